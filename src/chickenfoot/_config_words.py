"""
The rules of a table in one line: the preset that is nearest, and what differs from it.

A change is ``field=value``. A value is a number, ``yes`` or ``no``, ``none``, a choice such as
``RELEASE``, numbers with commas between them, or a table by seats such as ``2:7,3:7``. A table that
has trains where its preset has none says ``trains=yes``.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from chickenfoot._config import FAMILY_OF, RuleChanges, RuleConfig, differences
from chickenfoot._reading import Reader
from chickenfoot._rules.fields import Choice
from chickenfoot._rules.trains import TrainRules
from chickenfoot.errors import RuleConfigError, wrong_type
from chickenfoot.presets import BY_NAME

__all__ = ["format_config", "parse_config"]

_PRESET = re.compile(r"[a-z]\w*(?!\w*=)", re.ASCII)
_FIELD = re.compile(r"([a-z_]+)=", re.ASCII)
_VALUE = re.compile(r"\S*")
_WHOLE = r"(?:0|-?[1-9]\d{0,8})"
_NUMBER = re.compile(_WHOLE, re.ASCII)
_NUMBERS = re.compile(rf"{_WHOLE}(?:,{_WHOLE})*", re.ASCII)
_TABLE = re.compile(rf"{_WHOLE}:{_WHOLE}(?:,{_WHOLE}:{_WHOLE})*", re.ASCII)
_FLAGS = {"yes": True, "no": False}
_HINTS = get_type_hints(RuleChanges)


def format_config(config: RuleConfig) -> str:
    """
    Return *config* in one line.

    Raises:
        RuleConfigError: It has house penalties, which are objects and have no notation.

        TypeError: *config* is no `RuleConfig`.
    """
    if not isinstance(config, RuleConfig):
        raise wrong_type("config", "a RuleConfig", config)
    if config.scoring.penalties:
        raise RuleConfigError(["penalties are objects and cannot be written in one line"])
    name = min(BY_NAME, key=lambda name: len(differences(BY_NAME[name], config)))
    changes = _changes(BY_NAME[name], config)
    return " ".join([name, *(f"{field}={_written(value)}" for field, value in changes.items())])


def parse_config(text: str) -> RuleConfig:
    """
    Return the rules that *text* says.

    Raises:
        NotationError: It says none.

        RuleConfigError: It says rules that contradict each other.

        TypeError: *text* is no str.

    >>> parse_config("jaques toes=2 when_starved=RELEASE").feet.toes
    2
    """
    words = iter(Reader(text).words())
    first = next(words, None)
    if first is None:
        raise Reader(text).wanted("the name of a preset")
    name = first.want(_PRESET, "the name of a preset")[0]
    first.finish()
    if name not in BY_NAME:
        raise first.wanted(f"one of {', '.join(BY_NAME)}", first.at - len(name))
    changes: dict[str, Any] = {}
    for word in words:
        start = word.at
        field = word.want(_FIELD, "a field, then =")[1]
        if field == "penalties" or (field != "trains" and field not in FAMILY_OF):
            raise word.wanted("a field of the rules", start)
        if field in changes:
            raise word.wanted(f"{field} only once", start)
        changes[field] = _value(word, field)
    config = BY_NAME[name]
    return config.replace(**changes) if changes else config


def _changes(base: RuleConfig, config: RuleConfig) -> dict[str, Any]:
    """Return the fields of *config* that differ from *base*, a family that is new as a whole."""
    found = {name: values[1] for name, values in differences(base, config).items()}
    if isinstance(found.get("trains"), TrainRules):
        new = base.replace(trains=TrainRules())
        found |= {name: values[1] for name, values in differences(new, config).items()}
    return found


def _written(value: object) -> str:
    if isinstance(value, Choice):
        return value.name
    if isinstance(value, Mapping):
        return ",".join(f"{seats}:{tiles}" for seats, tiles in value.items()) or "none"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, bool | TrainRules):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _value(word: Reader, field: str) -> object:
    """Return the value of *field* that the rest of *word* says."""
    start = word.at
    text = word.want(_VALUE, "a value")[0]
    for kind in _kinds(_HINTS[field]):
        for value in _readings(text, kind):
            return value
    raise word.wanted(f"a value of {field}", start)


def _kinds(hint: Any) -> list[Any]:  # noqa: ANN401 - a hint may be anything
    """Return the classes that a value may be of."""
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return [get_origin(part) or part for part in parts]


def _readings(text: str, kind: type) -> Iterator[object]:
    """Yield *text* read as a *kind*; nothing if it says none."""
    if kind is Mapping:
        if text == "none":
            yield {}
        if _TABLE.fullmatch(text):
            rows = [row.split(":") for row in text.split(",")]
            table = {int(seats): int(tiles) for seats, tiles in rows}
            yield from [table] if len(table) == len(rows) else []
    elif kind in (Sequence, tuple):
        # The only tuple among the fields is the pair of seats.
        if _NUMBERS.fullmatch(text) and (kind is Sequence or text.count(",") == 1):
            yield tuple(map(int, text.split(",")))
    elif kind is int:
        if _NUMBER.fullmatch(text):
            yield int(text)
    elif kind is bool:
        yield from [value for word, value in _FLAGS.items() if word == text]
    elif issubclass(kind, Choice):
        yield from [member for name, member in kind.__members__.items() if name == text]
    elif kind is TrainRules and text == "yes":
        yield TrainRules()
    elif kind is type(None) and text == "none":
        yield None
