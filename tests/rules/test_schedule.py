"""The engine of the next round, or none: the game is over."""

import pytest

from chickenfoot import (
    Ending,
    GameOver,
    GameState,
    InvalidStateError,
    RoundOver,
    Tile,
    new_game,
    next_round,
    phase,
    round_engine,
)
from chickenfoot._rules.schedule import lowest_unused, rounds_scheduled
from chickenfoot.rules import Engines, Hunt
from rules.pictures import DEFAULT, after, legal, picture, tiles

ALL_TILES = [Tile(low, high) for low in range(10) for high in range(low, 10)]


def engine_after(over: GameState, held: str) -> int:
    """Return the engine of the round after *over*, in which seat 0 is dealt the tiles *held*."""
    mine = tiles(held)
    order = [*mine, *(tile for tile in ALL_TILES if tile not in mine)]
    return round_engine(next_round(over, tiles=order))


class TestAllDoubles:
    """`Engines.ALL_DOUBLES`: every double of the set, from the highest down."""

    @pytest.mark.parametrize("highest", [2, 6, 9, 12, 18])
    def test_it_begins_with_the_highest(self, highest: int) -> None:
        """Round one asks for the highest double of the set, whatever the set."""
        config = DEFAULT.replace(highest=highest, hand_sizes=2, arms=1, toes=1)

        assert round_engine(new_game(config, seats=2, seed=1)) == highest

    def test_each_round_asks_for_the_next_lower(self) -> None:
        """After the nines come the eights."""
        over = after(picture("9-9 9-1@9-9 | 9-2 / 1-5"), "9-2@9-9")

        assert phase(over) == RoundOver(ending=Ending.OUT, out=0)
        assert round_engine(next_round(over, seed=1)) == 8

    def test_it_ends_with_the_double_blank(self) -> None:
        """The tenth round of double-nine is played on 0-0, and it is the last."""
        past = "engines=9,8,7,6,5,4,3,2,1 points=" + ",".join(["0/1"] * 9)
        state = picture(f" | 0-0 0-2 / 1-5 | 3-3 | {past}", engines=Engines.ALL_DOUBLES)

        assert state.round_number == 10
        assert legal(state) == {"0-0"}
        over = after(state, "0-0", "0-2@0-0")
        assert phase(over) == GameOver(ending=Ending.OUT, out=0)
        assert over.is_game_over
        with pytest.raises(InvalidStateError, match="over after round 10"):
            next_round(over, seed=1)

    def test_other_sets_have_other_numbers_of_rounds(self) -> None:
        """Double-two is three rounds: 2-2, 1-1 and 0-0."""
        small = {"highest": 2, "arms": 1, "toes": 1, "hand_sizes": 2}
        second = picture("1-1 | 1-2 / 0-0 | | engines=2 points=0/1", **small)  # type: ignore[arg-type]
        third = picture("0-0 | 0-2 / 1-1 | | engines=2,1 points=0/1,0/1", **small)  # type: ignore[arg-type]

        assert not after(second, "1-2@1-1").is_game_over
        assert after(third, "0-2@0-0").is_game_over


class TestListed:
    """A tuple of pips: the double of each round, as listed."""

    def test_it_is_played_as_listed(self) -> None:
        """Any order will do."""
        state = picture("3-3 | 3-1 / 5-5", engines=(3, 7, 0))

        assert round_engine(new_game(DEFAULT.replace(engines=(3, 7, 0)), seats=2, seed=1)) == 3
        assert round_engine(next_round(after(state, "3-1@3-3"), seed=1)) == 7

    def test_it_ends_with_its_last(self) -> None:
        """After the last of the list the game is over, whatever doubles are left."""
        state = picture("7-7 | 7-1 / 5-5 | | engines=3 points=0/5", engines=(3, 7))

        assert phase(after(state, "7-1@7-7")) == GameOver(ending=Ending.OUT, out=0)

    def test_one_round_is_a_game(self) -> None:
        """A list of one double is a game of one round."""
        assert after(picture("9-9 | 9-1 / 5-5", engines=(9,)), "9-1@9-9").is_game_over

    def test_repeats_are_played_again(self) -> None:
        """A double that is listed twice is the engine of two rounds, as in …1, 0, 1…."""
        second = picture("0-0 | 0-2 / 5-5 | | engines=1 points=0/5", engines=(1, 0, 1))
        third = picture("1-1 | 1-2 / 5-5 | | engines=1,0 points=0/5,0/5", engines=(1, 0, 1))

        second, third = after(second, "0-2@0-0"), after(third, "1-2@1-1")

        assert not second.is_game_over
        assert round_engine(next_round(second, seed=1)) == 1
        assert third.is_game_over

    def test_a_list_becomes_a_tuple(self) -> None:
        """Any sequence of pips will do."""
        assert DEFAULT.replace(engines=[9, 8]) == DEFAULT.replace(engines=(9, 8))
        assert DEFAULT.replace(engines=range(9, -1, -1)).schedule.engines == (
            9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
        )  # fmt: skip


