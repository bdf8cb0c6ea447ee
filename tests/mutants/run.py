"""
Change one thing in a module at a time, and demand that its own tests notice.

`python tests/mutants/run.py` lets mutmut make the mutants of each module in `MODULES`; arguments
choose modules: `run.py feet trains`. A mutant that the tests of its module pass then plays a
hundred rounds against the referee, and one that nobody notices has survived. A survivor that means
the same as the code it comes from stands in `survivors.toml` with its reason; any other one fails
the run, and so does a line of that list which is true no more.
"""

import argparse
import gc
import os
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # as pytest does

from mutants.making import Mutant, mutants_of
from mutants.trying import BEATEN, ELSEWHERE, NOTICED, SURVIVED, fork

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "chickenfoot"
LIST = Path(__file__).with_name("survivors.toml")

FAMILIES = (
    "matching", "dealing", "engine", "drawing", "feet", "going_out", "scoring", "schedule",
    "ranking", "trains", "fields",
)  # fmt: skip
MODULES = {family: f"_rules/{family}.py" for family in FAMILIES} | {
    "table": "_table.py",
    "board": "_board.py",
    "demand": "_demand.py",
    "choices": "_choices.py",
    "ending": "_ending.py",
    "legal": "_legal.py",
    "play": "_play.py",
    "phase": "_phase.py",
    "scorekeeping": "_scorekeeping.py",
}
TESTS = {
    "scorekeeping": ("test_results.py", "rules/test_ranking_extra_round.py"),
    "board": ("test_layout.py",),
}
"""The tests of a module that are not called like it, beside those that are."""

TESTS_OF_ALL_FAMILIES = ("fields", "refused", "seat_counts", "wrong_types")
"""What the families have in common is tested in one place, family by family."""

LEAST = 95.0
"""Percent of the mutants that have to be noticed, argued survivors or not."""

PATIENCE = 3
"""A mutant hangs that computes this many times as long as the module as it is, and 2 s more."""

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


# All mutants of a module.


def tests_of(name: str) -> list[str]:
    """
    Return the test files of the module of that name.

    Raises:
        SystemExit: There is none.
    """
    folder = ROOT / "tests" / "rules" if name in FAMILIES else ROOT / "tests"
    own = sorted(folder.glob(f"test_{name}.py")) + sorted(folder.glob(f"test_{name}_*.py"))
    own += [folder / path for path in TESTS.get(name, ())]
    if not own:
        sys.exit(f"{name} has no test file")
    if name in FAMILIES:
        own += [folder / f"test_{shared}.py" for shared in TESTS_OF_ALL_FAMILIES]
    return [str(path) for path in own]


def tried(name: str, source: Path, jobs: int, told: Path) -> Outcome:
    """
    Try every mutant of a module of *source*, *jobs* at a time; what fails is printed to *told*.

    Raises:
        SystemExit: The module is not tried at all, or fails as it is.
    """
    began = time.monotonic()
    path, tests = source / MODULES[name], tests_of(name)
    module = ".".join(("chickenfoot", *path.relative_to(source).with_suffix("").parts))
    fork(module, path, path.read_text(encoding="utf-8"), tests, 600, told)
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
        running[fork(module, path, mutant.text, tests, longest)] = mutant
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
        source = prepare(folder)
        say("module        mutants  by test by round   hung  argued unargued percent  seconds")
        for module in chosen.modules or MODULES:
            mine = Counter({known: n for known, n in argued.items() if known[0] == module})
            good = report(tried(module, source, chosen.jobs, folder / "told"), mine) and good
    return 0 if good else 1


def prepare(folder: Path) -> Path:
    """
    Copy the package into *folder*, have it imported from there, and return where it lies.

    Nothing is left in the checkout, and a change of it in the midst of a run changes nothing.
    """
    os.chdir(ROOT)  # mutmut and pytest read pyproject.toml there
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    sys.pycache_prefix = str(folder / "compiled")
    sys.dont_write_bytecode = False
    copied = folder / "copy" / "chickenfoot"
    shutil.copytree(SOURCE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    sys.path.insert(0, str(copied.parent))
    gc.freeze()
    return copied


def say(text: str) -> None:
    """Print *text* at once."""
    print(text, flush=True)  # noqa: T201, a script


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
