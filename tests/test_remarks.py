"""What is legal but has no effect, or is probably not meant."""

from typing import Any

import pytest

from chickenfoot import RuleConfig, remarks
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
    Teams,
    Ties,
    TrainDoubles,
    TrainRules,
    Wild,
)

DEFAULT = RuleConfig()
APART = EngineStart.PREPLACED


def told(**changes: Any) -> tuple[str, ...]:  # noqa: ANN401 - any field of a config
    """Return the remarks on the default rules with *changes*."""
    return remarks(DEFAULT.replace(**changes))


class TestNone:
    """Rules that are what they seem to be have no remark."""

    def test_the_default_has_none(self) -> None:
        """There is nothing to say about the default rules."""
        assert remarks(DEFAULT) == ()

    @pytest.mark.parametrize(
        "changes",
        [
            {"copies": 2, "nesting": Nesting.FORBIDDEN},
            {"wild": Wild.BLANK, "nesting": Nesting.PLAIN_TOE},
            {"wild": Wild.BLANK_ADOPTS, "nesting": Nesting.OUTERMOST_FIRST},
            {"ties": Ties.EXTRA_ROUND, "engines": (9, 8)},
            {"ties": Ties.EXTRA_ROUND, "hunt": Hunt.NEXT_LOWER},
            {"trains": TrainRules(), "seats": (2, 5), "opening": Opening.PREFER_ENGINE},
            {"trains": TrainRules(), "seats": (2, 5), "blocks": Blocks.COMMUNAL},
            {"trains": TrainRules(train_doubles=TrainDoubles.FOOT), "seats": (2, 5)},
            {
                "trains": TrainRules(train_doubles=TrainDoubles.FOOT),
                "blocks": Blocks.COMMUNAL,
                "nesting": Nesting.OUTERMOST_FIRST,
                "seats": (2, 5),
            },
            {"blocks": Blocks.NOTHING},
            {"voluntary": True},
            {"voluntary": True, "per_turn": 0, "per_turn_on_foot": 1},
            {"voluntary": True, "per_turn": DrawLimit.UNTIL_PLAYABLE},
            {"hunt": Hunt.REDEAL},
            {"layer_leads": False},
            {"start": APART, "first_lead": Lead.DRAW_HIGH, "later_lead": Lead.ROTATE},
            {"hand_sizes": HandSize.ALL, "remainder": Remainder.BONEYARD, "seats": (2, 4)},
            {"reserve": 5},
            {"arms": 9},
        ],
        ids=str,
    )
    def test_what_has_an_effect_has_none(self, changes: dict[str, Any]) -> None:
        """A choice that matters at the table is not remarked on."""
        assert told(**changes) == ()

    def test_only_a_config_has_remarks(self) -> None:
        """Anything else is a wrong type."""
        wrong: Any = "jaques"
        with pytest.raises(TypeError, match="config must be a RuleConfig"):
            remarks(wrong)


class TestWithoutEffect:
    """A choice that can never matter."""

    @pytest.mark.parametrize(
        "nesting", [Nesting.OUTERMOST_FIRST, Nesting.FORBIDDEN, Nesting.PLAIN_TOE]
    )
    def test_nesting_where_no_double_is_a_toe(self, nesting: Nesting) -> None:
        """With one set and no wilds a double can never be a toe."""
        (remark,) = told(nesting=nesting)

        assert "nesting" in remark
        assert "one set" in remark

    def test_an_opening_without_trains(self) -> None:
        """To prefer the engine to a train takes trains."""
        (remark,) = told(opening=Opening.PREFER_ENGINE)

        assert "PREFER_ENGINE" in remark
        assert "trains" in remark

    def test_a_communal_foot_without_trains(self) -> None:
        """Without trains a communal foot closes the whole table."""
        (remark,) = told(blocks=Blocks.COMMUNAL)

        assert "COMMUNAL" in remark
        assert "trains" in remark

    def test_a_hunt_for_what_lies_on_the_table(self) -> None:
        """Nobody looks for an engine that is laid out beforehand."""
        (remark,) = told(start=APART, hunt=Hunt.TOGETHER)

        assert remark.startswith("hunt ")
        assert "PREPLACED" in remark

    def test_a_layer_of_what_lies_on_the_table(self) -> None:
        """Nobody lays it either."""
        (remark,) = told(start=APART, layer_leads=False)

        assert remark.startswith("layer_leads ")
        assert "PREPLACED" in remark

    @pytest.mark.parametrize("remainder", [Remainder.ASIDE, Remainder.BONEYARD])
    def test_a_remainder_of_nothing(self, remainder: Remainder) -> None:
        """Only where everything is dealt is there a remainder."""
        (remark,) = told(remainder=remainder)

        assert "remainder" in remark
        assert "HandSize.ALL" in remark

    @pytest.mark.parametrize("on_foot", [None, 0])
    def test_voluntary_draws_that_nobody_may_make(self, on_foot: int | None) -> None:
        """A seat draws at will within the limit, and here the limit is none."""
        (remark,) = told(voluntary=True, per_turn=0, per_turn_on_foot=on_foot)

        assert "voluntary" in remark
        assert "per_turn" in remark

    def test_an_extra_round_on_no_double(self) -> None:
        """After a full schedule no double is unused."""
        (remark,) = told(ties=Ties.EXTRA_ROUND)
        (other,) = told(ties=Ties.EXTRA_ROUND, engines=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))

        assert "EXTRA_ROUND" in remark
        assert "10" in remark
        assert remark == other


