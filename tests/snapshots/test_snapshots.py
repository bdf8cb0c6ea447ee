"""Moves come in the order they came in before, and a whole game goes as it went."""

import pytest

from snapshots.games import FOLDER, SHEETS, told


@pytest.mark.parametrize("name", SHEETS)
def test_a_game_goes_as_it_went(name: str) -> None:
    """
    Deals, the order of legal moves, endings and points are those written down.

    If a rule was changed on purpose, `python tests/snapshots/games.py` writes them anew, and the
    change is told under Rules in the changelog.
    """
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert told(name).splitlines() == written.splitlines()
