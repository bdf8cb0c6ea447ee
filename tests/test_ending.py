"""When a turn begins, the round may be over."""

import pytest

import slow
from blind import SMALL, TRAINS, blind_round
from chickenfoot import RuleConfig, Tile
from chickenfoot._ending import any_starved, ending_at_turn, ending_of_hunt, out_of
from chickenfoot._rules.ending import Ending
from chickenfoot._table import table_for
from chickenfoot.notation import parse_state
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawLimit,
    Hunt,
    LastDouble,
    WhenStarved,
    Wild,
)

FIRST = SMALL.replace(blocked_when=BlockedWhen.FIRST_STUCK)
STARVED = SMALL.replace(when_starved=WhenStarved.END_ROUND)
NO_DRAWS = SMALL.replace(per_turn=0)
NO_DRAWS_ON_FEET = SMALL.replace(per_turn_on_foot=0)

RULES = {
    "plain": SMALL,
    "two sets": SMALL.replace(copies=2),
    "wild": SMALL.replace(wild=Wild.BLANK),
    "no double last": SMALL.replace(last_double=LastDouble.FORBIDDEN),
    "a reserve": SMALL.replace(reserve=2),
    "no draws": NO_DRAWS,
    "no draws on feet": NO_DRAWS_ON_FEET,
    "draws on feet only": SMALL.replace(per_turn=0, per_turn_on_foot=1),
    "many draws": SMALL.replace(per_turn=DrawLimit.UNTIL_PLAYABLE),
    "starved": STARVED,
    "starved, nothing blocked": STARVED.replace(copies=2, blocks=Blocks.NOTHING),
    "first stuck": FIRST,
    "first stuck, no draws": FIRST.replace(per_turn=0),
    "trains": TRAINS,
    "trains, first stuck": TRAINS.replace(blocked_when=BlockedWhen.FIRST_STUCK),
}

OPEN = "5-5 5-1@5-5 5-2@5-5"
FOOT = f"{OPEN} 1-1@1-5"


def ending(text: str, config: RuleConfig, *, drawable: int | None = None) -> Ending | None:
    """Return how the round is over as a turn begins in the position of *text*."""
    state = parse_state(text, config)
    round_, board = state._round, state._board
    left = round_.stop if drawable is None else drawable
    return ending_at_turn(round_.table, board, state._hands, state.turn, left, state._markers)


class TestEnding:
    """How a round is over as a turn begins."""

    @pytest.mark.parametrize("rules", RULES)
    @pytest.mark.parametrize("seed", range(4))
    def test_is_what_the_rules_say(self, rules: str, seed: int) -> None:
        """In every position of a round in which nothing was drawn and nobody is out."""
        for state in blind_round(RULES[rules], 2, seed):
            round_, board = state._round, state._board
            if board.laid and all(state._hands) and not state._drawn:
                left = round_.stop - state._next
                told = ending_at_turn(
                    round_.table, board, state._hands, state.turn, left, state._markers
                )
                assert told is slow.ending_of(state), str(state)

    def test_is_blocked_when_nobody_can_move(self) -> None:
        """Not while one seat can, whichever it is."""
        assert ending(f"{OPEN} | 3-3 / 4-4 | ", SMALL) is Ending.BLOCKED
        assert ending(f"{OPEN} | 3-3 / 1-4 | ", SMALL) is None
        assert ending(f"{OPEN} | 1-3 / 4-4 | ", SMALL) is None

    def test_is_blocked_for_the_first_stuck_seat(self) -> None:
        """Where one stuck seat is enough, it is the one whose turn begins."""
        assert ending(f"{OPEN} | 3-3 / 1-4 | ", FIRST) is Ending.BLOCKED
        assert ending(f"{OPEN} | 3-3 / 1-4 | | turn=1", FIRST) is None
        assert ending(f"{OPEN} | 1-3 / 4-4 | ", FIRST) is None

    @pytest.mark.parametrize("config", [SMALL, FIRST], ids=["all stuck", "first stuck"])
    def test_is_none_while_a_tile_may_be_drawn(self, config: RuleConfig) -> None:
        """One tile is enough, and none is none."""
        text = f"{OPEN} | 3-3 / 4-4 | 0-0"

        assert ending(text, config, drawable=1) is None
        assert ending(text, config, drawable=0) is Ending.BLOCKED
        assert ending(text, config, drawable=-1) is Ending.BLOCKED

    def test_is_blocked_by_tiles_that_nobody_may_draw(self) -> None:
        """A boneyard that may not be touched, ever or on a foot, keeps no round going."""
        assert ending(f"{OPEN} | 3-3 / 4-4 | 0-0", NO_DRAWS) is Ending.BLOCKED
        assert ending(f"{OPEN} | 3-3 / 4-4 | 0-0", NO_DRAWS_ON_FEET) is None
        assert ending(f"{FOOT} | 3-3 / 4-4 | 0-0", NO_DRAWS_ON_FEET) is Ending.BLOCKED

    def test_is_none_while_a_train_may_be_marked(self) -> None:
        """Each seat is asked as if all trains were marked; one stuck seat as they are."""
        text = f"{OPEN} 5-3@5-5:0 | 4-4 / 3-4 | "
        first = TRAINS.replace(blocked_when=BlockedWhen.FIRST_STUCK)

        assert ending(text, TRAINS) is None
        assert ending(f"{OPEN} 5-3@5-5:1 | 3-4 / 4-4 | ", TRAINS) is None
        assert (
            ending(f"{OPEN} 5-3@5-5:1 | 4-4 / 4-4 | ", TRAINS.replace(copies=2)) is Ending.BLOCKED
        )
        assert ending(f"{text} | turn=1", first) is Ending.BLOCKED
        assert ending(f"{text} | turn=1 markers=0", first) is None

    def test_is_starved_whatever_may_be_drawn(self) -> None:
        """Where a starved foot ends the round, it does so first."""
        assert ending(f"{FOOT} | 1-3 / 4-4 | 0-0", STARVED) is Ending.STARVED
        assert ending(f"{FOOT} | 1-3 / 1-4 | 0-0", STARVED) is None
        assert ending(f"{FOOT} | 1-3 / 4-4 | 0-0", SMALL) is None


