"""R37 to R45: how a round is blocked, and what the hands cost."""

import attrs
import pytest

from chickenfoot import (
    MIDDLE,
    Ending,
    HeldHand,
    IllegalMoveError,
    InvalidStateError,
    Play,
    Reason,
    RuleConfig,
    Tile,
    apply_move,
    new_game,
    round_result,
    totals,
)
from chickenfoot.presets import (
    BY_NAME,
    CHICKEN_GAME,
    CHICKIE,
    CHICKIE_DOUBLE_BLANK_FIFTY,
    DOMINOLOGIST,
    FUNDEX,
    JAQUES,
)
from chickenfoot.rules import BlockedWhen, Teams, Wild
from scenarios.positions import (
    B4,
    F4,
    after,
    all_tiles,
    dealing,
    full_set,
    hunt,
    legal,
    opened,
    points,
    position,
    refusal,
    tiles,
)


def cost(hand: str, config: RuleConfig) -> int:
    """Return what *hand* costs a seat that holds it when a round is blocked."""
    used = {pip for tile in tiles(hand) for pip in (tile.low, tile.high)}
    engine, end, other = [pip for pip in range(9, -1, -1) if pip not in used][:3]
    rules = config.replace(arms=1, engines=(engine,))
    layout = f"{engine}-{engine} {engine}-{end}@{engine}-{engine}"
    state = position(layout, f"{hand} / {other}-{other}", config=rules)
    assert round_result(state).ending is Ending.BLOCKED
    return points(state)[0]


@pytest.mark.parametrize(
    ("config", "first"),
    [(JAQUES, 6), (DOMINOLOGIST, 56), (CHICKIE, 6), (CHICKEN_GAME, 56)],
)
def test_r37_a_blocked_round_has_no_winner(config: RuleConfig, first: int) -> None:
    """With an empty boneyard and no four in a hand the foot blocks the round; all hands count."""
    layout = f"{opened(config.engine.arms)} 4-4@4-9 4-5@4-4 4-6@4-4"
    state = position(layout, "1-5 0-0 / 2-7 3-3 / 8-8", config=config)

    assert round_result(state).ending is Ending.BLOCKED
    assert round_result(state).out is None
    assert points(state) == (first, 15, 16)
    assert (state.to_move, legal(state)) == (None, [])


def test_r37_ends_that_are_shut_do_not_count() -> None:
    """The ends 1, 2 and 3 would take tiles, but it is judged by the ends allowed now."""
    layout = f"{F4} 4-5@4-4 4-6@4-4"
    assert position(layout, "1-5 0-0 / 2-7 3-3 / 8-8").is_round_over
    assert not position(f"{layout} 4-7@4-4", "1-5 0-0 / 2-7 3-3 / 8-8").is_round_over


def test_r38_no_pips_is_not_out() -> None:
    """A seat that holds only the double-blank scores nothing and has not gone out."""
    state = position(F4, "0-0 / 1-5")

    assert round_result(state).out is None
    assert points(state) == (0, 6)


@pytest.mark.parametrize(
    ("hand", "expected"), [("2-4 1-8", 15), ("9-9", 18), ("0-0", 50), ("0-0 0-3", 53)]
)
@pytest.mark.parametrize("config", [DOMINOLOGIST, CHICKEN_GAME, CHICKIE_DOUBLE_BLANK_FIFTY])
def test_r39_the_double_blank_costs_fifty(config: RuleConfig, hand: str, expected: int) -> None:
    """It costs fifty wherever the sheet says so, and other tiles cost their pips."""
    assert cost(hand, config) == expected


@pytest.mark.parametrize(
    ("hand", "expected"), [("2-4 1-8", 15), ("9-9", 18), ("0-0", 0), ("0-0 0-3", 3)]
)
@pytest.mark.parametrize("config", [JAQUES, CHICKIE])
def test_r39_elsewhere_it_costs_nothing(config: RuleConfig, hand: str, expected: int) -> None:
    """Where the sheet does not say so, the double-blank costs its pips."""
    assert cost(hand, config) == expected


@pytest.mark.parametrize(("hand", "expected"), [("0-3", 28), ("0-0", 50), ("4-5 0-9", 43)])
@pytest.mark.parametrize("config", [JAQUES.replace(double_blank=50, blank_half=25), FUNDEX])
def test_r40_every_blank_half_costs(config: RuleConfig, hand: str, expected: int) -> None:
    """A blank half costs 25, and the double-blank its own price, not that of two halves."""
    assert cost(hand, config) == expected


@pytest.mark.parametrize("price", [25, 50, 100])
@pytest.mark.parametrize("half", [0, 25])
def test_r40_the_double_blank_has_its_own_price(price: int, half: int) -> None:
    """Whatever blank halves cost, the double-blank costs what is set for it."""
    config = JAQUES.replace(double_blank=price, blank_half=half)

    assert cost("0-0", config) == price
    assert cost("0-0 0-1 0-2", config) == price + half + 1 + half + 2


@pytest.mark.parametrize("name", BY_NAME)
def test_r41_doubles_count_once(name: str) -> None:
    """A double held costs its pips once; no sheet says otherwise, the double-blank apart."""
    config = BY_NAME[name].replace(highest=12, engines=(9,), seats=(2, 8), teams=Teams.NONE)

    assert cost("5-5 2-2", config) == 14
    for pip in range(1, 10):
        assert cost(f"{pip}-{pip}", config) == 2 * pip


R42_LAYOUT = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9 0-1@0-9"


