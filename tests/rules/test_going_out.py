"""May this be the last tile, and when is the round blocked."""

from typing import Any

import pytest

from chickenfoot import Ending, Reason, RoundOver, open_feet, phase, round_result
from chickenfoot.rules import BlockedWhen, DrawnTile, LastDouble, TrainRules
from rules.pictures import FOOT, OPEN, after, legal, picture, reason

ALL_STUCK = BlockedWhen.ALL_STUCK
FIRST_STUCK = BlockedWhen.FIRST_STUCK


class TestGoingOut:
    """A round ends the moment somebody lays a last tile."""

    @pytest.mark.parametrize(
        ("text", "move"),
        [
            (f"{OPEN} | 4-6 / 6-7 1-5", "4-6@4-9"),
            ("9-9 9-1@9-9 | 9-6 / 6-7 1-5", "9-6@9-9"),
            (f"{FOOT} | 4-6 / 6-7 1-5", "4-6@4-4"),
        ],
        ids=["in open play", "inside the opening", "on a foot"],
    )
    def test_wherever_it_was_laid(self, text: str, move: str) -> None:
        """An engine without its arms or a foot without its toes does not matter."""
        over = after(picture(f"{text} | 3-3"), move)

        assert phase(over) == RoundOver(ending=Ending.OUT, out=0)
        assert over.to_move is None
        assert legal(over) == set()
        assert reason(over, "pass") is Reason.ROUND_OVER
        assert round_result(over).points == (0, 19)

    def test_a_tile_without_pips_is_a_tile(self) -> None:
        """A seat that holds nothing but 0-0 is not out."""
        state = after(picture(f"{OPEN} | 4-6 4-7 / 0-0 | 3-3"), "4-6@4-9")

        assert not state.is_round_over
        assert legal(state) == {"draw"}

    def test_out_goes_before_blocked(self) -> None:
        """Where the last tile leaves nobody a move, its seat is out all the same."""
        over = after(picture(f"{OPEN} | 4-6 / 5-5 7-7"), "4-6@4-9")

        assert round_result(over).ending is Ending.OUT
        assert round_result(over).out == 0
        assert round_result(over).points == (0, 24)


class TestLastDoubleAllowed:
    """`LastDouble.ALLOWED`: a double may be the last tile."""

    def test_the_round_ends_at_once(self) -> None:
        """Nobody has to fill its foot."""
        state = picture(f"{OPEN} | 4-4 / 6-7 / 8-8 | 3-3", last_double=LastDouble.ALLOWED)

        assert legal(state) == {"4-4@4-9"}
        over = after(state, "4-4@4-9")
        assert round_result(over).ending is Ending.OUT
        assert round_result(over).points == (0, 13, 16)
        assert len(open_feet(over)) == 1


