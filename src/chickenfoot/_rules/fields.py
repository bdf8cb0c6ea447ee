"""How a field of a config is read: closed choices, whole numbers, yes or no, numbers by seats."""

import enum
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn, SupportsIndex

import attrs

from chickenfoot.errors import wrong_type

__all__ = [
    "Choice",
    "SeatTable",
    "by_seats",
    "is_a",
    "is_flag",
    "is_whole",
    "plain",
    "to_whole",
    "whole",
]


class Choice(enum.Enum):
    """A closed choice; it shows itself as it is written in Python."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    __str__ = __repr__


def plain(value: Any) -> Any:  # noqa: ANN401 - what is wrong is refused by the validator
    """Return *value* as a plain int if it is an integer of any kind but a bool."""
    index = getattr(type(value), "__index__", None)
    return value if index is None or isinstance(value, bool) else index(value)


def to_whole(value: SupportsIndex) -> int:
    """Return *value* as a plain int; what is no integer is left for the validator to refuse."""
    whole: int = plain(value)
    return whole


def whole(what: str, value: int) -> int:
    """Return *value*, called *what*, which is refused if it is no int; a bool is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong_type(what, "an int", value)
    return value


def is_whole(_: object, field: "attrs.Attribute[Any]", value: int) -> None:
    """Refuse what is no int, a bool included."""
    whole(field.name, value)


def is_flag(_: object, field: "attrs.Attribute[Any]", value: object) -> None:
    """Refuse what is neither True nor False."""
    if not isinstance(value, bool):
        raise wrong_type(field.name, "True or False", value)


_KINDS = {"SeatTable": "a table of ints by seats", "NoneType": "None"}


def _with_article(name: str) -> str:
    return f"an {name}" if name[0] in "AEIO" else f"a {name}"


def is_a(
    *kinds: type, whole: bool = False
) -> "Callable[[object, attrs.Attribute[Any], Any], None]":
    """Return a validator that wants an instance of one of *kinds*; an int too where *whole*."""
    told = [_KINDS.get(kind.__name__) or _with_article(kind.__name__) for kind in kinds]
    wanted = " or ".join([*told, "an int"] if whole else told)

    def wants(_: object, field: "attrs.Attribute[Any]", value: object) -> None:
        if isinstance(value, kinds):
            return
        if not (whole and isinstance(value, int) and not isinstance(value, bool)):
            raise wrong_type(field.name, wanted, value)

    return wants


class SeatTable(Mapping[int, int]):
    """
    A number of tiles for each number of seats; a mapping that cannot change.

    >>> SeatTable({4: 7, 2: 7})
    {2: 7, 4: 7}
    """

    __slots__ = ("_rows",)

    _rows: dict[int, int]

    def __init__(self, rows: Mapping[int, int]) -> None:
        read = {plain(seats): plain(tiles) for seats, tiles in rows.items()}
        for number in (*read, *read.values()):
            if type(number) is not int:
                raise wrong_type("a table by seats", "a table of ints", number)
        object.__setattr__(self, "_rows", dict(sorted(read.items())))

    def __getitem__(self, seats: int) -> int:
        return self._rows[seats]

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __hash__(self) -> int:
        return hash(tuple(self._rows.items()))

    def __repr__(self) -> str:
        return repr(self._rows)

    def __reduce__(self) -> tuple[type["SeatTable"], tuple[dict[int, int]]]:
        return SeatTable, (dict(self._rows),)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise attrs.exceptions.FrozenInstanceError

    def __delattr__(self, name: str) -> NoReturn:
        raise attrs.exceptions.FrozenInstanceError


def by_seats(value: Mapping[int, int] | SupportsIndex) -> SeatTable | int:
    """Return *value* as a `SeatTable`, or as a plain int; the rest is left to the validator."""
    if isinstance(value, Mapping):
        whole = all(type(plain(number)) is int for row in value.items() for number in row)
        table: SeatTable = SeatTable(value) if whole else value  # type: ignore[assignment]
        return table
    return to_whole(value)
