"""The patches that break a rule each still mean something; `run.py` applies them."""

import ast

import pytest

from broken.run import ROOT, SOURCE, Patch, PatchError, chosen, patches, read

PATCHES = patches()
NAMES = [patch.name for patch in PATCHES]
EACH = pytest.mark.parametrize("patch", PATCHES, ids=NAMES)

FAMILIES = [
    "dealing", "drawing", "engine", "feet", "going_out",
    "matching", "ranking", "schedule", "scoring", "trains",
]  # fmt: skip

SHELVES = """\
# A shelf holds one more.
# Fails: tests/test_shelves.py::TestShelf::test_is_full
--- src/shelves.py
 def upper():
-    return 3
+    return 4
"""


def named_in(path: str) -> set[str]:
    """Return the tests of a file as pytest names them, without their parameters."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    found = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.add(f"{path}::{node.name}")
        if isinstance(node, ast.ClassDef):
            inside = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            found |= {f"{path}::{node.name}::{inner.name}" for inner in inside}
    return found


@pytest.mark.skipif(not SOURCE.is_dir(), reason="there is no source to break")
class TestPatches:
    """Each patch in this folder."""

    @EACH
    def test_applies(self, patch: Patch) -> None:
        """Its old line is in the source, and its new one is Python."""
        text = (ROOT / patch.path).read_text(encoding="utf-8")

        broken = patch.applied(text)

        assert broken != text
        compile(broken, patch.path, "exec")

    @EACH
    def test_names_a_test(self, patch: Patch) -> None:
        """The test that has to fail is there."""
        path = patch.test.partition("::")[0]

        assert patch.test in named_in(path)

    @EACH
    def test_is_named_after_the_module_it_breaks(self, patch: Patch) -> None:
        """So that patches are chosen by module; those of a family fail a test of that family."""
        path = ROOT / patch.path
        module = path.stem.removeprefix("_")

        assert patch.name.startswith(f"{module}_")
        if path.parent.name == "_rules":
            assert patch.test.startswith(f"tests/rules/test_{module}")


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_two_or_more(family: str) -> None:
    """Every family of rules is broken in at least two ways."""
    assert len([patch for patch in PATCHES if patch.path.endswith(f"_rules/{family}.py")]) >= 2


def test_no_two_patches_are_the_same() -> None:
    """Each breaks something else."""
    assert len({(patch.path, patch.new) for patch in PATCHES}) == len(PATCHES)


class TestReading:
    """What a patch says, and what it does."""

    def test_a_line_is_found_by_those_around_it(self) -> None:
        """Lines that begin with a space tell the old line from others like it."""
        patch = read("shelves", SHELVES)
        text = "def upper():\n    return 3\n\n\ndef lower():\n    return 3\n"

        assert patch.wrong == "A shelf holds one more."
        assert patch.test == "tests/test_shelves.py::TestShelf::test_is_full"
        assert patch.applied(text) == text.replace("3", "4", 1)

    @pytest.mark.parametrize(
        ("text", "times"),
        [
            ("def upper():\n    return 5\n", 0),
            ("def upper():\n    return 3 + 2\n", 0),
            ("def upper():\n    return 3\ndef upper():\n    return 3\n", 2),
        ],
    )
    def test_a_line_that_is_not_there_once_is_an_error(self, text: str, times: int) -> None:
        """It says in which file the line is wanted."""
        told = f"does not apply: its lines are {times} times in src/shelves.py"

        with pytest.raises(PatchError, match=told):
            read("shelves", SHELVES).applied(text)

    @pytest.mark.parametrize("left_out", range(6))
    def test_a_patch_without_a_part_is_none(self, left_out: int) -> None:
        """All but the lines around the old one are needed."""
        lines = SHELVES.splitlines()
        text = "\n".join([*lines[:left_out], *lines[left_out + 1 :]])

        if lines[left_out].startswith(" "):
            assert read("shelves", text).old == ("    return 3",)
        else:
            with pytest.raises(PatchError, match="shelves is no patch"):
                read("shelves", text)

    def test_patches_are_chosen_by_how_they_begin(self) -> None:
        """All of them where nothing is asked for."""
        assert chosen(PATCHES, []) == PATCHES
        assert [patch.path for patch in chosen(PATCHES, ["demand_", "opening"])] == [
            "src/chickenfoot/_demand.py",
            "src/chickenfoot/_demand.py",
            "src/chickenfoot/_opening.py",
        ]
