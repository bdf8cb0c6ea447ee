"""
R16 to R33: a double wants its toes before anything else.

Not in scope: R32, a call for the last tile. What starves or nests has a file of its own.
"""

import pytest

from chickenfoot import (
    End,
    Ending,
    GameState,
    Reason,
    RuleConfig,
    Tile,
    open_feet,
    round_result,
)
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, DOMINOLOGIST, JAQUES
from chickenfoot.rules import LastDouble, Wild
from scenarios.positions import (
    B4,
    F4,
    F5,
    after,
    is_open,
    legal,
    missing,
    opened,
    points,
    position,
    refusal,
    shown,
)

SHEETS = [JAQUES, DOMINOLOGIST, CHICKIE, CHICKEN_GAME]


def test_r16_every_seat_has_one_toe() -> None:
    """While a foot is open each seat may only feed it; after the third toe all ends are open."""
    state = position(F4, "4-6 1-5 / 2-7 4-8 / 0-4 3-3")
    for toe, left in (("4-6@4-4", 3), ("4-8@4-4", 2), ("4-0@4-4", 1)):
        assert missing(state) == left
        assert legal(state) == [toe]
        state = after(state, toe)

    assert is_open(state)
    assert shown(state) == [0, 1, 2, 3, 6, 8]
    assert (state.to_move, legal(state)) == (0, ["1-5@1-9"])


@pytest.mark.parametrize("double", range(9))
@pytest.mark.parametrize("toes", [1, 2, 3, 4])
def test_r16_every_double_wants_its_toes(double: int, toes: int) -> None:
    """A foot of any pips, blank ones too, closes every other end until its last toe lies."""
    other = (double + 5) % 9
    suit = [pip for pip in range(9) if pip not in (double, other)][:toes]
    hands = [f"{double}-{pip} {other}-{pip}" for pip in suit]
    hands.append("7-7" if double == 8 else "8-8")
    layout = f"9-9 9-{double}@9-9 9-{other}@9-9 {double}-{double}@{double}-9"
    state = position(layout, " / ".join(hands), config=JAQUES.replace(arms=2, toes=toes))

    for left, pip in zip(range(toes, 0, -1), suit, strict=True):
        toe = f"{double}-{pip}@{double}-{double}"
        assert missing(state) == left
        assert legal(state) == [toe]
        refused = refusal(state, f"{other}-{pip}@{other}-9")
        assert refused.reason is Reason.FOOT_OPEN
        assert (refused.foot, refused.missing) == (End(Tile(double, double)), left)
        state = after(state, toe)
    assert is_open(state)
    assert shown(state) == sorted([other, *suit])


def test_r16_without_toes_a_double_is_an_ordinary_tile() -> None:
    """Where doubles want no toes, the double-four shows one four and closes nothing."""
    state = position(F4, "4-6 1-5 / 2-7", config=JAQUES.replace(toes=0))

    assert shown(state) == [1, 2, 3, 4]
    assert legal(state) == ["1-5@1-9", "4-6@4-4"]


