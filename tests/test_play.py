"""A move makes a new position."""

import pytest

from chickenfoot import (
    Ending,
    FillFoot,
    FindEngine,
    GameState,
    Pass,
    RoundOver,
    RuleConfig,
    Tile,
    apply_move,
    legal_moves,
    phase,
    round_result,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    BlockedWhen,
    DrawLimit,
    DrawnTile,
    MarkerRemoved,
    TrainRules,
    WhenStarved,
)

B4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
F4 = f"{B4} 4-4@9-4"
TRAINS = JAQUES.replace(trains=TrainRules())


def after(text: str, *moves: str, config: RuleConfig = JAQUES) -> GameState:
    """Return the position of *text* after these moves."""
    state = parse_state(text, config)
    for move in moves:
        state = apply_move(state, parse_move(move))
    return state


class TestPlays:
    """What a laid tile changes."""

    def test_leave_the_hand_and_lie_on_the_table(self) -> None:
        """A tile is in one place, and the next seat moves."""
        state = after(f"{B4} | 1-5 2-7 / 1-6 | 8-8", "1-5@1-9")

        assert state == parse_state(f"{B4} 1-5@1-9 | 2-7 / 1-6 | 8-8 | turn=1")

    def test_of_the_engine_cost_no_turn(self) -> None:
        """The layer moves again, unless the rules give the turn to the next seat."""
        assert after("| 9-9 1-9 / 2-9", "9-9").to_move == 0
        chickie = JAQUES.replace(layer_leads=False)
        assert after("| 9-9 1-9 / 2-9", "9-9", config=chickie).to_move == 1

    def test_go_round_the_table(self) -> None:
        """After the last seat comes the first."""
        state = after(f"{B4} | 1-5 2-7 / 2-6 7-7 / 3-8 4-6", "1-5@1-9", "2-6@2-9", "3-8@3-9")

        assert state.to_move == 0

    def test_of_a_double_open_a_foot(self) -> None:
        """The next seat has to feed it."""
        state = after(f"{B4} | 4-4 2-7 / 4-6", "4-4@9-4")

        assert state == parse_state(f"{F4} | 2-7 / 4-6 | | turn=1")
        assert isinstance(phase(state), FillFoot)

    def test_forget_the_draws(self) -> None:
        """A play ends the turn, so nothing is drawn in it any more."""
        drew = after(f"{B4} | 5-6 / 2-7 | 1-8 8-8", "draw")
        assert drew.drawn == (Tile(1, 8),)

        assert apply_move(drew, parse_move("1-8@1-9")).drawn == ()

    def test_of_the_last_tile_end_the_round(self) -> None:
        """A seat without tiles is out, whatever is unfinished."""
        for text, move in [
            (f"{B4} | 1-5 / 1-6", "1-5@1-9"),
            (f"{F4} | 4-5 / 4-6", "4-5@4-4"),
            (f"{B4} | 4-4 / 4-6", "4-4@4-9"),
            ("9-9 | 9-5 / 4-6", "9-5@9-9"),
        ]:
            state = after(text, move)
            assert phase(state) == RoundOver(Ending.OUT, out=0)
            assert (state.to_move, state.turn, legal_moves(state)) == (None, 0, ())

    def test_go_out_before_they_block(self) -> None:
        """The last tile that blocks the table too is a way to go out."""
        state = after("9-9 9-6@9-9 | 6-1 / 2-2 3-3", "6-1@6-9", config=JAQUES.replace(arms=1))

        assert round_result(state).ending is Ending.OUT

    def test_may_block_the_round(self) -> None:
        """When nobody can move any more, the round ends at once."""
        state = after(f"{B4} 4-4@9-4 | 4-5 1-1 / 2-7", "4-5@4-4")

        assert phase(state) == RoundOver(Ending.BLOCKED, out=None)
        assert state.turn == 1

    def test_block_the_round_once_the_boneyard_was_drawn(self) -> None:
        """The tile played may be the last one that there was to draw."""
        state = after(f"{F4} | 5-6 / 2-6 | 4-8", "draw", "4-8@4-4")

        assert phase(state) == RoundOver(Ending.BLOCKED, out=None)

    @pytest.mark.parametrize(("markers", "over"), [("", True), (" | | markers=0", False)])
    def test_leave_the_next_seat_a_marked_train(self, markers: str, over: bool) -> None:
        """Where one stuck seat blocks a round, a train that is open to it keeps it going."""
        first = TRAINS.replace(blocked_when=BlockedWhen.FIRST_STUCK)
        text = f"{B4} 9-5@9-9:0 | 1-8 6-6 / 5-6 7-7{markers}"

        assert after(text, "1-8@1-9", config=first).is_round_over is over

    def test_may_end_the_round_by_starving_a_foot(self) -> None:
        """Where starving ends it, the double that starves is enough."""
        config = JAQUES.replace(when_starved=WhenStarved.END_ROUND)
        state = after(f"{B4} | 4-4 1-1 / 2-7", "4-4@4-9", config=config)

        assert phase(state) == RoundOver(Ending.STARVED, out=None)
        assert round_result(state).points == (2, 9)

    def test_may_take_a_marker_off(self) -> None:
        """A seat that plays on its own train has no marker on it any more."""
        text = f"{B4} | 9-5 1-6 7-7 / 1-1 | | markers=0,1"

        assert after(text, "9-5@9-9:0", config=TRAINS).markers == {1}
        assert after(text, "9-5@9-9:1", config=TRAINS).markers == {0, 1}
        assert after(text, "1-6@1-9", config=TRAINS).markers == {0, 1}
        any_play = JAQUES.replace(trains=TrainRules(marker_removed=MarkerRemoved.ANY_PLAY))
        assert after(text, "1-6@1-9", config=any_play).markers == {1}

    def test_take_one_of_two_equal_tiles(self) -> None:
        """With two sets, the other one stays in the hand."""
        config = JAQUES.replace(copies=2)
        state = after(f"{B4} | 1-5 1-5 / 1-6", "1-5@1-9", config=config)

        assert state.hands[0] == (Tile(1, 5),)


