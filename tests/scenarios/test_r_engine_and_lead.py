"""
R01 to R10: who lays the engine, who moves then, and what a hunt for it does.

R04, the lots for the lead, has a file of its own. Not in scope: R09, where a skipped double
returns to the pool.
"""

import pytest

from chickenfoot import InvalidStateError, RuleConfig, Tile, new_game, next_round, open_ends
from chickenfoot.notation import parse_move
from chickenfoot.presets import CHICKIE, DOMINOLOGIST, JAQUES
from chickenfoot.rules import Hunt, LastDouble
from scenarios.positions import (
    after,
    all_tiles,
    arms_missing,
    dealing,
    finished,
    full_set,
    hunt,
    legal,
    points,
    position,
    random_round,
    refusal,
    tiles,
)

R01_HANDS = "4-9 2-2 / 9-9 1-9 3-5"

FILLER = ["1-2", "3-4", "1-3", "2-4", "1-5", "2-6", "3-5", "4-6"]


def hands_with_nines(seats: int, holder: int | None = None) -> str:
    """Return hands in which every seat can fill an arm, and *holder* has the double-nine."""
    hands = [f"9-{seat} 0-{seat + 1}" for seat in range(seats)]
    if holder is not None:
        hands[holder] += " 9-9"
    return " / ".join(hands)


def test_r01_who_lays_the_engine_moves_again() -> None:
    """At Jaques' table laying the engine costs no turn: its holder fills the first arm."""
    state = position("", R01_HANDS)

    assert state.to_move == 1
    assert hunt(state) == (9, 1)
    assert legal(state) == ["9-9"]

    state = after(state, "9-9")

    assert state.to_move == 1
    assert [(end.pip, end.places) for end in open_ends(state)] == [(9, 4)]
    assert legal(state) == ["9-1@9-9"]
    assert after(state, "9-1@9-9").to_move == 0


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST])
@pytest.mark.parametrize(("seats", "holder"), [(2, 0), (3, 2), (4, 1), (5, 4), (8, 7)])
def test_r01_the_layer_leads_from_every_seat(config: RuleConfig, seats: int, holder: int) -> None:
    """Whoever holds the engine lays it and moves again, wherever it sits."""
    state = position("", hands_with_nines(seats, holder), config=config)
    assert (state.to_move, legal(state)) == (holder, ["9-9"])

    state = after(state, "9-9")
    assert (state.to_move, legal(state)) == (holder, [f"9-{holder}@9-9"])

    state = after(state, f"9-{holder}@9-9")
    assert state.to_move == (holder + 1) % seats


def test_r01_the_engine_may_be_the_last_tile() -> None:
    """A seat that has nothing but the engine lays it and is out, whatever last doubles may do."""
    for choice in LastDouble:
        config = JAQUES.replace(last_double=choice)
        state = after(position("", "1-2 3-4 / 9-9", config=config), "9-9")

        assert (state.is_round_over, points(state)) == (True, (10, 0))


@pytest.mark.parametrize(
    ("lead", "holders", "layer"),
    [(0, {1, 2}, 1), (2, {1, 2}, 2), (3, {1, 2}, 1), (3, {0, 2}, 0), (1, {0, 3}, 3)],
)
def test_r01_of_several_holders_the_nearest_to_the_lead(
    lead: int, holders: set[int], layer: int
) -> None:
    """With two sets two seats may hold it: the first one clockwise from the lead lays it."""
    hands = [f"0-{seat + 1} 5-{seat}" + " 9-9" * (seat in holders) for seat in range(4)]
    more = f"turn={lead} lead={lead}"
    state = position("", " / ".join(hands), config=JAQUES.replace(copies=2), more=more)

    assert (hunt(state), state.to_move, legal(state)) == ((9, layer), layer, ["9-9"])


def test_r02_after_the_engine_the_next_seat_moves() -> None:
    """At Chickie's table laying the engine is the turn."""
    state = after(position("", R01_HANDS, config=CHICKIE), "9-9")

    assert state.to_move == 0
    assert [(end.pip, end.places) for end in open_ends(state)] == [(9, 8)]
    assert legal(state) == ["9-4@9-9"]


