"""Why a move is not allowed: the same question as `legal_moves`, asked for one move."""

from typing import NamedTuple

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    GameState,
    IllegalMoveError,
    Move,
    Pass,
    Play,
    Reason,
    Refusal,
    RuleConfig,
    Tile,
    apply_move,
    explain,
    explain_hand,
    legal_moves,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    Blocks,
    DrawLimit,
    DrawnTile,
    LastDouble,
    Nesting,
    Opening,
    TrainRules,
    WhenStarved,
)

B4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
F4 = f"{B4} 4-4@9-4"
TRAINS = JAQUES.replace(trains=TrainRules())
PREFERS = TRAINS.replace(opening=Opening.PREFER_ENGINE)
KEEP = JAQUES.replace(drawn_tile=DrawnTile.KEEP)
VOLUNTARY = JAQUES.replace(voluntary=True)


class Case(NamedTuple):
    """A position, a move and why it is refused."""

    reason: Reason
    position: str
    move: str
    config: RuleConfig = JAQUES
    seat: int | None = None


CASES = [
    Case(Reason.ROUND_OVER, f"{B4} | / 1-5", "draw"),
    Case(Reason.ROUND_OVER, f"{B4} | 1-1 / ", "1-5@1-9"),
    Case(Reason.NOT_YOUR_TURN, f"{B4} | 1-6 / 1-5", "1-5@1-9", seat=1),
    Case(Reason.NOT_YOUR_TURN, f"{B4} | 1-6 / 1-5", "1-6@1-9", seat=1),
    Case(Reason.ENGINE_NOT_FOUND, "| 1-2 / 3-4 | 9-9", "pass"),
    Case(Reason.ENGINE_NOT_FOUND, "| 1-2 / 3-4 | 9-9", "9-9"),
    Case(Reason.ENGINE_NOT_FOUND, "| 1-2 / 3-4 | 9-9", "1-2@9-9"),
    Case(Reason.ENGINE_NOT_LAID, "| 9-9 1-9 / 3-4 | 5-5", "draw"),
    Case(Reason.ENGINE_NOT_LAID, "| 9-9 8-8 / 3-4 | 5-5", "8-8"),
    Case(Reason.ENGINE_NOT_LAID, "| 9-9 1-9 / 3-4 | 5-5", "9-1@9-9"),
    Case(Reason.NO_SUCH_MOVE, f"{B4} | 1-6 / 2-5", "1-12@1-9"),
    Case(Reason.NO_SUCH_MOVE, f"{B4} | 1-6 / 2-5", "1-6@1-12"),
    Case(Reason.NO_SUCH_MOVE, f"{B4} | 1-6 / 2-5", "1-6@1-9'1"),
    Case(Reason.NO_SUCH_MOVE, f"{B4} | 1-6 / 2-5", "1-6@1-9:0"),
    Case(Reason.NO_SUCH_MOVE, f"{B4} | 0-0 1-6 / 2-5", "0-0@1-9>1"),
    Case(Reason.TILE_NOT_HELD, f"{B4} | 1-6 / 1-5", "1-5@1-9"),
    Case(Reason.ALREADY_DREW, f"{B4} | 1-6 2-7 / 2-5 | | drawn=2-7", "1-6@1-9", VOLUNTARY),
    Case(Reason.ALREADY_DREW, f"{B4} | 5-6 7-8 / 2-5 | 8-8 | drawn=7-8", "draw"),
    Case(Reason.NOTHING_TO_DRAW, f"{B4} | 5-6 / 1-5", "draw"),
    Case(Reason.NOTHING_TO_DRAW, f"{B4} | 5-6 / 1-5 | 8-8", "draw", JAQUES.replace(reserve=1)),
    Case(Reason.NOTHING_TO_DRAW, f"{B4} | 1-6 / 1-5", "draw", VOLUNTARY),
    Case(Reason.NO_SUCH_END, f"{B4} | 1-6 / 2-5", "1-6@1-5"),
    Case(Reason.NO_SUCH_END, f"{B4} 1-8@1-9 | 1-6 8-5 / 2-5", "1-6@1-9"),
    Case(Reason.NO_SUCH_END, f"{B4} | 9-5 / 2-5", "9-5@9-9"),
    Case(Reason.NO_SUCH_END, f"{B4} | 8-8 1-5 / 2-5", "8-8"),
    Case(Reason.FOOT_OPEN, f"{F4} | 4-6 1-5 / 2-5", "1-5@1-9"),
    Case(Reason.OPENING_UNFINISHED, "9-9 9-1@9-9 | 9-6 1-5 / 2-5", "1-5@1-9"),
    Case(Reason.OPENING_UNFINISHED, "9-9 9-1@9-9 | 9-6 / 2-5", "9-6@9-9:0", TRAINS),
    Case(Reason.TRAIN_CLOSED, f"{B4} | 9-6 / 2-5", "9-6@9-9:1", TRAINS),
    Case(Reason.TRAIN_CLOSED, "9-9 9-1@9-9 9-5@9-9:1 | 5-6 / 2-5", "5-6@5-9:1", PREFERS),
    Case(Reason.DOES_NOT_FIT, f"{B4} | 1-6 5-6 / 2-5", "5-6@1-9"),
    Case(Reason.DOES_NOT_FIT, f"{B4} | 1-6 / 2-5", "1-6@2-9"),
    Case(Reason.DOES_NOT_FIT, f"{B4} | 1-6 / 2-5", "6-1@1-9"),
    Case(
        Reason.LAST_TILE_DOUBLE,
        f"{B4} | 1-1 / 2-5",
        "1-1@1-9",
        JAQUES.replace(last_double=LastDouble.FORBIDDEN),
    ),
    Case(
        Reason.FOOT_WOULD_STARVE,
        f"{B4} | 1-1 1-5 / 2-5",
        "1-1@1-9",
        JAQUES.replace(when_starved=WhenStarved.FORBID),
    ),
    Case(
        Reason.DOUBLE_AS_TOE,
        f"{F4} | 4-4 4-5 / 4-6",
        "4-4@4-4",
        JAQUES.replace(copies=2, nesting=Nesting.FORBIDDEN),
    ),
    Case(Reason.MUST_KEEP, f"{B4} | 5-6 1-7 / 2-5 | | drawn=1-7", "1-7@1-9", KEEP),
    Case(Reason.MUST_PLAY, f"{B4} | 1-6 / 2-5 | 8-8", "draw"),
    Case(Reason.MUST_PLAY, f"{B4} | 1-6 / 2-5 | 8-8", "pass"),
    Case(Reason.MUST_PLAY, f"{F4} | 4-6 1-5 / 2-5 | 8-8", "draw"),
    Case(Reason.MUST_PLAY, f"{B4} | 1-6 / 2-5 | 8-8", "pass", VOLUNTARY),
    Case(Reason.MUST_DRAW, f"{B4} | 5-6 / 2-5 | 8-8", "pass"),
    Case(
        Reason.MUST_DRAW,
        f"{B4} | 5-6 7-8 / 2-5 | 8-8 | drawn=7-8",
        "pass",
        JAQUES.replace(per_turn=DrawLimit.UNTIL_PLAYABLE),
    ),
]


