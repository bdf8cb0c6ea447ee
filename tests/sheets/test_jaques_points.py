"""Jaques of London: ties, disputes and tips (lines 39 to 53)."""

import pytest

from chickenfoot import (
    Ending,
    FillEngine,
    FillFoot,
    GameState,
    Reason,
    RuleConfig,
    next_round,
    open_ends,
    open_feet,
    phase,
    round_engine,
    round_result,
    standings,
    totals,
)
from chickenfoot.presets import JAQUES, JAQUES_DOUBLE_TWELVE, JAQUES_TIEBREAK
from scenarios.positions import (
    B4,
    F4,
    after,
    full_set,
    legal,
    missing,
    opened,
    position,
    random_round,
    refusal,
    shown,
)
from sheets.games import cost, engines_of, over, past, suit


def tied(config: RuleConfig) -> GameState:
    """The last round of a whole game is over: 20, 20 and 50 points."""
    rows = ["0/1/5"] * 8 + ["20/10/7"]
    state = position(opened(4, 0), "1-9 / 1-1 / 1-2", "", config, past(range(9, 0, -1), rows))
    return after(state, "1-9@0-1")


def test_l39_points_add_up_and_the_lowest_sum_wins() -> None:
    """Each round adds what is left in hand, nothing for who went out; the smallest sum wins."""
    state = over(JAQUES, "3-7", "6-6", engine=8, more=past([9], ["20/10/38"]))
    assert totals(state) == (20, 20, 50)

    config = JAQUES.replace(engines=(9, 8))
    state = over(config, "3-7", "6-6", engine=8, more=past([9], ["19/10/38"]))
    assert (state.is_game_over, totals(state)) == (True, (19, 20, 50))
    assert (standings(state).winners, standings(state).ranks) == ((0,), (1, 2, 3))


def test_l39_a_tie_is_shared() -> None:
    """The first of two offers: all who have the same lowest sum win, and nobody is second."""
    state = tied(JAQUES)

    assert (state.is_game_over, totals(state)) == (True, (20, 20, 50))
    assert standings(state).winners == (0, 1)
    assert standings(state).ranks == (1, 1, 3)

    config = JAQUES.replace(engines=(9, 8))
    state = over(config, "3-7", "6-6", engine=8, more=past([9], ["20/10/38"]))
    assert (state.is_game_over, standings(state).winners) == (True, (0, 1))


@pytest.mark.parametrize(
    ("engines", "extra"), [((9, 8), 0), ((9, 0), 1), ((1, 0), 2), ((2, 0), 1), ((9, 4), 0)]
)
def test_l39_or_a_tie_is_played_off_on_the_lowest_unused_double(
    engines: tuple[int, int], extra: int
) -> None:
    """The second offer: one more round, on the lowest double that started none; all are dealt."""
    config = JAQUES_TIEBREAK.replace(engines=engines)
    first, last = engines
    hand = "3-7" if last != 4 else "4-6"
    state = over(config, hand, "6-6", engine=last, more=past([first], ["20/10/38"]))
    assert totals(state) == (20, 20, 50)
    assert (state.is_round_over, state.is_game_over, standings(state).winners) == (True, False, ())

    extra_round = next_round(state, seed=39)
    assert round_engine(extra_round) == extra
    assert [len(hand) for hand in extra_round.hands] == [7, 7, 7]


@pytest.mark.parametrize(
    ("hands", "ranks"), [("5-6 / 1-3 / 1-9", (2, 1, 3)), ("5-6 / 4-7 / 1-9", (1, 1, 3))]
)
def test_l39_the_extra_round_ranks_only_the_tied(hands: str, ranks: tuple[int, ...]) -> None:
    """
    It decides between those who had the same sum, and adds nothing to any sum.

    A single round: with a second tie they share after all. Going out in it lifts nobody else.
    """
    config = JAQUES_TIEBREAK.replace(engines=(9, 8))
    more = past([9, 8], ["20/10/38", "0/10/12"])
    state = after(position(opened(4, 0), hands, "", config, more + " turn=2"), "1-9@0-1")

    assert (round_result(state).ending, round_result(state).out) == (Ending.OUT, 2)
    assert (state.is_game_over, totals(state)) == (True, (20, 20, 50))
    assert standings(state).ranks == ranks
    assert standings(state).winners == tuple(seat for seat in range(3) if ranks[seat] == 1)


def test_l39_a_whole_game_leaves_no_double_unused() -> None:
    """
    The second offer contradicts line 15: ten rounds use up all ten doubles.

    There is none to play the tie off on, so it is shared.
    """
    assert engines_of(JAQUES) == list(range(9, -1, -1))

    state = tied(JAQUES_TIEBREAK)
    assert state.is_game_over
    assert standings(state).winners == (0, 1)
    assert standings(state).ranks == (1, 1, 3)


def test_l43_a_tile_that_fits_the_foot_must_go_there() -> None:
    """Whoever holds a toe plays it: not elsewhere, not nothing, and no draw to avoid it."""
    state = position(F4, "1-5 4-6 / 2-7", "5-5 4-7")

    assert legal(state) == ["4-6@4-4"]
    assert refusal(state, "1-5@1-9").reason is Reason.FOOT_OPEN
    assert refusal(state, "draw").reason is Reason.MUST_PLAY
    assert refusal(state, "pass").reason is Reason.MUST_PLAY


