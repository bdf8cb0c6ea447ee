"""What a double laid as a toe is, and which of several open feet goes first."""

import pytest

from chickenfoot import End, FillFoot, OpenPlay, Reason, Tile, open_feet, phase
from chickenfoot.rules import Blocks, Nesting, TrainDoubles, TrainRules, Wild
from rules.pictures import FOOT, OPEN, after, legal, picture, reason

OUTER = End(Tile(4, 4))
INNER = End(Tile(4, 4), copy=1)

HANDS = "4-4 4-6 1-1 / 4-7 0-4 / 4-8 4-5"
"""Seat 0 holds the second 4-4 of two sets; everybody has toes for a foot of fours."""


class TestInnermostFirst:
    """`Nesting.INNERMOST_FIRST`: a double as a toe opens a foot that goes first."""

    NESTING = Nesting.INNERMOST_FIRST

    def test_the_newest_foot_takes_the_next_tile(self) -> None:
        """Two feet are open, and only the inner one accepts tiles."""
        state = picture(f"{FOOT} | {HANDS}", copies=2, nesting=self.NESTING)

        assert legal(state) == {"4-4@4-4", "4-6@4-4"}
        state = after(state, "4-4@4-4")
        assert open_feet(state) == (OUTER, INNER)
        assert phase(state) == FillFoot(foot=INNER, missing=3)
        assert legal(state) == {"4-7@4-4'1", "4-0@4-4'1"}
        assert reason(state, "4-7@4-4") is Reason.FOOT_OPEN

    def test_then_the_older_one_goes_on(self) -> None:
        """The double was a toe of the outer foot, which wants two more when the inner is done."""
        state = picture(f"{FOOT} | {HANDS}", copies=2, nesting=self.NESTING)

        state = after(state, "4-4@4-4", "4-7@4-4'1", "4-8@4-4'1", "4-6@4-4'1")

        assert open_feet(state) == (OUTER,)
        assert phase(state) == FillFoot(foot=OUTER, missing=2)
        assert legal(state) == {"4-0@4-4"}

    def test_the_last_toe_may_be_a_double(self) -> None:
        """A double as the last toe finishes the outer foot and opens the inner one."""
        state = picture(
            f"{FOOT} 4-1@4-4 4-2@4-4 | 4-4 4-6 / 4-7 1-5", copies=2, nesting=self.NESTING
        )

        state = after(state, "4-4@4-4")

        assert open_feet(state) == (INNER,)
        assert phase(state) == FillFoot(foot=INNER, missing=3)

    def test_wild_blanks_stack_three(self) -> None:
        """With wild blanks 0-0 is a toe of any foot, and any double is a toe of 0-0."""
        state = picture(
            f"{FOOT} 0-0@4-4 | 7-7 4-6 / 7-8 4-5 1-1", wild=Wild.BLANK, nesting=self.NESTING
        )

        assert legal(state) == {"7-7@0-0", "4-6@0-0", "6-4@0-0"}
        state = after(state, "7-7@0-0")
        assert open_feet(state) == (OUTER, End(Tile(0, 0)), End(Tile(7, 7)))
        assert phase(state) == FillFoot(foot=End(Tile(7, 7)), missing=3)
        assert legal(state) == {"7-8@7-7"}

    def test_an_adopting_blank_stacks_two(self) -> None:
        """A 0-0 that adopted the 4 is a foot that wants fours, not any double."""
        state = picture(
            f"{FOOT} 0-0@4-4>4 | 7-7 4-6 / 1-1", wild=Wild.BLANK_ADOPTS, nesting=self.NESTING
        )

        assert open_feet(state) == (OUTER, End(Tile(0, 0)))
        assert legal(state) == {"4-6@0-0"}


