"""All the sheets, side by side, and the presets that are read from them."""

from collections.abc import Iterator, Mapping
from typing import Any

from chickenfoot._config import RuleConfig
from chickenfoot.presets import _chicken_game, _chickie, _dominologist, _further, _jaques
from chickenfoot.presets._written import Source, Written, source_of

__all__ = ["BY_NAME", "Source", "source"]

_SHELF: Mapping[str, Written] = {
    written.name: written
    for sheet in (_jaques, _dominologist, _chickie, _chicken_game, _further)
    for written in sheet.SHELF
}
"""Every preset as it is written down, by its name."""


class _Presets(Mapping[str, RuleConfig]):
    """The rules of each preset, made when they are first asked for; nothing can be put in."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[str, RuleConfig] = {}

    def __getitem__(self, name: str) -> RuleConfig:
        made = self._made.get(name)
        if made is None:
            written = _SHELF[name]
            base = RuleConfig() if written.base is None else self[written.base]
            changes: Any = {row.field: row.value for row in written.rows}
            # Not just put there: two threads that ask at once get the same object.
            made = self._made.setdefault(name, base.replace(name=name, **changes))
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(_SHELF)

    def __len__(self) -> int:
        return len(_SHELF)

    def __repr__(self) -> str:
        return repr({**self})


BY_NAME: Mapping[str, RuleConfig] = _Presets()


def source(preset: str, field: str) -> Source:
    """
    Return where a preset has a field from: the sheet, the line, and what was decided.

    A variation has what it changes from its own lines, and the rest from those of its base. Where
    a preset has no trains, the fields of `trains` have the source of that.

    Raises:
        ChickenfootError: There is no such preset or field.

        TypeError: One of the names is no str.

    >>> source("dominologist", "double_blank").line
    47
    """
    return source_of(_SHELF, preset, field)