def told(text: str, move: str, config: RuleConfig = JAQUES) -> Reason | None:
    """Return why *move* is refused in the position of *text*."""
    refusal = explain(parse_state(text, config), parse_move(move))
    return None if refusal is None else refusal.reason


class TestReasons:
    """Each reason, in a position."""

    @pytest.mark.parametrize("case", CASES, ids=[f"{n} {c.reason}" for n, c in enumerate(CASES)])
    def test_are_told_for_a_move(self, case: Case) -> None:
        """The reason is the one that a player would hear."""
        state, move = parse_state(case.position, case.config), parse_move(case.move)
        refusal = explain(state, move, seat=case.seat)

        assert refusal is not None
        assert refusal.reason is case.reason
        with pytest.raises(IllegalMoveError) as illegal:
            apply_move(state, move, seat=case.seat)
        assert (illegal.value.move, illegal.value.refusal) == (move, refusal)

    def test_are_all_told_somewhere(self) -> None:
        """No reason is without a position in which it is the reason."""
        assert {case.reason for case in CASES} == {*Reason}

    def test_say_what_is_legal_instead(self) -> None:
        """A refusal has the moves that the seat may make, unless it is not to move."""
        for case in CASES:
            state = parse_state(case.position, case.config)
            refusal = explain(state, parse_move(case.move), seat=case.seat)
            assert refusal is not None
            waits = case.reason in {Reason.ROUND_OVER, Reason.NOT_YOUR_TURN}
            assert refusal.legal == (() if waits else legal_moves(state))

    def test_about_a_foot_say_which_and_how_much(self) -> None:
        """The foot that goes first is named with the toes that it wants."""
        refusal = explain(parse_state(f"{F4} 4-7@4-4 | 4-6 1-5 / 2-5"), parse_move("1-5@1-9"))

        assert refusal is not None
        assert (refusal.foot, refusal.missing) == (End(Tile(4, 4)), 2)

    def test_about_the_opening_say_how_much(self) -> None:
        """The engine wants so many arms; there is no foot to name."""
        refusal = explain(parse_state("9-9 9-1@9-9 | 9-6 1-5 / 2-5"), parse_move("1-5@1-9"))

        assert refusal is not None
        assert (refusal.foot, refusal.missing) == (None, 3)

    def test_are_none_for_what_is_legal(self) -> None:
        """Legal moves are not explained, whoever is named as the one who makes them."""
        state = parse_state(f"{B4} | 1-6 2-2 / 2-5 | 8-8", VOLUNTARY)
        for move in legal_moves(state):
            assert explain(state, move) is None
            assert explain(state, move, seat=0) is None
        assert told(f"{B4} | 1-6 2-2 / 2-5 | 8-8", "draw", VOLUNTARY) is None


