"""The words that several sentences share."""

from collections.abc import Iterable

__all__ = ["called", "listed", "of_seats"]

_SUITS = (
    "blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines",
)  # fmt: skip


def called(pip: int) -> str:
    """
    Return the call of a double, as whoever lays one shouts it.

    >>> called(5)
    'Chickie fives!'
    """
    return f"Chickie {_SUITS[pip] if pip < len(_SUITS) else f'{pip}s'}!"


def listed(words: Iterable[str]) -> str:
    """
    Return *words* as one says them in a row.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def of_seats(points: Iterable[int]) -> str:
    """
    Return what each seat has, given by seat.

    >>> of_seats([12, 0])
    'seat 0 has 12 and seat 1 has 0'
    """
    return listed(f"seat {seat} has {number}" for seat, number in enumerate(points))