def test_l43_a_double_has_no_precedence() -> None:
    """A seat that could lay a double may lay another tile instead, and the other way about."""
    assert legal(position(B4, "1-5 4-4 / 2-7", "5-5")) == ["1-5@1-9", "4-4@4-9"]


def test_l43_a_double_that_is_all_one_can_play_must_be_played() -> None:
    """Free choice is among legal tiles: with one only, line 25 still wants it laid."""
    state = position(B4, "4-4 5-6 / 2-7", "5-5")

    assert legal(state) == ["4-4@4-9"]
    assert refusal(state, "draw").reason is Reason.MUST_PLAY


@pytest.mark.parametrize("highest", [9, 12])
def test_l45_with_one_set_no_toe_is_a_double(highest: int) -> None:
    """
    What is said of nested feet is true of no set the sheet names.

    A toe carries the number of its foot, and the one double that carries it is the foot itself.
    """
    for pip in range(highest + 1):
        doubles = [tile for tile in suit(pip, highest) if tile.is_double]
        assert [str(tile) for tile in doubles] == [f"{pip}-{pip}"]


@pytest.mark.parametrize("config", [JAQUES, JAQUES_DOUBLE_TWELVE])
def test_l45_with_one_set_feet_never_nest_in_play(config: RuleConfig) -> None:
    """However a round is played, there is one open foot at most, and no toe is a double."""
    feet = 0
    for seed in range(12):
        for move, state in random_round(config, 2 + seed % 4, seed):
            assert len(open_feet(state)) <= 1
            if isinstance(phase(state), FillFoot):
                feet += 1
                toes = [text.split("@")[0] for text in legal(state) if "@" in text]
                assert all(toe[: len(toe) // 2] != toe[len(toe) // 2 + 1 :] for toe in toes), move
    assert feet > 50


def test_l45_with_two_sets_the_newer_foot_is_filled_first() -> None:
    """A double laid as a toe is a foot of its own, to be finished before the first goes on."""
    hands = "4-4 1-5 4-8 / 4-5 1-6 / 4-6 2-6 / 4-7 3-6"
    state = after(position(F4, hands, config=JAQUES.replace(copies=2)), "4-4@4-4")
    assert [str(foot) for foot in open_feet(state)] == ["4-4", "4-4'1"]

    for toe, left in (("4-5@4-4'1", 3), ("4-6@4-4'1", 2), ("4-7@4-4'1", 1)):
        assert (missing(state), legal(state)) == (left, [toe])
        state = after(state, toe)

    assert [str(foot) for foot in open_feet(state)] == ["4-4"]
    assert missing(state) == 2, "the double was the first of its toes"
    assert legal(state) == ["4-8@4-4"]


def test_l45_the_engine_is_no_foot() -> None:
    """The double in the middle has arms, not toes: a fourth tile, and nothing to call it a foot."""
    state = after(position("", "9-9 1-9 5-5 / 2-9 1-1 / 3-9 2-2 / 4-9 3-3"), "9-9")

    for left, arm in ((4, "9-1@9-9"), (3, "9-2@9-9"), (2, "9-3@9-9"), (1, "9-4@9-9")):
        assert phase(state) == FillEngine(left)
        assert open_feet(state) == ()
        assert refusal(state, "4-4@4-9").reason is not Reason.FOOT_OPEN
        if left > 1:
            state = after(state, arm)


def test_l50_no_tile_costs_as_much_as_the_double_nine() -> None:
    """Of all tiles left in hand the double-nine costs most, once it is no longer the engine."""
    dearest = cost(JAQUES, "9-9")
    others = [tile for tile in full_set() if 7 not in (tile.low, tile.high)]

    assert dearest == 18
    for tile in others:
        if str(tile) not in ("1-9", "9-9"):
            assert cost(JAQUES, str(tile)) == tile.low + tile.high < dearest


def test_l50_open_ends_never_grow_fewer() -> None:
    """
    The tip finds more open ends early in a round; there are never fewer later on.

    A tile takes one end and leaves one, a double takes one and leaves three.
    """
    grown = 0
    for seed in range(12):
        ends = 4
        for move, state in random_round(JAQUES, 2 + seed % 4, seed):
            if not open_ends(state):
                continue
            now = len(shown(state))
            assert now in (ends, ends + 2), move
            grown += now > ends
            ends = now
    assert grown > 12


def test_l51_a_foot_binds_the_one_who_opened_it() -> None:
    """A double freezes the table for its own player too, when the turn has come back."""
    state = position(B4, "1-5 2-5 4-4 / 1-6 4-5", "4-8")
    state = after(state, "4-4@4-9", "4-5@4-4")

    assert state.to_move == 0
    assert refusal(state, "1-5@1-9").reason is Reason.FOOT_OPEN
    assert legal(state) == ["draw"]
    assert legal(after(state, "draw")) == ["4-8@4-4"]


@pytest.mark.parametrize(("config", "highest"), [(JAQUES, 9), (JAQUES_DOUBLE_TWELVE, 12)])
def test_l53_a_small_double_has_as_many_partners_as_a_large_one(
    config: RuleConfig, highest: int
) -> None:
    """
    The tip is wrong about rounds on small doubles: the tiles that match are never fewer.

    Every number is on as many tiles as any other, blank included.
    """
    assert config.set.highest == highest
    for engine in range(highest + 1):
        partners = [tile for tile in suit(engine, highest) if not tile.is_double]
        assert len(partners) == highest
