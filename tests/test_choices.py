"""Which of its tiles a seat can lay, and on which ends."""

import pytest

import slow
from blind import SMALL, TRAINS, TWO_SETS, blind_round
from chickenfoot import GameState, RuleConfig, Tile
from chickenfoot._choices import barred, choices, ends_for, is_stuck, spare_trains
from chickenfoot._legal import expanded
from chickenfoot._table import bits
from chickenfoot.notation import parse_state
from chickenfoot.rules import (
    Blocks,
    LastDouble,
    Nesting,
    Opening,
    TrainDoubles,
    WhenStarved,
    Wild,
)

PREFERRED = TRAINS.replace(opening=Opening.PREFER_ENGINE)
NO_LAST_DOUBLE = SMALL.replace(last_double=LastDouble.FORBIDDEN)
NO_DOUBLE_AS_TOE = TWO_SETS.replace(nesting=Nesting.FORBIDDEN)
NO_STARVED_FOOT = SMALL.replace(when_starved=WhenStarved.FORBID)
FOOT_TRAINS = TRAINS.replace(train_doubles=TrainDoubles.FOOT)

RULES = {
    "plain": SMALL,
    "two sets": TWO_SETS,
    "wild": SMALL.replace(wild=Wild.BLANK),
    "adopting": TWO_SETS.replace(wild=Wild.BLANK_ADOPTS),
    "nothing blocked": TWO_SETS.replace(blocks=Blocks.NOTHING),
    "no double last": NO_LAST_DOUBLE,
    "no double last of two sets": TWO_SETS.replace(last_double=LastDouble.FORBIDDEN),
    "no double as a toe": NO_DOUBLE_AS_TOE,
    "no starved foot": NO_STARVED_FOOT,
    "no starved foot, wild": NO_STARVED_FOOT.replace(wild=Wild.BLANK, nesting=Nesting.PLAIN_TOE),
    "no starved foot, two sets": TWO_SETS.replace(when_starved=WhenStarved.FORBID),
    "no starved foot, trains": FOOT_TRAINS.replace(when_starved=WhenStarved.FORBID),
    "no starved foot, plain trains": TRAINS.replace(when_starved=WhenStarved.FORBID),
    "trains": TRAINS,
    "trains as well as arms": PREFERRED,
    "communal feet": FOOT_TRAINS.replace(blocks=Blocks.COMMUNAL, copies=2),
}


def ends_of(state: GameState) -> int:
    """Return the ends that the seat whose turn it is may use."""
    seat = state.turn
    return ends_for(state._round.table, state._board, seat, state._markers, state._hands[seat])


def names(state: GameState, ends: int) -> set[str]:
    """Return the names of *ends*."""
    return {str(state._round.table.end_at(end)) for end in bits(ends)}


class TestChoices:
    """What a seat could lay at the start of a turn."""

    @pytest.mark.parametrize("rules", RULES)
    def test_are_what_the_rules_allow(self, rules: str) -> None:
        """For each seat, in every position of a round, whatever fits and is not barred."""
        for state in blind_round(RULES[rules], 3, seed=6):
            if not state._board.laid:
                continue
            table, board, seen = state._round.table, state._board, slow.table_of(state)
            for seat, hand in enumerate(state._hands):
                ends = ends_for(table, board, seat, state._markers, hand)
                found = expanded(table, choices(table, board, ends, hand, hand))
                assert {*found} == {*slow.plays_of(state, seen, seat, state.markers)}
                assert len({*found}) == len(found)
                assert is_stuck(table, board, seat, state._markers, hand) == (not found)

    def test_are_in_the_order_of_the_ways(self) -> None:
        """By tile, then by the pips shown; each way with all its ends."""
        state = parse_state("5-5 5-1@5-5 5-2@5-5 | 1-2 2-3 4-4 / 3-4", SMALL)
        table, board, hand = state._round.table, state._board, state._hands[0]
        found = choices(table, board, board.asked, hand, hand)

        assert [way for way, _ in found] == sorted(way for way, _ in found)
        assert [(table.tiles.told[way][2], names(state, ends)) for way, ends in found] == [
            (1, {"2-5"}),
            (2, {"1-5"}),
            (3, {"2-5"}),
        ]

    def test_are_among_the_tiles_asked_about(self) -> None:
        """Of a tile just drawn, and of no other."""
        state = parse_state("5-5 5-1@5-5 5-2@5-5 | 1-2 2-3 / 3-4", SMALL)
        table, board, hand = state._round.table, state._board, state._hands[0]
        drawn = table.tiles.ways[Tile(2, 3)]

        found = choices(table, board, board.asked, hand, drawn)
        assert [table.tiles.told[way][0] for way, _ in found] == [Tile(2, 3)]
        assert choices(table, board, 0, hand, hand) == []


