"""R34: what may happen to a tile just drawn."""

import pytest

from chickenfoot import Reason, RuleConfig
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, DOMINOLOGIST, JAQUES
from chickenfoot.rules import DrawLimit, DrawnTile
from scenarios.positions import B4, F4, after, legal, opened, position, refusal

HANDS = "5-6 / 1-7 2-8"


@pytest.mark.parametrize(
    ("drawn_tile", "moves"),
    [
        (DrawnTile.MUST_PLAY, ["4-5@4-9"]),
        (DrawnTile.MAY_PLAY, ["4-5@4-9", "pass"]),
        (DrawnTile.KEEP, ["pass"]),
    ],
)
def test_r34_a_drawn_tile_that_fits(drawn_tile: DrawnTile, moves: list[str]) -> None:
    """It must be laid, may be laid or kept, or is kept: three tables, three answers."""
    state = position(B4, HANDS, "4-5 0-0", JAQUES.replace(drawn_tile=drawn_tile))
    assert legal(state) == ["draw"]

    state = after(state, "draw")
    assert legal(state) == moves
    assert refusal(state, "draw").reason is Reason.ALREADY_DREW
    for move in ("4-5@4-9", "pass"):
        if move in moves:
            after_ = after(state, move)
            assert (after_.to_move, after_.drawn) == (1, ())
            assert len(after_.hands[0]) == (2 if move == "pass" else 1)


@pytest.mark.parametrize("drawn_tile", list(DrawnTile))
def test_r34_a_drawn_tile_that_does_not_fit(drawn_tile: DrawnTile) -> None:
    """It is kept and the turn is over, at every table."""
    state = after(position(B4, HANDS, "0-0", JAQUES.replace(drawn_tile=drawn_tile)), "draw")

    assert legal(state) == ["pass"]
    assert refusal(state, "4-5@4-9").reason is Reason.TILE_NOT_HELD


def test_r34_a_kept_tile_is_named_as_the_reason() -> None:
    """Where drawn tiles are kept, laying one is refused for that; who must play may not pass."""
    keep = after(position(B4, HANDS, "4-5", JAQUES.replace(drawn_tile=DrawnTile.KEEP)), "draw")
    assert refusal(keep, "4-5@4-9").reason is Reason.MUST_KEEP

    must = after(position(B4, HANDS, "4-5", JAQUES), "draw")
    assert refusal(must, "pass").reason is Reason.MUST_PLAY


@pytest.mark.parametrize("drawn_tile", list(DrawnTile))
def test_r34_a_kept_tile_can_be_laid_in_a_later_turn(drawn_tile: DrawnTile) -> None:
    """What was drawn in one turn is a tile like any other in the next."""
    config = JAQUES.replace(drawn_tile=drawn_tile)
    hands = "5-6 / 4-7 2-8 / 4-8 0-0 / 3-4 0-1"
    state = after(position(F4, hands, "2-5", config), "draw", "pass")
    state = after(state, "4-7@4-4", "4-8@4-4", "4-3@4-4")

    assert (state.to_move, legal(state)) == (0, ["2-5@2-9"])


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKIE, CHICKEN_GAME])
def test_r34_the_four_sheets_make_it_be_laid(config: RuleConfig) -> None:
    """Who draws a tile that fits lays it at once, on all four sheets."""
    state = position(opened(config.engine.arms), "0-0 / 1-0 8-8", "4-4", config)

    assert legal(after(state, "draw")) == ["4-4@4-9"]


@pytest.mark.parametrize("limit", [0, 1, 2, 3, DrawLimit.UNTIL_PLAYABLE])
@pytest.mark.parametrize("on_foot", [None, 0, 1, DrawLimit.UNTIL_PLAYABLE])
@pytest.mark.parametrize("layout", [B4, F4])
def test_r34_how_often_a_stuck_seat_draws(
    limit: int | DrawLimit, on_foot: int | DrawLimit | None, layout: str
) -> None:
    """A stuck seat draws until the limit, which may be another while a foot is open."""
    config = JAQUES.replace(per_turn=limit, per_turn_on_foot=on_foot)
    state = position(layout, "5-6 / 4-7 2-8", "0-0 5-5 0-6 6-6", config)
    counts = on_foot if layout == F4 and on_foot is not None else limit
    expected = counts if isinstance(counts, int) else 4
    for number in range(expected):
        assert legal(state) == ["draw"]
        assert len(state.drawn) == number
        state = after(state, "draw")
    assert legal(state) == ["pass"]
