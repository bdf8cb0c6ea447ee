"""Tiles, moves and positions in one line of text each."""

from collections.abc import Callable

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    GameState,
    InvalidStateError,
    Layout,
    Move,
    NotationError,
    Pass,
    Play,
    RuleConfigError,
    Tile,
    apply_move,
    legal_moves,
    new_game,
    next_round,
)
from chickenfoot.notation import (
    format_move,
    format_state,
    format_tile,
    parse_move,
    parse_state,
    parse_tile,
)
from chickenfoot.presets import JAQUES
from chickenfoot.rules import EngineStart, HandSize, Lead, Opening, Remainder, TrainRules, Wild

MOVES: dict[str, Move] = {
    "4-6@9-4": Play(Tile(4, 6), End(Tile(4, 9)), outward=6),
    "6-4@6-1": Play(Tile(4, 6), End(Tile(1, 6)), outward=4),
    "9-4@9-9": Play(Tile(4, 9), End(Tile(9, 9)), outward=4),
    "4-9@9-9": Play(Tile(4, 9), End(Tile(9, 9)), outward=9),
    "4-4@9-4": Play(Tile(4, 4), End(Tile(4, 9)), outward=4),
    "9-4@9-9:2": Play(Tile(4, 9), End(Tile(9, 9), train=2), outward=4),
    "9-4@9-9:0": Play(Tile(4, 9), End(Tile(9, 9), train=0), outward=4),
    "4-6@9-4'1": Play(Tile(4, 6), End(Tile(4, 9), copy=1), outward=6),
    "4-6@9-4'1:2": Play(Tile(4, 6), End(Tile(4, 9), copy=1, train=2), outward=6),
    "0-0@5-5>5": Play(Tile(0, 0), End(Tile(5, 5)), outward=5),
    "0-0@0-0": Play(Tile(0, 0), End(Tile(0, 0)), outward=0),
    "9-9": Play(Tile(9, 9), MIDDLE, outward=9),
    "0-0": Play(Tile(0, 0), MIDDLE, outward=0),
    "12-10@12-12": Play(Tile(10, 12), End(Tile(12, 12)), outward=10),
    "draw": Draw(),
    "pass": Pass(),
}


def stopped_at(parse: Callable[[str], object], text: str) -> int:
    """Return where in *text*, which is wrong, the error says that reading stopped."""
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert refused.value.text == text
    return refused.value.position


class TestTiles:
    """A tile as text."""

    @pytest.mark.parametrize(
        ("text", "tile"),
        [("9-4", Tile(4, 9)), ("4-9", Tile(4, 9)), ("0-0", Tile(0, 0)), ("12-0", Tile(0, 12))],
    )
    def test_are_read_in_any_order(self, text: str, tile: Tile) -> None:
        """A tile is its two halves with a hyphen between them."""
        assert parse_tile(text) == tile

    def test_are_read_as_they_are_written(self) -> None:
        """What is written is read as the same tile, for every tile of a double-eighteen set."""
        for tile in [Tile(low, high) for low in range(19) for high in range(low, 19)]:
            assert format_tile(tile) == str(tile)
            assert parse_tile(format_tile(tile)) == tile

    @pytest.mark.parametrize(
        ("text", "position"),
        [
            ("", 0),
            ("9", 0),
            ("x-4", 0),
            ("-9-4", 0),
            ("9 -4", 0),
            ("9–4", 0),  # noqa: RUF001 - a dash is no hyphen
            ("٩-4", 0),
            ("9.0-4", 0),
            (" 9-4", 0),
            ("9-4 ", 3),
            ("9-4\n", 3),
            ("9-4-1", 3),
            ("12-4x", 4),
            ("9-4@9-9", 3),
        ],
    )
    def test_are_read_strictly(self, text: str, position: int) -> None:
        """What is no tile is refused, and the error says where it stopped."""
        assert stopped_at(parse_tile, text) == position

    @pytest.mark.parametrize("tile", [(4, 9), "4-9", None, Draw()])
    def test_only_are_written(self, tile: object) -> None:
        """What is no tile has no notation as one."""
        with pytest.raises(TypeError, match="a Tile"):
            format_tile(tile)  # type: ignore[arg-type]


