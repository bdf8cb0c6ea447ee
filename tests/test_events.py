"""What a tile does that is laid, told piece by piece."""

import pytest

from chickenfoot import (
    End,
    Ending,
    GameState,
    IllegalMoveError,
    InvalidStateError,
    Pass,
    Tile,
    apply_move,
)
from chickenfoot.events import (
    ArmFilled,
    EngineLaid,
    Event,
    FootFinished,
    FootOpened,
    FootReleased,
    FootStarved,
    OpeningComplete,
    RoundEnded,
    TileLaid,
    ToeLaid,
    TrainUnmarked,
    TurnBegan,
    events,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import Blocks, Nesting, Opening, TrainDoubles, TrainRules, WhenStarved, Wild
from scenarios.positions import B3, B4, F4, after, tiles

NINE, FOUR = End(Tile(9, 9)), End(Tile(4, 4))
FREE_FEET = JAQUES.replace(blocks=Blocks.NOTHING)


def told(state: GameState, move: str) -> tuple[Event, ...]:
    """Return what everybody is told of a move."""
    return events(state, parse_move(move))


class TestEngine:
    """Laying the engine, and its arms."""

    def test_is_laid_by_a_seat_that_moves_again(self) -> None:
        """Laying the engine costs no turn, or the next seat moves."""
        held = " | 9-9 1-5 / 2-7 | 6-6"
        leads, waits = parse_state(held), parse_state(held, JAQUES.replace(layer_leads=False))

        assert told(leads, "9-9") == (EngineLaid(0, 9), TurnBegan(0))
        assert told(waits, "9-9") == (EngineLaid(0, 9), TurnBegan(1))

    def test_wants_arms(self) -> None:
        """Each arm says how many are missing."""
        state = parse_state("9-9 9-1@9-9 | 9-4 2-7 / 3-5 8-8 | 6-6")

        assert told(state, "9-4@9-9") == (ArmFilled(0, Tile(4, 9), NINE, 4, 2), TurnBegan(1))

    def test_has_all_its_arms(self) -> None:
        """The last arm completes the opening."""
        state = parse_state(f"{B3} | 8-8 2-7 / 9-4 3-5 | 6-6 | turn=1")
        last = ArmFilled(1, Tile(4, 9), NINE, 4, 0)

        assert told(state, "9-4@9-9") == (last, OpeningComplete(), TurnBegan(0))

    def test_has_an_arm_that_is_a_foot(self) -> None:
        """With two sets the other double can be an arm, and wants toes of its own."""
        config = JAQUES.replace(copies=2)
        state = parse_state("9-9 | 9-9 9-1 / 9-2 9-3 | 9-4", config)

        assert told(state, "9-9@9-9") == (
            ArmFilled(0, Tile(9, 9), NINE, 9, 3),
            FootOpened(0, End(Tile(9, 9), 1), 9, 3),
            TurnBegan(1),
        )


class TestTile:
    """A tile on an end of an arm or a train."""

    def test_is_laid_on_an_end(self) -> None:
        """Who laid what, where, and what it shows."""
        state = parse_state(f"{B4} | 1-5 6-6 / 2-7 | 8-8")

        assert told(state, "1-5@1-9") == (TileLaid(0, Tile(1, 5), End(Tile(1, 9)), 5), TurnBegan(1))

    def test_on_its_own_train_takes_the_marker_off(self) -> None:
        """The marker goes when the seat plays on its own train; not when it plays elsewhere."""
        config = JAQUES.replace(arms=1, trains=TrainRules())
        state = parse_state("9-9 9-1@9-9 | 9-5 1-2 / 2-7 | 8-8 | markers=0,1", config)
        start = End(Tile(9, 9), train=0)

        assert told(state, "9-5@9-9:0") == (
            TileLaid(0, Tile(5, 9), start, 5),
            TrainUnmarked(0),
            TurnBegan(1),
        )
        assert told(state, "1-2@1-9")[1:] == (TurnBegan(1),)

    def test_on_a_train_is_no_arm(self) -> None:
        """A seat that falls back on its train in the opening fills no arm of the engine."""
        rules = JAQUES.replace(arms=2, trains=TrainRules(), opening=Opening.PREFER_ENGINE)
        state = parse_state("9-9 9-1@9-9:0 | 1-5 6-6 / 2-7 | 8-8", rules)

        assert told(state, "1-5@9-1:0") == (
            TileLaid(0, Tile(1, 5), End(Tile(1, 9), train=0), 5),
            TurnBegan(1),
        )


class TestFoot:
    """A double and its toes."""

    def test_is_opened_with_a_call(self) -> None:
        """A double is laid and wants toes."""
        state = parse_state(f"{B4} | 4-4 1-5 / 4-5 4-6 | 4-7 8-8")

        assert told(state, "4-4@4-9") == (
            TileLaid(0, Tile(4, 4), End(Tile(4, 9)), 4),
            FootOpened(0, FOUR, 4, 3),
            TurnBegan(1),
        )

    def test_takes_toes_until_it_is_finished(self) -> None:
        """Each toe says how many are missing; the last one finishes the foot."""
        state = parse_state(f"{F4} 4-8@4-4 | 4-5 1-5 / 4-6 4-3 | 8-8")

        assert told(state, "4-5@4-4") == (ToeLaid(0, Tile(4, 5), FOUR, 5, 1), TurnBegan(1))
        assert told(after(state, "4-5@4-4"), "4-6@4-4") == (
            ToeLaid(1, Tile(4, 6), FOUR, 6, 0),
            FootFinished(FOUR),
            TurnBegan(0),
        )

    def test_may_want_a_single_toe(self) -> None:
        """One toe is enough for a foot; none is no foot."""
        text = f"{B4} | 4-4 1-5 / 4-5 4-6 | 4-7 8-8"
        one, none = (parse_state(text, JAQUES.replace(toes=toes)) for toes in (1, 0))

        assert told(one, "4-4@4-9")[1:] == (FootOpened(0, FOUR, 4, 1), TurnBegan(1))
        assert told(none, "4-4@4-9")[1:] == (TurnBegan(1),)

    def test_on_a_train_is_one_only_if_the_rules_say_so(self) -> None:
        """Doubles on trains are ordinary tiles or feet; one on an arm is a foot either way."""
        text = "9-9 9-4@9-9 9-5@9-9:0 | 5-5 4-4 1-5 / 5-6 5-7 | 4-7 4-8 4-6 8-8"
        plain = parse_state(text, JAQUES.replace(arms=1, trains=TrainRules()))
        feet = parse_state(
            text, JAQUES.replace(arms=1, trains=TrainRules(train_doubles=TrainDoubles.FOOT))
        )
        train = End(Tile(5, 5), train=0)

        assert told(plain, "5-5@5-9:0")[1:] == (TurnBegan(1),)
        assert told(feet, "5-5@5-9:0")[1:] == (FootOpened(0, train, 5, 3), TurnBegan(1))
        for state in (plain, feet):
            assert told(state, "4-4@4-9")[1:] == (FootOpened(0, FOUR, 4, 3), TurnBegan(1))

    @pytest.mark.parametrize(
        ("nesting", "opened"),
        [
            (Nesting.INNERMOST_FIRST, (FootOpened(0, End(Tile(4, 4), 1), 4, 3),)),
            (Nesting.OUTERMOST_FIRST, (FootOpened(0, End(Tile(4, 4), 1), 4, 3),)),
            (Nesting.PLAIN_TOE, ()),
        ],
    )
    def test_may_be_a_toe(self, nesting: Nesting, opened: tuple[Event, ...]) -> None:
        """With two sets a double can be a toe, which is a foot or an ordinary one."""
        config = JAQUES.replace(copies=2, nesting=nesting)
        state = parse_state(f"{F4} | 4-4 1-5 / 4-5 4-6 4-6 | 4-7 4-8 8-8", config)

        assert told(state, "4-4@4-4") == (
            ToeLaid(0, Tile(4, 4), FOUR, 4, 2),
            *opened,
            TurnBegan(1),
        )

    def test_of_a_blank_that_adopts_wants_the_number_it_lies_on(self) -> None:
        """A wild double-blank on a five is called as fives."""
        config = JAQUES.replace(wild=Wild.BLANK_ADOPTS)
        state = parse_state(f"{B3} 9-5@9-9 | 0-0 1-6 / 5-6 5-7 | 5-8 8-8", config)

        assert told(state, "0-0@5-9>5") == (
            TileLaid(0, Tile(0, 0), End(Tile(5, 9)), 5),
            FootOpened(0, End(Tile(0, 0)), 5, 3),
            TurnBegan(1),
        )


class TestStarved:
    """A foot that nobody can finish."""

    def test_is_told_with_the_foot(self) -> None:
        """A foot may be starved from the beginning; it is told once."""
        state = parse_state(f"{B4} | 4-4 1-5 / 4-6 2-7 | 8-8")

        assert told(state, "4-4@4-9")[1:] == (
            FootOpened(0, FOUR, 4, 3),
            FootStarved(FOUR, 3, 1),
            TurnBegan(1),
        )
        assert told(after(state, "4-4@4-9"), "4-6@4-4") == (
            ToeLaid(1, Tile(4, 6), FOUR, 6, 2),
            TurnBegan(0),
        )

    def test_is_told_when_a_toe_goes_elsewhere(self) -> None:
        """A tile laid on another end can starve a foot."""
        state = parse_state(f"{F4} | 1-4 8-8 / 4-5 4-6 | 7-7", FREE_FEET)

        assert told(state, "1-4@1-9") == (
            TileLaid(0, Tile(1, 4), End(Tile(1, 9)), 4),
            FootStarved(FOUR, 3, 2),
            TurnBegan(1),
        )
        assert told(after(state, "1-4@1-9"), "4-5@1-4")[1:] == (TurnBegan(0),)

    def test_is_content_with_less_where_it_is_released(self) -> None:
        """It wants less each time a toe goes elsewhere, and with none left it is open no more."""
        config = FREE_FEET.replace(when_starved=WhenStarved.RELEASE)
        state = parse_state(f"{F4} | 1-4 8-8 / 4-5 5-5 | 7-7", config)

        assert told(state, "1-4@1-9")[1:] == (FootStarved(FOUR, 2, 1), TurnBegan(1))
        assert told(after(state, "1-4@1-9"), "4-5@1-4")[1:] == (
            FootStarved(FOUR, 1, 0),
            FootReleased(FOUR),
            TurnBegan(0),
        )
        assert told(after(state, "1-4@1-9"), "4-5@4-4") == (
            ToeLaid(1, Tile(4, 5), FOUR, 5, 0),
            FootFinished(FOUR),
            TurnBegan(0),
        )

    def test_is_released_at_once(self) -> None:
        """A double that can have no toe at all is opened and released."""
        config = JAQUES.replace(when_starved=WhenStarved.RELEASE)
        state = parse_state(f"{B4} | 4-4 8-8 / 5-5 | 7-7", config)

        assert told(state, "4-4@4-9")[1:] == (
            FootOpened(0, FOUR, 4, 3),
            FootStarved(FOUR, 3, 0),
            FootReleased(FOUR),
            TurnBegan(1),
        )

    def test_ends_the_round_by_some_rules(self) -> None:
        """Nobody is out, and no turn begins."""
        config = JAQUES.replace(when_starved=WhenStarved.END_ROUND)
        state = parse_state(f"{B4} | 4-4 1-5 / 4-6 2-7 | 8-8", config)

        assert told(state, "4-4@4-9")[2:] == (
            FootStarved(FOUR, 3, 1),
            RoundEnded(Ending.STARVED, (6, 19), (6, 19), (tiles("1-5"), tiles("2-7 4-6"))),
        )


class TestRefused:
    """What is no move."""

    @pytest.mark.parametrize("seat", [None, 0, 1])
    def test_is_an_error_as_from_a_move(self, seat: int | None) -> None:
        """An illegal move has no events, whoever would be told; it is refused in the same words."""
        state = parse_state(f"{F4} | 1-5 4-6 / 2-7 | 6-6")
        with pytest.raises(IllegalMoveError) as here:
            events(state, Pass(), seat=seat)
        with pytest.raises(IllegalMoveError) as there:
            apply_move(state, Pass())

        assert here.value.args == there.value.args

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_is_a_seat_that_is_not_there(self, seat: int) -> None:
        """The error names the seats."""
        with pytest.raises(InvalidStateError, match=f"no seat {seat}, only 0 to 1"):
            events(parse_state(f"{B4} | 1-5 / 2-7"), Pass(), seat=seat)

    @pytest.mark.parametrize("seat", [True, 1.0, "1"])
    def test_is_a_seat_of_a_wrong_type(self, seat: int) -> None:
        """True is not seat 1."""
        with pytest.raises(TypeError, match="seat must be an int"):
            events(parse_state(f"{B4} | 1-5 6-6 / 2-7"), parse_move("1-5@1-9"), seat=seat)

    def test_is_something_of_a_wrong_type(self) -> None:
        """A text is neither a state nor a move."""
        with pytest.raises(TypeError, match="GameState"):
            events("9-9", Pass())  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="a Play, a Draw or a Pass"):
            events(parse_state(f"{B4} | 1-5 / 2-7"), "pass")  # type: ignore[arg-type]