class TestLastDoubleForbidden:
    """`LastDouble.FORBIDDEN`: a double may not be the last tile."""

    def test_it_is_illegal(self) -> None:
        """A seat whose only tile is a double is stuck with it."""
        state = picture(f"{OPEN} | 4-4 / 6-7 1-5 | ", last_double=LastDouble.FORBIDDEN)

        assert legal(state) == {"pass"}
        assert reason(state, "4-4@4-9") is Reason.LAST_TILE_DOUBLE

    def test_only_as_the_last_tile(self) -> None:
        """While another tile is held, a double may be laid."""
        state = picture(f"{OPEN} | 4-4 8-8 / 6-7 1-5", last_double=LastDouble.FORBIDDEN)

        assert legal(state) == {"4-4@4-9"}

    def test_any_other_tile_may_be_the_last(self) -> None:
        """A tile with two different halves ends the round as ever."""
        state = picture(f"{OPEN} | 4-6 / 6-7 1-5", last_double=LastDouble.FORBIDDEN)

        assert round_result(after(state, "4-6@4-9")).out == 0

    @pytest.mark.parametrize("text", [f"{FOOT} | 4-4 / 1-5", "9-9 9-1@9-9 | 9-9 / 1-5"])
    def test_wherever_it_would_go(self, text: str) -> None:
        """Also as a toe and as an arm."""
        assert legal(picture(f"{text} | 3-3", copies=2, last_double=LastDouble.FORBIDDEN)) == {
            "draw"
        }

    def test_the_second_of_two_equal_doubles(self) -> None:
        """A seat that holds a double twice may lay one, and is stuck with the other."""
        state = picture(
            f"{OPEN} | 4-4 4-4 / 4-7 4-8 | ", copies=2, last_double=LastDouble.FORBIDDEN
        )

        assert legal(state) == {"4-4@4-9"}
        assert legal(after(state, "4-4@4-9", "4-7@4-4")) == {"pass"}

    def test_a_drawn_double_is_not_the_last_tile(self) -> None:
        """A seat that draws has another tile, so the double it drew may be laid."""
        state = picture(f"{OPEN} | 4-4 / 6-7 1-5 | 1-1", last_double=LastDouble.FORBIDDEN)

        assert legal(after(state, "draw")) == {"1-1@1-9"}

    def test_with_a_drawn_tile_the_hand_is_stuck_no_more(self) -> None:
        """Once another tile is held the double fits: the seat draws no more, and passes."""
        state = picture(
            f"{OPEN} | 4-4 / 6-7 1-5 | 5-5 1-6", last_double=LastDouble.FORBIDDEN, per_turn=2
        )

        state = after(state, "draw")

        assert legal(state) == {"pass"}
        assert reason(state, "4-4@4-9") is Reason.ALREADY_DREW

    def test_the_round_may_be_blocked_by_it(self) -> None:
        """A seat that may not lay its double is stuck."""
        text = f"{OPEN} | 4-4 / 5-5 | "

        assert not picture(text, last_double=LastDouble.ALLOWED).is_round_over
        over = picture(text, last_double=LastDouble.FORBIDDEN)
        assert round_result(over).ending is Ending.BLOCKED
        assert round_result(over).points == (8, 10)


