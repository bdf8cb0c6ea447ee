"""A game begins with a deal, and so does every round."""

import re

import pytest

from chickenfoot import (
    GameState,
    InvalidStateError,
    RuleConfig,
    RuleConfigError,
    Tile,
    new_game,
    next_round,
    round_engine,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import CHICKEN_GAME, JAQUES
from chickenfoot.rules import (
    EngineStart,
    HandSize,
    Lead,
    Remainder,
    Teams,
    Ties,
    TrainRules,
)

SMALL = JAQUES.replace(highest=3, arms=2, toes=1, hand_sizes=2)
"""Ten tiles, of which 3-3 is asked for first; two in each hand."""


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles that *text* names."""
    return tuple(Tile(*map(int, word.split("-"))) for word in text.split())


def dealt(first: str, config: RuleConfig = SMALL, seats: int = 2) -> GameState:
    """Return a game dealt in this order: the tiles of *first*, then those it leaves out."""
    top = config.set.highest
    named = tiles(first)
    every = [Tile(low, high) for low in range(top + 1) for high in range(low, top + 1)]
    return new_game(config, seats=seats, tiles=[*named, *(t for t in every if t not in named)])


class TestSeats:
    """With how many one can play."""

    @pytest.mark.parametrize("seats", JAQUES.seat_counts)
    def test_are_those_of_the_config(self, seats: int) -> None:
        """Every number of seats that a config lists can be dealt."""
        assert len(new_game(JAQUES, seats=seats, seed=1).hands) == seats

    @pytest.mark.parametrize(
        ("config", "seats", "numbers"),
        [
            (JAQUES, 1, ["1", "2", "8"]),
            (JAQUES, 9, ["9", "2", "8"]),
            (JAQUES, 0, ["0"]),
            (JAQUES, -1, ["-1"]),
            (JAQUES.replace(hand_sizes={2: 7, 4: 6}), 3, ["3", "2", "4"]),
            (CHICKEN_GAME, 8, ["8", "56", "54"]),
            (CHICKEN_GAME.replace(highest=6, engines=range(6, 0, -1)), 4, ["4", "28", "27"]),
            (JAQUES.replace(highest=6), 5, ["5", "30", "28"]),
            (JAQUES.replace(hand_sizes=11, first_lead=Lead.DRAW_HIGH), 5, ["5", "55"]),
            (JAQUES.replace(teams=Teams.OPPOSITE), 5, ["5", "4"]),
            (JAQUES.replace(teams=Teams.OPPOSITE), 2, ["2", "4"]),
        ],
    )
    def test_that_cannot_be_dealt_are_refused_with_the_numbers(
        self, config: RuleConfig, seats: int, numbers: list[str]
    ) -> None:
        """The numbers of the table are in the error."""
        assert seats not in config.seat_counts
        with pytest.raises(RuleConfigError) as refused:
            new_game(config, seats=seats, seed=1)
        assert {*numbers} <= {*re.findall(r"-?\d+", str(refused.value))}

    @pytest.mark.parametrize("seats", [True, 4.0, "4", None])
    def test_are_an_int(self, seats: object) -> None:
        """A number of seats of another type is refused, a flag too."""
        with pytest.raises(TypeError, match="an int"):
            new_game(JAQUES, seats=seats, seed=1)  # type: ignore[call-overload]


class TestArguments:
    """What a deal follows from."""

    def test_is_either_a_seed_or_tiles(self) -> None:
        """Neither of them, or both, is a TypeError."""
        over = parse_state("9-9 9-1@9-9 | / 3-4")
        with pytest.raises(TypeError, match="seed or tiles"):
            new_game(JAQUES, seats=2)  # type: ignore[call-overload]
        with pytest.raises(TypeError, match="seed or tiles"):
            new_game(JAQUES, seats=2, seed=1, tiles=())  # type: ignore[call-overload]
        with pytest.raises(TypeError, match="seed or tiles"):
            next_round(over)  # type: ignore[call-overload]

    def test_is_named(self) -> None:
        """The number of seats and the seed are never mistaken for each other."""
        with pytest.raises(TypeError):
            new_game(JAQUES, 2, 1)  # type: ignore[call-overload]

    def test_is_no_lots_with_a_seed(self) -> None:
        """Lots are given with tiles; with a seed they are drawn."""
        with pytest.raises(TypeError, match="lots"):
            new_game(CHICKEN_GAME, seats=2, seed=1, lots=())  # type: ignore[call-overload]

    @pytest.mark.parametrize("config", ["jaques", None, JAQUES.feet, RuleConfig])
    def test_is_dealt_by_a_config(self, config: object) -> None:
        """What is no config is a TypeError that says so."""
        with pytest.raises(TypeError, match="a RuleConfig"):
            new_game(config, seats=2, seed=1)  # type: ignore[call-overload]


class TestTiles:
    """A deal from an explicit order."""

    def test_are_dealt_in_blocks_from_the_front(self) -> None:
        """First the hand of seat 0, then that of seat 1; what is left is the boneyard."""
        state = dealt("3-3 0-1 2-2 1-1 0-3 0-0 1-2 2-3 1-3 0-2")

        assert state.hands == (tiles("0-1 3-3"), tiles("1-1 2-2"))
        assert state.boneyard == tiles("0-3 0-0 1-2 2-3 1-3 0-2")
        assert (state.aside, state.lots) == ((), ())

    def test_go_aside_after_the_hands(self) -> None:
        """Tiles that lie out of play come between the hands and the boneyard."""
        config = SMALL.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE)
        state = dealt("0-0 0-1 0-2 0-3 1-1 1-2 3-3 2-2 2-3 1-3", config, seats=3)

        assert (state.aside, state.boneyard) == (tiles("1-3"), ())

    def test_may_come_from_any_iterable(self) -> None:
        """An iterator is read once."""
        state = dealt("3-3 0-1 2-2")
        order = [*tiles("3-3 0-1 2-2 0-0"), *state.boneyard]

        assert new_game(SMALL, seats=2, tiles=iter(order)) == state

    def test_are_the_whole_set(self) -> None:
        """What is missing, there twice, or of another set is named, all at once."""
        with pytest.raises(InvalidStateError) as refused:
            new_game(SMALL, seats=2, tiles=tiles("0-0 0-1 0-2 0-3 1-1 1-1 1-3 2-2 2-3 3-4"))

        told = "\n".join(refused.value.problems)
        assert len(refused.value.problems) == 4
        for tile in ["1-2", "3-3", "1-1", "3-4"]:
            assert tile in told

    def test_of_two_sets_are_each_there_twice(self) -> None:
        """With two sets every tile is missing until it is there twice."""
        twice = [tile for tile in tiles("0-0 0-1 0-2 1-1 1-2 2-2") for _ in range(2)]
        config = SMALL.replace(highest=2, copies=2)

        assert new_game(config, seats=2, tiles=twice).hands[0] == tiles("0-0 0-0")
        with pytest.raises(InvalidStateError, match="0-0"):
            new_game(config, seats=2, tiles=twice[1:])

    def test_may_leave_out_an_engine_that_lies_already(self) -> None:
        """A double laid out before the deal may stand anywhere, or nowhere."""
        config = SMALL.replace(start=EngineStart.PREPLACED)
        rest = tiles("0-0 0-1 0-2 0-3 1-1 1-2 1-3 2-2 2-3")
        state = new_game(config, seats=2, tiles=rest)

        assert [play.tile for play in state.layout.placements] == [Tile(3, 3)]
        for at in range(10):
            order = [*rest[:at], Tile(3, 3), *rest[at:]]
            assert new_game(config, seats=2, tiles=order) == state
        with pytest.raises(InvalidStateError, match="3-3"):
            new_game(config, seats=2, tiles=[*rest, Tile(3, 3), Tile(3, 3)])
        with pytest.raises(InvalidStateError, match="2-3"):
            new_game(config, seats=2, tiles=[*rest[:-1], Tile(3, 3)])

    def test_are_tiles(self) -> None:
        """What is no tile is a TypeError that says so."""
        with pytest.raises(TypeError, match="Tile"):
            new_game(SMALL, seats=2, tiles=[(0, 0)])  # type: ignore[list-item]


LEADS = JAQUES.replace(start=EngineStart.PREPLACED)
WON_BY_2 = "9-9 9-1@9-9 | 3-4 / 5-6 / / 0-0"
BLOCKED = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9 4-4@4-9 | 5-5 / 6-6 / 7-7 / 8-8"


def led(config: RuleConfig, over: str, lead: int = 0) -> int:
    """Return the lead of the round after the one that is *over*, which seat *lead* has led."""
    return next_round(parse_state(f"{over} | | lead={lead}", config), seed=1).lead


class TestLead:
    """Who starts a hunt, or moves first on an engine that lies already."""

    @pytest.mark.parametrize("rule", [Lead.FIRST_SEAT, Lead.ROTATE, Lead.ROUND_WINNER])
    def test_of_round_one_is_seat_0(self, rule: Lead) -> None:
        """Where it is not drawn for, the first seat leads the first round."""
        state = new_game(LEADS.replace(first_lead=rule), seats=4, seed=1)

        assert (state.lead, state.to_move) == (0, 0)

    @pytest.mark.parametrize("over", [WON_BY_2, BLOCKED])
    def test_may_be_seat_0_always(self, over: str) -> None:
        """`FIRST_SEAT` is seat 0, whoever led before or won."""
        assert led(LEADS, over, lead=3) == 0

    @pytest.mark.parametrize("over", [WON_BY_2, BLOCKED])
    def test_may_rotate(self, over: str) -> None:
        """`ROTATE` is the seat after the last round's lead, all the way round."""
        config = LEADS.replace(later_lead=Lead.ROTATE)

        assert [led(config, over, lead=lead) for lead in range(4)] == [1, 2, 3, 0]

    def test_may_be_the_winner(self) -> None:
        """`ROUND_WINNER` is the seat that went out, or the same lead again if nobody did."""
        config = LEADS.replace(later_lead=Lead.ROUND_WINNER)

        assert led(config, WON_BY_2, lead=3) == 2
        assert led(config, BLOCKED, lead=3) == 3

    def test_of_later_rounds_may_be_drawn_for(self) -> None:
        """`DRAW_HIGH` leaves it to lots, in whichever rounds it is set for."""
        config = LEADS.replace(later_lead=Lead.DRAW_HIGH)

        assert new_game(config, seats=4, seed=1).lots == ()
        assert next_round(parse_state(WON_BY_2, config), seed=1).lots != ()


class TestNextRound:
    """From round to round."""

    def test_begins_afresh(self) -> None:
        """Nothing of the last round is left but its engine and its points."""
        over = parse_state(WON_BY_2)
        state = next_round(over, seed=1)

        assert (state.round_number, over.round_number) == (2, 1)
        assert state.past_engines == (9,)
        assert state.past_points == ((7, 11, 0, 0),)
        assert state.layout.placements == ()
        assert (state.drawn, state.markers) == ((), frozenset())
        assert [len(hand) for hand in state.hands] == [7, 7, 7, 7]
        assert round_engine(state) == 8
        assert state.config is over.config

    def test_takes_the_markers_off(self) -> None:
        """A marker is of its round."""
        config = JAQUES.replace(trains=TrainRules())
        over = parse_state("9-9 | / 1-2 / 3-4 | | markers=1", config)

        assert next_round(over, seed=1).markers == frozenset()

    def test_follows_the_schedule(self) -> None:
        """Every round asks for the double that the config lists, repeats and all."""
        config = LEADS.replace(engines=(1, 0, 1))
        first = parse_state("1-1 | / 3-4", config)
        second = parse_state("0-0 | / 3-4 | | engines=1 points=0/7", config)
        third = parse_state("1-1 | / 3-4 | | engines=1,0 points=0/7,0/7", config)

        assert round_engine(next_round(first, seed=1)) == 0
        assert round_engine(next_round(second, seed=1)) == 1
        assert third.is_game_over

    def test_may_be_one_more_to_break_a_tie(self) -> None:
        """A tie is played off on the lowest double that was not used, with everybody dealt in."""
        config = JAQUES.replace(engines=(1, 0), ties=Ties.EXTRA_ROUND)
        over = parse_state("0-0 0-1@0-0 | / 3-4 / 5-6 | | engines=1 points=7/0/9", config)

        assert not over.is_game_over
        extra = next_round(over, seed=1)
        assert round_engine(extra) == 2
        assert [len(hand) for hand in extra.hands] == [7, 7, 7]

    def test_does_not_come_before_the_end(self) -> None:
        """While a round goes on, no other begins."""
        with pytest.raises(InvalidStateError, match="not over"):
            next_round(new_game(JAQUES, seats=4, seed=1), seed=1)

    def test_does_not_come_after_the_game(self) -> None:
        """After the last round there is no other."""
        over = parse_state("9-9 | / 3-4", JAQUES.replace(engines=(9,)))

        assert over.is_game_over
        with pytest.raises(InvalidStateError, match="the game is over"):
            next_round(over, seed=1)

    @pytest.mark.parametrize("state", [None, "9-9 | / 3-4", JAQUES])
    def test_comes_after_a_state(self, state: object) -> None:
        """What is no state is a TypeError that says so."""
        with pytest.raises(TypeError, match="a GameState"):
            next_round(state, seed=1)  # type: ignore[call-overload]

    def test_may_be_dealt_from_tiles(self) -> None:
        """A later round takes an explicit order as well."""
        over = parse_state("3-3 | / 0-1", SMALL)
        order = tiles("3-3 0-1 2-2 1-1 0-3 0-0 1-2 2-3 1-3 0-2")
        state = next_round(over, tiles=order)

        assert state.hands == (tiles("0-1 3-3"), tiles("1-1 2-2"))
        assert state.to_move == 1
        with pytest.raises(InvalidStateError, match="0-2"):
            next_round(over, tiles=order[:-1])