class TestOutermostFirst:
    """`Nesting.OUTERMOST_FIRST`: a double as a toe opens a foot that waits."""

    NESTING = Nesting.OUTERMOST_FIRST

    def test_the_oldest_foot_takes_the_next_tile(self) -> None:
        """Two feet are open, and the outer one is finished first."""
        state = picture(f"{FOOT} | {HANDS}", copies=2, nesting=self.NESTING)

        state = after(state, "4-4@4-4")

        assert open_feet(state) == (OUTER, INNER)
        assert phase(state) == FillFoot(foot=OUTER, missing=2)
        assert legal(state) == {"4-7@4-4", "4-0@4-4"}
        assert reason(state, "4-7@4-4'1") is Reason.FOOT_OPEN

    def test_then_the_newer_one_goes_on(self) -> None:
        """When the outer one is done, the inner one wants all its toes."""
        state = picture(f"{FOOT} | {HANDS}", copies=2, nesting=self.NESTING)

        state = after(state, "4-4@4-4", "4-7@4-4", "4-8@4-4")

        assert phase(state) == FillFoot(foot=INNER, missing=3)
        assert legal(state) == {"4-6@4-4'1"}

    def test_a_wild_double_blank_waits(self) -> None:
        """A 0-0 as a toe waits until the foot that it belongs to is finished."""
        state = picture(
            f"{FOOT} 0-0@4-4 | 7-7 4-6 / 1-1 1-2", wild=Wild.BLANK, nesting=self.NESTING
        )

        assert phase(state) == FillFoot(foot=OUTER, missing=2)
        assert legal(state) == {"4-6@4-4"}


class TestForbidden:
    """`Nesting.FORBIDDEN`: a double as a toe is illegal."""

    NESTING = Nesting.FORBIDDEN

    def test_a_double_is_no_toe(self) -> None:
        """Only the other tiles of the suit may be laid on a foot."""
        state = picture(f"{FOOT} | {HANDS}", copies=2, nesting=self.NESTING)

        assert legal(state) == {"4-6@4-4"}
        assert reason(state, "4-4@4-4") is Reason.DOUBLE_AS_TOE

    def test_a_seat_with_nothing_else_is_stuck(self) -> None:
        """A double that is no toe does not fit, so its holder draws."""
        state = picture(f"{FOOT} | 4-4 1-1 / 4-7 0-4 | 2-2", copies=2, nesting=self.NESTING)

        assert legal(state) == {"draw"}

    def test_it_fits_other_ends(self) -> None:
        """A double may be laid on an end that is no foot, also on one with the same pips."""
        two_fours = "9-9 9-4@9-9 9-4@9-9 9-1@9-9 9-2@9-9 4-4@4-9"
        state = picture(
            f"{two_fours} | 4-4 1-1 / 4-7",
            copies=2,
            nesting=self.NESTING,
            blocks=Blocks.NOTHING,
        )

        assert legal(state) == {"4-4@4-9'1", "1-1@1-9"}

    @pytest.mark.parametrize("wild", [Wild.BLANK, Wild.BLANK_ADOPTS])
    def test_a_wild_double_blank_is_no_toe_either(self, wild: Wild) -> None:
        """0-0 may not be laid on a foot, and no double on the foot of 0-0."""
        on_four = picture(f"{FOOT} | 0-0 0-5 / 1-1", wild=wild, nesting=self.NESTING)
        blank = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9 0-0@0-9"
        on_blank = picture(f"{blank} | 7-7 5-6 / 1-1", wild=wild, nesting=self.NESTING)

        assert legal(on_four) == {"0-5@4-4"}
        assert legal(on_blank) == {"5-6@0-0", "6-5@0-0"}


