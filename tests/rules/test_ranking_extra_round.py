"""A tie for the first rank may be played off, on the lowest unused double."""

from chickenfoot import (
    Ending,
    GameOver,
    GameState,
    RoundOver,
    next_round,
    phase,
    round_engine,
    round_result,
    standings,
    totals,
)
from chickenfoot.rules import Hunt, Teams, Ties
from rules.pictures import after, picture, tiles

LAST = "8-8 | 8-1 / 2-2 / 1-3 | | engines=9"
"""The last of two rounds: seat 0 goes out with 8-1, the others hold four pips each."""


class TestExtraRound:
    """`Ties.EXTRA_ROUND`: a tie for the first rank is played off."""

    def tied(self) -> GameState:
        """Return the end of two rounds with 5, 5 and 13 points."""
        state = picture(f"{LAST} points=5/1/9", engines=(9, 8), ties=Ties.EXTRA_ROUND)
        return after(state, "8-1@8-8")

    def play_off(self, hands: str, turn: int) -> GameState:
        """Return an extra round in which seat *turn* is about to go out with 0-1."""
        past = "engines=9,8 points=5/1/9,0/4/4"
        return picture(
            f"0-0 | {hands} | | turn={turn} {past}", engines=(9, 8), ties=Ties.EXTRA_ROUND
        )

    def test_the_game_is_not_over(self) -> None:
        """A round follows on the lowest unused double, and nobody has won yet."""
        over = self.tied()

        assert phase(over) == RoundOver(ending=Ending.OUT, out=0)
        assert standings(over).ranks == (1, 1, 3)
        assert standings(over).winners == ()
        assert round_engine(next_round(over, seed=1)) == 0

    def test_everybody_is_dealt_in(self) -> None:
        """It is a round like any other, for all seats."""
        state = next_round(self.tied(), seed=1)

        assert len(state.hands) == 3
        assert all(state.hands)
        assert state.round_number == 3

    def test_the_lowest_double_that_was_not_an_engine(self) -> None:
        """Doubles that were played on are passed over, in whatever order they came."""
        state = picture(
            "1-1 | 1-8 / 2-2 / 1-3 | | engines=0 points=5/1/9",
            engines=(0, 1),
            ties=Ties.EXTRA_ROUND,
        )

        assert round_engine(next_round(after(state, "1-8@1-1"), seed=1)) == 2

    def test_it_ranks_the_tied(self) -> None:
        """Who of the tied has fewer points in it is first; the game is over then."""
        over = after(self.play_off("2-2 / 0-1 / 3-3", turn=1), "0-1@0-0")

        assert round_result(over).points == (4, 0, 6)
        assert phase(over) == GameOver(ending=Ending.OUT, out=1)
        assert standings(over).ranks == (2, 1, 3)
        assert standings(over).winners == (1,)

    def test_totals_leave_it_out(self) -> None:
        """Its points are added to no total."""
        state = self.play_off("2-2 / 0-1 / 3-3", turn=1)

        assert totals(state) == (5, 5, 13)
        assert totals(after(state, "0-1@0-0")) == (5, 5, 13)

    def test_it_changes_nothing_for_the_others(self) -> None:
        """A seat that was not tied may win the round and not the game."""
        over = after(self.play_off("2-2 / 3-3 / 0-1", turn=2), "0-1@0-0")

        assert standings(over).ranks == (1, 2, 3)
        assert standings(over).winners == (0,)

    def test_a_tie_for_a_lower_rank_stays(self) -> None:
        """Those who share the third rank share it still, whatever the extra round costs them."""
        past = "engines=9,8 points=5/1/9/9,0/4/4/4"
        state = picture(
            f"0-0 | 2-2 / 0-1 / 3-3 / 1-2 | | turn=1 {past}",
            engines=(9, 8), ties=Ties.EXTRA_ROUND,
        )  # fmt: skip

        over = after(state, "0-1@0-0")

        assert round_result(over).points == (4, 0, 6, 3)
        assert standings(over).ranks == (2, 1, 3, 3)

    def test_a_second_tie_is_shared(self) -> None:
        """There is one extra round at most."""
        over = after(self.play_off("2-2 / 1-3 / 0-1", turn=2), "0-1@0-0")

        assert phase(over) == GameOver(ending=Ending.OUT, out=2)
        assert standings(over).ranks == (1, 1, 3)
        assert standings(over).winners == (0, 1)

    def test_no_tie_no_round(self) -> None:
        """With a single first the game is over; a tie for a lower rank is shared."""
        state = picture(f"{LAST} points=5/9/9", engines=(9, 8), ties=Ties.EXTRA_ROUND)

        over = after(state, "8-1@8-8")

        assert over.is_game_over
        assert standings(over).ranks == (1, 2, 2)

    def test_no_unused_double_no_round(self) -> None:
        """After a full schedule a tie is shared."""
        state = picture(
            "0-0 | 0-2 / 1-1 | | engines=2,1 points=1/0,1/0",
            highest=2, arms=1, toes=1, hand_sizes=2, ties=Ties.EXTRA_ROUND,
        )  # fmt: skip

        over = after(state, "0-2@0-0")

        assert totals(over) == (2, 2)
        assert over.is_game_over
        assert standings(over).winners == (0, 1)

    def test_a_burned_double_is_unused(self) -> None:
        """A double that was skipped has not been played on, so the tie may be."""
        state = picture(
            "0-0 | 0-2 / 1-1 | | engines=2 points=2/0",
            highest=2, arms=1, toes=1, hand_sizes=2, ties=Ties.EXTRA_ROUND, hunt=Hunt.NEXT_LOWER,
        )  # fmt: skip

        over = after(state, "0-2@0-0")

        assert totals(over) == (2, 2)
        assert not over.is_game_over
        held = tiles("1-1 2-2 0-0 0-1 0-2 1-2")
        assert round_engine(next_round(over, tiles=held)) == 1

    def test_a_round_on_a_burned_double_is_extra(self) -> None:
        """Where the schedule was burned to its end, no total has the points of a further round."""
        past = "engines=2,0 points=2/0,0/2"
        state = picture(
            f"1-1 | 1-2 / 2-2 | | {past}",
            highest=2, arms=1, toes=1, hand_sizes=2, ties=Ties.EXTRA_ROUND, hunt=Hunt.NEXT_LOWER,
        )  # fmt: skip

        over = after(state, "1-2@1-1")

        assert round_result(over).points == (0, 4)
        assert totals(over) == (2, 2)
        assert standings(over).ranks == (1, 2)
        assert over.is_game_over

    def test_after_burned_doubles_too(self) -> None:
        """Where doubles are burned, the extra round ends the game as well."""
        past = "engines=8 points=5/1/9"
        tied = picture(
            f"3-3 | 3-0 / 2-2 / 1-3 | | {past}",
            engines=(9, 4), ties=Ties.EXTRA_ROUND, hunt=Hunt.NEXT_LOWER,
        )  # fmt: skip
        extra = picture(
            f"0-0 | 2-2 / 0-1 / 3-3 | | turn=1 {past.replace('8 ', '8,3 ')},0/4/4",
            engines=(9, 4), ties=Ties.EXTRA_ROUND, hunt=Hunt.NEXT_LOWER,
        )  # fmt: skip

        assert phase(after(tied, "3-0@3-3")) == RoundOver(ending=Ending.OUT, out=0)
        over = after(extra, "0-1@0-0")
        assert phase(over) == GameOver(ending=Ending.OUT, out=1)
        assert totals(over) == (5, 5, 13)
        assert standings(over).winners == (1,)

    def test_partners_are_tied_as_pairs(self) -> None:
        """With teams it is the pairs that tie, and the extra round ranks pairs."""
        text = "8-8 | 8-1 / 2-2 / 1-3 / 0-4 | | engines=9 points=5/1/3/3"
        state = picture(text, engines=(9, 8), ties=Ties.EXTRA_ROUND, teams=Teams.OPPOSITE)
        over = after(state, "8-1@8-8")
        assert standings(over).ranks == (1, 1, 1, 1)
        assert not over.is_game_over

        past = "engines=9,8 points=5/1/3/3,0/4/4/4"
        extra = picture(
            f"0-0 | 0-1 / 2-2 / 4-5 / 1-2 | | {past}",
            engines=(9, 8), ties=Ties.EXTRA_ROUND, teams=Teams.OPPOSITE,
        )  # fmt: skip
        over = after(extra, "0-1@0-0")
        assert round_result(over).points == (0, 4, 9, 3)
        assert standings(over).ranks == (2, 1, 2, 1)
        assert standings(over).winners == (1, 3)
