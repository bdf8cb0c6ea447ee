"""
R04: the lead may be drawn for, and ties are drawn for again.

Not in scope: a double that beats a heavier tile.
"""

import pytest

from chickenfoot import InvalidStateError, Tile, new_game
from chickenfoot.presets import CHICKEN_GAME
from scenarios.positions import all_tiles, arms_missing, dealing, full_set, legal

R04_DEAL = dealing([7, 7, 7], ["9-1", "9-2", "9-4"], first="3-9 6-6 2-8 0-1 3-4")
R04_TIE = (Tile(3, 9), Tile(6, 6), Tile(2, 8))


def test_r04_tied_lots_are_shown_again() -> None:
    """Twelve pips are twelve pips: the tied two show again, and the higher one leads."""
    lots = (R04_TIE, (Tile(0, 1), Tile(3, 4), None))
    state = new_game(CHICKEN_GAME, seats=3, tiles=R04_DEAL, lots=lots)

    assert (state.lead, state.to_move) == (1, 1)
    assert state.lots == lots
    assert [placement.tile for placement in state.layout.placements] == [Tile(9, 9)]
    assert arms_missing(state) == 4
    assert [move for move in legal(state) if "9-2" in move or "@9-9" not in move] == [
        "9-2@9-9",
        "draw",
    ]
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert all_tiles(state) == full_set(), "the lots went back"


def test_r04_lots_can_tie_twice() -> None:
    """The same two may show a second time, with the tiles of the first time back in the yard."""
    rows = (R04_TIE, (Tile(6, 6), Tile(3, 9), None), (Tile(3, 4), Tile(0, 1), None))
    state = new_game(CHICKEN_GAME, seats=3, tiles=R04_DEAL, lots=rows)

    assert state.to_move == 0


def test_r04_pips_count_not_the_higher_half() -> None:
    """The heaviest tile leads, though another has the higher half."""
    deal = dealing([7, 7], ["", ""], first="0-9 4-6")
    state = new_game(CHICKEN_GAME, seats=2, tiles=deal, lots=((Tile(0, 9), Tile(4, 6)),))

    assert state.to_move == 1


@pytest.mark.parametrize(
    "lots",
    [
        (),
        (R04_TIE,),
        (R04_TIE, (Tile(0, 1), Tile(3, 4), Tile(8, 8))),
        ((Tile(3, 9), Tile(6, 8), Tile(2, 8)), (Tile(0, 1), Tile(3, 4), None)),
        ((Tile(3, 9), Tile(6, 8), Tile(2, 8)), (None, Tile(3, 4), None)),
        ((Tile(3, 9), Tile(9, 1), Tile(2, 8)),),
        ((Tile(3, 9), Tile(3, 9), Tile(2, 8)), (Tile(0, 1), Tile(3, 4), None)),
        ((Tile(3, 9), Tile(6, 8)),),
    ],
    ids=[
        "none",
        "tie left",
        "loser again",
        "decided",
        "decided and alone",
        "from a hand",
        "one tile twice",
        "short row",
    ],
)
def test_r04_lots_that_cannot_be_are_refused(lots: tuple[tuple[Tile | None, ...], ...]) -> None:
    """Lots must settle who leads, be shown by whom they should, and come from the boneyard."""
    with pytest.raises(InvalidStateError):
        new_game(CHICKEN_GAME, seats=3, tiles=R04_DEAL, lots=lots)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_r04_the_lots_of_a_seed_say_who_leads(seats: int) -> None:
    """For every seed, all show; then only the tied show again, until one has the most pips."""
    longest = 0
    for seed in range(60):
        state = new_game(CHICKEN_GAME, seats=seats, seed=seed)
        tied = list(range(seats))
        for row in state.lots:
            pips = {seat: tile.pips for seat, tile in enumerate(row) if tile is not None}
            assert list(pips) == tied[: len(state.boneyard)]
            assert {tile for tile in row if tile is not None} <= set(state.boneyard)
            tied = [seat for seat in pips if pips[seat] == max(pips.values())]
        assert tied == [state.to_move] == [state.lead]
        assert Tile(9, 9) not in (*state.boneyard, *(t for hand in state.hands for t in hand))
        assert all_tiles(state) == full_set()
        longest = max(longest, len(state.lots))
    assert longest > 1, "no seed shows a tie"
