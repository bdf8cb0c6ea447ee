"""
One mutant, in a process of its own that is forked from one which knows nothing of the package.

So whatever a module computes once, when it is imported or for a cache, is computed by the mutant;
and a mutant is the whole module, so that the fields of the config classes and decorated functions
count as well.
"""

import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import resource
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

import attrs  # noqa: F401, the tests need it, and a fork has what its parent imported
import hypothesis  # noqa: F401, the same
import pytest

__all__ = ["BEATEN", "ELSEWHERE", "NOTICED", "SURVIVED", "fork"]

ROUNDS = 100
MOST_TILES = 21
"""Rounds are played with few tiles: they are short, and starve and block often."""

MEMORY = 2 << 30
"""Bytes that a mutant may use: some loops that do not end collect something."""

SURVIVED, NOTICED, BEATEN, ELSEWHERE = 0, 1, 2, 3
"""How the process of a mutant ends: unnoticed, by a test, by the referee, or not run at all."""


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


def trial(name: str, path: Path, text: str, tests: Sequence[str]) -> int:
    """Return what becomes of the module of that name, which lies at *path*, if it says *text*."""
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


def fork(
    name: str, path: Path, text: str, tests: Sequence[str], longest: int, told: Path | None = None
) -> int:
    """
    Try a module with another text, in a new process; return the number of that.

    It is ended after *longest* seconds of computing, and what it prints goes to *told*.
    """
    child = os.fork()
    if child:
        return child
    code = ELSEWHERE
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (longest, longest + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with contextlib.suppress(ValueError):  # not every system limits it
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(longest * 20)  # for one that waits
        output = os.open(told or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        code = trial(name, path, text, tests)
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001, nothing may return into the loop of the parent
        code = NOTICED
    finally:
        os._exit(code)