class TestBurning:
    """`Hunt.NEXT_LOWER` burns the doubles that it skips."""

    def test_the_list_goes_on_below_the_double_used(self) -> None:
        """After a round on 7-7 the next asks for 6-6; 9-9 and 8-8 do not come back."""
        over = after(picture("7-7 | 7-1 / 5-5 | 9-9", hunt=Hunt.NEXT_LOWER), "7-1@7-7")

        assert engine_after(over, "9-9 8-8 6-6 5-5") == 6

    def test_a_round_on_the_double_asked_for_burns_nothing(self) -> None:
        """After a round on 9-9 the next asks for 8-8."""
        over = after(picture("9-9 | 9-1 / 5-5", hunt=Hunt.NEXT_LOWER), "9-1@9-9")

        assert engine_after(over, "8-8 7-7") == 8

    def test_nothing_lower_ends_the_game(self) -> None:
        """A game may have fewer rounds than its list."""
        over = after(picture("0-0 | 0-1 / 5-5 | 9-9", hunt=Hunt.NEXT_LOWER), "0-1@0-0")

        assert phase(over) == GameOver(ending=Ending.OUT, out=0)

    def test_a_double_that_is_not_listed_burns_the_list_above_it(self) -> None:
        """A round on 7-7 in a game of 9-9 and 5-5 leaves 5-5; one on 3-3 leaves nothing."""
        seven = picture("7-7 | 7-1 / 4-4 | 9-9", hunt=Hunt.NEXT_LOWER, engines=(9, 5))
        three = picture("3-3 | 3-1 / 4-4 | 9-9", hunt=Hunt.NEXT_LOWER, engines=(9, 5))

        assert engine_after(after(seven, "7-1@7-7"), "9-9 7-7 5-5") == 5
        assert after(three, "3-1@3-3").is_game_over

    def test_it_goes_on_below_the_lower_of_the_two(self) -> None:
        """A round that asked for 8-8 and was played on 9-9, for want of any other, used up 8-8."""
        state = picture(" | 9-9 9-1 / 1-2 | | engines=9 points=0/5", hunt=Hunt.NEXT_LOWER)

        over = after(state, "9-9", "9-1@9-9")

        assert engine_after(over, "9-9 8-8 7-7") == 7

    def test_burnt_doubles_count_over_several_rounds(self) -> None:
        """What an earlier round burned stays burned."""
        state = picture("4-4 | 4-1 / 5-5 | 9-9 | engines=7,5 points=0/5,0/5", hunt=Hunt.NEXT_LOWER)

        assert engine_after(after(state, "4-1@4-4"), "9-9 8-8 6-6 5-5 3-3") == 3

    @pytest.mark.parametrize("hunt", [Hunt.IN_TURN, Hunt.TOGETHER])
    def test_other_hunts_burn_nothing(self, hunt: Hunt) -> None:
        """A round played on another double, for want of its own, was one round of the list."""
        over = after(picture("7-7 | 7-1 / 5-5 | | aside=9-9", hunt=hunt), "7-1@7-7")

        assert engine_after(over, "8-8 7-7 6-6") == 8


class TestExtraRounds:
    """A round that the schedule does not ask for, and its double."""

    @pytest.mark.parametrize(
        ("used", "rounds"), [((), 0), ((9,), 1), ((9, 8), 2), ((9, 8, 7), 3), ((9, 8, 7, 0), 3)]
    )
    def test_a_round_after_the_last_is_extra(self, used: tuple[int, ...], rounds: int) -> None:
        """The rounds of the schedule are counted up to its end, and no further."""
        assert rounds_scheduled((9, 8, 7), used, burns=False) == rounds

    @pytest.mark.parametrize(
        ("used", "rounds"), [((8,), 1), ((8, 7), 2), ((7,), 1), ((7, 0), 1), ((9, 3, 0), 2)]
    )
    def test_doubles_that_are_burnt_bring_it_nearer(
        self, used: tuple[int, ...], rounds: int
    ) -> None:
        """Once the last double of the schedule is burnt, any further round is extra."""
        assert rounds_scheduled((9, 8, 7), used, burns=True) == rounds

    @pytest.mark.parametrize(
        ("used", "double"), [((2,), 0), ((2, 0), 1), ((1, 0), 2), ((0, 1, 2), None)]
    )
    def test_it_is_played_on_the_lowest_unused(
        self, used: tuple[int, ...], double: int | None
    ) -> None:
        """Any double of the set will do, the highest too; with none left there is no round."""
        assert lowest_unused(2, used) == double
