"""C25 to C34: which moves a turn has, what is drawn, and when nothing is left to do."""

import pytest

from chickenfoot import (
    End,
    Ending,
    Play,
    Reason,
    RuleConfig,
    Tile,
    apply_move,
    distinct_moves,
    legal_moves,
    open_ends,
    round_result,
)
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, DOMINOLOGIST, JAQUES
from chickenfoot.rules import DrawLimit, DrawnTile, Wild
from scenarios.positions import (
    F4,
    after,
    legal,
    missing,
    points,
    position,
    random_round,
    refusal,
    shown,
    tiles,
)

ONE_ARM, TWO_ARMS = JAQUES.replace(arms=1), JAQUES.replace(arms=2)

SIX = "9-9 9-6@9-9"
"""One end, which shows a six."""

TWO_SIXES = "9-9 9-6@9-9 9-8@9-9 8-6@8-9"
"""Two ends that show a six."""


def test_c25_equal_ends_are_two_places() -> None:
    """Each tile on each end, a double once per end: four moves on two fives."""
    layout = "9-9 9-5@9-9 9-8@9-9 8-5@8-9"
    state = position(layout, "5-5 5-2 / 7-7", config=TWO_ARMS)

    assert legal(state) == ["5-2@5-8", "5-2@5-9", "5-5@5-8", "5-5@5-9"]
    assert [str(move) for move in distinct_moves(state)] == ["5-2@5-8", "5-5@5-8"]


def test_c25_a_tile_that_fits_two_ends_has_two_moves() -> None:
    """Laid on the two it leaves a five there, laid on the five it leaves a two."""
    state = position("9-9 9-2@9-9 9-5@9-9", "5-2 7-7 / 8-8", config=TWO_ARMS)

    assert legal(state) == ["5-2@5-9", "2-5@2-9"]
    assert shown(after(state, "5-2@5-9")) == [2, 2]
    assert shown(after(state, "2-5@2-9")) == [5, 5]


def test_c25_the_places_of_a_foot_are_alike() -> None:
    """A toe has one move, however many places are free: they are one end."""
    state = position(F4, "4-1 7-7 / 8-8")
    assert legal(state) == ["4-1@4-4"]

    state = position("9-9 9-1@9-9", "9-2 7-7 / 8-8")
    assert legal(state) == ["9-2@9-9"], "and so are the arms of the engine"


@pytest.mark.parametrize(
    "config",
    [
        JAQUES,
        CHICKEN_GAME,
        JAQUES.replace(copies=2),
        JAQUES.replace(wild=Wild.BLANK),
        JAQUES.replace(copies=2, wild=Wild.BLANK_ADOPTS, drawn_tile=DrawnTile.MAY_PLAY),
    ],
)
def test_c25_no_move_is_listed_twice(config: RuleConfig) -> None:
    """In every position each legal move is there once."""
    for seed in range(15):
        for _, state in random_round(config, 3, seed):
            moves = legal_moves(state)
            assert len(moves) == len(set(moves))


@pytest.mark.parametrize("config", [JAQUES, CHICKEN_GAME, JAQUES.replace(wild=Wild.BLANK)])
def test_c25_moves_have_an_order(config: RuleConfig) -> None:
    """Plays go by tile, then by the pips shown, then by the tile laid on; draw and pass follow."""
    for seed in range(15):
        for _, state in random_round(config, 3, seed):
            moves = legal_moves(state)
            laid = [move for move in moves if isinstance(move, Play)]
            keys = [(move.tile, move.outward, move.end.on or Tile(0, 0)) for move in laid]
            assert keys == sorted(keys)
            assert list(moves[: len(laid)]) == laid


@pytest.mark.parametrize("tile", [Tile(2, 5), Tile(5, 2)])
def test_c26_a_turned_tile_is_the_same_tile(tile: Tile) -> None:
    """Whichever half is said first, the same tile leaves the hand."""
    state = position("9-9 9-5@9-9", "3-1 5-2 6-4 / 7-7", config=ONE_ARM)
    state = apply_move(state, Play(tile, End(Tile(9, 5)), outward=2))

    assert state.hands[0] == tiles("1-3 4-6")
    assert shown(state) == [2]


