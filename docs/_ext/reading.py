"""What the tables of the reference say, read from the classes themselves so that it stays true."""

import enum
import inspect
import itertools
import re
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

import attrs
from sphinx.errors import ExtensionError
from sphinx.pycode import ModuleAnalyzer

from chickenfoot import RuleConfig, presets
from chickenfoot.rules import Penalty, SeatTable, TrainRules

ENTRY = re.compile(r"(\w+): +(.*)")
"""How an entry of a docstring's section begins."""


def families() -> dict[str, type]:
    """Return the class of each family of rules by its name in a config."""
    hints = typing.get_type_hints(RuleConfig)
    return {
        field.name: next(kind for kind in parts(hints[field.name]) if attrs.has(kind))
        for field in attrs.fields(RuleConfig)
        if field.name != "name"
    }


def family_of() -> dict[str, str]:
    """Return the family of each field by its name."""
    return {
        field.name: family for family, kind in families().items() for field in attrs.fields(kind)
    }


def questions() -> dict[str, str]:
    """Return what a preset has a source for, with its family: each field, and each spare family."""
    spare = {field.name: field.name for field in attrs.fields(RuleConfig) if field.default is None}
    return family_of() | spare


def parts(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a type hint is anything
    """Return the members of a union, or the one type that is no union."""
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        return typing.get_args(hint)
    return (hint,)


def first_sentence(thing: object) -> str:
    """Return the first paragraph of a docstring, on one line."""
    told = inspect.getdoc(thing) or ""
    return " ".join(told.partition("\n\n")[0].split())


def attribute_texts(kind: type) -> dict[str, str]:
    """
    Return what the docstring of *kind* says of each of its fields.

    Raises:
        ExtensionError: It leaves one out, or tells of one that is not there.
    """
    section = (inspect.getdoc(kind) or "").partition("Attributes:\n")[2]
    found: dict[str, str] = {}
    name = ""
    for line in section.splitlines():
        if line and not line.startswith(" "):
            break
        entry = ENTRY.fullmatch(line.strip()) if re.match(r" {4}\S", line) else None
        if entry is not None:
            name, found[entry[1]] = entry[1], entry[2]
        elif line.strip():
            found[name] += f" {line.strip()}"
    names = [field.name for field in attrs.fields(kind)]
    if [*found] != names:
        message = f"{kind.__name__} has the fields {names}, but its docstring tells of {[*found]}"
        raise ExtensionError(message)
    return found


def member_texts(choice: type[enum.Enum]) -> dict[str, str]:
    """
    Return the sentence of each member of an enum.

    Raises:
        ExtensionError: A member has none.
    """
    told = ModuleAnalyzer.for_module(choice.__module__).find_attr_docs()
    found = {}
    for member in choice:
        lines = told.get((choice.__name__, member.name))
        if not lines:
            message = f"{choice.__name__}.{member.name} has no sentence"
            raise ExtensionError(message)
        found[member.name] = " ".join(" ".join(lines).split())
    return found


def values_of(kind: type, field: str) -> Iterator[str]:
    """Yield in Markdown what a field may be: a line for each kind of value."""
    for hint in parts(typing.get_type_hints(kind)[field]):
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            for name, text in member_texts(hint).items():
                role = f"{{py:attr}}`{name} <chickenfoot.rules.{hint.__name__}.{name}>`"
                yield f"{role}: {text}"
        elif hint is SeatTable:
            yield "a table `{seats: number}`"
        elif hint is bool:
            yield "yes or no, `True` or `False`"
        elif hint is int:
            yield "a number"
        elif hint is type(None):
            yield "`None`"
        elif attrs.has(hint):
            yield f"{{py:class}}`~chickenfoot.rules.{hint.__name__}`"
        elif typing.get_origin(hint) is tuple:
            first, *rest = typing.get_args(hint)
            plural = {int: "numbers", Penalty: "penalties"}[first]
            yield f"a tuple of {plural}" if rest == [...] else f"a pair of {plural}"
        else:
            message = f"there is no word for values such as {hint!r}, which {field} may have"
            raise ExtensionError(message)


def shown(value: object) -> str:
    """Return *value* in Markdown, as short as can be."""
    match value:
        case enum.Enum():
            return f"`{value.name}`"
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case Mapping():
            return by_seats(value)
        case TrainRules():
            return "yes"
        case ():
            return "none"
        case [*_]:
            return downward(value)
        case _:
            return str(value)


def by_seats(table: Mapping[int, int]) -> str:
    """
    Return a table by seats, neighbours with the same number together.

    >>> by_seats({2: 7, 3: 7, 4: 6})
    '7 (2-3), 6 (4)'
    """
    told = []
    for number, group in itertools.groupby(table, key=table.__getitem__):
        seats = [*group]
        span = f"{seats[0]}-{seats[-1]}" if seats[1:] else f"{seats[0]}"
        told.append(f"{number} ({span})")
    return ", ".join(told)


def downward(numbers: Any) -> str:  # noqa: ANN401 - a tuple, or what has become of one
    """
    Return numbers one after the other, a long way down from the first to the last.

    >>> downward((9, 8, 7)), downward((2, 8)), downward((9,))
    ('9, 8, 7', '2, 8', '9')
    """
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 3 and tuple(numbers) == tuple(range(first, last - 1, -1)):
        return f"{first} down to {last}"
    return ", ".join(map(str, numbers))


def value_in(config: RuleConfig, field: str) -> object:
    """Return what *config* says of *field*; None where it has no such family."""
    family = getattr(config, questions()[field])
    if field == questions()[field]:
        return family
    return None if family is None else getattr(family, field)


def in_words(field: str, value: Any) -> str:  # noqa: ANN401 - a value of any field
    """Return *value* of *field* in Markdown, in the words of that field where it has its own."""
    match field, value:
        case "seats", (fewest, most):
            return f"{fewest} to {most}"
        case "per_turn_on_foot", None:
            return "as `per_turn`"
        case _:
            return shown(value)


def told_by(preset: str, field: str, *, line: bool) -> str:
    """Return what *preset* says of *field*; if asked, with the line of its sheet that says it."""
    value = value_in(presets.BY_NAME[preset], field)
    text = in_words(field, value)
    number = presets.source(preset, field).line if line else None
    return text if number is None else f"{text} *({number})*"