class TestMoves:
    """A move as text."""

    @pytest.mark.parametrize(("text", "move"), MOVES.items())
    def test_are_read_without_a_position(self, text: str, move: Move) -> None:
        """The joining half stands first, so the text says it all."""
        assert parse_move(text) == move

    @pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
    def test_are_read_as_they_are_written(self, move: Move) -> None:
        """What is written is read as the same move."""
        assert format_move(move) == str(move)
        assert parse_move(format_move(move)) == move

    @pytest.mark.parametrize(
        ("text", "position"),
        [
            ("", 0),
            ("Draw", 0),
            ("draws", 4),
            ("draw 6-2", 4),
            ("pass ", 4),
            (" pass", 0),
            ("draw|pass", 4),
            ("4-6", 3),  # a tile that is no double goes on some other
            ("4-6@", 4),
            ("4-6@9", 4),
            ("4-6@x-4", 4),
            ("4-6 @9-4", 3),
            ("4-6@ 9-4", 4),
            ("4-6@9-4'", 7),
            ("4-6@9-4'0", 7),  # the first copy goes without saying
            ("4-6@9-4:", 7),
            ("4-6@9-4:x", 7),
            ("4-6@9-4:-1", 7),
            ("4-6@9-4:2'1", 9),  # the copy comes before the train
            ("0-0@5-5>", 7),
            ("0-0@5-5>5>5", 9),
            ("9-9@", 4),
            ("9-9:2", 3),
            ("middle", 0),
        ],
    )
    def test_are_read_strictly(self, text: str, position: int) -> None:
        """What is no move is refused, and the error says where it stopped."""
        assert stopped_at(parse_move, text) == position

    @pytest.mark.parametrize("text", ["4-6@9-4>6", "4-4@9-4>5", "0-0@5-5>0", "0-0>5"])
    def test_adopt_only_with_the_double_blank(self, text: str) -> None:
        """No other tile adopts a number, a blank is no number, and an engine adopts none."""
        with pytest.raises(NotationError):
            parse_move(text)

    @pytest.mark.parametrize(
        "move",
        [
            Tile(4, 9),
            "9-9",
            None,
            Play("9-9", MIDDLE, 9),  # type: ignore[arg-type]
            Play(Tile(4, 9), Tile(9, 9), 4),  # type: ignore[arg-type]
            Play(Tile(4, 9), End(Tile(9, 9)), None),  # type: ignore[arg-type]
        ],
    )
    def test_only_are_written(self, move: object) -> None:
        """What is no move, or has nonsense in it, has no notation."""
        with pytest.raises(TypeError):
            format_move(move)  # type: ignore[arg-type]


@pytest.mark.parametrize("parse", [parse_tile, parse_move, parse_state])
@pytest.mark.parametrize("text", [b"9-9", None, 9, Tile(9, 9)])
def test_only_text_is_read(parse: type, text: object) -> None:
    """Bytes and values are no text."""
    with pytest.raises(TypeError, match="a str"):
        parse(text)


TRAINS = JAQUES.replace(trains=TrainRules(), opening=Opening.PREFER_ENGINE)
TWO_SETS = JAQUES.replace(copies=2, arms=2)
ADOPTS = JAQUES.replace(arms=1, wild=Wild.BLANK_ADOPTS)
ASIDE = JAQUES.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE)
FEW = JAQUES.replace(highest=3, toes=1, arms=2, hand_sizes=2)
LOTS = FEW.replace(start=EngineStart.PREPLACED, first_lead=Lead.DRAW_HIGH)