def test_c26_tiles_have_one_form() -> None:
    """Turned tiles are equal, hash alike, and are written the same way."""
    for low in range(10):
        for high in range(low, 10):
            one, other = Tile(low, high), Tile(high, low)
            assert one == other
            assert hash(one) == hash(other)
            assert (str(one), repr(one)) == (str(other), repr(other))


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKIE])
def test_c27_who_can_play_must(config: RuleConfig) -> None:
    """At most tables a seat that can play may not draw, and a drawn tile that fits is laid."""
    rules = config.replace(arms=1)
    state = position(SIX, "6-1 2-2 / 7-7", "6-3", rules)
    assert legal(state) == ["6-1@6-9"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY

    state = after(position(SIX, "2-2 / 7-7", "6-3", rules), "draw")
    assert legal(state) == ["6-3@6-9"]


@pytest.mark.parametrize("config", [CHICKEN_GAME, JAQUES.replace(voluntary=True)])
def test_c27_a_table_may_allow_to_draw_instead(config: RuleConfig) -> None:
    """Once in a turn a seat may draw although it can play; then only that tile counts."""
    rules = config.replace(arms=1)
    state = position(SIX, "6-1 2-2 / 7-7", "6-3 0-0", rules)
    assert legal(state) == ["6-1@6-9", "draw"]

    state = after(state, "draw")
    assert legal(state) == ["6-3@6-9"]
    assert refusal(state, "6-1@6-9").reason is Reason.ALREADY_DREW
    assert refusal(state, "draw").reason is Reason.ALREADY_DREW

    state = after(position(SIX, "6-1 2-2 / 7-7", "0-0 6-3", rules), "draw")
    assert legal(state) == ["pass"]


def test_c27_a_table_may_let_it_be_kept() -> None:
    """With `MAY_PLAY` a drawn tile that fits may be laid or kept; a held one must be laid."""
    rules = ONE_ARM.replace(drawn_tile=DrawnTile.MAY_PLAY)

    assert legal(position(SIX, "6-1 2-2 / 7-7", "6-3", rules)) == ["6-1@6-9"]
    assert legal(after(position(SIX, "2-2 / 7-7", "6-3", rules), "draw")) == ["6-3@6-9", "pass"]


def test_c28_the_draw_that_empties_the_boneyard() -> None:
    """The last tile does not fit: the seat passes, and the next one is to move."""
    state = after(position(SIX, "2-2 / 6-5 3-3", "1-1", ONE_ARM), "draw")
    assert state.hands[0] == tiles("1-1 2-2")
    assert state.boneyard == ()
    assert (state.is_round_over, legal(state)) == (False, ["pass"])

    state = after(state, "pass")
    assert (state.to_move, legal(state)) == (1, ["6-5@6-9"])


def test_c29_one_draw_is_one_draw() -> None:
    """At one draw a turn the second is refused, though a tile that fits lies near."""
    state = after(position(SIX, "4-4 / 7-7", "1-1 2-2 6-3 0-0", ONE_ARM), "draw")

    assert state.hands[0] == tiles("1-1 4-4")
    assert legal(state) == ["pass"]
    assert refusal(state, "draw").reason is Reason.ALREADY_DREW


def test_c29_drawing_until_it_fits() -> None:
    """Three draws, and then the tile that fits is laid."""
    rules = ONE_ARM.replace(per_turn=DrawLimit.UNTIL_PLAYABLE)
    state = position(SIX, "4-4 / 7-7", "1-1 2-2 6-3 0-0", rules)
    for _ in range(3):
        assert legal(state) == ["draw"]
        state = after(state, "draw")
    assert legal(state) == ["6-3@6-9"]

    state = after(state, "6-3@6-9")
    assert state.hands[0] == tiles("1-1 2-2 4-4")
    assert state.boneyard == tiles("0-0")
    assert state.drawn == ()


def test_c29_a_short_boneyard_is_drawn_out() -> None:
    """If none fits, all tiles are drawn and the turn passes."""
    rules = ONE_ARM.replace(per_turn=DrawLimit.UNTIL_PLAYABLE)
    state = after(position(SIX, "4-4 / 6-7", "1-1 2-2", rules), "draw", "draw")
    assert legal(state) == ["pass"]

    state = after(state, "pass")
    assert (state.to_move, legal(state)) == (1, ["6-7@6-9"])


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_c29_the_limit_is_per_turn(limit: int) -> None:
    """What was drawn in one turn does not count in the next."""
    rules = ONE_ARM.replace(per_turn=limit)
    yard = "0-0 1-1 2-2 3-3 4-4 5-5"
    state = position(SIX, "7-7 / 8-8", yard, rules)
    for seat in (0, 1):
        for number in range(limit):
            assert (state.to_move, legal(state), len(state.drawn)) == (seat, ["draw"], number)
            state = after(state, "draw")
        state = after(state, "pass")
    assert len(state.boneyard) == 6 - 2 * limit


def test_c30_an_empty_boneyard_is_no_ending() -> None:
    """Seat 0 passes and the round goes on; it is blocked once nobody can play."""
    state = position(TWO_SIXES, "1-1 / 6-5 2-2", config=TWO_ARMS)
    assert (state.is_round_over, legal(state)) == (False, ["pass"])
    state = after(state, "pass")
    assert legal(state) == ["6-5@6-8", "6-5@6-9"]

    state = after(state, "6-5@6-8")
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (2, 4)


@pytest.mark.parametrize(
    ("layout", "hands"),
    [
        (TWO_SIXES, "1-1 / 2-2 / 3-3"),
        ("9-9 9-6@9-9", "1-1 / 2-2 / 3-3"),
        ("9-9 9-6@9-9 9-5@9-9 5-5@5-9", "1-1 / 2-2 / 3-3"),
        ("9-9 9-6@9-9 9-5@9-9 5-5@5-9", "1-6 / 2-2 / 3-6"),
    ],
    ids=["open play", "opening", "foot", "foot with other ends"],
)
def test_c31_nobody_can_play(layout: str, hands: str) -> None:
    """With nothing to draw the round is over at once, in open play, the opening and on a foot."""
    state = position(layout, hands, config=TWO_ARMS)

    assert round_result(state).ending is Ending.BLOCKED
    assert round_result(state).out is None
    assert points(state) == tuple(sum(tile.pips for tile in hand) for hand in state.hands)
    assert (state.to_move, legal(state)) == (None, [])


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKEN_GAME, JAQUES.replace(reserve=3)])
def test_c31_every_round_ends(config: RuleConfig) -> None:
    """No round goes on for ever: nobody passes twice with nothing but passes between."""
    for seed in range(40):
        played = list(random_round(config, 4, seed))
        passes = 0
        for move, _ in played:
            passes = passes + 1 if str(move) == "pass" else 0
            assert passes <= 4
        assert played[-1][1].is_round_over


