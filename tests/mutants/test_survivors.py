"""The list of survivors speaks about lines that are still there; `run.py` says the rest."""

import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src" / "chickenfoot"
SURVIVORS = tomllib.loads((HERE / "survivors.toml").read_text(encoding="utf-8"))["survivor"]


def told(name: str) -> str:
    """Return what the module of that name says, in one line."""
    core, family = SOURCE / f"_{name}.py", SOURCE / "_rules" / f"{name}.py"
    path = core if core.is_file() else family
    return " ".join(map(str.strip, path.read_text(encoding="utf-8").splitlines()))


NAMES = [f"{number} {survivor['module']}" for number, survivor in enumerate(SURVIVORS)]
EACH = pytest.mark.parametrize("survivor", SURVIVORS, ids=NAMES)


@pytest.mark.skipif(not SOURCE.is_dir(), reason="there is no source to look into")
class TestSurvivors:
    """Each change of a line that no test need notice."""

    @EACH
    def test_is_about_a_line_of_its_module(self, survivor: dict[str, str]) -> None:
        """What it changes is there, and it changes something."""
        assert survivor["old"] in told(survivor["module"])
        assert survivor["old"] != survivor["new"]

    @EACH
    def test_has_a_reason(self, survivor: dict[str, str]) -> None:
        """It says why it means the same, in a sentence."""
        assert list(survivor) == ["module", "where", "old", "new", "why"]
        assert survivor["why"].endswith(".")
