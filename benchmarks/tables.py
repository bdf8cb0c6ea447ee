"""
What this package costs: the tables of `docs/explanation/speed.md`, as they stand there.

`python benchmarks/tables.py` prints all but one, and names behind it pick. The one that compares
Pythons has to be told where they are, each with the package installed:
`python benchmarks/tables.py --pythons .nox/tests-*/bin/python`.

Rounds are random, by the default rules but for what a row says.
"""

import argparse
import gc
import operator
import platform
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import starmap
from multiprocessing import get_context
from statistics import mean, median
from time import perf_counter
from types import MappingProxyType
from typing import Any, TypeAlias

from playing import LARGEST, OPTIONS, SETS, USUAL, WINDOWS, Game, Rounds, hundred_rounds, turns_of
from questions import QUESTIONS
from timing import Work, bytes_kept, call_time, compared, digits, machine, micro, table, unit_time

from chickenfoot import distinct_moves, legal_moves

Rows: TypeAlias = Iterator[Sequence[object]]
"""The head of a table, and its rows."""


def sizes() -> Rows:
    """Yield a row for each set."""
    yield (
        "tiles, seats x hand",
        "moves a round",
        "legal",
        "distinct",
        "a move, µs",
        "over double-9",
        "bytes a state",
    )
    plays = {name: Rounds(game).play for name, game in SETS.items()}
    told = compared(Rounds(USUAL).play, plays)
    for name, game in SETS.items():
        turns = hundred_rounds(game)
        yield (
            name,
            len(turns) // 100,
            digits(mean(len(legal_moves(turn.state)) for turn in turns)),
            digits(mean(len(distinct_moves(turn.state)) for turn in turns)),
            micro(told[name].seconds),
            digits(told[name].ratio),
            f"{bytes_kept(plays[name]):,.0f}",
        )


def options() -> Rows:
    """Yield a row for each thing that can be changed in the rules."""
    yield "the default rules, but", "moves a round", "a move, µs", "over the default"
    games = {name: Game(config, USUAL.seats) for name, config in OPTIONS.items()}
    plays = {"(nothing)": Rounds(USUAL).play} | {
        name: Rounds(game).play for name, game in games.items()
    }
    for name, told in compared(Rounds(USUAL).play, plays).items():
        moves = mean(plays[name]() for _ in range(100))
        yield name, f"{moves:.0f}", micro(told.seconds), digits(told.ratio)


