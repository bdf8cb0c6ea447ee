"""What a hand costs."""

import re
from typing import Any

import attrs
import pytest

from chickenfoot import Ending, HeldHand, round_result
from chickenfoot.rules import ScoringRules, WhenStarved
from rules.pictures import DEFAULT, FOOT, OPEN, after, picture, tiles


def cost(hand: str, **changes: Any) -> int:  # noqa: ANN401 - any field of a config
    """Return what *hand* costs a seat when another has gone out."""
    return round_result(after(picture(f"{OPEN} | 4-6 / {hand}", **changes), "4-6@4-9")).points[1]


class TestPips:
    """A hand costs its pips."""

    @pytest.mark.parametrize(
        ("hand", "points"),
        [("2-4 1-8", 15), ("8-8", 16), ("0-0", 0), ("0-0 0-3", 3), ("5-5 2-2", 14)],
    )
    def test_each_tile_costs_both_halves(self, hand: str, points: int) -> None:
        """Doubles cost no more than their pips, and blanks nothing."""
        assert cost(hand) == points

    def test_going_out_costs_nothing(self) -> None:
        """The seat that went out has no tile to pay for."""
        over = after(picture(f"{OPEN} | 4-6 / 1-5 / 7-7 8-8"), "4-6@4-9")

        assert round_result(over).points == (0, 6, 30)

    def test_in_a_blocked_round_everybody_pays(self) -> None:
        """Every hand counts, the lowest as well, and nobody has gone out."""
        over = picture(f"{FOOT} | 3-3 / 0-1 0-0 / 1-2 | ", double_blank=50)

        assert round_result(over).ending is Ending.BLOCKED
        assert round_result(over).out is None
        assert round_result(over).points == (6, 51, 3)

    def test_the_boneyard_costs_nobody_anything(self) -> None:
        """Tiles that were not drawn are not counted."""
        over = after(picture(f"{OPEN} | 4-6 / 1-5 | 8-8 7-7 | aside=6-6"), "4-6@4-9")

        assert round_result(over).points == (0, 6)


class TestDoubleBlank:
    """`double_blank`: what a held 0-0 costs."""

    @pytest.mark.parametrize("points", [0, 25, 50, 100])
    def test_in_place_of_its_pips(self, points: int) -> None:
        """It is the value of that tile, and of no other."""
        assert cost("0-0", double_blank=points) == points
        assert cost("0-0 0-3 5-5", double_blank=points) == points + 13

    def test_not_for_laying_it(self) -> None:
        """A seat that goes out on 0-0 does not hold it any more."""
        laid = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9"
        over = after(picture(f"{laid} | 0-0 / 1-1", double_blank=50), "0-0@0-9")

        assert round_result(over).points == (0, 2)


class TestBlankHalf:
    """`blank_half`: what every other blank half costs."""

    @pytest.mark.parametrize(("hand", "points"), [("0-3", 28), ("4-5 0-9", 43), ("1-2", 3)])
    def test_on_top_of_the_other_half(self, hand: str, points: int) -> None:
        """A tile with one blank half costs that much more than its pips."""
        assert cost(hand, blank_half=25) == points

    def test_the_double_blank_is_none_of_them(self) -> None:
        """0-0 costs `double_blank` and nothing else."""
        assert cost("0-0", blank_half=25) == 0
        assert cost("0-5 0-0 3-4", blank_half=25, double_blank=50) == 87


class TestOutOnDouble:
    """`out_on_double`: added to a seat that goes out on a double."""

    def test_who_goes_out_on_a_double_pays(self) -> None:
        """Only the seat that went out pays it."""
        over = after(picture(f"{OPEN} | 4-4 / 6-7 / 8-8", out_on_double=50), "4-4@4-9")

        assert round_result(over).points == (50, 13, 16)

    def test_who_goes_out_on_another_tile_does_not(self) -> None:
        """A double laid before the last tile costs nothing."""
        state = picture(f"{OPEN} | 4-4 4-6 / 4-7 8-8", out_on_double=50)

        over = after(state, "4-4@4-9", "4-7@4-4", "4-6@4-4")

        assert round_result(over).points == (0, 16)

    def test_nobody_pays_it_when_nobody_went_out(self) -> None:
        """A double that blocks or ends the round costs nobody more than the pips."""
        text = f"{OPEN} | 4-4 6-6 / 5-5"
        blocked = after(picture(text, out_on_double=50), "4-4@4-9")
        starved = after(
            picture(text, out_on_double=50, when_starved=WhenStarved.END_ROUND), "4-4@4-9"
        )

        assert round_result(blocked).ending is Ending.BLOCKED
        assert round_result(starved).ending is Ending.STARVED
        assert round_result(blocked).points == round_result(starved).points == (12, 10)

    def test_the_engine_is_a_double(self) -> None:
        """A seat that goes out by laying the engine pays it."""
        over = after(picture(" | 1-2 / 9-9 | 3-3", out_on_double=50), "9-9")

        assert round_result(over).points == (3, 50)

    def test_a_double_blank_laid_costs_this_and_no_more(self) -> None:
        """Going out on 0-0 is going out on a double."""
        laid = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9"
        rules = {"double_blank": 50, "out_on_double": 20}
        over = after(picture(f"{laid} | 0-0 / 1-1", **rules), "0-0@0-9")  # type: ignore[arg-type]

        assert round_result(over).points == (20, 2)


@attrs.frozen
class EachDouble:
    """*extra* points for every double still held."""

    extra: int

    def points(self, held: HeldHand, /) -> int:
        """Return the points of the doubles in *held*."""
        return self.extra * sum(tile.is_double for tile in held.hand)


