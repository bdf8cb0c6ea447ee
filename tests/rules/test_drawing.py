"""May this seat draw, and what may it do with what it drew."""

import pytest

from chickenfoot import Reason
from chickenfoot._rules.drawing import settle
from chickenfoot.rules import Blocks, DrawLimit, DrawnTile, DrawRules, WhenStarved
from rules.pictures import FOOT, OPEN, after, legal, picture, reason, tiles

UNTIL = DrawLimit.UNTIL_PLAYABLE

STUCK = f"{OPEN} | 5-5 6-6 / 1-7 | 7-7 8-8 2-5 0-0"
"""Seat 0 is stuck on 1, 2, 3 and 4; the third tile of the boneyard would fit."""

STUCK_ON_FOOT = f"{FOOT} | 1-5 6-6 / 4-7 | 7-7 1-8 4-5 4-6"
"""Seat 0 has no toe for the open foot; the third tile of the boneyard would be one."""


class TestWhoDraws:
    """A stuck seat draws, and no other."""

    def test_a_stuck_seat_must_draw(self) -> None:
        """A seat of which no tile fits may do nothing but draw."""
        state = picture(STUCK)

        assert legal(state) == {"draw"}
        assert reason(state, "pass") is Reason.MUST_DRAW

    def test_a_seat_that_can_play_must(self) -> None:
        """A seat that is not stuck may neither draw nor pass."""
        state = picture(f"{OPEN} | 1-5 6-6 / 1-7 | 7-7")

        assert legal(state) == {"1-5@1-9"}
        assert reason(state, "draw") is Reason.MUST_PLAY
        assert reason(state, "pass") is Reason.MUST_PLAY

    def test_with_an_empty_boneyard_it_passes(self) -> None:
        """A stuck seat passes when there is nothing to draw."""
        state = picture(f"{OPEN} | 5-5 6-6 / 1-7 | ")

        assert legal(state) == {"pass"}
        assert reason(state, "draw") is Reason.NOTHING_TO_DRAW

    def test_the_next_tile_of_the_boneyard_is_drawn(self) -> None:
        """What is drawn stands first in the boneyard, and then is in the hand."""
        state = after(picture(STUCK), "draw")

        assert state.hands[0] == tiles("5-5 6-6 7-7")
        assert state.boneyard == tiles("8-8 2-5 0-0")
        assert state.drawn == tiles("7-7")
        assert state.to_move == 0

    def test_a_turn_ends_with_one_play_or_one_pass(self) -> None:
        """After a pass the next seat moves, and nothing counts as drawn any more."""
        state = after(picture(STUCK), "draw", "pass")

        assert state.to_move == 1
        assert state.drawn == ()
        assert legal(state) == {"1-7@1-9"}


class TestPerTurn:
    """`per_turn`: how often a stuck seat draws in one turn."""

    def test_never(self) -> None:
        """With 0 a stuck seat passes, whatever lies in the boneyard."""
        assert legal(picture(STUCK, per_turn=0)) == {"pass"}

    def test_once(self) -> None:
        """With 1 it passes after one tile that does not help."""
        state = after(picture(STUCK, per_turn=1), "draw")

        assert legal(state) == {"pass"}
        assert reason(state, "draw") is Reason.ALREADY_DREW

    def test_twice(self) -> None:
        """With 2 it draws a second tile before it passes, and must."""
        state = after(picture(STUCK, per_turn=2), "draw")

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"pass"}

    def test_a_tile_that_fits_ends_the_draws(self) -> None:
        """A seat draws again only while its whole hand is still stuck."""
        state = after(picture(STUCK, per_turn=4), "draw", "draw", "draw")

        assert legal(state) == {"2-5@2-9"}
        assert state.drawn == tiles("7-7 8-8 2-5")

    def test_until_playable(self) -> None:
        """With `UNTIL_PLAYABLE` it draws until a tile fits, however many that takes."""
        state = picture(STUCK, per_turn=UNTIL)

        assert legal(after(state, "draw")) == {"draw"}
        assert legal(after(state, "draw", "draw")) == {"draw"}
        assert legal(after(state, "draw", "draw", "draw")) == {"2-5@2-9"}

    def test_until_the_boneyard_is_empty(self) -> None:
        """It passes if nothing may be drawn any more."""
        state = picture(f"{OPEN} | 5-5 / 1-7 | 7-7 8-8", per_turn=UNTIL)

        assert legal(after(state, "draw", "draw")) == {"pass"}

    def test_a_new_turn_counts_afresh(self) -> None:
        """The limit is for one turn."""
        state = picture(f"{OPEN} | 5-5 6-6 / 1-0 1-8 | 7-7 8-8", per_turn=1)

        assert legal(after(state, "draw", "pass", "1-0@1-9")) == {"draw"}