class TestFallingBack:
    """In the opening, a seat that cannot fill an arm may have its train."""

    LAID = "5-5 5-1@5-5 5-2@5-5:0 5-3@5-5:1"

    def test_is_for_a_seat_without_an_arm(self) -> None:
        """Its own train is added, and no train of another seat."""
        arm = parse_state(f"{self.LAID} | 5-4 1-2 / 3-4 / 0-0", PREFERRED)
        none = parse_state(f"{self.LAID} | 2-4 1-2 / 3-4 / 0-0", PREFERRED)

        assert names(arm, ends_of(arm)) == {"5-5"}
        assert names(none, ends_of(none)) == {"5-5", "2-5:0"}

    def test_is_for_marked_trains_too(self) -> None:
        """A train with a marker is open to all."""
        state = parse_state(f"{self.LAID} | 2-4 1-2 / 3-4 / 0-0 | | markers=1", PREFERRED)

        assert names(state, ends_of(state)) == {"5-5", "2-5:0", "3-5:1"}

    @pytest.mark.parametrize(
        ("text", "config", "spare"),
        [
            (LAID, PREFERRED, {"2-5:0", "3-5:1", "5-5:2"}),
            ("5-5 5-1@5-5", TRAINS, set()),
            (f"{LAID} 5-0@5-5", PREFERRED, set()),
            ("5-5 5-1@5-5", SMALL, set()),
        ],
        ids=["preferred", "strict", "all arms there", "no trains"],
    )
    def test_is_on_trains_while_arms_are_missing(
        self, text: str, config: RuleConfig, spare: set[str]
    ) -> None:
        """Where the rules want the arms first, or no arm is missing, there is none."""
        state = parse_state(f"{text} | 2-4 1-2 / 3-4 / 0-0", config)

        assert names(state, spare_trains(state._round.table, state._board)) == spare

    def test_is_for_a_seat_whose_only_arm_is_barred(self) -> None:
        """A double that may not be the last tile fills no arm."""
        config = PREFERRED.replace(copies=2, last_double=LastDouble.FORBIDDEN)
        last = parse_state(f"{self.LAID} | 5-5 / 3-4 / 0-0", config)
        other = parse_state(f"{self.LAID} | 5-5 1-4 / 3-4 / 0-0", config)

        assert names(last, ends_of(last)) == {"5-5", "2-5:0"}
        assert names(other, ends_of(other)) == {"5-5"}

    def test_is_for_nobody_while_a_foot_is_open(self) -> None:
        """A foot inside the opening goes before arms and trains."""
        config = PREFERRED.replace(copies=2)
        state = parse_state("5-5 5-5@5-5 | 2-4 1-2 / 3-4 / 0-0", config)

        assert spare_trains(state._round.table, state._board) == 0
        assert names(state, ends_of(state)) == {"5-5'1"}