class TestDraws:
    """What a drawn tile changes."""

    def test_come_from_the_front_of_the_boneyard(self) -> None:
        """The next tile goes into the hand, and the seat is still to move."""
        state = after(f"{B4} | 5-6 / 1-6 | 8-8 7-7", "draw")

        assert state == parse_state(f"{B4} | 5-6 8-8 / 1-6 | 7-7 | drawn=8-8")
        assert state.to_move == 0

    def test_are_counted_in_order(self) -> None:
        """The tiles drawn in a turn are known, oldest first."""
        config = JAQUES.replace(per_turn=DrawLimit.UNTIL_PLAYABLE)
        state = after(f"{B4} | 5-6 / 1-6 | 8-8 7-7 5-5", "draw", "draw", "draw", config=config)

        assert state.drawn == (Tile(8, 8), Tile(7, 7), Tile(5, 5))
        assert legal_moves(state) == (Pass(),)

    def test_pass_a_hunt_on(self) -> None:
        """In a hunt each draw is the next seat's turn, and no draw of a turn."""
        state = after("| 1-2 / 3-4 | 5-6 9-9", "draw")

        assert state == parse_state("| 1-2 5-6 / 3-4 | 9-9 | turn=1")

    def test_go_round_the_table_in_a_hunt(self) -> None:
        """The hunt goes clockwise, seat by seat."""
        text = "| 1-2 / 3-4 / 0-1 | 5-6 5-7 5-8 9-9"

        turns = [after(text, *["draw"] * draws).turn for draws in range(4)]

        assert turns == [0, 1, 2, 0]

    def test_of_the_last_tile_of_a_hunt_give_the_turn_to_the_layer(self) -> None:
        """When the boneyard is empty, the highest double held is laid."""
        state = after("| 1-2 7-7 / 3-4 5-5 / 0-1 | 5-6 2-6", "draw", "draw")

        assert phase(state) == FindEngine(7, layer=0)
        assert legal_moves(state) == (parse_move("7-7"),)

    def test_of_the_last_tile_of_a_hunt_may_end_the_round(self) -> None:
        """When the boneyard is empty and nobody holds a double, there is no round to play."""
        state = after("| 1-2 / 3-4 | 5-6 0-1", "draw", "draw")

        assert phase(state) == RoundOver(Ending.BLOCKED, out=None)
        assert round_result(state).points == (14, 8)

    def test_find_the_engine(self) -> None:
        """As soon as it is drawn, the seat that has it lays it."""
        assert phase(after("| 1-2 / 3-4 | 5-6 9-9", "draw", "draw")) == FindEngine(9, layer=1)

    def test_of_the_last_tile_end_nothing(self) -> None:
        """Whether the round is blocked is judged when a turn begins, after the pass."""
        drew = after(f"{F4} | 5-6 / 1-6 | 8-8", "draw")
        assert (drew.is_round_over, legal_moves(drew)) == (False, (Pass(),))

        assert phase(apply_move(drew, Pass())) == RoundOver(Ending.BLOCKED, out=None)

    def test_of_the_last_tile_leave_the_others_their_turn(self) -> None:
        """The seat that drew in vain passes, and who can play does."""
        state = after(f"{B4} | 5-6 / 1-6 3-3 | 8-8", "draw", "pass")

        assert (state.to_move, legal_moves(state)[0]) == (1, parse_move("1-6@1-9"))

    def test_take_an_equal_tile(self) -> None:
        """With two sets, a hand may hold a tile twice."""
        config = JAQUES.replace(copies=2)
        state = after(f"{B4} | 5-6 / 1-6 | 5-6", "draw", config=config)

        assert state.hands[0] == (Tile(5, 6), Tile(5, 6))