class TestAllStuck:
    """`BlockedWhen.ALL_STUCK`: every seat is stuck and nobody will ever draw again."""

    def test_as_soon_as_nobody_can_move(self) -> None:
        """The round is over when a turn begins and nobody can move; nobody passes first."""
        state = picture(f"{OPEN} | 4-4 6-6 / 5-5 / 7-8 | ", blocked_when=ALL_STUCK)

        over = after(state, "4-4@4-9")

        assert phase(over) == RoundOver(ending=Ending.BLOCKED, out=None)
        assert over.to_move is None
        assert round_result(over).points == (12, 10, 15)

    def test_not_while_a_seat_can_play(self) -> None:
        """A stuck seat passes, and the next one plays."""
        state = picture(f"{OPEN} | 5-5 / 1-6 2-2 | ", blocked_when=ALL_STUCK)

        assert legal(state) == {"pass"}
        assert legal(after(state, "pass")) == {"1-6@1-9", "2-2@2-9"}

    def test_the_ends_now_allowed_count(self) -> None:
        """Tiles that fit ends which a foot or the opening has shut do not help."""
        on_foot = picture(f"{FOOT} | 1-5 / 2-6 | ", blocked_when=ALL_STUCK)
        in_opening = picture("9-9 9-1@9-9 | 1-5 / 1-6 | ", blocked_when=ALL_STUCK)

        assert round_result(on_foot).ending is Ending.BLOCKED
        assert round_result(in_opening).ending is Ending.BLOCKED

    def test_a_useless_boneyard_is_drawn_first(self) -> None:
        """What lies hidden in the boneyard never decides it, only whether it can be drawn."""
        state = picture(f"{OPEN} | 5-5 / 6-6 | 7-7 8-8", blocked_when=ALL_STUCK)

        assert legal(state) == {"draw"}
        state = after(state, "draw", "pass")
        assert legal(state) == {"draw"}

    def test_who_drew_in_vain_passes_first(self) -> None:
        """It is judged when a turn begins, so after the last draw there is still a pass."""
        state = after(
            picture(f"{OPEN} | 5-5 / 6-6 | 7-7 8-8", blocked_when=ALL_STUCK),
            "draw",
            "pass",
            "draw",
        )

        assert not state.is_round_over
        assert legal(state) == {"pass"}
        assert round_result(after(state, "pass")).points == (24, 28)

    def test_a_tile_just_drawn_may_help(self) -> None:
        """The turn in which the boneyard runs out is played to its end."""
        state = picture(f"{OPEN} | 5-5 / 6-6 | 1-5", blocked_when=ALL_STUCK)

        assert legal(after(state, "draw")) == {"1-5@1-9"}

    def test_a_kept_tile_may_help(self) -> None:
        """A seat that keeps a tile that fits is not stuck, and the round goes on."""
        state = after(
            picture(f"{OPEN} | 5-5 / 6-6 | 1-5", blocked_when=ALL_STUCK, drawn_tile=DrawnTile.KEEP),
            "draw",
            "pass",
        )

        assert not state.is_round_over
        assert legal(after(state, "pass")) == {"1-5@1-9"}

    @pytest.mark.parametrize(
        ("text", "changes"),
        [
            (f"{OPEN} | 5-5 / 6-6 | 1-5", {"per_turn": 0}),
            (f"{OPEN} | 5-5 / 6-6 | 1-5", {"per_turn": 0, "per_turn_on_foot": 1}),
            (f"{FOOT} | 5-5 / 6-6 | 4-5", {"per_turn": 1, "per_turn_on_foot": 0}),
            (f"{OPEN} | 5-5 / 6-6 | 1-5", {"reserve": 1}),
            (f"{OPEN} | 5-5 / 6-6 | | aside=1-5", {}),
        ],
        ids=["no draws", "none off a foot", "none on a foot", "in reserve", "aside"],
    )
    def test_tiles_that_nobody_may_draw_do_not_help(
        self, text: str, changes: dict[str, Any]
    ) -> None:
        """The boneyard need not be empty: nobody will ever draw again."""
        over = picture(text, **changes)

        assert round_result(over).ending is Ending.BLOCKED
        assert round_result(over).points == (10, 12)

    @pytest.mark.parametrize(
        ("text", "moves", "changes"),
        [
            (f"{OPEN} | 1-6 5-5 / 5-8 | 2-5", ("1-6@1-9",), {"per_turn": 0}),
            (f"{OPEN} | 1-6 5-5 / 5-8 | 2-5", ("1-6@1-9",), {"per_turn": 0, "per_turn_on_foot": 1}),
            (f"{OPEN} | 4-4 5-5 / 5-8 | 2-5", ("4-4@4-9",), {"per_turn_on_foot": 0}),
            (f"{OPEN} | 5-5 / 5-8 1-7 | 2-5", ("pass", "1-7@1-9"), {"reserve": 1}),
            (f"{OPEN} | 5-5 / 5-8 | 6-6 2-5", ("draw", "pass"), {"reserve": 1}),
        ],
        ids=["no draws", "none off a foot", "none on a foot", "in reserve", "down to the reserve"],
    )
    def test_also_in_the_course_of_play(
        self, text: str, moves: tuple[str, ...], changes: dict[str, Any]
    ) -> None:
        """The move after which nobody can move or draw any more ends the round."""
        before = after(picture(text, **changes), *moves[:-1])

        assert not before.is_round_over
        assert round_result(after(before, moves[-1])).ending is Ending.BLOCKED

    def test_draws_on_a_foot_keep_it_going(self) -> None:
        """Where tiles are drawn on a foot only, a foot must be open for it."""
        state = picture(f"{FOOT} | 5-5 / 6-6 | 4-5", per_turn=0, per_turn_on_foot=1)

        assert legal(state) == {"draw"}

    def test_trains_may_still_be_marked(self) -> None:
        """Who could use the train of another seat is not stuck for good: passes will mark it."""
        state = picture(
            f"{OPEN} 9-5@9-9:1 | 5-6 / 7-7 8-8 | ", trains=TrainRules(), blocked_when=ALL_STUCK
        )

        assert legal(state) == {"pass"}
        state = after(state, "pass")
        assert not state.is_round_over
        state = after(state, "pass")
        assert legal(state) == {"5-6@5-9:1"}

    def test_not_if_marks_would_not_help(self) -> None:
        """If nobody could move even were every train marked, the round is over at once."""
        over = picture(
            f"{OPEN} 9-5@9-9:1 | 6-6 / 7-7 8-8 | ", trains=TrainRules(), blocked_when=ALL_STUCK
        )

        assert round_result(over).ending is Ending.BLOCKED
        assert over.markers == frozenset()

    def test_an_unstarted_train_may_be_marked_too(self) -> None:
        """A tile that could start the train of another seat keeps the round alive."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 | 9-8 / 7-7 | ", trains=TrainRules(), blocked_when=ALL_STUCK
        )

        assert legal(state) == {"pass"}
        assert legal(after(state, "pass", "pass")) == {"9-8@9-9:1"}


class TestFirstStuck:
    """`BlockedWhen.FIRST_STUCK`: the seat whose turn begins is stuck with nothing to draw."""

    def test_one_stuck_seat_ends_it(self) -> None:
        """Though another seat could play, the round is over."""
        over = picture(f"{OPEN} | 5-5 / 1-6 2-2 | ", blocked_when=FIRST_STUCK)

        assert phase(over) == RoundOver(ending=Ending.BLOCKED, out=None)
        assert round_result(over).points == (10, 11)

    def test_when_its_turn_begins(self) -> None:
        """A stuck seat ends the round only when it is to move."""
        state = picture(f"{OPEN} | 1-6 2-2 / 5-5 | ", blocked_when=FIRST_STUCK)

        assert legal(state) == {"1-6@1-9", "2-2@2-9"}
        over = after(state, "1-6@1-9")
        assert round_result(over).ending is Ending.BLOCKED
        assert round_result(over).points == (4, 10)

    def test_not_while_it_may_draw(self) -> None:
        """A stuck seat draws as long as it may, and after a vain draw it passes."""
        state = picture(f"{OPEN} | 5-5 6-6 / 1-6 2-2 | 7-7", blocked_when=FIRST_STUCK)

        assert legal(state) == {"draw"}
        state = after(state, "draw")
        assert legal(state) == {"pass"}
        state = after(state, "pass")
        assert legal(state) == {"1-6@1-9", "2-2@2-9"}
        assert round_result(after(state, "2-2@2-9")).ending is Ending.BLOCKED

    def test_a_limit_of_none_is_nothing_to_draw(self) -> None:
        """Tiles that may not be drawn do not help."""
        text = f"{OPEN} | 5-5 / 1-6 2-2 | 7-7"

        assert picture(text, blocked_when=FIRST_STUCK, per_turn=0).is_round_over
        assert picture(text, blocked_when=FIRST_STUCK, reserve=1).is_round_over

    def test_trains_count_as_they_are(self) -> None:
        """Trains that might be marked later do not help a seat that is stuck now."""
        text = f"{OPEN} 9-5@9-9:1 | 5-6 / 7-7 1-8"

        assert picture(f"{text} | ", trains=TrainRules(), blocked_when=FIRST_STUCK).is_round_over
        assert legal(
            picture(f"{text} | | markers=1", trains=TrainRules(), blocked_when=FIRST_STUCK)
        ) == {"5-6@5-9:1"}
