"""A view answers questions like a state, and gives nothing away in any way."""

import copy
import gc
import itertools
import pickle
import random
from collections.abc import Callable, Iterator
from types import ModuleType

import attrs
import pytest

from chickenfoot import (
    Draw,
    End,
    GameState,
    IllegalMoveError,
    InvalidStateError,
    Layout,
    Move,
    Pass,
    Placement,
    Play,
    Reason,
    RuleConfig,
    Tile,
    apply_move,
    explain,
    explain_hand,
    legal_moves,
    new_game,
    next_round,
    plays,
)
from chickenfoot._board import Board
from chickenfoot._round import Round
from chickenfoot._rules.matching import Matching
from chickenfoot._table import Table
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import (
    Blocks,
    DrawnTile,
    HandSize,
    Hunt,
    Lead,
    Nesting,
    Opening,
    Remainder,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)
from chickenfoot.views import SeatView, TableView, public_view, view
from scenarios.positions import B4, F4, after, tiles

CONFIGS = {
    "jaques": (JAQUES, 4),
    "hunt together": (CHICKIE.replace(highest=6, arms=6, hand_sizes=2), 4),
    "lots": (CHICKEN_GAME.replace(highest=6, engines=(6, 5), later_lead=Lead.DRAW_HIGH), 3),
    "trains": (JAQUES_TRAIN_HYBRID.replace(highest=6, per_turn=2, drawn_tile=DrawnTile.KEEP), 4),
    "trains with feet": (
        JAQUES.replace(
            highest=5,
            arms=2,
            hand_sizes=4,
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            opening=Opening.PREFER_ENGINE,
            blocks=Blocks.COMMUNAL,
            drawn_tile=DrawnTile.MAY_PLAY,
        ),
        3,
    ),
    "copies and wilds": (
        JAQUES.replace(
            highest=4, copies=2, wild=Wild.BLANK_ADOPTS, arms=2, toes=2,
            hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE, nesting=Nesting.FORBIDDEN,
        ),
        4,
    ),
    "released": (
        JAQUES.replace(
            highest=4, arms=2, hand_sizes=4, when_starved=WhenStarved.RELEASE, voluntary=True,
            hunt=Hunt.NEXT_LOWER, reserve=1,
        ),
        3,
    ),
}  # fmt: skip
"""Rules that have it all between them, with a number of seats."""


def played(name: str, rounds: int = 2) -> Iterator[GameState]:
    """Yield positions of a game by those rules, played with dice: each end and a third between."""
    config, seats = CONFIGS[name]
    dice = random.Random(name)
    state = new_game(config, seats=seats, seed=name)
    while True:
        moves = legal_moves(state)
        if not moves or not state.layout.placements or dice.random() < 0.3:
            yield state
        if moves:
            state = apply_move(state, dice.choice(moves))
        elif state.is_game_over or state.round_number == rounds:
            return
        else:
            state = next_round(state, seed=name)


def tried(state: GameState, seat: int) -> list[Move]:
    """Return moves that *seat* might try, most of which are not legal."""
    ends = itertools.cycle([*(end.end for end in view(state, seat).ends), End(Tile(0, 5), 1, 1)])
    laid = [placement.tile for placement in state.layout.placements[:2]]
    some = [*state.hands[seat], *state.hands[seat - 1][:2], *laid, Tile(0, 0)] * 2
    return [Draw(), Pass(), *(Play(tile, end, tile.high) for tile, end in zip(some, ends))]  # noqa: B905