class TestStarved:
    """A foot that can never be finished."""

    @pytest.mark.parametrize("when", WhenStarved)
    def test_ends_a_round_under_one_rule_only(self, when: WhenStarved) -> None:
        """Elsewhere it is frozen, released, or was never laid."""
        config = SMALL.replace(when_starved=when)
        laid = OPEN if when is WhenStarved.FORBID else FOOT
        state = parse_state(f"{laid} | 1-3 / 4-4", config)

        assert any_starved(state._round.table, state._board) is (when is WhenStarved.END_ROUND)

    def test_is_one_of_all_that_are_open(self) -> None:
        """It need not be the one that goes first, and one is enough."""
        config = STARVED.replace(blocks=Blocks.NOTHING)
        laid = f"{OPEN} 1-1@1-5 2-2@2-5"

        def starved(hands: str) -> bool:
            state = parse_state(f"{laid} | {hands}", config)
            return any_starved(state._round.table, state._board)

        assert not starved("1-3 1-4 2-3 / 2-4")
        assert starved("1-3 2-3 / 2-4")
        assert starved("1-3 1-4 2-3 / 4-4")


class TestOut:
    """The seat with no tile left."""

    @pytest.mark.parametrize(
        ("hands", "out"), [((5, 3), None), ((0, 3), 0), ((5, 0), 1), ((5, 0, 3), 1)]
    )
    def test_is_the_one_with_an_empty_hand(self, hands: tuple[int, ...], out: int | None) -> None:
        """None is out while all hold tiles."""
        assert out_of(hands) == out


class TestHunts:
    """A round without an engine."""

    @pytest.mark.parametrize("hunt", [Hunt.IN_TURN, Hunt.NEXT_LOWER])
    def test_is_blocked_when_nobody_holds_a_double(self, hunt: Hunt) -> None:
        """And no tile is left to draw; with one left, or one double held, it goes on."""
        table = table_for(SMALL.replace(hunt=hunt), 2)
        single, double = (table.tiles.ways[tile] for tile in [Tile(1, 2), Tile(3, 3)])

        assert ending_of_hunt(table, 5, (single, single), 0) is Ending.BLOCKED
        assert ending_of_hunt(table, 5, (single, single), -1) is Ending.BLOCKED
        assert ending_of_hunt(table, 5, (single, single), 1) is None
        assert ending_of_hunt(table, 5, (single, double), 0) is None
