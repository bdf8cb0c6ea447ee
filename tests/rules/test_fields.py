"""How a field of a config is read: closed choices, whole numbers, yes or no, numbers by seats."""

import copy
import pickle
import re
from collections.abc import Mapping
from typing import Any

import attrs
import pytest

from chickenfoot import rules
from chickenfoot.rules import Choice, Lead, SeatTable
from rules.pictures import DEFAULT

CHOICES = [
    kind
    for kind in vars(rules).values()
    if isinstance(kind, type) and issubclass(kind, Choice) and kind is not Choice
]


class TestChoice:
    """A closed choice shows itself as it is written."""

    @pytest.mark.parametrize("kind", CHOICES, ids=lambda kind: kind.__name__)
    def test_its_repr_evaluates(self, kind: type[Choice]) -> None:
        """What a choice shows is the Python for it, in `repr` and in `str`."""
        for choice in kind:
            assert eval(repr(choice), vars(rules)) is choice  # noqa: S307 - our own words
            assert str(choice) == f"{kind.__name__}.{choice.name}"

    @pytest.mark.parametrize("kind", CHOICES, ids=lambda kind: kind.__name__)
    def test_its_value_is_its_name_in_words(self, kind: type[Choice]) -> None:
        """What stands in a file is the name of the choice, spoken."""
        for choice in kind:
            assert choice.value == choice.name.lower().replace("_", " ")

    def test_it_is_never_confused_with_its_value(self) -> None:
        """A choice is a member of its enum; the text of it is a wrong type."""
        wrong: Any = "rotate"
        with pytest.raises(TypeError, match="first_lead must be a Lead"):
            DEFAULT.replace(first_lead=wrong)
        assert DEFAULT.replace(first_lead=Lead.ROTATE).engine.first_lead is Lead.ROTATE


class Index:
    """A whole number that is no int, as some libraries have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def of_any_type(value: object) -> Any:  # noqa: ANN401 - to hand over what a type checker refuses
    """Return *value*."""
    return value


class TestWholeNumbers:
    """Anything with `__index__` is a whole number, but a bool is not."""

    def test_another_kind_of_integer_becomes_an_int(self) -> None:
        """A field holds a plain int whatever kind of integer it was given."""
        config = DEFAULT.replace(
            highest=of_any_type(Index(12)),
            copies=of_any_type(Index(2)),
            arms=of_any_type(Index(6)),
            toes=of_any_type(Index(4)),
            double_blank=of_any_type(Index(50)),
            blank_half=of_any_type(Index(25)),
            out_on_double=of_any_type(Index(10)),
            per_turn=of_any_type(Index(2)),
            per_turn_on_foot=of_any_type(Index(3)),
            hand_sizes=of_any_type(Index(5)),
            reserve=of_any_type(Index(1)),
            seats=of_any_type((Index(2), Index(4))),
            engines=of_any_type([Index(9), Index(8)]),
        )

        assert config == DEFAULT.replace(
            highest=12, copies=2, arms=6, toes=4, double_blank=50, blank_half=25, out_on_double=10,
            per_turn=2, per_turn_on_foot=3, hand_sizes=5, reserve=1, seats=(2, 4),
            engines=(9, 8),
        )  # fmt: skip
        numbers = [config.engine.arms, config.drawing.per_turn, config.deal.hand_sizes]
        assert [type(number) for number in numbers] == [int, int, int]
        assert {type(number) for number in config.deal.seats} == {int}

    def test_the_class_itself_is_no_number(self) -> None:
        """A class whose instances are numbers is none."""
        with pytest.raises(TypeError, match="arms must be an int"):
            DEFAULT.replace(arms=of_any_type(Index))


class TestSeatTable:
    """A number of tiles for each number of seats."""

    def test_it_reads_like_the_mapping_it_was_made_of(self) -> None:
        """It has the rows of the mapping, in the order of the seats."""
        table = SeatTable({4: 7, 2: 11})

        assert table[2] == 11
        assert list(table) == [2, 4]
        assert len(table) == 2
        assert dict(table) == {2: 11, 4: 7}
        assert table == {4: 7, 2: 11}
        assert table.get(3) is None

    def test_equal_tables_are_equal_and_hash_alike(self) -> None:
        """The order in which rows were given does not matter."""
        assert SeatTable({4: 7, 2: 7}) == SeatTable({2: 7, 4: 7})
        assert hash(SeatTable({4: 7, 2: 7})) == hash(SeatTable({2: 7, 4: 7}))
        assert SeatTable({2: 7}) != SeatTable({2: 8})
        assert hash(SeatTable({2: 7})) != hash(SeatTable({2: 8}))

    def test_a_mapping_in_a_config_becomes_one(self) -> None:
        """A mapping given to a field is read once: what happens to it later does not matter."""
        rows = {2: 7, 3: 5}
        deal, drawing = DEFAULT.replace(hand_sizes=rows).deal, DEFAULT.replace(reserve=rows).drawing

        rows[2] = 9

        assert deal.hand_sizes == drawing.reserve == SeatTable({2: 7, 3: 5})
        assert hash(deal) == hash(DEFAULT.replace(hand_sizes={3: 5, 2: 7}).deal)

    def test_it_cannot_change(self) -> None:
        """A table is as frozen as the config that it is part of."""
        table = of_any_type(SeatTable({2: 7}))

        with pytest.raises(TypeError):
            table[2] = 8
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            table._rows = {2: 8}
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            del table._rows
        assert table == {2: 7}

    def test_it_copies_and_pickles(self) -> None:
        """A copy is equal, and so is what comes out of a pickle."""
        table = SeatTable({4: 7, 2: 11})

        for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):  # noqa: S301 - our own
            assert twin == table
            assert isinstance(twin, SeatTable)
            assert hash(twin) == hash(table)

    def test_it_shows_its_rows(self) -> None:
        """Its repr is that of a dict, which makes an equal table."""
        assert repr(SeatTable({4: 7, 2: 11})) == "{2: 11, 4: 7}"

    @pytest.mark.parametrize(
        ("rows", "wrong"),
        [
            ({2: 7.0}, "7.0 (float)"),
            ({2: True}, "True (bool)"),
            ({True: 7}, "True (bool)"),
            ({"2": 7}, "'2' (str)"),
            ({2: None}, "None (NoneType)"),
            ({2.0: 7}, "2.0 (float)"),
        ],
        ids=repr,
    )
    def test_rows_of_anything_but_ints(self, rows: Mapping[Any, Any], wrong: str) -> None:
        """Seats and tiles are whole numbers."""
        told = re.escape(f"a table by seats must be a table of ints, not {wrong}")
        with pytest.raises(TypeError, match=f"^{told}$"):
            SeatTable(rows)

    def test_rows_of_other_kinds_of_integers(self) -> None:
        """They become plain ints, like any number of a config."""
        table = SeatTable(of_any_type({Index(2): Index(7)}))

        assert table == {2: 7}
        assert [type(number) for row in table.items() for number in row] == [int, int]
