"""Which tiles of the boneyard may this seat not draw."""

from chickenfoot import Reason
from chickenfoot.rules import DrawLimit
from rules.pictures import OPEN, after, legal, picture, reason

UNTIL = DrawLimit.UNTIL_PLAYABLE


class TestReserve:
    """`reserve`: the last tiles of the boneyard may not be drawn."""

    def test_the_last_tiles_stay(self) -> None:
        """A boneyard no larger than the reserve is as good as empty."""
        state = picture(f"{OPEN} | 5-5 / 1-7 | 1-5 1-6", reserve=2)

        assert legal(state) == {"pass"}
        assert reason(state, "draw") is Reason.NOTHING_TO_DRAW

    def test_what_lies_before_them_is_drawn(self) -> None:
        """Tiles are drawn until only the reserve is left."""
        state = picture(f"{OPEN} | 5-5 / 1-7 | 7-7 1-5 1-6", reserve=2, per_turn=UNTIL)

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"pass"}

    def test_a_table_goes_by_the_number_of_seats(self) -> None:
        """The reserve may depend on the seats, as where two seats leave two tiles and more one."""
        two = picture(f"{OPEN} | 5-5 / 1-7 | 1-5 1-6", reserve={2: 2, 3: 1})
        three = picture(f"{OPEN} | 5-5 / 1-7 / 8-8 | 1-5 1-6", reserve={2: 2, 3: 1})

        assert legal(two) == {"pass"}
        assert legal(three) == {"draw"}

    def test_seats_that_a_table_leaves_out_have_none(self) -> None:
        """A number of seats without a row may draw every tile."""
        state = picture(f"{OPEN} | 5-5 / 1-7 / 8-8 | 1-5", reserve={2: 2})

        assert legal(state) == {"draw"}