def test_r42_a_blank_is_a_zero() -> None:
    """A blank matches a blank and nothing else, so 0-7 fits none of the ends 1, 1, 2 and 3."""
    state = position(R42_LAYOUT, "0-7 / 5-5", "8-8")

    assert legal(state) == ["draw"]
    for end in ("0-1", "1-9", "2-9", "3-9"):
        assert refusal(state, f"0-7@{end}").reason is Reason.DOES_NOT_FIT
        assert refusal(state, f"7-0@{end}").reason is Reason.DOES_NOT_FIT


@pytest.mark.parametrize("wild", [Wild.BLANK, Wild.BLANK_ADOPTS])
def test_r42_a_table_may_make_it_wild(wild: Wild) -> None:
    """Where blanks are wild, 0-7 goes on every end with its blank, and with its seven on none."""
    state = position(R42_LAYOUT, "0-7 / 5-5", "8-8", JAQUES.replace(wild=wild))

    assert legal(state) == ["0-7@0-1", "0-7@1-9", "0-7@2-9", "0-7@3-9"]


@pytest.mark.parametrize("pip", [9, 7, 6, 0])
def test_r43_only_the_double_of_the_round_is_an_engine(pip: int) -> None:
    """In round two the double-eight opens, and no other double that is held."""
    more = "engines=9 points=3/4"
    state = position("", f"8-8 {pip}-{pip} 1-2 / 3-4 5-6", more=more)
    assert hunt(state) == (8, 0)
    assert legal(state) == ["8-8"]

    wrong = Play(Tile(pip, pip), MIDDLE, pip)
    assert refusal(state, str(wrong)).reason is Reason.ENGINE_NOT_LAID
    with pytest.raises(IllegalMoveError):
        apply_move(state, wrong)


@pytest.mark.parametrize("pip", [9, 7, 0])
def test_r43_who_holds_another_double_still_draws(pip: int) -> None:
    """While the double-eight is looked for, no other double may be laid in its place."""
    more = "engines=9 points=3/4"
    state = position("", f"{pip}-{pip} 1-2 / 3-4 5-6", "2-2 8-8", more=more)

    assert hunt(state) == (8, None)
    assert legal(state) == ["draw"]
    assert refusal(state, f"{pip}-{pip}").reason is Reason.ENGINE_NOT_FOUND


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_r44_a_set_has_every_tile_as_often_as_it_says(copies: int) -> None:
    """A double-nine set has 55 tiles and one double-blank; two of it take two sets."""
    state = new_game(JAQUES.replace(copies=copies), seats=4, seed=0)

    assert all_tiles(state) == full_set(copies=copies)
    assert len(all_tiles(state)) == 55 * copies
    assert all_tiles(state).count(Tile(0, 0)) == copies


@pytest.mark.parametrize("twice", ["0-0", "3-7"])
def test_r44_a_tile_too_many_is_refused(twice: str) -> None:
    """An order with two double-blanks is no double-nine set, whatever is left out for it."""
    deal = dealing([7, 7], ["9-9", ""])
    (extra,) = tiles(twice)
    for wrong in ([*deal, extra], [extra if tile == Tile(4, 6) else tile for tile in deal]):
        with pytest.raises(InvalidStateError, match=twice):
            new_game(JAQUES, seats=2, tiles=wrong)
    with pytest.raises(InvalidStateError, match=twice):
        position(B4, f"{twice} 5-5 / {twice}")


FIRST_STUCK = JAQUES.replace(blocked_when=BlockedWhen.FIRST_STUCK)


def test_r45_one_stuck_seat_may_end_the_round() -> None:
    """With `FIRST_STUCK` the round ends on the turn of a seat that can do nothing."""
    state = position(B4, "5-6 / 1-7 3-3", config=FIRST_STUCK)
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (11, 14)

    state = position(B4, "5-6 / 1-7 3-3")
    assert (state.is_round_over, legal(state)) == (False, ["pass"])
    assert legal(after(state, "pass")) == ["1-7@1-9", "3-3@3-9"]


def test_r45_it_is_judged_when_the_turn_begins() -> None:
    """Seat 1 is stuck, but it is seat 0's turn; once that has played, the round is over."""
    state = position(B4, "1-7 3-3 / 5-6", config=FIRST_STUCK)
    assert legal(state) == ["1-7@1-9", "3-3@3-9"]

    state = after(state, "1-7@1-9")
    assert round_result(state).ending is Ending.BLOCKED
    assert points(state) == (6, 11)


def test_r45_a_tile_to_draw_keeps_it_going() -> None:
    """A stuck seat that may draw does, and passes; the reserve is nothing to draw."""
    state = position(B4, "5-6 / 1-7 3-3", "0-0 8-8", FIRST_STUCK)
    state = after(state, "draw")
    assert legal(state) == ["pass"], "judged when a turn begins, not within one"
    assert after(state, "pass").to_move == 1

    kept = FIRST_STUCK.replace(reserve=2)
    assert position(B4, "5-6 / 1-7 3-3", "0-0 8-8", kept).is_round_over
    none = FIRST_STUCK.replace(per_turn=0)
    assert position(B4, "5-6 / 1-7 3-3", "0-0 8-8", none).is_round_over


@attrs.frozen
class EachDouble:
    """A house penalty: so much more for every double still held."""

    extra: int

    def points(self, held: HeldHand, /) -> int:
        return self.extra * sum(tile.is_double for tile in held.hand)


def test_r41_a_house_may_count_them_more() -> None:
    """What no sheet says can still be agreed, and adds to the pips and the double-blank."""
    config = DOMINOLOGIST.replace(penalties=(EachDouble(25),))

    assert cost("5-5 2-2", config) == 14 + 50
    assert cost("0-0 1-2", config) == 50 + 3 + 25
    assert totals(position(F4, "5-5 / 0-0", config=JAQUES)) == (10, 0)