def calls(span: float = 0.02, repeats: int = 75) -> Rows:
    """Yield a row for each question, with what it costs at a table and how many moves that is."""
    yield "call", "double-9, µs", "over `apply_move`", "double-18, µs", "over `apply_move`"
    tables = [turns_of(game) for game in (USUAL, LARGEST)]
    for name, question in QUESTIONS.items():
        told, comma, more = name.partition(",")
        cells = [f"`{told}`{comma}{more}"]
        for turns in tables:
            # What takes long is asked of fewer positions at a time, so that all turns are short.
            some = max(20, min(len(turns), int(span / call_time(question(turns[:100])))))
            move, asked = QUESTIONS["apply_move"](turns), question(turns[:: len(turns) // some])
            took = [[call_time(it) for it in (move, asked, move)] for _ in range(repeats)]
            ratio = median(2 * here / (before + after) for before, here, after in took)
            cells += [micro(median(here for _, here, _ in took)), digits(ratio)]
        yield cells


def growth(repeats: int = 25) -> Rows:
    """Yield a row for each part of a long round."""
    yield (
        "moves made before",
        "tiles laid",
        "legal",
        "`legal_moves`, µs",
        "over the first",
        "`apply_move`, µs",
        "over the first",
    )
    turns = [turns_of(LARGEST, plies) for plies in WINDOWS]
    took = {
        name: [[call_time(QUESTIONS[name](told)) for told in turns] for _ in range(repeats)]
        for name in ("legal_moves, first time", "apply_move")
    }
    for at, (plies, told) in enumerate(zip(WINDOWS, turns, strict=True)):
        figures = [
            figure
            for runs in took.values()
            for figure in (
                micro(median(run[at] for run in runs)),
                digits(median(run[at] / run[0] for run in runs)),
            )
        ]
        laid = mean(len(turn.state.layout.placements) for turn in told[::10])
        legal = mean(len(legal_moves(turn.state)) for turn in told)
        yield f"{plies.start} to {plies.stop - 1}", f"{laid:.0f}", digits(legal), *figures


def keeping(slices: int = 15) -> Rows:
    """Yield a row for each way to have the garbage collector go about many states."""
    yield "states of 300 rounds", "a move, µs", "over keeping none"
    play = Rounds(USUAL).play

    def kept(before: Callable[[], object], after: Callable[[], object]) -> int:
        states: list[Any] = []
        before()
        try:
            return sum(play(states) for _ in range(300))
        finally:
            after()

    def frozen() -> int:
        states: list[Any] = []
        plies = 0
        for _ in range(300):
            plies += play(states)
            gc.freeze()
        gc.unfreeze()
        return plies

    usual = gc.get_threshold()
    ways: dict[str, Work] = {
        "kept": partial(kept, int, int),
        "kept, `gc.set_threshold(50_000)`": partial(
            kept, partial(gc.set_threshold, 50_000), partial(gc.set_threshold, *usual)
        ),
        "kept, `gc.freeze()` after each round": frozen,
        "kept, `gc.disable()`": partial(kept, gc.disable, gc.enable),
    }
    for name, told in compared(play, ways, slices=slices).items():
        yield name, micro(told.seconds), digits(told.ratio)


def many_rounds(first: int, number: int) -> int:
    """Return how many moves *number* rounds take, whose seeds count from *first*."""
    rounds = Rounds(USUAL, first)
    return sum(rounds.play() for _ in range(number))


def workers(rounds: int = 4000, repeats: int = 5) -> Rows:
    """Yield a row for each number of rounds that a worker process is sent at once."""
    yield "rounds a call", "a call, ms", "two processes over this one"
    sizes = [1, 10, 100, 1000]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        [*pool.map(many_rounds, [1, 1, 1, 1], [200] * 4)]
        for size in sizes:
            firsts, took = range(1, rounds + 1, size), []
            for _ in range(repeats):
                begun = perf_counter()
                for first in firsts:
                    many_rounds(first, size)
                alone = perf_counter() - begun
                begun = perf_counter()
                [*pool.map(many_rounds, firsts, [size] * len(firsts))]
                took.append((alone, perf_counter() - begun))
            call = median(alone for alone, _ in took) / len(firsts)
            yield size, digits(call * 1e3), digits(median(starmap(operator.truediv, took)))


def pythons(paths: Sequence[str], slices: int = 9) -> Rows:
    """Yield a row for each of the Pythons at *paths*, which take turns."""
    yield "Python", "double-9, µs", "over the first", "double-18, µs", "over the first"
    told: list[list[list[str]]] = [[] for _ in paths]
    for _ in range(slices):
        for path, runs in zip(paths, told, strict=True):
            done = subprocess.run(  # noqa: S603 - whoever runs this names them
                [path, __file__, "--rate"], capture_output=True, text=True, check=True
            )
            runs.append(done.stdout.split())
    for runs in told:
        cells = []
        for at in (1, 2):
            took = [float(run[at]) for run in runs]
            first = [float(run[at]) for run in told[0]]
            cells += [micro(median(took)), digits(median(map(operator.truediv, took, first)))]
        yield runs[0][0], *cells


def rate() -> None:
    """Print the version of this Python, and what a move takes at two tables."""
    plays = [Rounds(game).play for game in (USUAL, LARGEST)]
    for play in plays:
        unit_time(play, 0.3)
    print(platform.python_version(), *(unit_time(play, 0.5) for play in plays))


TABLES: Mapping[str, Callable[[], Rows]] = MappingProxyType(
    {
        "sizes": sizes,
        "options": options,
        "calls": calls,
        "growth": growth,
        "keeping": keeping,
        "workers": workers,
    }
)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[1])
    parser.add_argument("names", nargs="*", metavar="TABLE", help=f"of {', '.join(TABLES)}")
    parser.add_argument("--pythons", nargs="+", metavar="PATH", help="compare these instead")
    parser.add_argument("--rate", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.rate:
        rate()
        return
    if unknown := {*asked.names} - {*TABLES}:
        parser.error(f"there is no table {', '.join(sorted(unknown))}")
    print(machine("chickenfoot", "attrs"))
    chosen = [TABLES[name] for name in asked.names or TABLES]
    if asked.pythons:
        chosen = [partial(pythons, asked.pythons)]
    for rows in chosen:
        lines = rows()
        table(" | ".join(map(str, next(lines))), lines)


if __name__ == "__main__":
    main()