@attrs.frozen
class WinnerPays:
    """*each* points for the seat that went out, below zero for a prize."""

    each: Any

    def points(self, held: HeldHand, /) -> Any:  # noqa: ANN401 - also what is no int
        """Return *each* for the seat that went out."""
        return self.each if held.went_out else 0


@attrs.frozen(eq=False)
class Watcher:
    """A penalty of nothing, which notes what it was shown."""

    seen: list[HeldHand] = attrs.field(factory=list)

    def points(self, held: HeldHand, /) -> int:
        """Return 0."""
        self.seen.append(held)
        return 0


class Index:
    """A whole number that is no int, as some libraries have them."""

    def __index__(self) -> int:
        return 7


class TestPenalties:
    """`penalties`: house rules that add points."""

    def test_a_penalty_adds_to_the_tiles(self) -> None:
        """It comes on top of what the hand costs."""
        assert cost("2-2 5-5 1-8", penalties=(EachDouble(25),)) == 23 + 50
        assert cost("1-8", penalties=(EachDouble(25),)) == 9

    def test_several_add_up(self) -> None:
        """Each penalty is asked, and their points add up."""
        over = after(
            picture(
                f"{OPEN} | 4-4 / 5-5", penalties=(EachDouble(25), WinnerPays(3)), out_on_double=50
            ),
            "4-4@4-9",
        )

        assert round_result(over).points == (53, 35)

    def test_it_may_take_points_off(self) -> None:
        """A penalty below zero is a prize."""
        over = after(picture(f"{OPEN} | 4-6 / 5-5", penalties=(WinnerPays(-5),)), "4-6@4-9")

        assert round_result(over).points == (-5, 10)

    def test_what_it_sees_when_a_seat_went_out(self) -> None:
        """Each seat once: its hand, whether it went out, how the round ended, and all hands."""
        watcher = Watcher()
        over = after(picture(f"{OPEN} | 4-6 / 5-5 1-8", penalties=(watcher,)), "4-6@4-9")

        round_result(over)

        hands = ((), tiles("1-8 5-5"))
        assert watcher.seen == [
            HeldHand(hand=(), seat=0, went_out=True, ending=Ending.OUT, engine=9, hands=hands),
            HeldHand(
                hand=hands[1], seat=1, went_out=False, ending=Ending.OUT, engine=9, hands=hands
            ),
        ]

    def test_what_it_sees_when_nobody_did(self) -> None:
        """In a blocked round nobody went out; the engine is the double that was played on."""
        watcher = Watcher()
        over = picture("8-8 8-1@8-8 | 1-2 / 5-5 | | engines=9 points=0/5", penalties=(watcher,))

        round_result(over)

        assert [(held.seat, held.went_out) for held in watcher.seen] == [(0, False), (1, False)]
        assert {held.ending for held in watcher.seen} == {Ending.BLOCKED}
        assert {held.engine for held in watcher.seen} == {8}

    def test_it_sees_no_position(self) -> None:
        """What a penalty is shown is made of six facts, so it cannot make a move illegal."""
        assert [field.name for field in attrs.fields(HeldHand)] == [
            "hand", "seat", "went_out", "ending", "engine", "hands",
        ]  # fmt: skip

    def test_points_that_are_no_int(self) -> None:
        """Any whole number will do for points, and nothing else."""
        over = after(picture(f"{OPEN} | 4-6 / 5-5", penalties=(WinnerPays(Index()),)), "4-6@4-9")
        assert round_result(over).points == (7, 10)
        for wrong in (2.0, True, "3", None):
            penalty = WinnerPays(wrong)
            over = after(picture(f"{OPEN} | 4-6 / 5-5", penalties=(penalty,)), "4-6@4-9")
            told = re.escape(f"points of {penalty!r} must be an int, not {wrong!r} (")
            with pytest.raises(TypeError, match=f"^{told}"):
                round_result(over)

    def test_a_list_of_them_becomes_a_tuple(self) -> None:
        """Penalties are kept as a tuple, so that a config can be hashed."""
        rules = DEFAULT.replace(penalties=[EachDouble(25)])

        assert rules.scoring == ScoringRules(penalties=(EachDouble(25),))
        assert hash(rules) == hash(DEFAULT.replace(penalties=(EachDouble(25),)))

    @pytest.mark.parametrize("wrong", [EachDouble(25), {25}, None], ids=repr)
    def test_what_is_no_tuple(self, wrong: Any) -> None:  # noqa: ANN401 - that is the point
        """Penalties come as a tuple, even one alone."""
        told = re.escape(f"penalties must be a tuple of penalties, not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            ScoringRules(penalties=wrong)

    @pytest.mark.parametrize("wrong", [25, EachDouble, []], ids=repr)
    def test_what_is_no_penalty(self, wrong: Any) -> None:  # noqa: ANN401 - that is the point
        """A penalty is an object with a method `points`; a class of them is none."""
        told = re.escape(f"penalties must be objects with a method points(held), not {wrong!r} (")
        with pytest.raises(TypeError, match=f"^{told}"):
            ScoringRules(penalties=(EachDouble(25), wrong))

    def test_one_that_cannot_be_hashed(self) -> None:
        """A penalty is part of a config, so it must have a hash."""

        @attrs.define
        class Loose:
            def points(self, _: HeldHand, /) -> int:
                return 0

        told = "penalties must be hashable objects, of a frozen class for instance, not .*Loose"
        with pytest.raises(TypeError, match=f"^{told}"):
            ScoringRules(penalties=(Loose(),))