def lots_shown_twice() -> GameState:
    """Return the start of a round whose lead was drawn for twice."""
    return new_game(
        LOTS,
        seats=2,
        tiles=[Tile(low, high) for low in range(4) for high in range(low, 4)],
        lots=((Tile(1, 3), Tile(2, 2)), (Tile(2, 2), Tile(2, 3))),
    )


STATES: dict[str, Callable[[], GameState]] = {
    "dealt": lambda: new_game(JAQUES, seats=4, seed=1),
    "hunting": lambda: apply_move(parse_state("| 1-2 / 3-4 | 5-6 7-8 9-9"), Draw()),
    "drew": lambda: apply_move(parse_state("9-9 | 1-2 / 3-4 | 9-8 | turn=1"), Draw()),
    "out": lambda: parse_state("9-9 9-1@9-9 | / 3-4 | 5-6"),
    "later": lambda: next_round(parse_state("9-9 9-1@9-9 | / 3-4"), seed=5),
    "aside": lambda: new_game(ASIDE, seats=4, seed=1),
    "marked": lambda: parse_state("9-9 9-1@9-9:1 | 1-2 / 3-4 / 5-6 | | turn=1 markers=2", TRAINS),
    "lots": lots_shown_twice,
    "copies": lambda: parse_state("9-9 9-4@9-9 9-4@9-9 4-6@9-4'1 | 1-2 / 9-9", TWO_SETS),
    "adopted": lambda: parse_state("9-9 9-5@9-9 0-0@9-5>5 | 5-1 / 9-8", ADOPTS),
}


