"""The strategies draw what they say, all of it, and nothing that cannot be."""

import enum
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from typing import Any

import attrs
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from chickenfoot import (
    Draw,
    Pass,
    Play,
    Reason,
    RuleConfig,
    Tile,
    explain,
    legal_moves,
    new_game,
    next_round,
    phase,
    presets,
    round_result,
    testing,
)
from chickenfoot._config import FAMILIES
from chickenfoot.notation import parse_state
from chickenfoot.rules import (
    EngineStart,
    Hunt,
    Lead,
    TrainDoubles,
    TrainRules,
)
from chickenfoot.testing import EachDouble, configs, deals, games, moves, rounds, states, tiles

JAQUES = st.just(presets.JAQUES)
SMALL = presets.JAQUES.replace(highest=3, arms=2, toes=2, hand_sizes=2)


def drawn(strategy: st.SearchStrategy[Any], number: int = 40) -> list[Any]:
    """Return what *strategy* draws, the same every time."""
    found: list[Any] = []

    @settings(
        max_examples=number,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(value: object) -> None:
        found.append(value)

    collect()
    return found


def smallest(strategy: st.SearchStrategy[Any], wanted: Callable[[Any], bool]) -> Any:  # noqa: ANN401
    """Return the plainest value that is *wanted*."""
    return find(
        strategy, wanted, settings=settings(derandomize=True, database=None, max_examples=1000)
    )


class TestMissingHypothesis:
    def test_the_import_says_what_to_install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "hypothesis", None)
        monkeypatch.delitem(sys.modules, "chickenfoot.testing")
        with pytest.raises(ImportError, match=r'pip install "chickenfoot\[testing\]"'):
            import_module("chickenfoot.testing")


class TestTiles:
    def test_every_tile_of_the_set_is_drawn_and_no_other(self) -> None:
        assert {*drawn(tiles(2))} == {Tile(a, b) for a in range(3) for b in range(3)}

    def test_the_default_is_double_nine(self) -> None:
        assert max(tile.high for tile in drawn(tiles())) == 9


class TestConfigs:
    def test_every_choice_of_every_field_is_drawn(self) -> None:
        seen: defaultdict[str, set[object]] = defaultdict(set)
        for config in drawn(configs(), 200):
            for family in FAMILIES:
                rules = getattr(config, family)
                for field in attrs.fields(type(rules)) if rules else ():
                    seen[field.name].add(getattr(rules, field.name))
        for name, values in seen.items():
            for choice in {type(value) for value in values if isinstance(value, enum.Enum)}:
                assert values >= {*choice}, name
            assert len(values) > 1, name
        assert {2, 3} <= seen["highest"]
        assert len(seen["highest"]) > 4

    def test_nothing_drawn_contradicts_itself(self) -> None:
        every = {**testing._ANY, "trains": st.just(TrainRules())}
        for fields in drawn(st.fixed_dictionaries(every), 150):
            config = RuleConfig().replace(**testing._reconciled(fields))
            assert config.seat_counts

    def test_fields_and_families_can_be_fixed(self) -> None:
        feet, deal = SMALL.feet, SMALL.deal
        for config in drawn(configs(feet=feet, deal=deal, copies=2, name="ours")):
            assert (config.feet, config.deal, config.set.copies) == (feet, deal, 2)
            assert config.name == "ours"

    def test_trains_can_be_fixed(self) -> None:
        foot = TrainDoubles.FOOT
        assert {config.trains for config in drawn(configs(trains=None))} == {None}
        assert {config.trains for config in drawn(configs(trains=TrainRules()))} == {TrainRules()}
        trains = [config.trains for config in drawn(configs(train_doubles=foot))]
        assert all(rules and rules.train_doubles is foot for rules in trains)

    def test_what_contradicts_what_is_fixed_is_drawn_again(self) -> None:
        assert all(config.engine.arms == 5 for config in drawn(configs(arms=5)))

    def test_what_fails_shrinks_to_plain_rules(self) -> None:
        config = smallest(configs(), lambda config: config.set.copies == 2)
        assert (config.set.highest, config.trains, config.feet.toes) == (2, None, 0)


