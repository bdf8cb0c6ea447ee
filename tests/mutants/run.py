"""
Change one thing in a module at a time, and demand that its own tests notice.

`python tests/mutants/run.py` lets mutmut make the mutants of each module in `MODULES`; arguments
choose modules: `run.py feet trains`. A mutant that the tests of its module pass then plays a
hundred rounds against the referee, and one that nobody notices has survived. A survivor that means
the same as the code it comes from stands in `survivors.toml` with its reason; any other one fails
the run, and so does a line of that list which is true no more.

The package is imported anew for every mutant, in a process of its own forked from one that knows
pytest and nothing of the package. So whatever a module computes once, when it is imported or for a
cache, is computed by the mutant; and a mutant is the whole module, so that the fields of the config
classes and decorated functions count as well.
"""

import argparse
import ast
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import attrs  # noqa: F401, the tests need it, and a fork has what its parent imported
import hypothesis  # noqa: F401, the same
import pytest
from mutmut.mutation.file_mutation import create_mutations

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "chickenfoot"
LIST = Path(__file__).with_name("survivors.toml")

FAMILIES = (
    "matching", "dealing", "engine", "drawing", "feet", "going_out", "scoring", "schedule",
    "ranking", "trains", "fields",
)  # fmt: skip
MODULES = {family: f"_rules/{family}.py" for family in FAMILIES} | {
    "table": "_table.py",
    "demand": "_demand.py",
    "play": "_play.py",
    "phase": "_phase.py",
    "scorekeeping": "_scorekeeping.py",
}
TESTS_OF_ALL_FAMILIES = ("fields", "refused", "seat_counts", "wrong_types")
"""What the families have in common is tested in one place, family by family."""

LEAST = 95.0
"""Percent of the mutants that have to be noticed, argued survivors or not."""

ROUNDS = 100
MOST_TILES = 21
"""Rounds are played with few tiles: they are short, and starve and block often."""

PATIENCE = 5
"""A mutant hangs that computes this many times as long as the module as it is, and 2 s more."""

MEMORY = 2 << 30
"""Bytes after which it is said to hang as well: some loops that do not end collect something."""

SURVIVED, NOTICED, BEATEN, ELSEWHERE = 0, 1, 2, 3
"""How the process of a mutant ends: unnoticed, by a test, by the referee, or not run at all."""


class Mutant(NamedTuple):
    """
    A module with one change.

    Attributes:
        where: The class and function that it is in.

        old: The lines that it changes, in one line.

        new: What they become.

        text: The whole module.
    """

    where: str
    old: str
    new: str
    text: str


Survivor = tuple[str, str, str, str]
"""A mutant as the list tells it: module, where, old and new."""


class Outcome(NamedTuple):
    """What became of the mutants of one module."""

    module: str
    mutants: int
    by_test: int
    by_round: int
    hung: int
    survivors: list[Survivor]
    seconds: float


# What the mutants are.


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Yield the mutants of the module at *path*, each once."""
    text = path.read_text(encoding="utf-8")
    places = places_in(text)
    module, mutations, *_ = create_mutations(str(path), text)
    seen = {text}
    for mutation in mutations:
        mutated = module.deep_replace(mutation.original_node, mutation.mutated_node)
        changed = module.code_for_node(mutated)
        if changed in seen:
            continue
        seen.add(changed)
        number, old, new = difference(text, changed)
        where = places[number]
        if where is not None:
            yield Mutant(where, old, new, changed)


def difference(text: str, changed: str) -> tuple[int, str, str]:
    """Return the number of the first line that differs, counted from 0, and what differs."""
    before, after = text.splitlines(), changed.splitlines()
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    return first, " ".join(map(str.strip, old)), " ".join(map(str.strip, new))


def places_in(text: str) -> list[str | None]:
    """
    Return what each line is in, as `Class.function`; empty for the module itself.

    None is for lines that are left alone: `__all__`, and the members of an enum, whose values
    nobody sees.
    """
    places: list[str | None] = [""] * (len(text.splitlines()) + 1)

    def fill(node: ast.stmt, where: str | None) -> None:
        assert node.end_lineno is not None
        places[node.lineno - 1 : node.end_lineno] = [where] * (node.end_lineno - node.lineno + 1)

    def visit(body: Sequence[ast.stmt], inside: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = f"{inside}{node.name}"
                fill(node, None if is_enum(node) else name)
                visit(node.body, f"{name}.")
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                fill(node, None)

    visit(ast.parse(text).body, "")
    return places


def is_enum(node: ast.stmt) -> bool:
    """Whether *node* is a class of members; one without any, like `Choice`, is code."""
    return isinstance(node, ast.ClassDef) and [*map(ast.unparse, node.bases)] == ["Choice"]


# One mutant, in a process of its own.


class Loader(importlib.machinery.SourceFileLoader):
    """Loads the text of a mutant in place of what the file says."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the mutant."""
        return compile(self.text, self.get_filename(fullname), "exec")


