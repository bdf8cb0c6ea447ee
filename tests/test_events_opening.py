"""How a round begins, told piece by piece."""

import pytest

from chickenfoot import (
    Ending,
    GameState,
    InvalidStateError,
    RuleConfig,
    Tile,
    new_game,
    next_round,
)
from chickenfoot.events import (
    EngineFound,
    EngineLaid,
    LotShown,
    RoundBegan,
    RoundBlocked,
    RoundEnded,
    TurnBegan,
    opening_events,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    EngineStart,
    HandSize,
    Hunt,
    Lead,
    Remainder,
    TrainRules,
)
from scenarios.positions import after, full_set, tiles

SMALL = JAQUES.replace(highest=3, arms=2, toes=1, hand_sizes=2)
"""Ten tiles, of which 3-3 is asked for first; two in each hand."""

LED = SMALL.replace(start=EngineStart.PREPLACED, first_lead=Lead.DRAW_HIGH)
"""The same, with the engine laid out beforehand and the lead drawn for."""


def dealt(first: str, config: RuleConfig = SMALL, seats: int = 2, lots: str = "") -> GameState:
    """Return a game dealt in this order: the tiles of *first*, then those it leaves out."""
    named = tiles(first)
    order = [*named, *(tile for tile in full_set(config.set.highest) if tile not in named)]
    if config.engine.start is EngineStart.PREPLACED:
        order.remove(Tile(config.set.highest, config.set.highest))
    if not lots:
        return new_game(config, seats=seats, tiles=order)
    rows = [[None if tile == "-" else tiles(tile)[0] for tile in row.split()]
            for row in lots.split("/")]  # fmt: skip
    return new_game(config, seats=seats, tiles=order, lots=tuple(map(tuple, rows)))


