"""What a config and a number of seats settle, once."""

import random

import pytest

from chickenfoot import (
    RuleConfig,
    RuleConfigError,
    apply_move,
    legal_moves,
    new_game,
    next_round,
    phase,
    presets,
)
from chickenfoot._table import table_for
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawnTile,
    LastDouble,
    Nesting,
    TrainRules,
    WhenStarved,
    Wild,
)
from longer import at_table, general_table

PLAIN = {
    "jaques",
    "jaques_double_twelve",
    "jaques_train_hybrid",
    "jaques_single_round",
    "jaques_blind",
    "jaques_teams",
    "jaques_tiebreak",
    "dominologist",
    "dominologist_five_rounds",
    "dominologist_double_twelve",
    "chickie",
    "chickie_six_sides",
    "chickie_four_sides",
    "chickie_double_blank_fifty",
    "fundex",
    "gamerules",
    "wikipedia",
    "pagat",
}
"""Doubles may be laid where they fit, nobody draws who can play, starved feet end nothing."""


class TestTables:
    """One for each config and number of seats."""

    def test_are_shared_by_equal_configs(self) -> None:
        """The same rules for as many seats are the same table, whatever they are called."""
        table = table_for(JAQUES, 4)

        assert table_for(RuleConfig(), 4) is table
        assert table_for(JAQUES.replace(name="ours"), 4) is table
        assert table_for(JAQUES, 5) is not table
        assert table_for(JAQUES.replace(toes=2), 4) is not table

    def test_last_for_a_whole_game(self) -> None:
        """The engine of a round makes no other table."""
        over = parse_state("9-9 | / 1-2")

        assert next_round(over, seed=1)._round.table is over._round.table

    def test_are_forgotten_when_there_are_many(self) -> None:
        """A server with many configs does not keep the tables of all."""
        assert table_for.cache_info().maxsize == 64

    def test_are_refused_for_seats_that_cannot_be_dealt(self) -> None:
        """There is no table without hands."""
        with pytest.raises(RuleConfigError, match="9 seats"):
            table_for(JAQUES, 9)

    def test_hand_out_the_same_moves(self) -> None:
        """A move is made once, and found again by identity."""
        one, other = (
            parse_state(f"9-9 9-1@9-9 9-2@9-9 | {hands}", JAQUES.replace(arms=2))
            for hands in ["1-5 0-0 / 3-4", "1-5 6-6 / 3-8"]
        )

        assert legal_moves(one)[0] is legal_moves(other)[0]


class TestFlags:
    """Which of two paths a table takes."""

    @pytest.mark.parametrize("name", presets.BY_NAME)
    def test_plain_are_most_presets(self, name: str) -> None:
        """Every preset is on the path that it is known to be on, with any number of seats."""
        config = presets.BY_NAME[name]
        tables = [table_for(config, seats) for seats in config.seat_counts]

        assert {table.lists_plainly for table in tables} == {name in PLAIN}
        assert {table.lays_plainly for table in tables} == {name != "jaques_train_hybrid"}

    @pytest.mark.parametrize(
        ("config", "lays", "lists"),
        [
            (JAQUES, True, True),
            (JAQUES.replace(copies=2), True, True),
            (JAQUES.replace(wild=Wild.BLANK), True, True),
            (JAQUES.replace(wild=Wild.BLANK_ADOPTS), True, True),
            (JAQUES.replace(when_starved=WhenStarved.RELEASE), True, True),
            (JAQUES.replace(nesting=Nesting.FORBIDDEN), True, True),
            (JAQUES.replace(nesting=Nesting.FORBIDDEN, copies=2), True, False),
            (JAQUES.replace(when_starved=WhenStarved.FORBID), True, False),
            (JAQUES.replace(when_starved=WhenStarved.END_ROUND), True, False),
            (JAQUES.replace(last_double=LastDouble.FORBIDDEN), True, False),
            (JAQUES.replace(voluntary=True), True, False),
            (JAQUES.replace(drawn_tile=DrawnTile.MAY_PLAY), True, False),
            (JAQUES.replace(drawn_tile=DrawnTile.KEEP), True, False),
            (JAQUES.replace(when_starved=WhenStarved.RELEASE, copies=2), False, True),
            (JAQUES.replace(when_starved=WhenStarved.RELEASE, wild=Wild.BLANK), False, True),
            (JAQUES.replace(blocks=Blocks.NOTHING), False, True),
            (JAQUES.replace(blocks=Blocks.COMMUNAL), False, True),
            (JAQUES.replace(trains=TrainRules()), False, True),
        ],
    )
    def test_plain_is_what_offers_no_choice(
        self, config: RuleConfig, lays: bool, lists: bool
    ) -> None:
        """The longer path is for a choice of moves, or for ends that change without a tile."""
        table = table_for(config, 4)

        assert (table.lays_plainly, table.lists_plainly) == (lays, lists)

    @pytest.mark.parametrize(
        ("config", "tallies"),
        [
            (JAQUES, False),
            (JAQUES.replace(wild=Wild.BLANK), False),
            (JAQUES.replace(copies=2), True),
            (JAQUES.replace(when_starved=WhenStarved.RELEASE), True),
        ],
    )
    def test_tiles_gone_are_counted_where_it_matters(
        self, config: RuleConfig, tallies: bool
    ) -> None:
        """Equal tiles are told apart by the tally, and feet released by it."""
        assert table_for(config, 4).tallies is tallies

    @pytest.mark.parametrize(
        ("config", "unblocks"),
        [
            (JAQUES, True),
            (JAQUES.replace(per_turn=0), False),
            (JAQUES.replace(per_turn_on_foot=0), False),
            (JAQUES.replace(per_turn=0, per_turn_on_foot=1), False),
            (JAQUES.replace(blocked_when=BlockedWhen.FIRST_STUCK), False),
            (JAQUES.replace(voluntary=True), False),
        ],
    )
    def test_a_boneyard_keeps_a_plain_round_going(self, config: RuleConfig, unblocks: bool) -> None:
        """Where everybody may always draw, nobody looks for the end while a tile is left."""
        assert table_for(config, 4).yard_unblocks is unblocks

    @pytest.mark.parametrize("copies", [1, 2, 3])
    def test_single_is_a_table_with_one_set(self, copies: int) -> None:
        """Only there a tile is added to a hand and taken out of it without looking for an equal."""
        assert table_for(JAQUES.replace(copies=copies), 4).single is (copies == 1)

    @pytest.mark.parametrize("name", sorted(PLAIN))
    def test_plain_tables_play_as_the_longer_path_does(self, name: str) -> None:
        """Along a round of blind moves, both paths have the same moves, phases and endings."""
        config = presets.BY_NAME[name]
        state = new_game(config, seats=config.seat_counts[-1], seed=4)
        other = at_table(state, general_table(config, len(state.hands)))
        rng = random.Random(4)
        while moves := legal_moves(state):
            assert legal_moves(other) == moves
            assert phase(other) == phase(state)
            move = rng.choice(moves)
            state, other = apply_move(state, move), apply_move(other, move)

        assert legal_moves(other) == ()
        assert phase(other) == phase(state)
        assert other == state
