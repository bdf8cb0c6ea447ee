"""
This package beside others: random games, through what each of them publishes.

`python benchmarks/peers.py` prints the table of `docs/explanation/speed.md`; names of packages
behind it pick rows. What is not installed says so in its row. The games differ, and so does what a
move asks of them: a ratio says how fast a position can be in Python, not which rules are simpler.

Every ratio is above 1 where ours is better. A move is: list the legal ones, choose one at random,
make it. Dealing and setting up are in the time. Ours is a random round of the default rules,
double-9, four seats; draws and passes are moves.
"""

import argparse
import logging
import os
import random
import subprocess
import sys
from collections.abc import Collection, Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from operator import attrgetter
from statistics import median
from textwrap import fill
from time import perf_counter

from peer_games import PEERS, Peer, Play
from playing import USUAL, Rounds, hundred_rounds
from timing import bytes_kept, compared, digits, machine, table, unit_time

from chickenfoot import Play as Laid

HEAD = (
    "package | game | moves a second | ours / theirs | keeping every state | ours / theirs"
    " | bytes a state | theirs / ours | import, ms | theirs / ours"
)
NOTE = (
    "Of our moves, {part:.0%} lay a tile; the others draw or pass. In `dominoes` every move lays"
    " one, so by tiles laid, ours / theirs is {part:.2f} of what the table says."
)


def import_times(*needed: str, runs: int = 11) -> list[float]:
    """Return the median time of an import of each of *needed*, over a Python that imports none."""
    environment = {name: it for name, it in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    took: list[list[float]] = [[] for _ in needed]
    for run in range(runs + 1):
        spans = []
        for what in ("sys", *needed):
            begun = perf_counter()
            subprocess.run(  # noqa: S603 - the names are written out in this folder
                [sys.executable, "-c", f"import {what}"],
                env=environment,
                check=True,
                stderr=subprocess.DEVNULL,
            )
            spans.append(perf_counter() - begun)
        if run:  # the first writes bytecode
            for times, span in zip(took, spans[1:], strict=True):
                times.append(span - spans[0])
    return [median(times) for times in took]


def without_keeping(play: Play) -> int:
    """Play a game, and return how many moves it took."""
    return play(None)


def keeping(play: Play) -> int:
    """Play a game, keep every state until it is over, and return how many moves it took."""
    return play([])


def row(peer: Peer, ours: Play, our_bytes: float, slices: int) -> list[str]:
    """Return how *peer*, which is installed, compares with *ours*."""
    theirs = peer.start()
    cells = [f"{peer.package} {version(peer.package)}", peer.game]
    for way in (without_keeping, keeping):
        (found,) = compared(partial(way, ours), {"": partial(way, theirs)}, slices=slices).values()
        cells += [rate(1 / found.seconds), digits(found.ratio)]
    if peer.is_traced:
        size = bytes_kept(theirs, rounds=5)
        cells += [f"{size:,.0f}", digits(size / our_bytes)]
    else:
        cells += ["", ""]
    mine, yours = import_times("chickenfoot", peer.needed)
    return [*cells, f"{yours * 1e3:.0f}", digits(yours / mine)]


def rows(packages: Collection[str], ours: Play, slices: int) -> Iterator[list[str]]:
    """Yield the rows of the table: ours, and a row for each game of *packages*."""
    our_bytes = bytes_kept(ours)
    yield our_row(ours, our_bytes, slices)
    for package, games in groupby(PEERS, attrgetter("package")):
        if package not in packages:
            continue
        try:
            yield from (row(peer, ours, our_bytes, slices) for peer in games)
        except (ImportError, PackageNotFoundError):
            yield [f"{package}: not installed", *[""] * 9]


def rate(number: float) -> str:
    """Return *number*, to the thousand or to three digits."""
    return f"{number / 1e3:,.0f},000" if number >= 1e4 else f"{float(f'{number:.3g}'):,.0f}"


def our_row(ours: Play, our_bytes: float, slices: int) -> list[str]:
    """Return what the others are compared with."""
    times = [
        median(unit_time(work, 0.02) for _ in range(slices))
        for work in (partial(without_keeping, ours), partial(keeping, ours))
    ]
    (imported,) = import_times("chickenfoot")
    figures = [it for seconds in times for it in (rate(1 / seconds), "1")]
    size = [f"{our_bytes:,.0f}", "1"]
    game = "Chicken Foot, double-9, 4 x 7"
    name = f"chickenfoot {version('chickenfoot')}"
    return [name, game, *figures, *size, f"{imported * 1e3:.0f}", "1"]


def laying() -> float:
    """Return which part of our moves lays a tile."""
    turns = hundred_rounds(USUAL)
    return sum(isinstance(turn.move, Laid) for turn in turns) / len(turns)


def main() -> None:
    """Print the table."""
    names = list(dict.fromkeys(peer.package for peer in PEERS))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[1])
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help=f"of {', '.join(names)}")
    parser.add_argument("--slices", type=int, default=75, help="the most turns each takes (75)")
    asked = parser.parse_args()
    if unknown := {*asked.packages} - {*names}:
        parser.error(f"nothing is known of {', '.join(sorted(unknown))}")
    logging.disable()  # some tell at length which devices they did not find
    random.seed(1)  # what most of them deal from
    print(machine("chickenfoot", "attrs"))
    table(HEAD, rows(asked.packages or names, Rounds(USUAL).play, asked.slices))
    print(fill(NOTE.format(part=laying()), 100))


if __name__ == "__main__":
    main()