@pytest.mark.parametrize("config", [CHICKIE, JAQUES.replace(layer_leads=False)])
@pytest.mark.parametrize(("seats", "holder"), [(2, 0), (3, 2), (4, 1), (5, 4), (8, 7)])
def test_r02_the_next_seat_from_every_seat(config: RuleConfig, seats: int, holder: int) -> None:
    """The seat after the layer moves, and after the last seat the first."""
    state = after(position("", hands_with_nines(seats, holder), config=config), "9-9")
    following = (holder + 1) % seats

    assert (state.to_move, legal(state)) == (following, [f"9-{following}@9-9"])


def test_r03_six_arms_and_the_layer_leads() -> None:
    """At the Dominologist's table the layer plays the first toe, unless the table says not."""
    state = after(position("", R01_HANDS, config=DOMINOLOGIST), "9-9")
    assert state.to_move == 1
    assert arms_missing(state) == 6
    assert legal(state) == ["9-1@9-9"]

    house = DOMINOLOGIST.replace(layer_leads=False)
    state = after(position("", R01_HANDS, config=house), "9-9")
    assert state.to_move == 0
    assert legal(state) == ["9-4@9-9"]


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST])
def test_r05_the_engine_is_drawn_for_in_turns(config: RuleConfig) -> None:
    """When nobody holds the engine each seat draws one tile in its turn, and keeps it."""
    state = position("", "2-3 4-9 / 0-1 5-9", "1-2 3-4 9-9 5-6", config)
    for seat in (0, 1, 0):
        assert hunt(state) == (9, None)
        assert (state.to_move, legal(state), state.drawn) == (seat, ["draw"], ())
        state = after(state, "draw")

    assert hunt(state) == (9, 0)
    assert (state.to_move, legal(state), state.drawn) == (0, ["9-9"], ())

    state = after(state, "9-9")
    assert state.hands == (tiles("1-2 2-3 4-9"), tiles("0-1 3-4 5-9"))
    assert state.boneyard == tiles("5-6")
    assert (state.to_move, legal(state)) == (0, ["9-4@9-9"])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lead", [0, 1])
@pytest.mark.parametrize("before", range(6))
@pytest.mark.parametrize("per_turn", [0, 1])
def test_r05_whoever_draws_the_engine_lays_it(
    seats: int, lead: int, before: int, per_turn: int
) -> None:
    """The hunt goes round from the lead on, a tile a seat, and no draw limit touches it."""
    state = position(
        "",
        hands_with_nines(seats),
        " ".join([*FILLER[:before], "9-9", "5-6"]),
        JAQUES.replace(per_turn=per_turn),
        f"turn={lead} lead={lead}",
    )
    drawn = [0] * seats
    for number in range(before + 1):
        seat = (lead + number) % seats
        assert (state.to_move, legal(state)) == (seat, ["draw"])
        state = after(state, "draw")
        drawn[seat] += 1

    finder = (lead + before) % seats
    assert (state.to_move, legal(state)) == (finder, ["9-9"])
    assert [len(hand) for hand in state.hands] == [2 + count for count in drawn]
    assert after(state, "9-9").to_move == finder


