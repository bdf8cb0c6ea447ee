"""Before the engine lies, somebody has to hold it: the hunt for it, and who lays it."""

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    Ending,
    FillEngine,
    FindEngine,
    GameState,
    InvalidStateError,
    Play,
    RoundOver,
    RuleConfig,
    Tile,
    apply_move,
    legal_moves,
    new_game,
    next_round,
    phase,
    round_engine,
    round_result,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import EngineStart, HandSize, Hunt, LastDouble, Remainder

SMALL = JAQUES.replace(highest=3, arms=2, toes=1, hand_sizes=2)
"""Ten tiles, of which 3-3 is asked for first; two in each hand."""


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles that *text* names."""
    return tuple(Tile(*map(int, word.split("-"))) for word in text.split())


def order(first: str) -> list[Tile]:
    """Return the ten tiles, those of *first* first."""
    named = tiles(first)
    every = tiles("0-0 0-1 0-2 0-3 1-1 1-2 1-3 2-2 2-3 3-3")
    return [*named, *(tile for tile in every if tile not in named)]


def dealt(first: str, config: RuleConfig = SMALL, seats: int = 2) -> GameState:
    """Return a game dealt in this order: the tiles of *first*, then those it leaves out."""
    return new_game(config, seats=seats, tiles=order(first))


def drawing(state: GameState, times: int) -> list[int | None]:
    """Return which seats make the next moves, where each of them can only be a draw."""
    seats = [state.to_move]
    for _ in range(times):
        assert legal_moves(state) == (Draw(),)
        state = apply_move(state, Draw())
        seats.append(state.to_move)
    return seats


def after(state: GameState, times: int) -> GameState:
    """Return *state* after the only legal move was made so many times."""
    for _ in range(times):
        (move,) = legal_moves(state)
        state = apply_move(state, move)
    return state


class TestEngine:
    """Who lays the double of the round."""

    def test_is_whoever_holds_it(self) -> None:
        """The holder has the first turn and can only lay it, at no cost of a turn."""
        state = dealt("0-1 0-2 3-3 1-1")

        assert state.to_move == 1
        assert phase(state) == FindEngine(3, layer=1)
        assert legal_moves(state) == (Play(Tile(3, 3), MIDDLE, 3),)
        laid = after(state, 1)
        assert (laid.to_move, phase(laid)) == (1, FillEngine(2))

    def test_is_followed_by_the_next_seat_where_laying_is_a_turn(self) -> None:
        """Where the layer does not lead, the next seat moves."""
        state = dealt("0-1 0-2 3-3 1-1", SMALL.replace(layer_leads=False))

        assert after(state, 1).to_move == 0

    def test_goes_before_all_other_rules(self) -> None:
        """The layer may not draw instead, and may lay a double as the last tile."""
        config = SMALL.replace(voluntary=True, last_double=LastDouble.FORBIDDEN, hand_sizes=1)
        state = dealt("0-1 3-3", config)
        assert legal_moves(state) == (Play(Tile(3, 3), MIDDLE, 3),)

        out = after(state, 1)
        assert phase(out) == RoundOver(Ending.OUT, out=1)
        assert round_result(out).points == (1, 0)

    def test_is_the_holder_nearest_to_the_lead(self) -> None:
        """With several copies, going clockwise from the lead decides who lays it."""
        config = SMALL.replace(copies=2)
        layers = [
            parse_state(f"| 3-3 / 0-0 / 3-3 | 1-1 | lead={lead}", config).to_move
            for lead in range(3)
        ]

        assert layers == [0, 2, 2]

    def test_lies_already_where_it_is_laid_out_beforehand(self) -> None:
        """The lead makes the first move, in the opening."""
        state = dealt("0-1 0-2 1-3 1-1", SMALL.replace(start=EngineStart.PREPLACED))

        assert (state.to_move, phase(state), round_engine(state)) == (0, FillEngine(2), 3)


class TestHunt:
    """What happens when nobody holds it."""

    def test_goes_round_in_turn(self) -> None:
        """One tile each in seat order, kept, until it is found and laid at once."""
        state = dealt("0-1 0-2 1-1 1-2 0-0 2-2 3-3 1-3")
        assert phase(state) == FindEngine(3, layer=None)
        assert drawing(state, 3) == [0, 1, 0, 0]

        found = after(state, 3)
        assert phase(found) == FindEngine(3, layer=0)
        assert found.hands == (tiles("0-0 0-1 0-2 3-3"), tiles("1-1 1-2 2-2"))
        assert found.boneyard == tiles("1-3 0-3 2-3")
        assert found.drawn == ()

    def test_starts_at_the_lead(self) -> None:
        """The lead draws first."""
        state = parse_state("| 0-1 / 0-2 / 1-1 | 0-0 2-2 3-3 | turn=2 lead=2", SMALL)

        assert drawing(state, 3) == [2, 0, 1, 1]

    def test_does_not_ask_how_much_a_turn_may_draw(self) -> None:
        """The draws of a hunt are no draws of a turn."""
        state = dealt("0-1 0-2 1-1 1-2 0-0 2-2 3-3", SMALL.replace(per_turn=0))

        assert drawing(state, 3) == [0, 1, 0, 0]

    def test_together_completes_the_pass(self) -> None:
        """Everybody keeps a tile of the pass in which it is found."""
        config = SMALL.replace(hunt=Hunt.TOGETHER)
        state = dealt("0-1 0-2 1-1 1-2 1-3 2-3 3-3 0-0 2-2 0-3", config, seats=3)

        assert drawing(state, 3) == [0, 1, 2, 0]
        found = after(state, 3)
        assert [len(hand) for hand in found.hands] == [3, 3, 3]
        assert phase(found) == FindEngine(3, layer=0)

    def test_together_serves_the_first_from_a_short_boneyard(self) -> None:
        """When the boneyard runs out in a pass, the seats after that get nothing."""
        config = SMALL.replace(hunt=Hunt.TOGETHER)
        state = dealt("0-1 0-2 1-1 1-2 1-3 2-3 0-0 2-2 0-3 3-3", config, seats=3)

        assert drawing(state, 4) == [0, 1, 2, 0, 0]
        assert [len(hand) for hand in after(state, 4).hands] == [4, 3, 3]

    def test_for_the_next_lower_takes_what_is_held(self) -> None:
        """The highest lower double that anybody holds opens the round."""
        state = dealt("1-1 0-1 2-2 0-2", SMALL.replace(hunt=Hunt.NEXT_LOWER))

        assert (round_engine(state), phase(state)) == (2, FindEngine(2, layer=1))

    def test_for_the_next_lower_draws_while_nobody_holds_one(self) -> None:
        """Without any lower double it goes round in turn until there is one."""
        state = dealt("0-1 0-2 0-3 1-2 1-3 1-1", SMALL.replace(hunt=Hunt.NEXT_LOWER))

        assert drawing(state, 2) == [0, 1, 1]
        assert phase(after(state, 2)) == FindEngine(1, layer=1)

    def test_for_the_next_lower_burns_those_it_skips(self) -> None:
        """The next round asks for the double below the one used."""
        config = SMALL.replace(hunt=Hunt.NEXT_LOWER, hand_sizes=1)
        over = after(dealt("2-2 0-2", config), 1)

        assert over.is_round_over
        assert not over.is_game_over
        assert round_engine(next_round(over, tiles=order("1-1 0-3"))) == 1

    def test_is_no_hunt_where_the_tiles_are_dealt_again(self) -> None:
        """A seed deals until somebody holds it; an order in which nobody does is refused."""
        config = SMALL.replace(hunt=Hunt.REDEAL)
        for seed in range(10):
            assert Tile(3, 3) in {*sum(new_game(config, seats=2, seed=seed).hands, ())}
        with pytest.raises(InvalidStateError, match="3-3"):
            dealt("0-0 0-1 0-2 0-3 3-3", config)


class TestHopelessHunt:
    """What happens when it cannot be found."""

    def test_uses_the_highest_double_held(self) -> None:
        """With nothing left to draw, the highest double in a hand opens the round."""
        state = dealt("1-1 0-1 0-2 2-2", SMALL.replace(reserve=6))

        assert (phase(state), round_engine(state)) == (FindEngine(2, layer=1), 2)

    def test_uses_a_higher_one_too(self) -> None:
        """The double used may be higher than the one asked for."""
        state = dealt("2-2 0-1 0-2 3-3", SMALL.replace(reserve=6, engines=(1,)))

        assert phase(state) == FindEngine(3, layer=1)

    def test_ends_when_only_the_reserve_is_left(self) -> None:
        """Tiles of the reserve are not drawn for the engine either."""
        state = dealt("1-1 0-1 0-2 2-2 0-0 0-3 3-3", SMALL.replace(reserve=4))

        assert drawing(state, 2) == [0, 1, 1]
        assert phase(after(state, 2)) == FindEngine(2, layer=1)

    def test_ends_when_the_engine_is_aside(self) -> None:
        """A double that lies out of play is not found."""
        config = SMALL.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE)
        state = dealt("0-0 0-1 0-2 0-3 1-1 1-2 1-3 2-2 2-3 3-3", config, seats=3)

        assert phase(state) == FindEngine(2, layer=2)

    def test_is_the_end_of_a_round_without_doubles(self) -> None:
        """If nobody holds a double, the round is blocked and every hand counts."""
        state = dealt("0-1 0-2 0-3 1-2", SMALL.replace(reserve=6))

        assert phase(state) == RoundOver(Ending.BLOCKED, out=None)
        assert (state.to_move, legal_moves(state)) == (None, ())
        assert round_result(state).points == (3, 6)
        assert next_round(state, seed=1).past_engines == (3,)

    def test_may_end_after_some_draws(self) -> None:
        """The last draw of the hunt can end the round."""
        state = dealt("0-1 0-2 0-3 1-2 1-3 2-3", SMALL.replace(reserve=4))

        assert drawing(state, 2) == [0, 1, None]
        assert round_result(after(state, 2)).points == (7, 11)