class TestPasses:
    """What giving up the turn changes."""

    def test_give_the_turn_to_the_next(self) -> None:
        """Nothing else changes, but that the draws are forgotten."""
        state = after(f"{B4} | 5-6 / 1-6 | 8-8 7-7", "draw", "pass")

        assert state == parse_state(f"{B4} | 5-6 8-8 / 1-6 | 7-7 | turn=1")

    def test_leave_a_marker(self) -> None:
        """With trains, a seat with nothing that fits marks its own."""
        assert after(f"{B4} | 5-6 / 1-6", "pass", config=TRAINS).markers == {0}
        drew = after(f"{B4} | 5-6 / 1-6 | 8-8", "draw", "pass", config=TRAINS)
        assert drew.markers == {0}

    def test_leave_the_markers_that_are_there(self) -> None:
        """A marker is laid on the train of the seat that passes, and none is taken off."""
        text = f"{B4} | 5-6 / 5-7 / 1-6"

        assert after(f"{text} | | markers=1", "pass", config=TRAINS).markers == {0, 1}
        assert after(f"{text} | | turn=1 markers=2", "pass", config=TRAINS).markers == {1, 2}

    def test_leave_the_next_seat_the_train_they_mark(self) -> None:
        """Where one stuck seat blocks a round, it is not stuck if it can use that train."""
        first = TRAINS.replace(blocked_when=BlockedWhen.FIRST_STUCK)
        text = f"{B4} 9-5@9-9:0 | 6-6 / 5-6 7-7 | 8-8"
        state = after(text, "draw", "pass", config=first)

        assert (state.to_move, legal_moves(state)) == (1, (parse_move("5-6@5-9:0"),))

    def test_leave_no_marker_with_a_tile_that_fits(self) -> None:
        """Who keeps a drawn tile that fits could have gone, or can next time."""
        for kept in [DrawnTile.KEEP, DrawnTile.MAY_PLAY]:
            config = TRAINS.replace(drawn_tile=kept)
            state = after(f"{B4} | 5-6 / 1-6 | 1-8", "draw", "pass", config=config)
            assert state.markers == frozenset()
            own_train = f"{B4} 9-5@9-9:0 | 6-6 / 1-6 | 5-8"
            assert after(own_train, "draw", "pass", config=config).markers == frozenset()
        voluntary = TRAINS.replace(voluntary=True)
        state = after(f"{B4} | 1-6 / 1-5 | 8-8", "draw", "pass", config=voluntary)
        assert state.markers == frozenset()

    def test_never_fill_a_foot(self) -> None:
        """A foot wants what it wanted."""
        state = after(f"{F4} | 5-6 / 4-6 1-1", "pass")

        assert phase(state) == phase(parse_state(f"{F4} | 5-6 / 4-6 1-1"))

    def test_may_end_the_round(self) -> None:
        """Where one stuck seat blocks a round, the pass before its turn ends it."""
        text = f"{B4} | 5-6 / 0-6 / 2-7 7-7 | 8-8"
        first = JAQUES.replace(blocked_when=BlockedWhen.FIRST_STUCK)

        assert after(text, "draw", "pass").to_move == 1
        assert phase(after(text, "draw", "pass", config=first)) == RoundOver(Ending.BLOCKED, None)