def test_c32_a_play_keeps_the_round_going() -> None:
    """Four passes on the way do not end a round in which somebody still has a toe."""
    hands = "1-1 2-2 / 3-3 1-2 / 4-0 4-1 5-5"
    layout = "9-9 9-6@9-9 9-4@9-9 4-4@4-9"
    state = position(layout, hands, config=TWO_ARMS)
    state = after(state, "pass", "pass", "4-0@4-4", "pass", "pass")

    assert (state.is_round_over, state.to_move, legal(state)) == (False, 2, ["4-1@4-4"])
    assert missing(state) == 2

    state = after(state, "4-1@4-4")
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (6, 9, 10)


def test_c33_tiles_that_fit_nowhere_are_drawn_all_the_same() -> None:
    """Nobody knows what lies in the boneyard, so it decides nothing until it is drawn."""
    state = position(SIX, "1-1 / 2-2", "3-3 4-4", ONE_ARM)
    for move in ("draw", "pass", "draw", "pass"):
        assert (state.is_round_over, legal(state)) == (False, [move])
        state = after(state, move)

    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (8, 12)


def test_c34_a_reserve_stays_down() -> None:
    """The last two tiles may not be drawn, though they would fit."""
    rules = ONE_ARM.replace(reserve=2)
    state = position(SIX, "2-2 / 6-5 3-3", "6-1 6-2", rules)
    assert legal(state) == ["pass"]
    assert refusal(state, "draw").reason is Reason.NOTHING_TO_DRAW

    state = position(SIX, "2-2 / 3-3", "6-1 6-2", rules)
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (4, 6), "the reserve is in nobody's score"
    assert len(state.boneyard) == 2


@pytest.mark.parametrize("reserve", range(5))
def test_c34_what_is_above_the_reserve_is_drawn(reserve: int) -> None:
    """Of four tiles as many may be drawn as the reserve leaves; a table may hold it by seats."""
    for rule in (reserve, {2: reserve}, {2: reserve, 3: 9}):
        state = position(SIX, "2-2 / 3-3", "0-0 1-1 4-4 5-5", ONE_ARM.replace(reserve=rule))
        draws = 0
        while not state.is_round_over:
            draws += legal(state) == ["draw"]
            state = after(state, *legal(state))
        assert draws == 4 - reserve
        assert [end.pip for end in open_ends(state)] == [6]
