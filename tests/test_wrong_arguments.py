"""What is of a wrong type, or says nothing sensible, is named, and so is what would be right."""

from collections.abc import Callable
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import InvalidStateError, NotationError, RuleConfigError, Tile, presets
from chickenfoot.notation import (
    format_config,
    parse_config,
    parse_move,
    parse_state,
    parse_tile,
)
from chickenfoot.rules import EngineStart, Lead

B4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9 | 1-5 2-7 / 3-3 | 6-6"
STATE = parse_state(B4)
LOTS = presets.JAQUES.replace(
    first_lead=Lead.DRAW_HIGH, start=EngineStart.PREPLACED, highest=3, hand_sizes=2, arms=3, toes=2
)
SMALL_SET = [Tile(a, b) for a in range(4) for b in range(a, 4)]

any_of: Any = cf
"""The package for a caller without a type checker."""


@pytest.mark.parametrize(
    ("call", "named"),
    [
        (lambda: any_of.differences(presets.JAQUES, None), "config must be a RuleConfig"),
        (lambda: any_of.is_starved(STATE, "4-4"), "foot must be an End"),
        (lambda: any_of.plays(STATE, Tile(1, 5), "x"), "end must be an End"),
        (lambda: any_of.explain_hand("9-9"), "state must be a GameState or a SeatView"),
        (
            lambda: any_of.new_game(LOTS, seats=2, tiles=SMALL_SET, lots=[[1, 2]]),
            "lots must be rows of Tile or None",
        ),
        (
            lambda: any_of.set_up(
                presets.JAQUES, layout=(), hands=[[Tile(1, 2)], [Tile(1, 3)]], lots=[[1, 2]]
            ),
            "lots must be rows of Tile or None",
        ),
    ],
    ids=["differences", "is_starved", "plays", "explain_hand", "new_game", "set_up"],
)
def test_a_wrong_type_is_named(call: Callable[[], object], named: str) -> None:
    """The error says which argument it is and what it has to be."""
    with pytest.raises(TypeError, match=named):
        call()


class SubPlay(cf.Play):
    """A class that is no move of ours, whatever it is made from."""


def test_a_class_made_from_a_move_is_no_move() -> None:
    """Moves are values of three classes; one of a further class is refused as a wrong type."""
    (move,) = cf.plays(STATE, Tile(1, 5))
    other = SubPlay(move.tile, move.end, move.outward)
    assert other not in cf.legal_moves(STATE)
    for ask in (cf.explain, cf.apply_move):
        with pytest.raises(TypeError, match="a Play, a Draw or a Pass"):
            ask(STATE, other)


def test_whatever_counts_as_an_int_is_a_number_of_seats() -> None:
    """A number of seats may be of any class that Python can count with."""

    class Four:
        def __index__(self) -> int:
            return 4

    assert any_of.new_game(presets.JAQUES, seats=Four(), seed=1) == cf.new_game(
        presets.JAQUES, seats=4, seed=1
    )


def test_a_seat_without_tiles_has_not_played_yet() -> None:
    """Before the engine lies nobody can be out."""
    with pytest.raises(InvalidStateError, match="seat 1 has no tile"):
        cf.set_up(presets.JAQUES, layout=(), hands=[[Tile(9, 9)], []], complete=False)


def test_a_row_of_lots_has_all_seats() -> None:
    """What was shown for the lead is told for every seat."""
    with pytest.raises(InvalidStateError, match="row 1 of lots has 1 of 2 seats"):
        cf.set_up(
            presets.JAQUES,
            layout=(),
            hands=[[Tile(9, 9)], [Tile(1, 2)]],
            lots=[[Tile(1, 3)]],
            complete=False,
        )


def test_all_problems_of_a_position_are_told() -> None:
    """Several things that are wrong with it are told together."""
    with pytest.raises(InvalidStateError) as caught:
        cf.set_up(
            presets.JAQUES,
            layout=(),
            hands=[[Tile(4, 12)], []],
            turn=5,
            drawn=[Tile(1, 1)],
            complete=False,
        )
    told = str(caught.value)
    for part in ("4-12", "turn is seat 5", "drawn in a turn", "seat 1 has no tile"):
        assert part in told


@pytest.mark.parametrize(
    "text", ["09-4", "4-09", "4-6@9-04", "4-6@9-4:02", "0-0@5-5>05", "4-6@9-4'0"]
)
def test_numbers_have_no_leading_nought(text: str) -> None:
    """A tile, an end or a train is written in one way only."""
    with pytest.raises(NotationError):
        parse_move(text) if "@" in text else parse_tile(text)


@pytest.mark.parametrize(
    "text",
    [
        "jaques toes=02",
        "jaques toes=-0",
        "jaques seats=2",
        "jaques seats=2,3,4",
        "jaques hand_sizes=2:7,2:8",
        "jaques penalties=3",
    ],
)
def test_rules_are_read_strictly(text: str) -> None:
    """A value is a number, a pair, or a table with one row for each number of seats."""
    with pytest.raises(NotationError):
        parse_config(text)


def test_a_set_far_too_large_is_refused_at_once() -> None:
    """The rounds of a set that cannot be are not even counted out."""
    with pytest.raises(RuleConfigError, match="double-2 to double-18"):
        presets.JAQUES.replace(highest=10**12)


def test_the_package_lists_its_names() -> None:
    """What a prompt completes is what is public."""
    assert {"new_game", "notation", "__version__"} <= {*dir(cf)}


@pytest.mark.parametrize("outward", [5.0, 1.0, 5.5, True, 10**30])
def test_a_number_is_what_it_equals(outward: Any) -> None:  # noqa: ANN401 - of any kind
    """A play is legal just if it equals a legal one, whatever class its numbers are of."""
    for tile in (Tile(1, 5), Tile(2, 7)):
        for end in (cf.End(Tile(1, 9)), cf.End(Tile(2, 9)), cf.MIDDLE):
            move = cf.Play(tile, end, outward)
            assert (cf.explain(STATE, move) is None) == (move in cf.legal_moves(STATE))
    engine = cf.Play(Tile(9, 9), cf.MIDDLE, any_of.Tile(9, 9).low * 1.0)
    hands = [[Tile(1, 2)], [Tile(1, 3)]]
    assert cf.set_up(presets.JAQUES, layout=[engine], hands=hands, complete=False).layout.placements


def test_a_state_is_not_made_by_its_class() -> None:
    """A position comes from a deal, a move or a set-up, never out of nothing."""
    with pytest.raises(TypeError, match="new_game"):
        cf.GameState()


def test_a_table_without_rows_can_be_written() -> None:
    """A reserve by seats that names no number of seats is written and read as none."""
    config = presets.JAQUES.replace(reserve={})
    assert format_config(config) == "jaques reserve=none"
    assert parse_config("jaques reserve=none") == config


def test_no_message_gives_a_hand_away() -> None:
    """A position or a view where something else belongs is named, and not shown."""
    for hidden in (STATE, cf.views.view(STATE, 0), cf.views.public_view(STATE)):
        with pytest.raises(TypeError, match=f"not {type(hidden).__name__}$"):
            any_of.explain(STATE, hidden)
