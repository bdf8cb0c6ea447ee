"""Tiles neither vanish nor multiply, and a move moves what it names."""

from collections import Counter

from hypothesis import given

from chickenfoot import (
    Draw,
    FindEngine,
    GameState,
    Play,
    Tile,
    apply_move,
    legal_moves,
    phase,
)
from chickenfoot.testing import games, states
from slow import off_the_table, tiles_of


@given(games())
def test_every_tile_is_in_exactly_one_place(line: tuple[GameState, ...]) -> None:
    """
    After every move, and after every deal, each tile of the set is in exactly one place.
    """
    for state in line:
        placed = [placement.tile for placement in state.layout.placements]
        assert Counter([*placed, *off_the_table(state)]) == tiles_of(state.config)


def moved(state: GameState) -> dict[str, object]:
    """Return where the tiles of *state* are that a move may move."""
    hands = tuple(Counter(hand) for hand in state.hands)
    return {"layout": state.layout.placements, "hands": hands, "yard": state.boneyard}


@given(states())
def test_every_move_moves_one_tile_at_most(state: GameState) -> None:
    """
    Every play takes its tile from the hand to the end it names, every draw the next tile of the
    boneyard to the hand, and a pass nothing; whatever else a round has stays as it is.
    """
    for move in legal_moves(state):
        after = apply_move(state, move)
        tiles: Counter[Tile] = Counter()
        placed, left = state.layout.placements, state.boneyard
        if isinstance(move, Play):
            tiles[move.tile] -= 1
            new = after.layout.placements[-1]
            assert (new.tile, new.end, new.outward) == (move.tile, move.end, move.outward)
            placed = (*placed, new)
        elif isinstance(move, Draw):
            tiles[left[0]] += 1
            left = left[1:]
        hands = [Counter(hand) for hand in state.hands]
        hands[state.turn].update(tiles)
        assert moved(after) == {"layout": placed, "hands": tuple(map(pure, hands)), "yard": left}
        for fact in ("config", "aside", "lead", "lots", "past_engines", "past_points"):
            assert getattr(after, fact) == getattr(state, fact)


def pure(tiles: Counter[Tile]) -> Counter[Tile]:
    """Return *tiles* without those that are there no more."""
    return +tiles


@given(states())
def test_every_turn_passes_to_the_next_seat(state: GameState) -> None:
    """
    Every play and every pass ends the turn and forgets what was drawn; a draw ends it in the hunt
    only. The layer of the engine moves again where the rules say so.
    """
    hunting = isinstance(phase(state), FindEngine)
    for move in legal_moves(state):
        after = apply_move(state, move)
        now, following = phase(after), (state.turn + 1) % len(state.hands)
        if isinstance(move, Draw) and not hunting:
            assert (after.turn, after.drawn) == (state.turn, (*state.drawn, state.boneyard[0]))
            continue
        assert after.drawn == ()
        again = hunting and isinstance(move, Play) and state.config.engine.layer_leads
        if again or not all(after.hands):
            assert after.turn == state.turn
        elif not isinstance(now, FindEngine) or now.layer is None:
            assert after.turn == following
        else:
            assert after.turn == now.layer


@given(states())
def test_every_move_leaves_the_state_it_was_made_in(state: GameState) -> None:
    """
    Every move makes a new state; the old one stays equal to what it was.
    """
    before, text = hash(state), str(state)
    for move in legal_moves(state):
        after = apply_move(state, move)
        assert after != state
        assert (hash(state), str(state)) == (before, text)