class TestOrder:
    """Of several reasons the first is told, as the list of reasons has them."""

    def test_an_end_of_the_round_comes_before_the_turn(self) -> None:
        """When the round is over, it is nobody's turn."""
        state = parse_state(f"{B4} | / 1-5")
        refusal = explain(state, parse_move("1-5@1-9"), seat=1)

        assert refusal == Refusal(reason=Reason.ROUND_OVER)

    def test_the_turn_comes_before_the_engine(self) -> None:
        """In a hunt, a seat that is not to draw hears that first."""
        state = parse_state("| 1-2 / 3-4 | 9-9")

        assert explain(state, Draw(), seat=1) == Refusal(reason=Reason.NOT_YOUR_TURN)
        assert explain(state, Draw(), seat=0) is None

    def test_the_engine_comes_before_nonsense(self) -> None:
        """In a hunt nothing is looked at but the hunt."""
        assert told("| 1-2 / 3-4 | 9-9", "1-12@99-99") is Reason.ENGINE_NOT_FOUND
        assert told("| 9-9 / 3-4 | 1-1", "1-12@99-99") is Reason.ENGINE_NOT_LAID

    def test_nonsense_comes_before_the_hand(self) -> None:
        """A tile of another set is in no hand, but that is not why."""
        assert told(f"{F4} | 4-6 / 2-5", "7-8@1-12") is Reason.NO_SUCH_MOVE

    def test_the_hand_comes_before_the_draw(self) -> None:
        """A tile that is not held is that, even after a draw."""
        assert told(f"{F4} | 4-6 7-7 / 2-5 | | drawn=7-7", "1-5@7-8") is Reason.TILE_NOT_HELD

    def test_the_draw_comes_before_the_end(self) -> None:
        """After a draw another tile is refused before anybody looks where it goes."""
        text = f"{F4} | 4-6 7-7 / 2-5 | | drawn=7-7"

        assert told(text, "4-6@7-8", VOLUNTARY) is Reason.ALREADY_DREW
        assert told(text, "4-6@1-9", VOLUNTARY) is Reason.ALREADY_DREW

    def test_a_place_that_is_not_there_comes_before_one_that_is_shut(self) -> None:
        """While a foot is open, a place that is taken is told as that."""
        assert told(f"{F4} | 4-6 1-5 / 2-5", "1-5@7-8") is Reason.NO_SUCH_END
        assert told(f"{F4} | 4-6 1-5 / 2-5", "4-6@4-9") is Reason.NO_SUCH_END

    def test_a_shut_end_comes_before_the_fit(self) -> None:
        """An end that is shut is told as that, even if the tile does not match."""
        assert told(f"{F4} | 4-6 7-7 / 2-5", "7-7@1-9") is Reason.FOOT_OPEN
        assert told("9-9 9-1@9-9 | 9-6 7-7 / 2-5", "7-7@1-9") is Reason.OPENING_UNFINISHED
        assert told(f"{B4} | 9-6 7-7 / 2-5", "7-7@9-9:1", TRAINS) is Reason.TRAIN_CLOSED

    def test_a_foot_comes_before_the_opening(self) -> None:
        """A foot inside the opening shuts the engine too, and it is the foot that is told."""
        config = JAQUES.replace(copies=2)
        text = "9-9 9-1@9-9 9-9@9-9 | 9-6 1-5 / 2-5"

        assert told(text, "9-6@9-9", config) is Reason.FOOT_OPEN
        assert told(text, "1-5@1-9", config) is Reason.FOOT_OPEN

    def test_a_foot_and_the_opening_come_before_a_train(self) -> None:
        """Another's train is shut by a foot or by the opening first."""
        assert told(f"{F4} | 4-6 9-6 / 2-5", "9-6@9-9:1", TRAINS) is Reason.FOOT_OPEN
        opening = "9-9 9-1@9-9 | 9-6 5-5 / 2-5"
        assert told(opening, "9-6@9-9:1", TRAINS) is Reason.OPENING_UNFINISHED
        assert told(opening, "9-6@9-9:0", PREFERS) is Reason.OPENING_UNFINISHED

    def test_a_foot_does_not_shut_trains_under_communal(self) -> None:
        """Where a foot leaves the trains open, another's is shut because it is another's."""
        config = TRAINS.replace(blocks=Blocks.COMMUNAL)

        assert told(f"{F4} | 4-6 9-6 / 2-5", "9-6@9-9:1", config) is Reason.TRAIN_CLOSED
        assert told(f"{F4} | 4-6 9-6 / 2-5", "9-6@9-9:0", config) is None

    def test_the_fit_comes_before_a_bar(self) -> None:
        """A double that does not match is told as that."""
        config = JAQUES.replace(last_double=LastDouble.FORBIDDEN)

        assert told(f"{B4} | 7-7 / 2-5", "7-7@1-9", config) is Reason.DOES_NOT_FIT

    def test_an_earlier_draw_comes_before_having_to_play(self) -> None:
        """Who has drawn a tile that fits may not draw again because of the draw."""
        text = f"{B4} | 5-6 1-7 / 2-5 | 8-8 | drawn=1-7"

        assert told(text, "draw") is Reason.ALREADY_DREW
        assert told(text, "pass") is Reason.MUST_PLAY