def test_r07_a_short_boneyard_serves_the_first() -> None:
    """When all draw together and the boneyard is short, the first seats get the tiles."""
    state = position("", "9-0 2-2 / 9-1 3-3 / 9-2 4-4", "0-1 9-9", CHICKIE)
    state = after(state, "draw", "draw")

    assert [len(hand) for hand in state.hands] == [2 + 1, 2 + 1, 2]
    assert (state.to_move, legal(state), state.boneyard) == (1, ["9-9"], ())


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("lead", [0, 1])
@pytest.mark.parametrize("before", range(4))
@pytest.mark.parametrize("behind", range(3))
def test_r07_a_pass_of_draws_is_completed(seats: int, lead: int, before: int, behind: int) -> None:
    """When all draw together, those after the finder draw as well, as far as tiles go."""
    boneyard = [*FILLER[:before], "9-9", *FILLER[before : before + behind]]
    more = f"turn={lead} lead={lead}"
    state = position("", hands_with_nines(seats), " ".join(boneyard), CHICKIE, more)
    expected = min(len(boneyard), -(-(before + 1) // seats) * seats)
    for number in range(expected):
        assert (state.to_move, legal(state)) == ((lead + number) % seats, ["draw"])
        assert refusal(state, "9-9").legal == (parse_move("draw"),)
        state = after(state, "draw")

    finder = (lead + before) % seats
    assert (state.to_move, legal(state)) == (finder, ["9-9"])
    assert len(state.boneyard) == len(boneyard) - expected
    assert after(state, "9-9").to_move == (finder + 1) % seats


def test_r08_a_deal_may_leave_no_boneyard() -> None:
    """Five hands of eleven are the whole set: nobody hunts, and nobody ever draws."""
    for seed in range(25):
        state = new_game(DOMINOLOGIST, seats=5, seed=seed)
        assert [len(hand) for hand in state.hands] == [11] * 5
        assert state.boneyard == ()
        engine, layer = hunt(state)
        assert engine == 9
        assert layer is not None
        assert Tile(9, 9) in state.hands[layer]
        moves = [str(move) for move, _ in random_round(DOMINOLOGIST, 5, seed)]
        assert moves[0] == "9-9"
        assert "draw" not in moves


def test_r08_a_stuck_seat_passes_from_the_first_turn_on() -> None:
    """With no boneyard a seat that cannot fill an arm passes without drawing."""
    hands = "1-2 3-4 / 9-1 2-2 / 5-5 5-6 / 7-7 6-7 / 8-8 0-0"
    state = position("9-9", hands, config=DOMINOLOGIST)

    assert (state.to_move, legal(state)) == (0, ["pass"])
    assert legal(after(state, "pass")) == ["9-1@9-9"]


REDEAL = JAQUES.replace(hunt=Hunt.REDEAL)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_r10_a_deal_without_the_engine_is_made_again(seats: int) -> None:
    """With `REDEAL` somebody always holds the engine, at full hands, and nobody has drawn."""
    lacking = 0
    for seed in range(60):
        state = new_game(REDEAL, seats=seats, seed=seed)
        plain = new_game(JAQUES, seats=seats, seed=seed)
        size = JAQUES.deal.hand_sizes[seats]  # type: ignore[index]
        assert [len(hand) for hand in state.hands] == [size] * seats
        assert all_tiles(state) == full_set()
        engine, layer = hunt(state)
        assert engine == 9
        assert layer is not None
        assert Tile(9, 9) in state.hands[layer]
        lacking += Tile(9, 9) in plain.boneyard
    assert lacking > 10, "too few of these deals lack the engine to show anything"


def test_r10_later_rounds_are_dealt_again_too() -> None:
    """The second round asks for the double-eight, and some hand has it."""
    first = finished(position("9-9", "9-1 / 2-2", config=REDEAL))
    for seed in range(40):
        engine, layer = hunt(next_round(first, seed=seed))
        assert engine == 8
        assert layer is not None


def test_r10_an_order_without_the_engine_is_refused() -> None:
    """Tiles that lie on a real table without an engine in any hand have to be dealt again."""
    deal = dealing([7, 7], ["", ""], last="9-9")

    with pytest.raises(InvalidStateError, match="9-9"):
        new_game(REDEAL, seats=2, tiles=deal)


def test_r10_no_other_hunt_deals_again() -> None:
    """The same order is fine where the engine is drawn for."""
    deal = dealing([7, 7], ["", ""], last="9-9")

    for choice in (Hunt.IN_TURN, Hunt.TOGETHER):
        state = new_game(JAQUES.replace(hunt=choice), seats=2, tiles=deal)
        while legal(state) == ["draw"]:
            state = after(state, "draw")
        assert state.boneyard == ()
        assert legal(state) == ["9-9"]