class TestQuestions:
    """What one asks about a state one can ask about a view."""

    @pytest.mark.parametrize("name", CONFIGS)
    def test_are_answered_as_the_state_answers_that_seat(self, name: str) -> None:
        """Why not, where to, and what with each tile: the same answers for every seat."""
        for state in played(name):
            for seat in range(len(state.hands)):
                seen = view(state, seat)
                assert explain_hand(seen) == explain_hand(state, seat)
                for move in (*legal_moves(state), *tried(state, seat)):
                    assert explain(seen, move) == explain(state, move, seat=seat)

    @pytest.mark.parametrize("name", CONFIGS)
    def test_find_the_plays_of_a_tile(self, name: str) -> None:
        """A click finds its plays, if it is that seat's turn, on any end or on one."""
        for state in played(name):
            for seat, tile in itertools.product(range(len(state.hands)), {*state.hands[0]}):
                found = plays(view(state, seat), tile)
                assert found == (plays(state, tile) if seat == state.to_move else ())
                for move in found:
                    assert plays(view(state, seat), tile, move.end) == tuple(
                        other for other in found if other.end == move.end
                    )

    def test_tell_a_seat_that_it_is_not_its_turn(self) -> None:
        """Who waits can try what it likes."""
        seen = view(parse_state(f"{B4} | 1-5 / 2-7 | 6-6"), 1)
        refused = explain(seen, parse_move("2-7@2-9"))

        assert refused is not None
        assert (refused.reason, refused.legal) == (Reason.NOT_YOUR_TURN, ())

    def test_tell_another_seat_that_it_is_not_its_turn(self) -> None:
        """A seat may ask for another, and is told the same."""
        seen = view(parse_state(f"{B4} | 1-5 / 2-7 | 6-6"), 0)
        move = parse_move("1-5@1-9")

        assert explain(seen, move, seat=0) is None
        assert explain(seen, move, seat=1) == explain(seen, Pass(), seat=1)

    def test_of_a_hand_need_no_seat(self) -> None:
        """A view answers for the seat that it belongs to; only a state is asked for another."""
        state = parse_state(f"{B4} | 1-5 / 2-7 | 6-6")
        seen = view(state, 1)

        assert explain_hand(seen) == explain_hand(state, 1) != explain_hand(state)
        with pytest.raises(TypeError, match="GameState"):
            explain_hand(seen, 0)  # type: ignore[call-overload]

    def test_name_the_foot(self) -> None:
        """The foot that must be finished first is told, and how much it wants."""
        seen = view(parse_state(f"{F4} | 1-5 4-6 / 2-7 | 6-6"), 0)

        assert str(explain(seen, parse_move("1-5@1-9"))) == (
            "The foot on 4-4 wants 3 more toes first."
        )

    def test_know_what_an_incomplete_position_leaves_out(self) -> None:
        """Tiles that are nowhere count as laid, so a foot may starve that otherwise would not."""
        rules = JAQUES.replace(when_starved=WhenStarved.FORBID)
        state = parse_state(f"{B4} | 4-4 1-5 / 4-6 2-7 | 8-8", rules)
        refused = explain(view(state, 0), parse_move("4-4@4-9"))

        assert refused is not None
        assert refused.reason is Reason.FOOT_WOULD_STARVE

    def test_are_for_a_seat(self) -> None:
        """A view of the table has no hand to ask about."""
        with pytest.raises(TypeError, match="a GameState or a SeatView"):
            explain(public_view(parse_state(f"{B4} | 1-5 / 2-7")), Pass())  # type: ignore[arg-type]

    def test_cannot_be_asked_about_a_table_that_cannot_be(self) -> None:
        """Whoever makes a view by hand is told what is wrong with it."""
        seen = view(parse_state(f"{B4} | 1-5 / 2-7 | 6-6"), 0)
        odd = attrs.evolve(seen, layout=Layout((Placement(Tile(1, 2), End(None), 1, 1),)))
        with pytest.raises(InvalidStateError, match="1-2"):
            explain(odd, Pass())