class TestOpening:
    """How a round begins."""

    def test_is_told_with_what_was_dealt(self) -> None:
        """How many tiles everybody has, who has the engine, and whose turn it is."""
        state = dealt("0-1 0-2 3-3 1-2")

        assert opening_events(state) == (
            RoundBegan(1, 3, (2, 2), 6, 0, 0, None),
            EngineFound(1, 3),
            TurnBegan(1),
        )

    def test_tells_a_seat_its_own_hand(self) -> None:
        """And no other."""
        state = dealt("0-1 0-2 3-3 1-2")

        assert opening_events(state, seat=0)[0] == RoundBegan(
            1, 3, (2, 2), 6, 0, 0, tiles("0-1 0-2")
        )
        assert opening_events(state, seat=1)[0] == RoundBegan(
            1, 3, (2, 2), 6, 0, 0, tiles("1-2 3-3")
        )

    def test_may_be_a_hunt(self) -> None:
        """Nobody has the engine, so the lead draws for it."""
        state = dealt("0-1 0-2 1-1 1-2")

        assert opening_events(state)[1:] == (TurnBegan(0),)

    def test_uses_a_lower_double_by_some_rules(self) -> None:
        """What the round asks for is told, then what it is played on."""
        state = dealt("0-1 0-2 1-1 1-2", SMALL.replace(hunt=Hunt.NEXT_LOWER))

        assert opening_events(state) == (
            RoundBegan(1, 3, (2, 2), 6, 0, 0, None),
            EngineFound(1, 1),
            TurnBegan(1),
        )

    def test_shows_lots(self) -> None:
        """The tied show again, then the engine lies, and who leads moves."""
        state = dealt("0-1 0-2 1-1 1-2", LED, lots="1-3 2-2/0-0 2-3")

        assert opening_events(state) == (
            RoundBegan(1, 3, (2, 2), 5, 0, 1, None),
            LotShown(0, Tile(1, 3), 0),
            LotShown(1, Tile(2, 2), 0),
            LotShown(0, Tile(0, 0), 1),
            LotShown(1, Tile(2, 3), 1),
            EngineLaid(None, 3),
            TurnBegan(1),
        )

    def test_shows_as_many_lots_as_there_are_tiles(self) -> None:
        """A seat for which none is left shows nothing."""
        state = dealt("0-1 0-2 1-1 1-2 0-3 1-3 2-2", LED.replace(hand_sizes={3: 2, 4: 2}), 4,
                      lots="2-3 - - -")  # fmt: skip

        assert opening_events(state)[1:3] == (LotShown(0, Tile(2, 3), 0), EngineLaid(None, 3))

    def test_counts_what_lies_aside(self) -> None:
        """Tiles that do not divide may be out of play."""
        config = SMALL.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE)

        assert opening_events(dealt("3-3", config, 3))[0] == RoundBegan(
            1, 3, (3, 3, 3), 0, 1, 0, None
        )

    def test_may_be_the_end_at_once(self) -> None:
        """Nobody can move on what was dealt."""
        state = dealt("0-1 0-2 1-1 1-2", SMALL.replace(start=EngineStart.PREPLACED, per_turn=0))
        hands = (tiles("0-1 0-2"), tiles("1-1 1-2"))

        assert opening_events(state)[1:] == (
            EngineLaid(None, 3),
            RoundBlocked(),
            RoundEnded(Ending.BLOCKED, (3, 5), (3, 5), hands),
        )

    def test_of_a_later_round_has_its_number(self) -> None:
        """The second round is played on the next double, and its hands are hidden again."""
        over = dealt("0-1 0-2 1-1 1-2", SMALL.replace(start=EngineStart.PREPLACED, per_turn=0))
        begun = next_round(over, tiles=[tile for tile in full_set(3) if tile != Tile(2, 2)])

        assert opening_events(begun)[:2] == (
            RoundBegan(2, 2, (2, 2), 5, 0, 0, None),
            EngineLaid(None, 2),
        )

    @pytest.mark.parametrize(
        ("deal", "moves"),
        [
            ("3-3 3-1 0-2 1-2", ["3-3"]),
            ("3-3 3-1 0-2 1-2", ["3-3", "3-1@3-3"]),
            ("0-1 0-2 1-1 1-2 3-3", ["draw", "3-3"]),  # hands are then as they were dealt
        ],
    )
    def test_is_over_once_a_seat_has_moved(self, deal: str, moves: list[str]) -> None:
        """A position in the midst of a round has no opening."""
        state = after(dealt(deal), *moves)
        with pytest.raises(InvalidStateError, match="a seat has moved"):
            opening_events(state)

    def test_is_over_once_a_seat_has_drawn(self) -> None:
        """A draw of the hunt is a move."""
        state = after(dealt("0-1 0-2 1-1 1-2"), "draw")
        with pytest.raises(InvalidStateError, match="a seat has moved"):
            opening_events(state)

    def test_is_over_once_a_seat_has_passed(self) -> None:
        """A pass changes nothing on the table, but whose turn it is."""
        state = dealt("0-1 0-2 1-1 1-3", SMALL.replace(start=EngineStart.PREPLACED, per_turn=0))

        assert opening_events(state)[-1] == TurnBegan(0)
        with pytest.raises(InvalidStateError, match="a seat has moved"):
            opening_events(after(state, "pass"))

    def test_has_no_marker(self) -> None:
        """Where a train is marked, somebody has passed."""
        config = SMALL.replace(start=EngineStart.PREPLACED, trains=TrainRules())
        text = "3-3 | 0-1 0-2 / 1-1 1-3 | 0-0 0-3 1-2 2-2 2-3"

        assert opening_events(parse_state(text, config))[-1] == TurnBegan(0)
        with pytest.raises(InvalidStateError, match="a seat has moved"):
            opening_events(parse_state(f"{text} | markers=1", config))

    @pytest.mark.parametrize("seat", [-1, 2])
    def test_is_for_seats_that_are_there(self, seat: int) -> None:
        """The error names the seats."""
        with pytest.raises(InvalidStateError, match=f"no seat {seat}, only 0 to 1"):
            opening_events(dealt("0-1 0-2 1-1 1-2"), seat=seat)

    def test_wants_a_state_and_a_seat(self) -> None:
        """Anything else is a TypeError."""
        with pytest.raises(TypeError, match="GameState"):
            opening_events("9-9")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="seat must be an int"):
            opening_events(dealt("0-1 0-2 1-1 1-2"), seat=True)
