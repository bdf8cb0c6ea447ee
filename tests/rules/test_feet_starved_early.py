"""A foot that can never be finished, forbidden or fatal: tiles not in a picture are gone."""

from chickenfoot import (
    End,
    Ending,
    Reason,
    RoundOver,
    Tile,
    is_starved,
    open_ends,
    phase,
    round_result,
)
from chickenfoot.rules import Blocks, Nesting, TrainDoubles, TrainRules, WhenStarved, Wild
from rules.pictures import FOOT, OPEN, after, legal, picture, reason

FOUR = End(Tile(4, 4))

ELSEWHERE = f"{OPEN} 1-4@1-9 4-4@4-9 | 4-5 1-1 / 4-6 4-7 2-2"
"""A foot wants three toes and three fours are left, but there is another end that shows a 4."""


class TestForbid:
    """`WhenStarved.FORBID`: a double whose foot would starve may not be laid."""

    def test_such_a_double_does_not_fit(self) -> None:
        """With two fours left, 4-4 may not be laid, and the reason is told."""
        state = picture(f"{OPEN} | 4-4 1-5 / 4-6 4-7", when_starved=WhenStarved.FORBID)

        assert legal(state) == {"1-5@1-9"}
        assert reason(state, "4-4@4-9") is Reason.FOOT_WOULD_STARVE

    def test_one_that_can_be_finished_does(self) -> None:
        """With three fours left it may be laid, wherever they are; it does not count itself."""
        state = picture(f"{OPEN} | 4-4 1-5 / 4-6 | 4-7 4-8", when_starved=WhenStarved.FORBID)

        assert legal(state) == {"4-4@4-9", "1-5@1-9"}

    def test_the_toes_wanted_decide(self) -> None:
        """A foot of two toes needs two tiles, and with `toes=0` nothing is barred."""
        text = f"{OPEN} | 4-4 1-5 / 4-6 4-7"

        assert "4-4@4-9" in legal(picture(text, toes=2, when_starved=WhenStarved.FORBID))
        assert "4-4@4-9" in legal(
            picture(f"{OPEN} | 4-4 1-5 / 1-6", toes=0, when_starved=WhenStarved.FORBID)
        )

    def test_a_seat_with_nothing_else_is_stuck(self) -> None:
        """A seat that holds only such a double draws or passes."""
        state = picture(f"{OPEN} | 4-4 5-5 / 4-6 1-7 | 8-8", when_starved=WhenStarved.FORBID)

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"pass"}

    def test_also_as_the_last_tile(self) -> None:
        """Going out on it is no way round."""
        state = picture(f"{OPEN} | 4-4 / 4-6 1-7", when_starved=WhenStarved.FORBID)

        assert legal(state) == {"pass"}
        assert reason(state, "4-4@4-9") is Reason.FOOT_WOULD_STARVE

    def test_a_foot_starved_later_freezes(self) -> None:
        """A foot that lost its toes to another end stays open and wants what it wanted."""
        state = picture(ELSEWHERE, blocks=Blocks.NOTHING, when_starved=WhenStarved.FORBID)

        state = after(state, "4-5@1-4")

        assert is_starved(state, FOUR)
        assert [end.places for end in open_ends(state) if end.end == FOUR] == [3]

    def test_another_copy_counts_if_it_may_be_a_toe(self) -> None:
        """Two fours and a second 4-4 are enough, unless a double may not be a toe."""
        text = f"{OPEN} | 4-4 4-4 1-5 / 4-6 4-7"
        allowed = picture(text, copies=2, when_starved=WhenStarved.FORBID)
        forbidden = picture(
            text, copies=2, when_starved=WhenStarved.FORBID, nesting=Nesting.FORBIDDEN
        )

        assert legal(allowed) == {"4-4@4-9", "1-5@1-9"}
        assert legal(forbidden) == {"1-5@1-9"}

    def test_a_plain_toe_is_never_barred(self) -> None:
        """A double that opens no foot cannot starve one of its own."""
        text = f"{FOOT} | 4-4 1-1 / 4-5 4-6"
        plain = picture(text, copies=2, when_starved=WhenStarved.FORBID, nesting=Nesting.PLAIN_TOE)
        nested = picture(text, copies=2, when_starved=WhenStarved.FORBID)

        assert legal(plain) == {"4-4@4-4"}
        assert legal(nested) == {"pass"}

    def test_an_arm_is_barred_as_well(self) -> None:
        """A double laid on the engine opens a foot, so it needs tiles for it."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 | 9-9 1-1 / 9-3 9-4", copies=2, when_starved=WhenStarved.FORBID
        )

        assert legal(state) == {"pass"}
        assert reason(state, "9-9@9-9") is Reason.FOOT_WOULD_STARVE

    def test_a_plain_double_on_a_train_is_not(self) -> None:
        """Where doubles on trains are ordinary tiles, none is barred there."""
        text = f"{OPEN} 9-5@9-9:0 | 5-5 8-8 / 1-7"
        plain = picture(text, trains=TrainRules(), when_starved=WhenStarved.FORBID)
        foot = picture(
            text,
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            when_starved=WhenStarved.FORBID,
        )

        assert legal(plain) == {"5-5@5-9:0"}
        assert legal(foot) == {"pass"}

    def test_an_adopting_blank_is_judged_by_what_it_shows(self) -> None:
        """A 0-0 may be laid where tiles are left for the number that it adopts."""
        state = picture(
            f"{OPEN} | 0-0 8-8 / 1-5 1-6 1-7 4-6",
            wild=Wild.BLANK_ADOPTS,
            when_starved=WhenStarved.FORBID,
        )

        assert legal(state) == {"0-0@1-9>1"}
        assert reason(state, "0-0@4-9>4") is Reason.FOOT_WOULD_STARVE


class TestEndRound:
    """`WhenStarved.END_ROUND`: the round ends as soon as an open foot is starved."""

    def test_with_the_double_itself(self) -> None:
        """Laying a double that cannot be finished ends the round, and every hand counts."""
        state = picture(f"{OPEN} | 4-4 1-5 / 4-6 1-6 | 4-7", when_starved=WhenStarved.END_ROUND)

        state = after(state, "4-4@4-9")

        assert phase(state) == RoundOver(ending=Ending.STARVED, out=None)
        assert round_result(state).points == (6, 17)
        assert legal(state) == set()

    def test_not_while_it_can_be_finished(self) -> None:
        """With three fours left play goes on."""
        state = picture(f"{OPEN} | 4-4 1-5 / 4-6 1-6 | 4-7 4-8", when_starved=WhenStarved.END_ROUND)

        assert legal(after(state, "4-4@4-9")) == {"4-6@4-4"}

    def test_with_a_toe_lost_to_another_end(self) -> None:
        """Also a foot that starves later ends it."""
        state = picture(ELSEWHERE, blocks=Blocks.NOTHING, when_starved=WhenStarved.END_ROUND)

        assert not state.is_round_over
        assert not after(state, "4-5@4-4").is_round_over
        over = after(state, "4-5@1-4")
        assert round_result(over).ending is Ending.STARVED
        assert round_result(over).points == (2, 25)

    def test_a_foot_beneath_another_counts_as_well(self) -> None:
        """A toe of the inner foot may leave too few for the outer one."""
        state = picture(
            f"{FOOT} 4-4@4-4 | 4-5 1-5 / 4-6 1-6 | 4-7 4-8",
            copies=2,
            when_starved=WhenStarved.END_ROUND,
        )

        state = after(state, "4-5@4-4'1", "4-6@4-4'1")
        assert not state.is_round_over
        state = after(state, "draw", "4-7@4-4'1")
        assert round_result(state).ending is Ending.STARVED

    def test_going_out_comes_first(self) -> None:
        """A seat that lays its last tile is out, though a foot starves by it."""
        on_double = picture(f"{OPEN} | 4-4 / 4-6 1-6", when_starved=WhenStarved.END_ROUND)
        elsewhere = picture(
            f"{OPEN} 1-4@1-9 4-4@4-9 | 4-5 / 4-6 4-7 2-2",
            blocks=Blocks.NOTHING,
            when_starved=WhenStarved.END_ROUND,
        )

        assert round_result(after(on_double, "4-4@4-9")).ending is Ending.OUT
        assert round_result(after(elsewhere, "4-5@1-4")).ending is Ending.OUT

    def test_it_comes_before_blocked(self) -> None:
        """A round in which nobody could move either ends starved."""
        state = picture(f"{OPEN} | 4-4 8-8 / 5-5", when_starved=WhenStarved.END_ROUND)

        assert round_result(after(state, "4-4@4-9")).ending is Ending.STARVED
