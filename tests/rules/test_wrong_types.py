"""A wrong type in a config is a `TypeError` that names the field."""

import re
from typing import Any, ClassVar

import pytest

from chickenfoot import RuleConfig
from chickenfoot.rules import HandSize, TrainRules
from rules.pictures import DEFAULT


def changed(**changes: Any) -> RuleConfig:  # noqa: ANN401 - what a type checker refuses
    """Return the default rules with *changes*."""
    return DEFAULT.replace(**changes)


class TestWrongTypes:
    """A wrong type is a `TypeError` that names the field."""

    WHOLE: ClassVar = {
        "highest": "an int", "copies": "an int", "arms": "an int", "toes": "an int",
        "double_blank": "an int", "blank_half": "an int", "out_on_double": "an int",
        "hand_sizes": "a table of ints by seats or a HandSize or an int",
        "per_turn": "a DrawLimit or an int", "per_turn_on_foot": "a DrawLimit or None or an int",
        "reserve": "a table of ints by seats or an int",
    }  # fmt: skip

    @pytest.mark.parametrize("field", WHOLE)
    @pytest.mark.parametrize("wrong", [True, False, 2.0, "2", (2,), b"2", object()], ids=repr)
    def test_a_number(self, field: str, wrong: object) -> None:
        """A number is an int: no bool, no float, no text."""
        told = re.escape(f"{field} must be {self.WHOLE[field]}, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            changed(**{field: wrong})

    @pytest.mark.parametrize("field", ["hand_sizes", "reserve"])
    @pytest.mark.parametrize("wrong", [{2: 7.0}, {"2": 7}, {2: True}, {2: 7, 3: None}], ids=repr)
    def test_a_table(self, field: str, wrong: object) -> None:
        """A table with anything but ints in it is refused as a whole."""
        told = re.escape(f"{field} must be {self.WHOLE[field]}, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            changed(**{field: wrong})

    @pytest.mark.parametrize("field", [name for name in WHOLE if name != "per_turn_on_foot"])
    def test_a_number_is_not_none(self, field: str) -> None:
        """None is a value of `per_turn_on_foot` only."""
        with pytest.raises(TypeError, match=rf"^{field} must be .*not None"):
            changed(**{field: None})

    @pytest.mark.parametrize("field", ["layer_leads", "voluntary"])
    @pytest.mark.parametrize("wrong", [0, 1, "yes", None, 1.0], ids=repr)
    def test_a_yes_or_no(self, field: str, wrong: object) -> None:
        """A yes or no is True or False, and no number."""
        told = re.escape(f"{field} must be True or False, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            changed(**{field: wrong})

    CHOICES: ClassVar = {
        "wild": "a Wild", "remainder": "a Remainder", "start": "an EngineStart", "hunt": "a Hunt",
        "first_lead": "a Lead", "later_lead": "a Lead", "opening": "an Opening",
        "drawn_tile": "a DrawnTile", "nesting": "a Nesting", "blocks": "a Blocks",
        "when_starved": "a WhenStarved", "last_double": "a LastDouble",
        "blocked_when": "a BlockedWhen", "objective": "an Objective", "ties": "a Ties",
        "teams": "a Teams",
    }  # fmt: skip

    @pytest.mark.parametrize("field", CHOICES)
    @pytest.mark.parametrize("wrong", [0, True, None, "table", HandSize.ALL], ids=repr)
    def test_a_choice(self, field: str, wrong: object) -> None:
        """A choice is a member of its own enum, and no member of another."""
        with pytest.raises(TypeError, match=rf"^{field} must be {self.CHOICES[field]}, not"):
            changed(**{field: wrong})

    @pytest.mark.parametrize("field", ["marker_removed", "train_doubles"])
    def test_a_choice_about_trains(self, field: str) -> None:
        """The same for the family that may be None."""
        with pytest.raises(TypeError, match=rf"^{field} must be a "):
            changed(trains=TrainRules(), **{field: "plain"})

    @pytest.mark.parametrize(
        "wrong", [4, "24", None, (2,), (2, 3, 4), (2, 4.0), (True, 4), ("2", 4), {2: 4}], ids=repr
    )
    def test_seats(self, wrong: object) -> None:
        """The seats are a pair of ints."""
        told = re.escape(f"seats must be a pair of ints, fewest and most, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            changed(seats=wrong)

    @pytest.mark.parametrize("wrong", [9, "98", None, {9, 8}], ids=repr)
    def test_engines(self, wrong: object) -> None:
        """The engines are a tuple."""
        told = re.escape(f"engines must be an Engines or a tuple, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            changed(engines=wrong)

    @pytest.mark.parametrize("wrong", [8.0, True, "8", None], ids=repr)
    def test_one_engine(self, wrong: object) -> None:
        """Each of them is an int."""
        told = re.escape(f"engines must be a tuple of ints, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            changed(engines=(9, wrong))

    def test_a_pair_may_be_a_list(self) -> None:
        """A list is read as a tuple."""
        assert changed(seats=[2, 4]) == changed(seats=(2, 4))