class TestPerTurnOnFoot:
    """`per_turn_on_foot`: the limit while any foot is open."""

    def test_none_is_as_off_a_foot(self) -> None:
        """With None the limit is that of `per_turn`."""
        state = picture(STUCK_ON_FOOT, per_turn=2, per_turn_on_foot=None)

        assert legal(after(state, "draw")) == {"draw"}
        assert legal(after(state, "draw", "draw")) == {"pass"}

    def test_more_on_a_foot(self) -> None:
        """On a foot it may be more than otherwise."""
        state = picture(STUCK_ON_FOOT, per_turn=1, per_turn_on_foot=2)

        assert legal(after(state, "draw")) == {"draw"}
        assert legal(after(state, "draw", "draw")) == {"pass"}
        assert legal(after(picture(STUCK, per_turn=1, per_turn_on_foot=2), "draw")) == {"pass"}

    def test_none_at_all_on_a_foot(self) -> None:
        """With 0 nobody draws while a foot is open."""
        assert legal(picture(STUCK_ON_FOOT, per_turn=1, per_turn_on_foot=0)) == {"pass"}
        assert legal(picture(STUCK, per_turn=1, per_turn_on_foot=0)) == {"draw"}

    def test_on_a_foot_only(self) -> None:
        """With `per_turn=0` nobody draws but for a foot."""
        assert legal(picture(STUCK_ON_FOOT, per_turn=0, per_turn_on_foot=1)) == {"draw"}
        assert legal(picture(STUCK, per_turn=0, per_turn_on_foot=1)) == {"pass"}

    def test_until_playable(self) -> None:
        """On a foot too it may be until a tile fits."""
        state = picture(STUCK_ON_FOOT, per_turn=1, per_turn_on_foot=UNTIL)

        assert legal(after(state, "draw", "draw")) == {"draw"}
        assert legal(after(state, "draw", "draw", "draw")) == {"4-5@4-4"}

    def test_any_open_foot_counts(self) -> None:
        """Also a foot that obliges nobody."""
        state = picture(
            f"{FOOT} | 5-5 6-6 / 4-7 | 7-7 8-8",
            blocks=Blocks.NOTHING,
            per_turn=1,
            per_turn_on_foot=2,
        )

        assert legal(after(state, "draw")) == {"draw"}

    def test_a_released_foot_counts_no_more(self) -> None:
        """A foot that wants no toe any more is not open."""
        state = picture(
            f"{FOOT} | 5-5 6-6 / 1-7 | 7-7 8-8",
            when_starved=WhenStarved.RELEASE,
            per_turn=1,
            per_turn_on_foot=2,
        )

        assert legal(after(state, "draw")) == {"pass"}


FITS = f"{OPEN} | 5-5 6-6 / 1-7 | 1-5 2-6"
"""Seat 0 is stuck, and the next tile would fit."""


class TestDrawnTile:
    """`drawn_tile`: what may happen to a drawn tile that fits."""

    def test_must_play(self) -> None:
        """With `MUST_PLAY` it is laid at once."""
        state = after(picture(FITS, drawn_tile=DrawnTile.MUST_PLAY), "draw")

        assert legal(state) == {"1-5@1-9"}
        assert reason(state, "pass") is Reason.MUST_PLAY
        assert after(state, "1-5@1-9").to_move == 1

    def test_may_play(self) -> None:
        """With `MAY_PLAY` it is laid or kept, as the seat likes."""
        state = after(picture(FITS, drawn_tile=DrawnTile.MAY_PLAY), "draw")

        assert legal(state) == {"1-5@1-9", "pass"}
        kept = after(state, "pass")
        assert kept.hands[0] == tiles("1-5 5-5 6-6")
        assert kept.to_move == 1

    def test_may_play_does_not_draw_again(self) -> None:
        """A seat that keeps a tile that fits may not draw for a better one."""
        state = after(picture(FITS, drawn_tile=DrawnTile.MAY_PLAY, per_turn=2), "draw")

        assert legal(state) == {"1-5@1-9", "pass"}

    def test_keep(self) -> None:
        """With `KEEP` it is kept, and the turn is over."""
        state = after(picture(FITS, drawn_tile=DrawnTile.KEEP), "draw")

        assert legal(state) == {"pass"}
        assert reason(state, "1-5@1-9") is Reason.MUST_KEEP

    def test_keep_ends_the_draws_at_the_first_that_fits(self) -> None:
        """A hand that is no longer stuck draws no more, even within the limit."""
        state = after(picture(FITS, drawn_tile=DrawnTile.KEEP, per_turn=2), "draw")

        assert legal(state) == {"pass"}

    def test_keep_draws_on_past_what_does_not_fit(self) -> None:
        """While it is stuck, it draws as often as it may."""
        state = after(picture(STUCK, drawn_tile=DrawnTile.KEEP, per_turn=4), "draw")

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw", "draw")) == {"pass"}

    def test_a_kept_tile_is_played_in_the_next_turn(self) -> None:
        """What was kept may be laid when the turn comes round, if the end is still there."""
        state = after(
            picture(f"{OPEN} | 5-5 6-6 / 2-7 2-8 | 1-5", drawn_tile=DrawnTile.KEEP),
            "draw",
            "pass",
            "2-7@2-9",
        )

        assert legal(state) == {"1-5@1-9"}

    def test_only_the_tile_just_drawn_may_be_laid(self) -> None:
        """Of several draws the last one counts, and no tile held before."""
        state = after(picture(f"{OPEN} | 1-5 6-6 / 1-7 | 2-6 3-8", voluntary=True), "draw")

        assert legal(state) == {"2-6@2-9"}
        assert reason(state, "1-5@1-9") is Reason.ALREADY_DREW


