"""What is public is documented, and the house keeps its rules."""

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import presets
from chickenfoot._config import FAMILIES

PACKAGE = Path(cf.__file__).parent
PAGE = Path(__file__).parent.parent / "docs" / "reference" / "api.md"
MODULES = sorted(
    name
    for _, name, _ in pkgutil.walk_packages(cf.__path__, "chickenfoot.")
    if "__main__" not in name
)
PUBLIC = [name for name in MODULES if "._" not in name]
EXTRAS = {"adapters", "cli", "distributed", "records", "testing"}
"""Modules that need another package, so that a star import leaves them out."""

FAMILY_MODULES = {kind.__module__: kind for kind in FAMILIES.values()}


def told_in_python(code: str) -> list[str]:
    """Return the lines that *code* prints in a process of its own."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.splitlines()


def documented() -> dict[str, set[str]]:
    """Return the names that the page of public names describes, by module."""
    found: dict[str, set[str]] = {}
    here = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        match = re.match(r"\.\. (?:py:)?(\w+):: ([\w.]+)$", line)
        if match is None:
            continue
        kind, name = match.groups()
        if kind in {"module", "currentmodule", "automodule"}:
            here = name
            found.setdefault(here, set())
        else:
            assert name not in found[here], f"{name} is described twice"
            found[here].add(name)
    return found


def source_of(module: str) -> str:
    """Return the text of a module."""
    path = importlib.import_module(module).__file__
    assert path is not None
    return Path(path).read_text(encoding="utf-8")


class TestNames:
    """What can be imported."""

    def test_are_documented_each_of_them(self) -> None:
        """The page of public names and `__all__` tell the same, but for what needs an extra."""
        page = documented()
        modules = {name.removeprefix("chickenfoot.") for name in page} - {"chickenfoot"}

        assert page["chickenfoot"] | modules - EXTRAS == {*cf.__all__}

    @pytest.mark.parametrize("module", PUBLIC)
    def test_of_modules_are_documented(self, module: str) -> None:
        """The same holds for each public module; what it re-exports is described once."""
        page = documented()
        names = {*importlib.import_module(module).__all__}

        assert module in page or names <= {*cf.__all__}
        described = page.get(module, set()) | page["chickenfoot"]
        assert described == names | page["chickenfoot"]

    @pytest.mark.parametrize("module", ["chickenfoot", *MODULES])
    def test_are_there(self, module: str) -> None:
        """Every module says what it offers, each name once, and has it."""
        found = importlib.import_module(module)
        if module.startswith("chickenfoot._") and hasattr(found, "__path__"):
            return

        assert len({*found.__all__}) == len(found.__all__)
        assert [name for name in found.__all__ if not hasattr(found, name)] == []

    def test_are_listed(self) -> None:
        """What an interactive session offers to complete are the public names."""
        assert {*cf.__all__} <= {*dir(cf)}
        assert [name for name in dir(cf) if name.startswith("_")] == ["__version__"]

    def test_that_are_none_are_no_attributes(self) -> None:
        """A name that is not there is an AttributeError that tells it."""
        with pytest.raises(AttributeError, match="rummy"):
            _ = getattr(cf, "rummy")  # noqa: B009 - a checker would see that there is none

    def test_that_come_later_are_known_to_type_checkers(self) -> None:
        """What `import chickenfoot` leaves for later is imported for them, from where it lives."""
        code = "import chickenfoot as cf; print(*({*cf.__all__, 'testing'} - {*vars(cf)}))"
        (later,) = told_in_python(code)
        told = {name: module for module, name in imported_for_checkers(source_of("chickenfoot"))}

        assert {*later.split()} == {*told}
        for name, module in told.items():
            home = importlib.import_module(module)
            assert getattr(cf, name) is getattr(home, name)

    def test_of_presets_are_declared(self) -> None:
        """A preset is made when it is asked for, and declared before."""
        told = {name for _, name in imported_for_checkers(source_of("chickenfoot.presets"))}

        assert {*presets.__annotations__} | told == {*presets.__all__} == {*dir(presets)}
        assert {*presets.__annotations__} & told == set()
        with pytest.raises(AttributeError, match="RUMMY"):
            _ = getattr(presets, "RUMMY")  # noqa: B009 - a checker would see that it is misspelt

    def test_of_errors_are_public(self) -> None:
        """Every error can be caught by the name that a traceback shows."""
        for name in cf.errors.__all__:
            assert getattr(cf, name) is getattr(cf.errors, name)

    def test_come_with_a_sentence(self) -> None:
        """Every public class and function has a docstring that begins with a sentence."""
        for module in [cf, *map(importlib.import_module, PUBLIC)]:
            for name in module.__all__:
                value = getattr(module, name)
                if callable(value) or isinstance(value, type(cf)):
                    first = (value.__doc__ or "").strip().partition("\n\n")[0]
                    assert first.endswith((".", "…", ":")), f"{module.__name__}.{name}"


class TestImport:
    """What `import chickenfoot` costs."""

    def test_takes_attrs_and_nothing_else(self) -> None:
        """No other package is needed, and none is loaded."""
        code = (
            "import sys; before = {*sys.modules}; import chickenfoot\n"
            "tops = {name.partition('.')[0] for name in {*sys.modules} - before}\n"
            "print(*sorted(tops - {*sys.stdlib_module_names}))"
        )
        (tops,) = told_in_python(code)

        assert {*tops.split()} <= {"attr", "attrs", "chickenfoot"}

    def test_leaves_out_what_few_need(self) -> None:
        """Chance, drawing, reading and testing are loaded when they are asked for."""
        code = (
            "import sys; before = {*sys.modules}; import chickenfoot\n"
            "print(*sorted({*sys.modules} - before))"
        )
        (loaded,) = told_in_python(code)
        unwanted = {"argparse", "asyncio", "cattrs", "click", "hypothesis", "json", "logging"}
        unwanted |= {"difflib", "hashlib", "random", "rich", "secrets", "subprocess", "tomllib"}
        unwanted |= {f"chickenfoot.{name}" for name in ["notation", "text", "testing"]}
        unwanted |= {"chickenfoot._explain", "chickenfoot._results", "chickenfoot._setup"}

        assert {"chickenfoot.presets", "chickenfoot.rules"} <= {*loaded.split()}
        assert unwanted & {*loaded.split()} == set()

    def test_makes_few_classes(self) -> None:
        """A class of attrs takes a hundred times as long to make as a plain one."""
        code = (
            "import sys, attrs, chickenfoot\n"
            "modules = [sys.modules[name] for name in sys.modules if 'chickenfoot' in name]\n"
            "values = [value for module in modules for value in vars(module).values()]\n"
            "print(len({kind for kind in values if isinstance(kind, type) and attrs.has(kind)}))"
        )
        (classes,) = told_in_python(code)

        assert 15 <= int(classes) <= 25

    def test_is_enough_to_play(self) -> None:
        """Where every move is legal, nobody loads what says why one is not."""
        code = (
            "import sys; from chickenfoot import apply_move, legal_moves, new_game, presets\n"
            "state = new_game(presets.JAQUES, seats=4, seed=1)\n"
            "while moves := legal_moves(state): state = apply_move(state, moves[-1])\n"
            "print(state.is_round_over, 'chickenfoot._explain' in sys.modules)"
        )

        assert told_in_python(code) == ["True False"]

    def test_brings_the_rest_when_it_is_asked_for(self) -> None:
        """A module that was left out comes as an attribute, and with a star."""
        code = (
            "import chickenfoot\n"
            "print(chickenfoot.notation.parse_tile('9-4'), chickenfoot.text.__name__)\n"
            "from chickenfoot import *\n"
            "print(notation is chickenfoot.notation, 'testing' in globals())"
        )

        assert told_in_python(code) == ["4-9 chickenfoot.text", "True False"]

    def test_says_what_to_install(self) -> None:
        """A module whose extra is missing names the extra."""
        code = (
            "import sys; sys.modules['hypothesis'] = None\n"
            "import chickenfoot\n"
            "try: chickenfoot.testing\n"
            "except ImportError as error: print(error)"
        )
        (told,) = told_in_python(code)

        assert 'pip install "chickenfoot[testing]"' in told


class TestHouse:
    """How the modules are built."""

    @pytest.mark.parametrize("module", ["chickenfoot", *MODULES, "chickenfoot.__main__"])
    def test_no_module_is_long(self, module: str) -> None:
        """With 350 lines, docstrings included, a module explains itself or splits."""
        assert len(source_of(module).splitlines()) <= 350

    @pytest.mark.parametrize("module", [name for name in MODULES if "._" in name])
    def test_a_config_is_read_once_per_table(self, module: str) -> None:
        """Families of rules are read where a config is checked or settled, nowhere in a game."""
        readers = {"_config", "_config_words", "_remarks", "_table"}
        read = {*families_read(source_of(module))}

        assert read == set() or module.removeprefix("chickenfoot.") in readers

    @pytest.mark.parametrize("module", sorted(FAMILY_MODULES))
    def test_a_family_reads_its_own_fields(self, module: str) -> None:
        """What a family asks of `config` are fields of its own class."""
        own = {field.name for field in attrs.fields(FAMILY_MODULES[module])}

        assert {*fields_read(source_of(module))} <= own

    @pytest.mark.parametrize("name", ["jaques", "chicken_game", "jaques_train_hybrid", "gamerules"])
    def test_a_game_is_played_without_its_config(
        self, name: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Once the table is settled, no move, phase, reason or result looks at a rule again."""
        state = cf.new_game(presets.BY_NAME[name], seats=4, seed=1)

        def nobody_may(_: cf.RuleConfig) -> NoReturn:
            raise AssertionError("a config was read in the middle of a game")

        for family in FAMILIES:
            monkeypatch.setattr(cf.RuleConfig, family, property(nobody_may))
        while state.round_number < 3:
            seat = state.turn
            cf.explain(state, cf.Pass(), seat=seat)
            cf.explain_hand(state, seat)
            cf.phase(state)
            cf.open_ends(state)
            cf.distinct_moves(state)
            cf.standings(state)
            cf.position_key(state)
            moves = cf.legal_moves(state)
            state = cf.apply_move(state, moves[-1]) if moves else cf.next_round(state, seed=1)

    def test_nothing_in_the_game_is_random_or_timed(self) -> None:
        """No module of the game imports chance, a clock or what reads and writes."""
        barred = {"random", "time", "datetime", "logging", "os", "io", "pathlib", "warnings"}
        for module in [name for name in MODULES if "._" in name]:
            assert barred & {*imports_of(source_of(module))} == set(), module


def families_read(source: str) -> Iterator[str]:
    """Yield the families that *source* reads off a config."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in FAMILIES:
            of = node.value
            if "config" in {getattr(of, "id", ""), getattr(of, "attr", "")}:
                yield node.attr


def fields_read(source: str) -> Iterator[str]:
    """Yield the names that *source* reads off `config`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "config":
            yield node.attr


def imported_for_checkers(source: str) -> Iterator[tuple[str, str]]:
    """Yield what *source* imports for type checkers alone, each name after its module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            for told in node.body:
                assert isinstance(told, ast.ImportFrom)
                yield from ((str(told.module), alias.name) for alias in told.names)


def imports_of(source: str) -> Iterator[str]:
    """Yield the modules that *source* imports, by the first part of their names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