class TestTheDeal:
    """A boneyard that is empty from the start."""

    def test_for_the_seats_that_empty_it(self) -> None:
        """Five hands of eleven are all 55 tiles; other seats leave some."""
        (remark,) = told(hand_sizes={2: 21, 4: 13, 5: 11}, seats=(4, 5))

        assert "boneyard" in remark
        assert "5 seats" in remark
        assert "4" not in remark

    def test_all_of_them_are_told(self) -> None:
        """With `ALL` and `UNEVEN` it is empty whatever the seats."""
        (remark,) = told(hand_sizes=HandSize.ALL, seats=(2, 4))

        assert "2, 3, 4 seats" in remark

    def test_tiles_aside_are_in_no_boneyard(self) -> None:
        """What lies aside does not fill it."""
        remark, *_ = told(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE, seats=(2, 2))

        assert "boneyard" in remark
        assert "2 seats" in remark

    def test_an_engine_apart_may_empty_it(self) -> None:
        """Six hands of nine are all tiles but the engine."""
        assert told(hand_sizes=9, seats=(6, 6)) == ()
        (remark,) = told(hand_sizes=9, seats=(6, 6), start=APART)
        assert "6 seats" in remark


class TestTheOpening:
    """An opening that may never be finished."""

    @pytest.mark.parametrize(
        ("arms", "fine", "too_many"), [(4, 5, 6), (6, 3, 4), (8, 1, 2), (9, 0, 1)]
    )
    def test_a_reserve_that_can_starve_it(self, arms: int, fine: int, too_many: int) -> None:
        """With nine single nines, four arms are in danger from six tiles that nobody can draw."""
        assert told(arms=arms, reserve=fine, seats=(4, 4)) == ()
        (remark,) = told(arms=arms, reserve=too_many, seats=(4, 4))
        numbers = ("4 seats", f"{too_many} tiles", f"{arms} arms", "9 single tiles")
        assert [number for number in numbers if number not in remark] == []

    def test_a_reserve_by_seats(self) -> None:
        """Only for the seats whose reserve is that large."""
        (remark,) = told(reserve={2: 1, 3: 6}, seats=(2, 3))

        assert "3 seats" in remark

    def test_no_more_than_the_boneyard_is_out_of_reach(self) -> None:
        """A reserve is at most the boneyard: with five left, all nines but four can be drawn."""
        assert told(hand_sizes=10, seats=(5, 5), reserve=50) == ()
        (remark,) = told(hand_sizes=7, seats=(7, 7), reserve=50)
        assert "6 tiles" in remark

    def test_tiles_aside_that_can_starve_it(self) -> None:
        """At seven and eight seats six and seven tiles lie aside."""
        found = told(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE)

        remarked = [remark for remark in found if "arms" in remark]
        assert len(remarked) == 2
        assert "7 seats 6 tiles" in remarked[0]
        assert "8 seats 7 tiles" in remarked[1]

    def test_more_tiles_of_the_suit_are_in_less_danger(self) -> None:
        """With two sets there are eighteen single nines."""
        assert told(copies=2, reserve=14) == ()
        assert len(told(copies=2, reserve=15, seats=(2, 2))) == 1

    def test_arms_and_trains_beyond_the_suit(self) -> None:
        """Four arms and six trains want ten nines, and there are nine."""
        assert told(trains=TrainRules(), seats=(5, 5)) == ()
        (remark,) = told(trains=TrainRules(), seats=(6, 6))

        numbers = ("4 arms", "6 seats", "10 tiles", "9")
        assert [number for number in numbers if number not in remark] == []


class TestSeatsLeftOut:
    """Numbers of seats that the rules allow and cannot deal."""

    def test_each_with_its_reason(self) -> None:
        """Eight hands of seven are 56 tiles."""
        (remark,) = told(hand_sizes=7)

        numbers = ("left out", "8 seats", "8 hands of 7", "56", "55")
        assert [number for number in numbers if number not in remark] == []

    def test_those_without_a_row(self) -> None:
        """A table without a row leaves a number of seats out."""
        (remark,) = told(hand_sizes={2: 7, 4: 7}, seats=(2, 4))

        assert "3 seats" in remark

    def test_those_without_partners(self) -> None:
        """Teams leave out odd numbers and two."""
        found = told(teams=Teams.OPPOSITE)

        assert len(found) == 4
        assert [remark.split(":")[1].split()[0] for remark in found] == ["2", "3", "5", "7"]

    def test_those_without_a_tile_to_show(self) -> None:
        """A lead that is drawn for needs a tile."""
        (remark,) = told(highest=6, hand_sizes=7, seats=(3, 4), first_lead=Lead.DRAW_HIGH)

        numbers = ("4 seats", "28 tiles")
        assert [number for number in numbers if number not in remark] == []

    def test_many_of_them_are_told_in_one(self) -> None:
        """After some with their reasons the rest is a range."""
        found = told(hand_sizes=7, seats=(2, 20))

        assert "8 seats" in found[0]
        assert "20 seats" in found[-1]
        assert len(found) < 13


class TestTogether:
    """Remarks come together."""

    def test_each_of_several(self) -> None:
        """Everything there is to say is said at once."""
        found = told(nesting=Nesting.FORBIDDEN, opening=Opening.PREFER_ENGINE, hand_sizes=7)

        assert len(found) == 3
