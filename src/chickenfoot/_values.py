"""A value is compared, hashed and shown by its fields."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import attrs

__all__ = ["Value"]


class Value:
    """
    A frozen attrs class that is made seldom and compared seldom, if at all.

    attrs would write these methods out for each class, which is half of what a class costs when the
    package is imported. Here they are written once, and slower: not for what a game is made of.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return self is other or _told(self) == _told(other)

    def __hash__(self) -> int:
        return hash(_told(self))

    def __repr__(self) -> str:
        names = _names(self.__class__)
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({told})"


def _told(value: Any) -> object:  # noqa: ANN401 - `Value` alone is no class of attrs
    return _reader(value.__class__)(value)


@cache
def _reader(kind: type[Any]) -> Callable[[object], object]:
    """Return what reads all fields of a *kind* at once."""
    return attrgetter(*_names(kind))


def _names(kind: type[Any]) -> list[str]:
    return [field.name for field in attrs.fields(kind)]