class TestStates:
    """A position as text."""

    @pytest.mark.parametrize("name", STATES)
    def test_are_read_as_they_are_written(self, name: str) -> None:
        """What is written is read as the same position."""
        state = STATES[name]()
        text = format_state(state)

        assert text == str(state)
        assert "\n" not in text
        assert parse_state(text, state.config) == state

    @pytest.mark.parametrize("name", ["dealt", "later", "aside", "lots"])
    def test_are_complete_when_they_were(self, name: str) -> None:
        """No tile of a dealt game is lost in writing."""
        state = STATES[name]()

        assert parse_state(format_state(state), state.config, complete=True) == state

    @pytest.mark.parametrize(
        "text",
        [
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 | 4-4 6-6 | turn=0",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 | 6-6 4-4 | turn=1",
            "9-9 | 1-5 / 8-9 / 2-7 |  | turn=2",
        ],
    )
    def test_are_layout_hands_boneyard_and_the_rest(self, text: str) -> None:
        """A position is written in four parts, as one would tell it."""
        assert str(parse_state(text)) == text

    def test_say_it_all(self) -> None:
        """Every fact of a position can be written."""
        config = TRAINS.replace(start=EngineStart.PREPLACED, later_lead=Lead.DRAW_HIGH, per_turn=2)
        state = parse_state(
            "7-7 7-1@7-7 | 1-5 2-9 / 9-8 2-4 / 3-3 | 4-4 6-6"
            " | turn=1 drawn=2-4,9-8 markers=0,2 aside=5-5,0-1 lead=1"
            " lots=1-3/2-2/0-0,0-4/0-5/- engines=9,8 points=1/2/3,0/56/7",
            config,
        )

        assert [play.tile for play in state.layout.placements] == [Tile(7, 7), Tile(1, 7)]
        assert state.hands[1:] == ((Tile(2, 4), Tile(8, 9)), (Tile(3, 3),))
        assert state.boneyard == (Tile(4, 4), Tile(6, 6))
        assert (state.turn, state.lead) == (1, 1)
        assert state.drawn == (Tile(2, 4), Tile(8, 9))
        assert state.markers == {0, 2}
        assert state.aside == (Tile(0, 1), Tile(5, 5))
        assert state.lots == (
            (Tile(1, 3), Tile(2, 2), Tile(0, 0)),
            (Tile(0, 4), Tile(0, 5), None),
        )
        assert state.past_engines == (9, 8)
        assert state.past_points == ((1, 2, 3), (0, 56, 7))

    def test_need_no_more_than_layout_and_hands(self) -> None:
        """What is left out of the end of the line is the default."""
        short = parse_state("9-9 | 1-5 / 8-9")

        assert short == parse_state("9-9 | 1-5 / 8-9 | | ")
        assert (short.boneyard, short.turn, short.config) == ((), 0, JAQUES)

    def test_are_of_the_rules_given(self) -> None:
        """The rules are not in the line, so they are told beside it."""
        config = JAQUES.replace(highest=6)

        assert parse_state("6-6 | 1-5 / 6-4", config).config == config
        with pytest.raises(InvalidStateError):
            parse_state("9-9 | 1-5 / 6-4", config)

    def test_may_leave_tiles_out(self) -> None:
        """A position lists the tiles that matter, unless it is said to be complete."""
        parse_state("9-9 | 1-5 / 8-9")
        with pytest.raises(InvalidStateError, match="0-0"):
            parse_state("9-9 | 1-5 / 8-9", complete=True)

    @pytest.mark.parametrize(
        ("text", "position"),
        [
            ("", 0),
            ("9-9", 3),  # no hands
            ("9-9 | 1-5 / 8-9 | 4-4 | turn=0 | ", 31),  # a part too many
            ("9-x | 1-5 / 8-9", 0),
            ("9-9 9-1@9-x | 1-5 / 8-9", 8),
            ("9-9 9-1 | 1-5 / 8-9", 7),
            ("9-9 draw | 1-5 / 8-9", 4),
            ("9-9 | 1-5 2- / 8-9", 10),
            ("9-9 | 1-5,2-7 / 8-9", 9),
            ("9-9 | 1-5 / 8-9 | 4-4 6", 22),
            ("9-9 | 1-5 / 8-9 | | turn", 20),
            ("9-9 | 1-5 / 8-9 | | turn=", 25),
            ("9-9 | 1-5 / 8-9 | | turn=x", 25),
            ("9-9 | 1-5 / 8-9 | | turn=0,1", 26),
            ("9-9 | 1-5 / 8-9 | | turn=0 turn=1", 27),
            ("9-9 | 1-5 / 8-9 | | turn=0 color=2", 27),
            ("9-9 | 1-5 / 8-9 | | TURN=0", 20),
            ("9-9 | 1-5 / 8-9 | | drawn=", 26),
            ("9-9 | 1-5 / 8-9 | | drawn=1-5,", 30),
            ("9-9 | 1-5 / 8-9 | | markers=0,x", 30),
            ("9-9 | 1-5 / 8-9 | | engines=9 points=1/x", 39),
            ("9-9 | 1-5 / 8-9 | | lots=1-5/x", 29),
            ("9-9 | 1-5 / 8-9 | | lots=--/1-5", 26),
        ],
    )
    def test_are_read_strictly(self, text: str, position: int) -> None:
        """What is no position is refused, and the error says where in the line it stopped."""
        assert stopped_at(parse_state, text) == position

    def test_that_cannot_be_are_refused_as_positions(self) -> None:
        """A line that can be read, but says what cannot be, is no matter of notation."""
        with pytest.raises(InvalidStateError):
            parse_state("9-9 | 1-5 / 1-5")
        with pytest.raises(RuleConfigError):
            parse_state("9-9 | 1-5 / 2-5 / 3-5", JAQUES.replace(seats=(2, 2)))

    @pytest.mark.parametrize("state", [Layout(), "9-9 | / 1-1", None])
    def test_only_are_written(self, state: object) -> None:
        """What is no state has no notation as one."""
        with pytest.raises(TypeError, match="a GameState"):
            format_state(state)  # type: ignore[arg-type]


def test_every_legal_move_is_read_as_it_is_written() -> None:
    """In each of the positions above, a legal move in words is that move."""
    for state in STATES.values():
        for move in legal_moves(state()):
            assert parse_move(str(move)) == move
