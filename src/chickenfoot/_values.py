"""A value is compared, hashed and shown by its fields."""

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
        return hash((type(self), *_told(self).values()))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in _told(self).items())
        return f"{type(self).__name__}({told})"


def _told(value: Any) -> dict[str, Any]:  # noqa: ANN401 - `Value` alone is no class of attrs
    """Return the fields of *value* by name."""
    return {field.name: getattr(value, field.name) for field in attrs.fields(type(value))}