class Finder(importlib.abc.MetaPathFinder):
    """Finds a mutant where its module is asked for."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name = name
        self.loader = Loader(name, str(path), text)

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return how the module is loaded, if it is the one."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_loader(fullname, self.loader)


def trial(path: Path, text: str, tests: Sequence[str]) -> int:
    """Return what becomes of the module at *path* if it says *text*."""
    name = ".".join(("chickenfoot", *path.relative_to(SOURCE).with_suffix("").parts))
    finder = Finder(name, path, text)
    sys.meta_path.insert(0, finder)
    options = ["-x", "-q", "-s", "--tb=short", "--assert=plain", "--noconftest"]
    code = pytest.main([*options, "-p", "no:cacheprovider", *tests])
    if code != pytest.ExitCode.OK:
        return NOTICED
    if getattr(sys.modules.get(name), "__loader__", None) is not finder.loader:
        return ELSEWHERE
    try:
        play_rounds()
    except Exception as error:  # noqa: BLE001, however it differs
        print(type(error).__name__, error, *getattr(error, "__notes__", ()))  # noqa: T201
        return BEATEN
    return SURVIVED


def play_rounds() -> None:
    """
    Play the same hundred rounds as ever with the referee looking on.

    Raises:
        AssertionError: The package and the referee differ.
    """
    sys.path.insert(0, str(ROOT / "tests"))
    import referee  # noqa: PLC0415, it needs the package
    from chickenfoot import RuleConfigError  # noqa: PLC0415
    from properties.test_referee import Dice, Game, a_config  # noqa: PLC0415

    played = number = 0
    while played < ROUNDS:
        number += 1
        choices = Dice(random.Random(f"mutants/{number}"))
        try:
            config, seats = a_config(choices)
        except RuleConfigError:
            continue
        if len(referee.all_tiles(config)) > MOST_TILES:
            continue
        assert list(config.seat_counts) == referee.seat_counts(config), repr(config)
        if seats not in config.seat_counts:
            continue
        game = Game(config, seats, choices)
        while True:
            game.play_round()
            played += 1
            if played % 4 == 0 or not game.deal_next():
                break


def fork(path: Path, text: str, tests: Sequence[str], told: Path, longest: int) -> int:
    """
    Try a mutant in a new process, and return the number of that.

    What it prints goes to *told*; it is ended after *longest* seconds of computing.
    """
    child = os.fork()
    if child:
        return child
    code = ELSEWHERE
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (longest, longest + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(longest * 20)  # for one that waits
        output = os.open(told, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        code = trial(path, text, tests)
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001, nothing may return into the loop of the parent
        code = NOTICED
    finally:
        os._exit(code)


# All mutants of a module.


def tests_of(name: str) -> list[str]:
    """Return the test files of the module of that name."""
    folder = ROOT / "tests" / "rules" if name in FAMILIES else ROOT / "tests"
    own = sorted(folder.glob(f"test_{name}.py")) + sorted(folder.glob(f"test_{name}_*.py"))
    if name in FAMILIES:
        own += [folder / f"test_{shared}.py" for shared in TESTS_OF_ALL_FAMILIES]
    return [str(path) for path in own]


def tried(name: str, jobs: int, folder: Path) -> Outcome:
    """
    Try every mutant of a module, *jobs* at a time.

    Raises:
        SystemExit: The module is not tried at all, or fails as it is.
    """
    began = time.monotonic()
    path, tests = SOURCE / MODULES[name], tests_of(name)
    told = folder / "told"
    fork(path, path.read_text(encoding="utf-8"), tests, told, 600)
    _, status, used = os.wait4(-1, 0)
    if status != SURVIVED:
        sys.exit(f"{name} as it is ends with {status}\n{told.read_text()}")
    longest = 2 + round(PATIENCE * (used.ru_utime + used.ru_stime))
    count: Counter[int] = Counter()
    survivors: list[Survivor] = []
    running: dict[int, Mutant] = {}

    def wait() -> None:
        child, status = os.wait()
        mutant, code = running.pop(child), os.waitstatus_to_exitcode(status)
        if code == ELSEWHERE:
            sys.exit(f"{name} is not what the tests import")
        count[code] += 1
        if code == SURVIVED:
            survivors.append((name, mutant.where, mutant.old, mutant.new))

    for mutant in mutants_of(path):
        if len(running) == jobs:
            wait()
        running[fork(path, mutant.text, tests, Path(os.devnull), longest)] = mutant
    while running:
        wait()
    hung = sum(many for code, many in count.items() if code < 0)
    seconds = time.monotonic() - began
    return Outcome(
        name, count.total(), count[NOTICED], count[BEATEN], hung, sorted(survivors), seconds
    )


# The list of survivors.


def listed() -> Counter[Survivor]:
    """Return the survivors that are argued, each as often as it is listed."""
    entries = tomllib.loads(LIST.read_text(encoding="utf-8"))["survivor"]
    return Counter(
        (entry["module"], entry["where"], entry["old"], entry["new"])
        for entry in entries
        if entry["why"]
    )


def entry_for(survivor: Survivor) -> str:
    """Return what would list *survivor*, if there were a reason."""
    fields = zip(("module", "where", "old", "new"), survivor, strict=True)
    return "\n".join(["[[survivor]]", *(f"{key} = {quoted(told)}" for key, told in fields)])


def quoted(text: str) -> str:
    """Return *text* as TOML writes it."""
    if "'" not in text:
        return f"'{text}'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def report(outcome: Outcome, argued: Counter[Survivor]) -> bool:
    """Print what became of the mutants of one module; return whether that is as it should be."""
    found = Counter(outcome.survivors)
    unargued, gone = found - argued, argued - found
    killed = outcome.mutants - found.total()
    percent = 100 * killed / outcome.mutants
    say(
        f"{outcome.module:<13}{outcome.mutants:>8}{outcome.by_test:>9}{outcome.by_round:>9}"
        f"{outcome.hung:>7}{found.total() - unargued.total():>8}{unargued.total():>9}"
        f"{percent:>8.1f}{outcome.seconds:>9.0f}"
    )
    for survivor in unargued.elements():
        say(f"\nnobody noticed\n{entry_for(survivor)}\n")
    for survivor in gone.elements():
        say(f"\nlisted, but noticed or gone\n{entry_for(survivor)}\n")
    if percent < LEAST:
        say(f"less than {LEAST:g} % of {outcome.module} noticed")
    return not unargued and not gone and percent >= LEAST


def main(arguments: Sequence[str]) -> int:
    """Try the mutants of the modules named, or of all; return how the process ends."""
    parser = argparse.ArgumentParser(description="Change one thing at a time; tests must notice.")
    parser.add_argument("modules", nargs="*", metavar="module", help=" ".join(MODULES))
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.modules if name not in MODULES]
    if unknown:
        parser.error(f"no module {', '.join(unknown)}; there are {', '.join(MODULES)}")
    argued = listed()
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder)
        say("module        mutants  by test by round   hung  argued unargued percent  seconds")
        for module in chosen.modules or MODULES:
            mine = Counter({known: n for known, n in argued.items() if known[0] == module})
            good = report(tried(module, chosen.jobs, folder), mine) and good
    return 0 if good else 1


def prepare(folder: Path) -> None:
    """Have the package imported from a copy in *folder*, and leave nothing in the checkout."""
    global SOURCE  # noqa: PLW0603, one place where the modules lie
    os.chdir(ROOT)  # mutmut and pytest read pyproject.toml there
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    sys.pycache_prefix = str(folder / "compiled")
    sys.dont_write_bytecode = False
    copied = folder / "copy" / "chickenfoot"
    shutil.copytree(SOURCE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    sys.path.insert(0, str(copied.parent))
    SOURCE = copied
    gc.freeze()


def say(text: str) -> None:
    """Print *text* at once."""
    print(text, flush=True)  # noqa: T201, a script


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
