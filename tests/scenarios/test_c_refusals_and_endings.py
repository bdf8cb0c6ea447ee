"""C35 to C37: illegal moves, moves after the end, and who starts the next round."""

from collections.abc import Iterator

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    GameState,
    IllegalMoveError,
    InvalidStateError,
    Move,
    Pass,
    Play,
    Reason,
    RuleConfig,
    Tile,
    apply_move,
    distinct_moves,
    explain,
    explain_hand,
    legal_moves,
    new_game,
    next_round,
    plays,
)
from chickenfoot.notation import parse_move
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import Hunt, Lead
from scenarios.positions import (
    B3,
    B4,
    F4,
    after,
    dealing,
    finished,
    full_set,
    hunt,
    legal,
    position,
    random_round,
    refusal,
)

ILLEGAL = [
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "3-6@3-9", Reason.TILE_NOT_HELD),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "8-8@3-9", Reason.TILE_NOT_HELD),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "1-5@3-9", Reason.DOES_NOT_FIT),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "5-1@1-9", Reason.DOES_NOT_FIT),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "1-5@1-8", Reason.NO_SUCH_END),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "1-5@9-9", Reason.NO_SUCH_END),
    (position(f"{B4} 1-6@1-9", "1-5 2-7 / 8-8", "6-6"), "1-5@1-9", Reason.NO_SUCH_END),
    (position(F4, "1-5 4-7 / 8-8", "6-6"), "1-5@1-9", Reason.FOOT_OPEN),
    (position(B3, "1-5 9-7 / 8-8", "6-6"), "1-5@1-9", Reason.OPENING_UNFINISHED),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "draw", Reason.MUST_PLAY),
    (position(B4, "1-5 2-7 / 8-8", "6-6"), "pass", Reason.MUST_PLAY),
    (position(B4, "5-5 7-7 / 8-8", "6-6"), "pass", Reason.MUST_DRAW),
    (position(B4, "5-5 7-7 / 1-8"), "draw", Reason.NOTHING_TO_DRAW),
    (after(position(B4, "5-5 7-7 / 8-8", "6-6 0-0"), "draw"), "draw", Reason.ALREADY_DREW),
    (after(position(B4, "5-5 / 8-8", "1-6 0-0"), "draw"), "pass", Reason.MUST_PLAY),
    (position(B4, "9-8 1-7 / 8-8"), "9-9", Reason.TILE_NOT_HELD),
    (
        position(B4, "9-9 1-7 / 8-8", config=JAQUES.replace(copies=2)),
        "9-9",
        Reason.NO_SUCH_END,
    ),
    (position("", "9-9 9-1 / 8-8"), "9-1@9-9", Reason.ENGINE_NOT_LAID),
    (position("", "9-9 9-1 / 8-8", "6-6"), "draw", Reason.ENGINE_NOT_LAID),
    (position("", "9-2 9-1 / 8-8", "9-9"), "9-1@9-9", Reason.ENGINE_NOT_FOUND),
    (position("", "9-2 9-1 / 8-8", "9-9"), "pass", Reason.ENGINE_NOT_FOUND),
    (position(F4, "4-1 / 4-7 8-8"), "4-1@4-4'1", Reason.NO_SUCH_MOVE),
    (position(F4, "4-1 / 4-7 8-8"), "4-12@4-4", Reason.NO_SUCH_MOVE),
    (position(F4, "4-1 / 4-7 8-8"), "4-1@4-4:0", Reason.NO_SUCH_MOVE),
    (after(position(F4, "4-1 / 4-7 8-8"), "4-1@4-4"), "4-7@4-4", Reason.ROUND_OVER),
    (
        position(f"{B4} 9-5@9-9:0", "1-7 / 5-8", "0-0", JAQUES_TRAIN_HYBRID, "turn=1"),
        "5-8@5-9:0",
        Reason.TRAIN_CLOSED,
    ),
]


@pytest.mark.parametrize(("state", "move", "reason"), ILLEGAL)
def test_c35_an_illegal_move_is_refused_with_its_reason(
    state: GameState, move: str, reason: Reason
) -> None:
    """Each kind of illegal move raises the library's error, and nothing changes."""
    text, code, asked = str(state), hash(state), parse_move(move)
    with pytest.raises(IllegalMoveError) as caught:
        apply_move(state, asked)

    assert caught.value.refusal.reason is reason
    assert caught.value.refusal.legal == legal_moves(state)
    assert caught.value.move == asked
    assert explain(state, asked) == caught.value.refusal
    assert (str(state), hash(state)) == (text, code)


