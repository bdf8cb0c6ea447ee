"""
How time and memory are measured here, and how they are told.

A machine is faster at one moment than at the next, so what is compared takes turns, slice by slice,
and each slice is held against the slices beside it. The median of those ratios is the answer.
"""

import gc
import os
import platform
import sys
import tracemalloc
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import version
from itertools import starmap
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

Work: TypeAlias = Callable[[], int]
"""Something that can be done again and again, and says how much of it was done."""

Make: TypeAlias = Callable[[], Sequence[Sequence[Any]]]
"""Something that makes the arguments of many calls."""

Question: TypeAlias = tuple[Callable[..., object], Make]
"""Something to call, and what makes the arguments."""


class Compared(NamedTuple):
    """
    How two kinds of work compare.

    Attributes:
        seconds: What one unit of the work takes.

        ratio: How many times as long that is as a unit of the work it is compared with.
    """

    seconds: float
    ratio: float


def unit_time(work: Work, span: float) -> float:
    """Return how many seconds a unit of *work* takes, which is done for *span* seconds or more."""
    done, begun = 0, perf_counter()
    while True:
        done += work()
        spent = perf_counter() - begun
        if spent >= span:
            return spent / done


def compared(
    base: Work, others: Mapping[str, Work], *, slices: int = 75, span: float = 0.02
) -> dict[str, Compared]:
    """
    Return how each of *others* compares with *base*, which stands between them.

    Many short slices tell more than few long ones: a machine that is busy for a second is so for
    both. But what takes long is not done so often.
    """
    took: dict[str, list[Compared]] = {name: [] for name in others}
    for work in (base, *others.values()):
        work()  # the first time anything is done, it takes longer
    begun = perf_counter()
    for at in range(slices):
        before = unit_time(base, span)
        for name, work in others.items():
            seconds, after = unit_time(work, span), unit_time(base, span)
            took[name].append(Compared(seconds, 2 * seconds / (before + after)))
            before = after
        if at >= 6 and perf_counter() - begun > 10 * len(others):
            break
    return {name: Compared(*map(median, zip(*told, strict=True))) for name, told in took.items()}


def each(ask: Callable[..., object], calls: Iterable[Sequence[Any]]) -> None:
    """Call *ask* with each of *calls*, and nothing else: the loop is not written in Python."""
    deque(starmap(ask, calls), maxlen=0)


def call_time(question: Question) -> float:
    """Return what a call of *question* takes, in seconds, with arguments made anew."""
    ask, make = question
    calls = make()
    gc.collect()
    begun = perf_counter()
    each(ask, calls)
    return (perf_counter() - begun) / len(calls)


def thousand(benchmark: "BenchmarkFixture", question: Question) -> None:
    """
    Time a thousand calls of *question*, so that a time in ms is µs a call.

    Their arguments are made anew before each round, and that is not in the time.
    """
    ask, make = question

    def setup() -> tuple[tuple[object, ...], dict[str, object]]:
        calls = make()
        assert len(calls) == 1000
        return (ask, calls), {}

    rounds = int(1e-3 / call_time(question))  # a second in all
    benchmark.pedantic(each, setup=setup, rounds=min(30, max(3, rounds)))  # type: ignore[no-untyped-call]


def bytes_kept(play: Callable[[list[Any]], int], rounds: int = 30) -> float:
    """Return what a state takes that *play* adds to a list, with all that it alone refers to."""
    for _ in range(rounds):  # what is made once for all rounds is made here
        play([])
    kept: list[Any] = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(rounds):
        play(kept)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return taken / len(kept)


def micro(seconds: float) -> str:
    """Return a time in microseconds, to three digits."""
    return digits(seconds * 1e6)


def digits(number: float) -> str:
    """Return *number* to two digits behind the point, or one, or none: as many as it deserves."""
    return f"{number:,.{2 if number < 10 else 1 if number < 100 else 0}f}"


def table(head: str, rows: Iterable[Iterable[object]]) -> None:
    """Print a Markdown table whose first column is text and whose others are numbers."""
    print(f"\n| {head} |\n|---|{'--:|' * head.count('|')}", flush=True)
    for row in rows:
        print(f"| {' | '.join(map(str, row))} |", flush=True)
    print()


def machine(*packages: str) -> str:
    """Return a sentence on what this runs on."""
    told = ", ".join(f"{name} {version(name)}" for name in packages)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    cores = os.cpu_count()
    return f"{python}, {platform.system()} on {platform.machine()}, {cores} cores; {told}."
