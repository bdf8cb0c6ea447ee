"""
Break one rule at a time, and demand that the test named after it notices.

`python tests/broken/run.py` takes each patch beside this file, applies it to a copy of the package
and runs the one test that the patch names, which has to fail there and to pass on a copy as it is.
Arguments choose patches by how their names begin: `run.py feet trains_anyone`.

A patch is one wrong line, in the shape of a diff without numbers:

    # A double wants one toe more than the rules say.
    # Fails: tests/rules/test_feet.py::TestToes::test_it_is_finished_by_the_last_of_them
    --- src/chickenfoot/_rules/feet.py
    -        toes=config.toes,
    +        toes=config.toes + 1,

Its name begins with the module that it breaks. The old line has to be there exactly once; lines
that begin with a space stay as they are, and tell it from others like it.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

__all__ = ["HERE", "ROOT", "SOURCE", "Patch", "PatchError", "patches", "read"]

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SOURCE = ROOT / "src" / "chickenfoot"

LONGEST = 300
"""Seconds after which a test is said to hang."""


class PatchError(Exception):
    """A patch cannot be read, or is about lines that are no longer there."""


class Patch(NamedTuple):
    """
    One wrong line.

    Attributes:
        name: What it is called.

        wrong: What it makes of the rule, in a sentence.

        test: The test that has to fail, as pytest names it.

        path: The file that it changes, as seen from the root of the repository.

        old: Lines that stand there together exactly once.

        new: What they become.
    """

    name: str
    wrong: str
    test: str
    path: str
    old: tuple[str, ...]
    new: tuple[str, ...]

    def applied(self, text: str) -> str:
        """
        Return *text*, what the file says, with the wrong line in it.

        Raises:
            PatchError: The old lines are not there, or more than once.
        """
        lines, many = text.splitlines(), len(self.old)
        places = [at for at in range(len(lines)) if tuple(lines[at : at + many]) == self.old]
        if len(places) != 1:
            raise PatchError(f"does not apply: its lines are {len(places)} times in {self.path}")
        at = places[0]
        return "\n".join([*lines[:at], *self.new, *lines[at + many :], ""])


def read(name: str, text: str) -> Patch:
    """
    Return the patch that *text* describes.

    Raises:
        PatchError: It does not describe one.
    """
    told: list[str] = []
    test = path = ""
    body: list[str] = []
    for line in text.splitlines():
        if line.startswith("--- "):
            path = line.removeprefix("--- ")
        elif path:
            body.append(line)
        elif line.startswith("# Fails: "):
            test = line.removeprefix("# Fails: ")
        else:
            told.append(line.removeprefix("# "))
    marks = [line[:1] for line in body]
    if not (told and test and path) or sorted(mark for mark in marks if mark != " ") != ["+", "-"]:
        raise PatchError(
            f"{name} is no patch: it needs a sentence, a test, a file and one line changed"
        )
    old = tuple(line[1:] for line in body if line[0] in " -")
    new = tuple(line[1:] for line in body if line[0] in " +")
    return Patch(name, " ".join(told), test, path, old, new)


def patches() -> list[Patch]:
    """Return all patches, by name."""
    files = sorted(HERE.glob("*.patch"))
    return [read(file.stem, file.read_text(encoding="utf-8")) for file in files]


def chosen(known: Iterable[Patch], names: Sequence[str]) -> list[Patch]:
    """Return those of the *known* patches that begin with one of *names*; all if there is none."""
    return [patch for patch in known if not names or patch.name.startswith(tuple(names))]


def complaint(tests: Iterable[str], patch: Patch | None) -> str:
    """
    Run *tests* against a copy of the package, and return what is wrong with how they end.

    Nothing is, if they fail on a copy with *patch*, or pass on one without.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "chickenfoot"
        shutil.copytree(SOURCE, place, ignore=shutil.ignore_patterns("__pycache__"))
        if patch is not None:
            broken = Path(folder) / Path(patch.path).relative_to("src")
            broken.write_text(patch.applied(broken.read_text(encoding="utf-8")), encoding="utf-8")
        try:
            code, told = outcome(tests, place)
        except subprocess.TimeoutExpired:
            return "hangs"
    if f"chickenfoot: {place}" not in told:
        return f"did not run against the copy\n{told}"
    wanted = pytest.ExitCode.OK if patch is None else pytest.ExitCode.TESTS_FAILED
    if code == wanted:
        return ""
    if patch is not None and code == pytest.ExitCode.OK:
        return f"SURVIVES {patch.test}: {patch.wrong}"
    return f"ended with exit code {code} of pytest, not {wanted.value}\n{told}"


def outcome(tests: Iterable[str], place: Path) -> tuple[int, str]:
    """Return the exit code of pytest and what it told, with the package imported from *place*."""
    # The variables left out: one would have conftest.py insist on the wheel, the other may hide
    # where the package comes from.
    left_out = {"NOX_CURRENT_SESSION", "PYTEST_ADDOPTS"}
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment["PYTHONPATH"] = str(place.parent)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tb=short", *tests]
    done = subprocess.run(  # noqa: S603, the command is written out above
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    return done.returncode, done.stdout


def main(names: Sequence[str]) -> int:
    """Try the patches whose names begin with one of *names*; return how the process ends."""
    known = patches()
    for name in names:
        if not chosen(known, [name]):
            say(f"no patch begins with {name}")
            return 2
    tried = chosen(known, names)
    told = complaint(sorted({patch.test for patch in tried}), None)
    if told:
        say(f"without a patch: {told}")
        return 1
    bad = 0
    for patch in tried:
        try:
            told = complaint([patch.test], patch)
        except PatchError as error:
            told = str(error)
        bad += bool(told)
        say(f"{patch.name}: {told or f'noticed by {patch.test}'}")
    say(f"{len(tried)} wrong rules, {len(tried) - bad} of them noticed")
    return 1 if bad else 0


def say(text: str) -> None:
    """Print *text* at once."""
    print(text, flush=True)  # noqa: T201, a script


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