class TestBarred:
    """Doubles that fit and may not be laid."""

    def barred(self, text: str, config: RuleConfig, double: int) -> set[str]:
        """Return on which ends the double of that many pips is barred."""
        state = parse_state(text, config)
        table, board = state._round.table, state._board
        ways = table.tiles.ways[Tile(double, double)]
        way = ways & table.tiles.shows[double]
        return names(state, barred(table, board, state._hands[0], way, board.open))

    def test_as_the_last_tile_are_barred_everywhere(self) -> None:
        """Where a double may not be the last tile, no end takes it; before that each does."""
        laid = "5-5 5-1@5-5 5-2@5-5"

        assert self.barred(f"{laid} | 1-1 / 2-3", NO_LAST_DOUBLE, 1) == {"1-5", "2-5"}
        assert self.barred(f"{laid} | 1-1 2-2 / 2-3", NO_LAST_DOUBLE, 1) == set()
        assert self.barred(f"{laid} | 1-1 / 2-3", SMALL, 1) == set()

    def test_as_toes_are_barred_on_feet(self) -> None:
        """Where a double may not be a toe, it still goes elsewhere."""
        laid = "5-5 5-1@5-5 5-2@5-5 1-1@1-5"

        assert self.barred(f"{laid} | 1-1 3-4 / 2-3", NO_DOUBLE_AS_TOE, 1) == {"1-1"}
        assert self.barred(f"{laid} | 1-1 3-4 / 2-3", TWO_SETS, 1) == set()

    def test_whose_feet_would_starve_are_barred(self) -> None:
        """With a toe too few, the double may not be laid; with enough it may."""
        laid = "5-5 5-1@5-5 5-2@5-5"

        assert self.barred(f"{laid} | 1-1 3-4 / 1-3", NO_STARVED_FOOT, 1) == {"1-5", "2-5"}
        assert self.barred(f"{laid} | 1-1 3-4 / 1-3 1-4", NO_STARVED_FOOT, 1) == set()
        assert self.barred(f"{laid} | 1-1 3-4 / 1-3", SMALL, 1) == set()

    def test_that_are_plain_toes_starve_nothing(self) -> None:
        """A double that is an ordinary toe wants no toes of its own, elsewhere it does."""
        config = TWO_SETS.replace(when_starved=WhenStarved.FORBID, nesting=Nesting.PLAIN_TOE)
        laid = "5-5 5-1@5-5 5-2@5-5 1-1@1-5"

        assert self.barred(f"{laid} | 1-1 3-4 / 1-3", config, 1) == {"2-5"}

    def test_on_plain_trains_starve_nothing(self) -> None:
        """Where a double on a train is an ordinary tile, it has no foot."""
        laid = "5-5 5-1@5-5 5-2@5-5 5-3@5-5:0"
        shut = {"1-5", "2-5"}
        plain, feet = (
            rules.replace(when_starved=WhenStarved.FORBID) for rules in (TRAINS, FOOT_TRAINS)
        )

        assert self.barred(f"{laid} | 1-1 3-4 / 1-3", plain, 1) == shut
        assert self.barred(f"{laid} | 1-1 3-4 / 1-3", feet, 1) == shut | {"3-5:0", "5-5:1"}


class TestStuck:
    """A seat with nothing to lay."""

    @pytest.mark.parametrize(
        ("text", "config", "stuck"),
        [
            ("5-5 5-1@5-5 5-2@5-5 | 1-3 / 3-4", SMALL, False),
            ("5-5 5-1@5-5 5-2@5-5 | 3-3 / 3-4", SMALL, True),
            ("5-5 5-1@5-5 5-2@5-5 | 1-1 / 3-4", NO_LAST_DOUBLE, True),
            ("5-5 5-1@5-5 5-2@5-5 | 1-1 3-3 / 3-4", NO_LAST_DOUBLE, False),
            ("5-5 5-1@5-5 5-2@5-5 5-3@5-5:0 | 3-4 / 0-0", TRAINS, False),
            ("5-5 5-1@5-5 5-2@5-5 5-3@5-5:1 | 3-4 / 0-0", TRAINS, True),
            ("5-5 5-1@5-5 5-3@5-5:0 | 3-4 / 0-0", PREFERRED, False),
        ],
        ids=str,
    )
    def test_has_no_tile_that_would_be_legal(
        self, text: str, config: RuleConfig, stuck: bool
    ) -> None:
        """What fits only where the seat may not go, or is barred, is no way out."""
        state = parse_state(text, config)
        table, board = state._round.table, state._board

        assert is_stuck(table, board, 0, 0, state._hands[0]) is stuck