class TestDeals:
    def test_the_tiles_are_the_set(self) -> None:
        for deal in drawn(deals(SMALL, 2)):
            assert sorted(deal.tiles) == sorted({Tile(a, b) for a in range(4) for b in range(4)})
            assert deal.lots is None

    def test_an_engine_laid_out_beforehand_is_left_out(self) -> None:
        config = SMALL.replace(start=EngineStart.PREPLACED)
        for deal in drawn(deals(config, 2)):
            assert Tile(3, 3) not in deal.tiles
            assert len(deal.tiles) == 9

    def test_a_hand_holds_the_engine_where_it_would_be_dealt_again(self) -> None:
        for deal in drawn(deals(SMALL.replace(hunt=Hunt.REDEAL), 2)):
            assert Tile(3, 3) in deal.tiles[:4]

    def test_lots_are_shown_where_they_decide(self) -> None:
        for deal in drawn(deals(SMALL.replace(first_lead=Lead.DRAW_HIGH), 2)):
            is_held = Tile(3, 3) in deal.tiles[:4]
            assert (deal.lots is None) == is_held
            start = new_game(
                SMALL.replace(first_lead=Lead.DRAW_HIGH), seats=2, tiles=deal.tiles, lots=deal.lots
            )
            assert start.lots == (deal.lots or ())

    def test_lots_may_be_tied_twice_and_then_decide(self) -> None:
        config = SMALL.replace(first_lead=Lead.DRAW_HIGH, start=EngineStart.PREPLACED)
        assert {len(deal.lots) for deal in drawn(deals(config, 2), 150)} == {1, 2, 3}

    def test_a_later_round_is_dealt_for_its_own_engine(self) -> None:
        config = SMALL.replace(start=EngineStart.PREPLACED, later_lead=Lead.DRAW_HIGH)
        end = drawn(rounds(st.just(config)), 1)[0][-1]
        for deal in drawn(deals(config, len(end.hands), end)):
            assert Tile(2, 2) not in deal.tiles
            after = next_round(end, tiles=deal.tiles, lots=deal.lots)
            assert after.layout.placements[0].tile == Tile(2, 2)
            assert after.lots == deal.lots


class TestPositions:
    def test_states_are_reached_by_at_most_so_many_moves(self) -> None:
        few = drawn(states(JAQUES, max_moves=2))
        assert {len(state.layout.placements) for state in few} == {0, 1, 2}
        assert all(state.config is presets.JAQUES for state in few)

    def test_states_are_of_every_phase(self) -> None:
        assert len({type(phase(state)) for state in drawn(states(), 100)}) == 6

    def test_a_round_goes_from_the_deal_to_its_end(self) -> None:
        for line in drawn(rounds(), 10):
            assert line[0].round_number == line[-1].round_number == 1
            assert [state.is_round_over for state in line] == [False] * (len(line) - 1) + [True]

    def test_a_game_goes_through_its_rounds(self) -> None:
        lines = drawn(games(configs(highest=2)))
        assert any(line[-1].is_game_over for line in lines)
        assert max(line[-1].round_number for line in lines) > 2
        assert all(line[0].round_number == 1 for line in lines)

    def test_what_fails_shrinks_to_the_shortest_game(self) -> None:
        positions = states(st.just(SMALL), max_moves=9)
        state = smallest(positions, lambda state: len(state.layout.placements) > 2)
        assert len(state.layout.placements) == 3
        assert parse_state(str(state), SMALL) == state


class TestMoves:
    STATE = parse_state("9-9 9-1@9-9 9-2@9-9 | 3-9 2-7 / 8-9 | 4-4 6-6")

    def test_legal_moves_and_others_are_drawn(self) -> None:
        tried = drawn(moves(self.STATE), 200)
        assert all(isinstance(move, Play | Draw | Pass) for move in tried)
        answers = [explain(self.STATE, move) for move in tried]
        reasons = {answer.reason for answer in answers if answer}
        assert None in answers
        assert {Reason.MUST_PLAY, Reason.NO_SUCH_MOVE, Reason.TILE_NOT_HELD} <= reasons
        assert {Reason.NO_SUCH_END, Reason.OPENING_UNFINISHED, Reason.DOES_NOT_FIT} <= reasons

    def test_moves_are_drawn_where_none_is_legal(self) -> None:
        over = parse_state("9-9 9-1@9-9 | / 8-9 | 4-4 6-6")
        assert not legal_moves(over)
        assert {type(move) for move in drawn(moves(over))} == {Play, Draw, Pass}


class TestEachDouble:
    def test_costs_its_points_for_each_double_held(self) -> None:
        config = presets.JAQUES.replace(penalties=[EachDouble(25)])
        over = parse_state("9-9 9-1@9-9 | / 8-8 7-7 5-4 | 4-4 6-6", config)
        assert round_result(over).points == (0, 16 + 14 + 9 + 50)