def test_c35_another_seat_may_not_move() -> None:
    """A move made in the name of a seat that is not to move is refused, legal or not."""
    state = position(B4, "1-5 2-7 / 1-6 3-7")
    move = parse_move("1-5@1-9")
    assert apply_move(state, move, seat=0) == apply_move(state, move)

    for wrong in ("1-5@1-9", "1-6@1-9", "pass"):
        with pytest.raises(IllegalMoveError) as caught:
            apply_move(state, parse_move(wrong), seat=1)
        assert caught.value.refusal.reason is Reason.NOT_YOUR_TURN
        assert caught.value.refusal.legal == ()
    assert refusal(state, "1-6@1-9").reason is Reason.TILE_NOT_HELD


def test_c35_a_move_from_another_table() -> None:
    """A move is a value: from another game it is accepted if it is legal here, else refused."""
    there = position(B4, "1-5 2-7 / 8-8", config=CHICKEN_GAME)
    here = position(B4, "1-5 3-7 / 8-8")
    legal_there = {str(move): move for move in legal_moves(there)}

    assert apply_move(here, legal_there["1-5@1-9"]) == after(here, "1-5@1-9")
    with pytest.raises(IllegalMoveError):
        apply_move(here, legal_there["2-7@2-9"])


SMALL = JAQUES.replace(highest=4, arms=2, toes=2, hand_sizes=3)


def every_move(highest: int, copies: int = 1, trains: int = 0) -> Iterator[Move]:
    """Yield every move that could be written down for a set of tiles, and some that could not."""
    yield Draw()
    yield Pass()
    lines = [None, *range(trains)]
    ends = [End(t, c, line) for t in full_set(highest) for c in range(copies + 1) for line in lines]
    for tile in full_set(highest):
        for end in [MIDDLE, *ends]:
            for outward in {tile.low, tile.high, 0}:
                yield Play(tile, end, outward)


@pytest.mark.parametrize(
    ("config", "trains"),
    [
        (SMALL, 0),
        (SMALL.replace(copies=2), 0),
        (SMALL.replace(voluntary=True, per_turn=2), 0),
        (JAQUES_TRAIN_HYBRID.replace(highest=4, arms=2, toes=2, hand_sizes=3, engines=(4,)), 3),
    ],
)
def test_c35_legal_is_what_is_accepted(config: RuleConfig, trains: int) -> None:
    """In every position, of all moves that can be written exactly the legal ones are accepted."""
    candidates = list(every_move(config.set.highest, config.set.copies, trains))
    checked = 0
    for seed in range(4):
        for number, (_, state) in enumerate(random_round(config, 3, seed)):
            if number % 3:
                continue
            accepted = set()
            for move in candidates:
                try:
                    apply_move(state, move)
                except IllegalMoveError as error:
                    assert explain(state, move) == error.refusal  # noqa: PT017
                else:
                    accepted.add(move)
                    assert explain(state, move) is None
            assert accepted == set(legal_moves(state))
            checked += 1
    assert checked > 15


OVER = {
    "out": after(position(F4, "4-1 / 4-7 8-8", "6-6"), "4-1@4-4"),
    "out on a double": after(position(B4, "4-4 / 4-7 8-8", "6-6"), "4-4@4-9"),
    "blocked": position(F4, "1-5 / 2-7"),
    "out on the engine": after(position("", "9-9 / 4-7"), "9-9"),
    "last round": after(position(B4, "1-5 / 2-7", config=JAQUES.replace(engines=(9,))), "1-5@1-9"),
}


@pytest.mark.parametrize("state", OVER.values(), ids=list(OVER))
def test_c36_nothing_is_legal_after_the_end(state: GameState) -> None:
    """Once the round is over nobody is to move, nothing is listed and nothing accepted."""
    assert state.is_round_over
    assert state.to_move is None
    assert legal_moves(state) == distinct_moves(state) == ()
    for seat, hand in enumerate(state.hands):
        for answer in explain_hand(state, seat):
            assert (answer.plays, answer.refusal is not None) == ((), True)
            assert plays(state, answer.tile) == ()
        for tile in hand:
            with pytest.raises(IllegalMoveError) as caught:
                apply_move(state, Play(tile, End(Tile(2, 9)), tile.high), seat=seat)
            assert caught.value.refusal.reason is Reason.ROUND_OVER
    for move in (Draw(), Pass()):
        with pytest.raises(IllegalMoveError) as caught:
            apply_move(state, move)
        assert caught.value.refusal.reason is Reason.ROUND_OVER