class TestValue:
    """A view is a value."""

    @pytest.mark.parametrize("name", CONFIGS)
    def test_pickles_and_copies(self, name: str) -> None:
        """What comes back is equal, of the same kind, and pickles to the same bytes."""
        for state in played(name, rounds=1):
            for seen in (public_view(state), view(state, 0)):
                data = pickle.dumps(seen)
                back = pickle.loads(data)  # noqa: S301 - our own
                assert (back, type(back), repr(back)) == (seen, type(seen), repr(seen))
                assert (hash(back), pickle.dumps(back)) == (hash(seen), data)
                assert copy.deepcopy(seen) == copy.copy(seen) == seen

    @pytest.mark.parametrize("name", CONFIGS)
    def test_is_the_same_for_equal_states(self, name: str) -> None:
        """However a state came about: played, read from text, or unpickled."""
        for state in played(name):
            again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
            read = parse_state(str(state), state.config)
            for other in (again, read):
                for look in (public_view, lambda of: view(of, 1)):
                    assert pickle.dumps(look(other)) == pickle.dumps(look(state))
                    assert repr(look(other)) == repr(look(state))

    def test_lists_markers_in_one_order(self) -> None:
        """A set made in another order, at a table of twelve, reads and pickles the same."""
        some = public_view(parse_state(f"{B4} | 1-5 / 2-7 | 6-6"))
        one, other = (attrs.evolve(some, markers=seats) for seats in ([3, 11], [11, 3]))
        back = pickle.loads(pickle.dumps(one))  # noqa: S301 - our own

        assert one == other == back
        assert repr(one) == repr(other) == repr(back) == str(one)
        assert pickle.dumps(one) == pickle.dumps(other) == pickle.dumps(back)

    def test_cannot_be_changed(self) -> None:
        """Nobody turns a view into another seat's."""
        seen = view(parse_state(f"{B4} | 1-5 / 2-7 | 6-6"), 0)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            seen.seat = 1  # type: ignore[misc]


class TestSecrets:
    """What is hidden is nowhere in a view."""

    @pytest.mark.parametrize("name", CONFIGS)
    def test_are_out_of_reach(self, name: str) -> None:
        """From a view one comes to no state, no table of the rules, and no hidden tile."""
        for state in played(name):
            known = {tile for row in state.lots for tile in row}
            known |= {placement.tile for placement in state.layout.placements}
            known |= {tile for hand in state.hands if state.is_round_over for tile in hand}
            assert reached(public_view(state)) <= known
            for seat, hand in enumerate(state.hands):
                assert reached(view(state, seat)) <= known | {*hand}

    @pytest.mark.parametrize("seat", [0, 1])
    def test_are_not_in_errors(self, seat: int) -> None:
        """Neither text nor pickle of what is raised has a tile of another hand or the boneyard."""
        state = after(parse_state(f"{B4} | 6-7 / 5-8 / 7-7 | 0-3 0-5"), "draw")
        hidden = {*tiles("0-5 7-7"), *({*state.hands[0]} if seat else {*tiles("5-8")})}
        seen = view(state, seat)
        mistakes: list[Callable[[], object]] = [
            lambda: view(state, 7),
            lambda: view(state, None),  # type: ignore[arg-type]
            lambda: plays(seen, "8-9"),  # type: ignore[arg-type]
            lambda: explain(seen, "pass"),  # type: ignore[arg-type]
            lambda: apply_move(state, parse_move("8-9@9-9"), seat=seat),
        ]
        for mistake in mistakes:
            with pytest.raises((IllegalMoveError, InvalidStateError, TypeError)) as raised:
                mistake()
            for text in (str(raised.value), repr(raised.value), *map(repr, raised.value.args)):
                assert not [tile for tile in hidden if str(tile) in text or repr(tile) in text]
            assert not {*of_type(Tile, raised.value.args)} & hidden


def reached(seen: TableView) -> set[Tile]:
    """Return the tiles that one can come to from *seen*; a state is never to be found there."""
    for kind in (GameState, Round, Board, Table, Matching):
        assert not [*of_type(kind, seen)]
    assert isinstance(seen, SeatView) or not [*of_type(Play, seen)]
    assert [*of_type(RuleConfig, seen)] == [seen.config]
    return {tile for tile in of_type(Tile, seen) if isinstance(tile, Tile)}


def of_type(kind: type, root: object) -> Iterator[object]:
    """Yield what is of that type and can be reached from *root*, but for classes and modules."""
    found, new = {id(root)}, [root]
    while new:
        thing = new.pop()
        if isinstance(thing, kind):
            yield thing
        for other in gc.get_referents(thing):
            if id(other) not in found and not isinstance(other, type | ModuleType):
                found.add(id(other))
                new.append(other)