def test_r17_no_drawing_to_dodge_a_foot() -> None:
    """Who can feed the foot must, and may not draw instead, however much it would like to."""
    state = position(F4, "4-6 1-5 / 2-7", "5-5")

    assert legal(state) == ["4-6@4-4"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY
    assert refusal(state, "pass").reason is Reason.MUST_PLAY
    assert refusal(state, "1-5@1-9").reason is Reason.FOOT_OPEN


def test_r17_a_table_may_allow_it() -> None:
    """Where a seat may draw although it can play, it may on a foot too; only that tile counts."""
    state = position(F4, "4-6 1-5 / 2-7 4-8", "5-5", CHICKEN_GAME)
    assert legal(state) == ["4-6@4-4", "draw"]

    state = after(state, "draw")
    assert legal(state) == ["pass"]
    assert refusal(state, "4-6@4-4").reason is Reason.ALREADY_DREW
    assert after(state, "pass").to_move == 1


@pytest.mark.parametrize("config", SHEETS)
def test_r18_a_double_is_no_better_than_another_tile(config: RuleConfig) -> None:
    """Who can lay a double or a plain tile may choose."""
    layout = opened(config.engine.arms)
    state = position(layout, "4-4 0-1 / 6-7", config=config)

    assert legal(state) == ["1-0@1-9", "4-4@4-9"]


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKIE])
def test_r19_a_double_that_is_the_only_legal_tile_is_laid(config: RuleConfig) -> None:
    """A seat must play if it can, even if that opens a foot that it cannot feed."""
    layout = opened(config.engine.arms)
    state = position(layout, "4-4 0-0 / 6-7", "2-2", config)

    assert legal(state) == ["4-4@4-9"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


def test_r21_a_seat_that_cannot_feed_the_foot_passes() -> None:
    """With an empty boneyard it passes without drawing; with no four left the round is blocked."""
    layout = f"{opened(6)} 4-4@4-9"
    state = position(layout, "1-5 / 4-7 2-2", config=DOMINOLOGIST)

    assert legal(state) == ["pass"]
    state = after(state, "pass")
    assert legal(state) == ["4-7@4-4"]
    state = after(state, "4-7@4-4")
    assert round_result(state).ending is Ending.BLOCKED
    assert round_result(state).out is None
    assert points(state) == (6, 4)
    assert open_feet(state) == (End(Tile(4, 4)),)


def test_r21_one_toe_left_in_a_hand_keeps_the_round_going() -> None:
    """If seat 0 also held a four, it would go on, although the foot can never be finished."""
    layout = f"{opened(6)} 4-4@4-9"
    state = position(layout, "1-5 0-4 / 4-7 2-2", config=DOMINOLOGIST, more="turn=1")
    state = after(state, "4-7@4-4")

    assert not state.is_round_over
    assert (state.to_move, legal(state), missing(state)) == (0, ["4-0@4-4"], 2)


def test_r27_a_wild_half_may_join_either_way() -> None:
    """A blank fits the foot, and so does the five beside it: one tile, one place, two moves."""
    state = position(F5, "0-5 / 1-7 2-6", config=JAQUES.replace(wild=Wild.BLANK))

    assert legal(state) == ["5-0@5-5", "0-5@5-5"]
    assert [after(state, move).hands[0] for move in legal(state)] == [(), ()]


@pytest.mark.parametrize(
    ("wild", "tile", "moves"),
    [
        (Wild.NONE, "0-5", ["5-0@5-5"]),
        (Wild.NONE, "0-7", ["draw"]),
        (Wild.BLANK, "0-7", ["0-7@5-5"]),
        (Wild.BLANK_ADOPTS, "0-7", ["0-7@5-5"]),
        (Wild.BLANK_ADOPTS, "0-5", ["5-0@5-5", "0-5@5-5"]),
        (Wild.NONE, "0-0", ["draw"]),
        (Wild.BLANK, "0-0", ["0-0@5-5"]),
        (Wild.BLANK_ADOPTS, "0-0", ["0-0@5-5>5"]),
        (Wild.BLANK, "6-7", ["draw"]),
    ],
)
def test_r27_what_a_blank_can_do(wild: Wild, tile: str, moves: list[str]) -> None:
    """A blank half is wild only where the table says so, and other halves never are."""
    state = position(F5, f"{tile} 8-8 / 1-7", "3-3", JAQUES.replace(wild=wild))

    assert legal(state) == moves


@pytest.mark.parametrize("wild", [Wild.BLANK, Wild.BLANK_ADOPTS])
def test_r27_any_half_fits_a_blank_end(wild: Wild) -> None:
    """On an end that shows a blank either half joins, so a tile has two ways to lie there."""
    layout = "9-9 9-0@9-9 9-8@9-9"
    state = position(layout, "6-7 1-1 / 2-2", config=JAQUES.replace(wild=wild, arms=2))

    assert legal(state) == ["1-1@0-9", "7-6@0-9", "6-7@0-9"]


def out_on_a_double(config: RuleConfig, double: int = 4) -> GameState:
    """Return how it stands when seat 0 has just gone out on a double of *double* pips."""
    layout = opened(config.engine.arms)
    state = position(layout, f"{double}-{double} / 6-7 / 7-8", config=config)
    return after(state, f"{double}-{double}@{double}-9")


def test_r28_the_last_tile_may_be_a_double() -> None:
    """Who lays a double as the last tile is out at once; the foot stays empty."""
    state = after(position(B4, "4-4 / 6-7 / 8-9"), "4-4@4-9")

    assert round_result(state).ending is Ending.OUT
    assert round_result(state).out == 0
    assert points(state) == (0, 13, 17)
    assert open_feet(state) == (End(Tile(4, 4)),)
    assert (state.to_move, legal(state)) == (None, [])


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKIE])
@pytest.mark.parametrize("double", [1, 2, 3, 4])
def test_r28_on_three_sheets_it_costs_nothing(config: RuleConfig, double: int) -> None:
    """Jaques, the Dominologist and Chickie all let a double end the round for free."""
    assert points(out_on_a_double(config, double)) == (0, 13, 15)