CAN_PLAY = f"{OPEN} | 1-5 6-6 / 1-7 | 7-7 2-6 3-8"
"""Seat 0 can play; the next tile would not help, the one after it would."""


class TestVoluntary:
    """`voluntary`: a seat that is not stuck may draw instead of playing."""

    def test_it_may_draw(self) -> None:
        """A draw is one of its choices, a pass is not."""
        state = picture(CAN_PLAY, voluntary=True)

        assert legal(state) == {"1-5@1-9", "draw"}
        assert reason(state, "pass") is Reason.MUST_PLAY

    def test_after_a_tile_that_does_not_fit_it_passes(self) -> None:
        """It drew instead of playing, so what it held before stays in the hand."""
        state = after(picture(CAN_PLAY, voluntary=True), "draw")

        assert legal(state) == {"pass"}
        assert after(state, "pass").to_move == 1

    @pytest.mark.parametrize("per_turn", [2, UNTIL])
    def test_it_does_so_once(self, per_turn: int | DrawLimit) -> None:
        """A seat that is not stuck draws no second tile, whatever the limit."""
        state = after(picture(CAN_PLAY, voluntary=True, per_turn=per_turn), "draw")

        assert legal(state) == {"pass"}
        assert reason(state, "draw") is Reason.ALREADY_DREW

    def test_a_tile_that_fits_must_be_laid(self) -> None:
        """What may happen to a drawn tile is the same as for a stuck seat."""
        fits = f"{OPEN} | 1-5 6-6 / 1-7 | 2-6 3-8"

        must = after(picture(fits, voluntary=True), "draw")
        may = after(picture(fits, voluntary=True, drawn_tile=DrawnTile.MAY_PLAY), "draw")
        keep = after(picture(fits, voluntary=True, drawn_tile=DrawnTile.KEEP), "draw")

        assert legal(must) == {"2-6@2-9"}
        assert legal(may) == {"2-6@2-9", "pass"}
        assert legal(keep) == {"pass"}

    def test_within_the_limit(self) -> None:
        """Where a stuck seat may not draw, nobody may."""
        assert legal(picture(CAN_PLAY, voluntary=True, per_turn=0)) == {"1-5@1-9"}
        assert legal(picture(CAN_PLAY, voluntary=True, reserve=3)) == {"1-5@1-9"}
        assert legal(picture(CAN_PLAY, voluntary=True, reserve=2)) == {"1-5@1-9", "draw"}

    def test_on_a_foot_too(self) -> None:
        """A seat may draw instead of feeding the foot, within the limit on a foot."""
        foot = f"{FOOT} | 4-5 1-6 / 4-7 | 7-7 4-8"

        assert legal(picture(foot, voluntary=True)) == {"4-5@4-4", "draw"}
        assert legal(picture(foot, voluntary=True, per_turn_on_foot=0)) == {"4-5@4-4"}
        assert legal(picture(foot, voluntary=True, per_turn=0, per_turn_on_foot=1)) == {
            "4-5@4-4",
            "draw",
        }

    def test_a_stuck_seat_draws_as_ever(self) -> None:
        """For a stuck seat nothing changes: it draws as often as it may."""
        state = picture(STUCK, voluntary=True, per_turn=2)

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"draw"}


class TestSettled:
    """What a table knows about its draws before any is made."""

    @pytest.mark.parametrize("voluntary", [False, True])
    @pytest.mark.parametrize("drawn_tile", DrawnTile)
    def test_whether_a_draw_leaves_no_choice(self, drawn_tile: DrawnTile, voluntary: bool) -> None:
        """What may be done depends on what was drawn, unless a stuck seat alone draws and plays."""
        drawing = settle(DrawRules(drawn_tile=drawn_tile, voluntary=voluntary), 2)

        assert drawing.plain is (drawn_tile is DrawnTile.MUST_PLAY and not voluntary)

    @pytest.mark.parametrize(
        ("per_turn", "on_foot", "once"),
        [
            (0, 0, True),
            (1, None, True),
            (1, 0, True),
            (0, 1, True),
            (2, 1, False),
            (1, UNTIL, False),
        ],
    )
    def test_whether_nobody_draws_twice(
        self, per_turn: int, on_foot: int | DrawLimit | None, once: bool
    ) -> None:
        """One draw a turn is the limit, on a foot and off it."""
        rules = DrawRules(per_turn=per_turn, per_turn_on_foot=on_foot)

        assert settle(rules, 4).once is once
