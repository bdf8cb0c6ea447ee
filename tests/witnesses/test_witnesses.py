"""Every value of every field makes a difference in some position, and every remark is made."""

import enum
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import attrs
import pytest

from chickenfoot import RuleConfig, RuleConfigError, differences, presets, remarks
from chickenfoot._config import FAMILIES
from chickenfoot.rules import (
    Blocks,
    DrawLimit,
    EngineStart,
    HandSize,
    Hunt,
    Lead,
    Nesting,
    Opening,
    Remainder,
    SeatTable,
    Teams,
    Ties,
    TrainDoubles,
    TrainRules,
    Wild,
)
from rules.pictures import DEFAULT
from witnesses.table import KINDS, REMARKED, SPECIAL, WITNESSES, Remarked, Witness


def named(row: Witness) -> str:
    """Return what *row* is a witness of, as a test is called."""
    return f"{row.field}={row.value!r}"


def kinds_of_value(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 - what is written after a colon
    """Return the parts of *hint* that are told apart by `or`; a tuple is one part."""
    parts = () if get_origin(hint) is tuple else get_args(hint)
    return parts or (hint,)


def lacking(kind: Any, values: list[object]) -> Iterator[object]:  # noqa: ANN401 - as above
    """
    Give what *values* lack to witness a field that may be of *kind*.

    A choice has a witness for each member, yes and no have one each, a table has one; of numbers
    and of tuples there are two, so that it is seen that they count.
    """
    if get_origin(kind) is tuple:
        if len({value for value in values if isinstance(value, tuple)}) < 2:
            yield "two tuples"
    elif kind is int:
        if len({value for value in values if type(value) is int}) < 2:
            yield "two numbers"
    elif kind is bool:
        yield from (flag for flag in (False, True) if not any(flag is value for value in values))
    elif kind is NoneType:
        yield from () if None in values else (None,)
    elif kind is SeatTable:
        if not any(isinstance(value, Mapping) for value in values):
            yield "a table"
    elif issubclass(kind, enum.Enum):
        yield from (member for member in kind if member not in values)
    elif kind in FAMILIES.values():
        if not any(isinstance(value, kind) for value in values):
            yield f"a {kind.__name__}"
    else:
        pytest.fail(f"nothing is said here about witnesses for a {kind}")


def fields() -> Iterator[tuple[str, Any]]:
    """Give each field of each family with its type, and each family that may be left out."""
    of_config = get_type_hints(RuleConfig)
    for family, rules in FAMILIES.items():
        if len(kinds_of_value(of_config[family])) > 1:
            yield family, of_config[family]
        of_family = get_type_hints(rules)
        for field in attrs.fields(rules):
            yield field.name, of_family[field.name]


def missing(rows: Iterable[Witness]) -> list[str]:
    """Return each field and value that *rows* have no witness of."""
    told: dict[str, list[object]] = {}
    for row in rows:
        told.setdefault(row.field, []).append(row.value)
    found = []
    for field, hint in fields():
        values = told.get(field, [])
        for kind in kinds_of_value(hint):
            found += [f"{field}: {value}" for value in lacking(kind, values)]
        found += [f"{field}: {value}" for value in SPECIAL.get(field, ()) if value not in values]
    return found


class TestOfValues:
    """A position for every value of every field."""

    @pytest.mark.parametrize("row", WITNESSES, ids=named)
    def test_each_answers_with_its_value(self, row: Witness) -> None:
        """With the value of the row, the question is answered as the row says."""
        assert row.told(row.value) == row.answer

    @pytest.mark.parametrize("row", WITNESSES, ids=named)
    def test_each_answers_otherwise_with_the_other(self, row: Witness) -> None:
        """With the other value it is answered otherwise, though nothing else has changed."""
        assert row.told(row.other) == row.otherwise
        assert row.otherwise != row.answer
        assert [*differences(row.config(row.value), row.config(row.other))] == [row.field]

    def test_every_field_and_value_has_one(self) -> None:
        """Each member of a choice, yes and no, None, tables, and numbers that differ."""
        assert missing(WITNESSES) == []

    def test_no_row_is_of_a_field_that_is_not_there(self) -> None:
        """Every row is of a field of a family, or of a family that may be left out."""
        assert {row.field for row in WITNESSES} == {field for field, _ in fields()}

    def test_no_two_rows_say_the_same(self) -> None:
        """Each row has a sentence of its own."""
        told = [row.says for row in WITNESSES]

        assert len(set(told)) == len(told)
        assert [says for says in told if not says.endswith(".")] == []

    @pytest.mark.parametrize(
        "row", [row for row in WITNESSES if isinstance(row.value, enum.Enum | bool)], ids=named
    )
    def test_a_row_taken_out_is_missed(self, row: Witness) -> None:
        """A choice without a witness is told, by its field and its name."""
        rest = [other for other in WITNESSES if other is not row]

        assert missing(rest) == [f"{row.field}: {row.value}"]

    def test_whatever_a_field_lacks_is_missed(self) -> None:
        """Without any row, every kind of value is told."""
        told = missing([])

        assert {"seats: two tuples", "arms: two numbers", "toes: 0", "hand_sizes: a table"} <= {
            *told
        }
        assert {"per_turn_on_foot: None", "trains: None", "trains: a TrainRules"} <= {*told}
        assert {"reserve: a table", "engines: two tuples", "penalties: ()"} <= {*told}


SINGLE_CHANGES: list[dict[str, Any]] = [
    {"highest": 6},
    {"copies": 2},
    {"wild": Wild.BLANK},
    {"hand_sizes": 7},
    {"hand_sizes": 11},
    {"hand_sizes": {2: 7, 4: 7}},
    {"hand_sizes": HandSize.ALL},
    {"remainder": Remainder.ASIDE},
    {"remainder": Remainder.BONEYARD},
    {"seats": (4, 5)},
    {"seats": (2, 20)},
    {"start": EngineStart.PREPLACED},
    {"hunt": Hunt.TOGETHER},
    {"hunt": Hunt.NEXT_LOWER},
    {"layer_leads": False},
    {"first_lead": Lead.DRAW_HIGH},
    {"arms": 9},
    {"opening": Opening.PREFER_ENGINE},
    {"per_turn": 0},
    {"per_turn": DrawLimit.UNTIL_PLAYABLE},
    {"voluntary": True},
    {"reserve": 6},
    {"reserve": {2: 1, 3: 40}},
    {"toes": 0},
    {"nesting": Nesting.OUTERMOST_FIRST},
    {"nesting": Nesting.PLAIN_TOE},
    {"blocks": Blocks.COMMUNAL},
    {"blocks": Blocks.NOTHING},
    {"engines": (9, 8)},
    {"ties": Ties.EXTRA_ROUND},
    {"teams": Teams.OPPOSITE},
    {"trains": TrainRules()},
    {"trains": TrainRules(train_doubles=TrainDoubles.FOOT)},
]
"""Each of these alone, and any two together, are the rules whose remarks are looked at."""


def sampled() -> Iterator[RuleConfig]:
    """Give many rules: the presets, those of the table, and changes by ones and twos."""
    yield from presets.BY_NAME.values()
    for row in WITNESSES:
        yield from (row.config(row.value), row.config(row.other))
    for remarked in REMARKED:
        yield from (remarked.config, remarked.without)
    for one, two in combinations([{}, *SINGLE_CHANGES], 2):
        try:
            yield DEFAULT.replace(**{**one, **two})
        except RuleConfigError:
            continue


def kinds_of(remark: str) -> list[str]:
    """Return the kinds that *remark* is of; it should be one."""
    return [kind for kind, reads in KINDS.items() if re.fullmatch(reads, remark)]


class TestOfRemarks:
    """Rules for every kind of remark."""

    @pytest.mark.parametrize("row", REMARKED, ids=lambda row: row.beginning)
    def test_each_is_made(self, row: Remarked) -> None:
        """The rules have one remark that begins so, it is of the kind, and its numbers fit."""
        (found,) = (told for told in remarks(row.config) if told.startswith(row.beginning))

        assert kinds_of(found) == [row.kind]

    @pytest.mark.parametrize("row", REMARKED, ids=lambda row: row.beginning)
    def test_each_is_not_made_without_its_cause(self, row: Remarked) -> None:
        """The rules that are nearly the same have no remark of the kind."""
        assert [told for told in remarks(row.without) if row.kind in kinds_of(told)] == []

    def test_every_kind_has_one(self) -> None:
        """Each kind of remark has rules in the table."""
        assert [kind for kind in KINDS if kind not in {row.kind for row in REMARKED}] == []

    def test_there_are_no_other_kinds(self) -> None:
        """Whatever is remarked on in many rules is of one of the kinds, and all of them occur."""
        told = {remark for config in sampled() for remark in remarks(config)}

        assert [remark for remark in sorted(told) if len(kinds_of(remark)) != 1] == []
        assert {kind for remark in told for kind in kinds_of(remark)} == {*KINDS}