class TestPlainToe:
    """`Nesting.PLAIN_TOE`: a double as a toe is an ordinary toe."""

    NESTING = Nesting.PLAIN_TOE

    def test_it_opens_no_foot(self) -> None:
        """The double counts as a toe and wants none."""
        state = picture(f"{FOOT} | {HANDS}", copies=2, nesting=self.NESTING)

        state = after(state, "4-4@4-4")

        assert open_feet(state) == (OUTER,)
        assert phase(state) == FillFoot(foot=OUTER, missing=2)
        assert legal(state) == {"4-7@4-4", "4-0@4-4"}

    def test_it_is_one_end_afterwards(self) -> None:
        """Once the foot is finished, the double takes one tile like any other toe."""
        state = picture(
            f"{FOOT} 4-4@4-4 4-1@4-4 | 4-2 1-8 6-6 / 4-7 4-8 5-5", copies=2, nesting=self.NESTING
        )

        state = after(state, "4-2@4-4")

        assert phase(state) == OpenPlay()
        assert legal(state) == {"4-7@4-4'1", "4-8@4-4'1"}
        state = after(state, "4-7@4-4'1", "1-8@1-9")
        assert legal(state) == {"8-4@1-8"}
        assert reason(state, "4-8@4-4'1") is Reason.NO_SUCH_END

    def test_a_double_that_is_no_toe_opens_a_foot(self) -> None:
        """On an ordinary end a double is a foot as ever."""
        state = after(picture(f"{OPEN} | 4-4 1-1 / 4-7", copies=2, nesting=self.NESTING), "4-4@4-9")

        assert phase(state) == FillFoot(foot=OUTER, missing=3)

    def test_a_wild_double_blank_is_a_blank_end(self) -> None:
        """A 0-0 as a toe shows one blank, which anything fits once the foot is done."""
        state = picture(
            f"{FOOT} 0-0@4-4 4-1@4-4 | 4-2 8-8 / 5-6 1-8", wild=Wild.BLANK, nesting=self.NESTING
        )

        state = after(state, "4-2@4-4")

        assert phase(state) == OpenPlay()
        assert {"5-6@0-0", "6-5@0-0"} <= legal(state)
        assert not {"5-6@0-0", "6-5@0-0"} & legal(after(state, "1-8@0-0", "8-8@1-8"))


class TestFeetOnSeveralLines:
    """Open feet are ranked by when they were laid, on whatever line they lie."""

    LAID = f"{OPEN} 4-4@4-9 9-5@9-9:0 5-5@5-9:0"
    """A foot on an arm, and a newer one on the train of seat 0."""

    HANDS = "2-2 3-3 / 4-6 5-6 1-8 9-8"

    def test_innermost_is_the_newest(self) -> None:
        """The foot on the train goes first, and the one on the arm waits."""
        state = picture(
            f"{self.LAID} | {self.HANDS} | | turn=1",
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            blocks=Blocks.COMMUNAL,
            nesting=Nesting.INNERMOST_FIRST,
        )

        assert open_feet(state) == (OUTER, End(Tile(5, 5), train=0))
        assert phase(state) == FillFoot(foot=End(Tile(5, 5), train=0), missing=3)
        assert legal(state) == {"5-6@5-5:0", "9-8@9-9:1"}
        assert reason(state, "4-6@4-4") is Reason.FOOT_OPEN

    def test_outermost_is_the_oldest(self) -> None:
        """The foot on the arm goes first; what lies on a train is not closed by it."""
        state = picture(
            f"{self.LAID} | {self.HANDS} | | turn=1",
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            blocks=Blocks.COMMUNAL,
            nesting=Nesting.OUTERMOST_FIRST,
        )

        assert phase(state) == FillFoot(foot=OUTER, missing=3)
        assert legal(state) == {"4-6@4-4", "5-6@5-5:0", "9-8@9-9:1"}

    def test_where_feet_oblige_nobody_each_takes_toes(self) -> None:
        """With `Blocks.NOTHING` a nested foot and the outer one are fed in any order."""
        for nesting in (Nesting.INNERMOST_FIRST, Nesting.OUTERMOST_FIRST):
            state = picture(
                f"{FOOT} 4-4@4-4 | 4-6 / 1-1", copies=2, nesting=nesting, blocks=Blocks.NOTHING
            )
            assert legal(state) == {"4-6@4-4", "4-6@4-4'1"}