class TestSeats:
    """Who asks."""

    def test_may_be_left_out(self) -> None:
        """Without a seat it is the one to move."""
        state = parse_state(f"{B4} | 1-6 / 1-5")

        assert explain(state, parse_move("1-6@1-9")) is None
        assert explain(state, parse_move("1-6@1-9"), seat=0) is None

    def test_that_wait_hear_so_and_no_more(self) -> None:
        """A seat that is not to move is told nothing about the hand of the one that is."""
        state = parse_state(f"{B4} | 1-6 / 1-5")

        assert explain(state, Pass(), seat=1) == Refusal(reason=Reason.NOT_YOUR_TURN)

    @pytest.mark.parametrize("seat", [True, 0.0, "0"])
    def test_are_ints(self, seat: int) -> None:
        """A seat of another type is a TypeError that says so."""
        state = parse_state(f"{B4} | 1-6 / 1-5")
        for ask in [explain, apply_move]:
            with pytest.raises(TypeError, match="an int"):
                ask(state, Draw(), seat=seat)


NONSENSE = [
    Play(None, MIDDLE, 9),  # type: ignore[arg-type]
    Play("1-6", End(Tile(1, 9)), 6),  # type: ignore[arg-type]
    Play(Tile(1, 6), Tile(1, 9), 6),  # type: ignore[arg-type]
    Play(Tile(1, 6), End("1-9"), 6),  # type: ignore[arg-type]
    Play(Tile(1, 6), End(Tile(1, 9), copy="0"), 6),  # type: ignore[arg-type]
    Play(Tile(1, 6), End(Tile(1, 9), train=[]), 6),  # type: ignore[arg-type]
    Play(Tile(1, 6), End(Tile(1, 9), copy=-1), 6),
    Play(Tile(1, 6), End(Tile(1, 9)), None),  # type: ignore[arg-type]
    Play(Tile(1, 6), End(Tile(1, 9)), -1),
    Play(Tile(1, 6), End(Tile(1, 9)), 5),
    Play(Tile(1, 6), End(None, copy=1), 6),
    Play(Tile(400, 600), End(Tile(1, 9)), 600),
]


class TestNonsense:
    """What is no move at all."""

    @pytest.mark.parametrize("move", NONSENSE, ids=repr)
    def test_inside_a_play_is_refused(self, move: Move) -> None:
        """A play of no tile or on no end is refused like any other, never a crash."""
        state = parse_state(f"{B4} | 1-6 / 1-5")

        refusal = explain(state, move)
        assert refusal is not None
        assert refusal.reason is Reason.NO_SUCH_MOVE
        assert move not in legal_moves(state)
        with pytest.raises(IllegalMoveError):
            apply_move(state, move)

    @pytest.mark.parametrize("move", [None, "draw", Tile(1, 6), (Tile(1, 6), 6), Play, Draw])
    @pytest.mark.parametrize("text", [f"{B4} | 1-6 / 1-5", f"{B4} | / 1-5", "| 1-2 / 3-4 | 5-5"])
    def test_of_another_type_is_a_type_error(self, text: str, move: Move) -> None:
        """What is no move is a TypeError from whoever is asked, in every phase."""
        state = parse_state(text)
        for ask in [explain, apply_move]:
            with pytest.raises(TypeError, match="a Play, a Draw or a Pass"):
                ask(state, move)

    @pytest.mark.parametrize("state", [None, "9-9 | / 1-5", JAQUES])
    def test_positions_are_states(self, state: GameState) -> None:
        """What is no state is a TypeError that says so."""
        for ask in [explain, apply_move]:
            with pytest.raises(TypeError, match="a GameState"):
                ask(state, Draw())
        with pytest.raises(TypeError, match="a GameState"):
            explain_hand(state, 0)
