"""How long it takes to deal each set. A time in ms is µs a call."""

import pytest
from playing import SETS, turns_of
from questions import QUESTIONS
from timing import Thousand


@pytest.mark.parametrize("tiles", SETS)
def test_new_game(thousand: Thousand, tiles: str) -> None:
    thousand(*QUESTIONS["new_game"](turns_of(SETS[tiles])))