def test_c36_a_finished_game_has_no_next_round() -> None:
    """Neither has a round that is not over yet."""
    with pytest.raises(InvalidStateError):
        next_round(OVER["last round"], seed=1)
    with pytest.raises(InvalidStateError):
        next_round(position(B4, "1-5 / 2-7"), seed=1)
    assert next_round(OVER["out"], seed=1).round_number == 2


def ended(config: RuleConfig, *, out: bool) -> GameState:
    """Return a first round of four seats that seat 3 went out of, or that was blocked."""
    if out:
        hands = "5-6 / 6-7 / 7-8 / 1-5"
        state = after(position(B4, hands, config=config, more="turn=3"), "1-5@1-9")
    else:
        state = position(F4, "5-6 / 6-7 / 7-8 / 1-5", config=config, more="turn=3")
    assert state.is_round_over
    return state


SIZES = [7, 7, 7, 7]


@pytest.mark.parametrize("out", [True, False])
@pytest.mark.parametrize("later_lead", [Lead.FIRST_SEAT, Lead.ROTATE, Lead.ROUND_WINNER])
@pytest.mark.parametrize(("layer_leads", "first"), [(True, 1), (False, 2)])
def test_c37_the_holder_starts_the_next_round(
    out: bool, later_lead: Lead, layer_leads: bool, first: int
) -> None:
    """Seat 1 holds the double-eight and lays it; how the last round ended changes nothing."""
    config = JAQUES.replace(later_lead=later_lead, layer_leads=layer_leads)
    deal = dealing(SIZES, ["", "8-8", "", ""])
    state = next_round(ended(config, out=out), tiles=deal)
    assert (hunt(state), state.to_move, legal(state)) == ((8, 1), 1, ["8-8"])

    assert after(state, "8-8").to_move == first


@pytest.mark.parametrize(
    ("later_lead", "out", "lead"),
    [
        (Lead.FIRST_SEAT, True, 0),
        (Lead.FIRST_SEAT, False, 0),
        (Lead.ROTATE, True, 1),
        (Lead.ROTATE, False, 1),
        (Lead.ROUND_WINNER, True, 3),
        (Lead.ROUND_WINNER, False, 0),
    ],
)
@pytest.mark.parametrize("choice", [Hunt.IN_TURN, Hunt.TOGETHER])
def test_c37_where_the_hunt_begins(later_lead: Lead, out: bool, lead: int, choice: Hunt) -> None:
    """If nobody holds the double, the hunt starts at the lead, also after a blocked round."""
    config = JAQUES.replace(later_lead=later_lead, hunt=choice)
    deal = dealing(SIZES, ["", "", "", ""], last="8-8")
    state = next_round(ended(config, out=out), tiles=deal)

    assert (hunt(state), state.lead, state.to_move, legal(state)) == (
        (8, None),
        lead,
        lead,
        ["draw"],
    )
    assert after(state, "draw").to_move == (lead + 1) % 4


def test_c37_the_same_lead_again_if_nobody_went_out() -> None:
    """After a blocked round with `ROUND_WINNER` the last lead leads again."""
    config = JAQUES.replace(later_lead=Lead.ROUND_WINNER)
    state = position(F4, "5-6 / 6-7 / 7-8 / 1-5", config=config, more="turn=3 lead=2")
    deal = dealing(SIZES, ["", "", "", ""], last="8-8")

    assert next_round(state, tiles=deal).lead == 2


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_c37_the_lead_goes_round(seats: int) -> None:
    """At the chicken game each round is led by the seat after the last round's lead."""
    state = new_game(CHICKEN_GAME, seats=seats, seed=37)
    lead = state.lead
    while not finished(state).is_game_over:
        state = next_round(finished(state), seed=37)
        lead = (lead + 1) % seats
        assert (state.lead, state.to_move, state.lots) == (lead, lead, ())


def test_c37_the_turn_does_not_simply_run_on() -> None:
    """In whole games of Chickie, the first seat to move is the one after the layer, every time."""
    state = new_game(CHICKIE, seats=4, seed=3)
    while True:
        layer = 0
        while not state.layout.placements:
            layer = state.turn
            state = apply_move(state, legal_moves(state)[0])
        assert state.to_move == (layer + 1) % 4
        state = finished(state)
        if state.is_game_over:
            break
        state = next_round(state, seed=3)