def test_r29_at_the_chicken_game_it_costs_fifty() -> None:
    """Ending on a double ends the round, and costs the seat that did it fifty points."""
    state = after(position(B4, "4-4 / 6-7 / 8-9", config=CHICKEN_GAME), "4-4@4-9")

    assert round_result(state).out == 0
    assert points(state) == (50, 13, 17)


def test_r29_only_the_last_tile_counts() -> None:
    """A double laid earlier costs nothing, and neither does going out on a plain tile."""
    state = position(B4, "4-4 4-5 / 4-6 6-7 / 4-7 7-8", config=CHICKEN_GAME)
    state = after(state, "4-4@4-9", "4-6@4-4", "4-7@4-4", "4-5@4-4")

    assert points(state) == (0, 13, 15)


def test_r29_a_table_may_forbid_it() -> None:
    """Where a double may not be the last tile, it is refused by that name and the seat draws."""
    config = JAQUES.replace(last_double=LastDouble.FORBIDDEN)
    state = position(B4, "4-4 / 6-7 / 8-9", "5-6", config)

    assert legal(state) == ["draw"]
    assert refusal(state, "4-4@4-9").reason is Reason.LAST_TILE_DOUBLE
    assert legal(position(B4, "4-4 5-6 / 6-7", config=config)) == ["4-4@4-9"]


def test_r31_the_first_toe_may_be_the_last_tile() -> None:
    """Going out on a toe ends the round; the foot is never finished."""
    state = after(position(F4, "4-6 / 7-8 0-5"), "4-6@4-4")

    assert round_result(state).ending is Ending.OUT
    assert points(state) == (0, 20)
    assert open_feet(state) == (End(Tile(4, 4)),)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r31_any_toe_may_be_the_last_tile(number: int, seats: int) -> None:
    """Whoever lays its last tile as a toe is out, whether the foot is finished or not."""
    order = [seat % seats for seat in range(number)]
    held = [[f"4-{5 + at}" for at, seat in enumerate(order) if seat == s] for s in range(seats)]
    last = order[-1]
    hands = [" ".join([*toes, *([f"0-{s}"] if s != last else [])]) for s, toes in enumerate(held)]
    state = position(F4, " / ".join(hands))
    for at in range(number):
        assert not state.is_round_over
        state = after(state, f"4-{5 + at}@4-4")

    assert round_result(state).ending is Ending.OUT
    assert round_result(state).out == last


def test_r33_who_cannot_feed_the_foot_must_draw() -> None:
    """A play elsewhere is illegal even for a seat that has nothing for the foot."""
    state = position(F4, "1-5 / 4-8 2-2", "2-6")
    assert legal(state) == ["draw"]
    assert refusal(state, "1-5@1-9").reason is Reason.FOOT_OPEN
    assert refusal(state, "pass").reason is Reason.MUST_DRAW

    state = after(state, "draw")
    assert state.hands[0] == (Tile(1, 5), Tile(2, 6))
    assert legal(state) == ["pass"]
    assert refusal(state, "draw").reason is Reason.ALREADY_DREW
    assert refusal(state, "1-5@1-9").reason is Reason.ALREADY_DREW
    assert refusal(state, "2-6@2-9").reason is Reason.FOOT_OPEN
    assert after(state, "pass").to_move == 1


@pytest.mark.parametrize("drawn", ["0-4", "4-5"])
def test_r33_a_drawn_toe_goes_on_the_foot(drawn: str) -> None:
    """If the tile drawn feeds the foot it must be laid there."""
    state = after(position(F4, "1-5 / 4-8 2-2", drawn), "draw")

    (move,) = legal(state)
    assert move.endswith("@4-4")
    assert refusal(state, "pass").reason is Reason.MUST_PLAY
