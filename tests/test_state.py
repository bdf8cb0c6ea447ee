"""The facts of a position, and what is carried with them."""

import copy
import gc
import pickle
import random
import weakref
from collections.abc import Iterator

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import (
    GameState,
    RuleConfig,
    Tile,
    apply_move,
    distinct_moves,
    legal_moves,
    new_game,
    next_round,
    open_ends,
    phase,
    presets,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    Blocks,
    DrawLimit,
    HandSize,
    Lead,
    Nesting,
    Opening,
    Remainder,
    Teams,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)

CONFIGS = {
    "jaques": JAQUES,
    "chicken_game": presets.CHICKEN_GAME,
    "aside": JAQUES.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE),
    "trains": JAQUES.replace(
        trains=TrainRules(train_doubles=TrainDoubles.FOOT),
        opening=Opening.PREFER_ENGINE,
        blocks=Blocks.COMMUNAL,
    ),
    "two sets": JAQUES.replace(
        highest=6, copies=2, nesting=Nesting.OUTERMOST_FIRST, when_starved=WhenStarved.RELEASE
    ),
    "wild": JAQUES.replace(highest=6, wild=Wild.BLANK_ADOPTS, per_turn=DrawLimit.UNTIL_PLAYABLE),
    "no blocks": JAQUES.replace(
        blocks=Blocks.NOTHING, when_starved=WhenStarved.END_ROUND, teams=Teams.OPPOSITE
    ),
}

each_config = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)


def a_game(config: RuleConfig) -> Iterator[GameState]:
    """Yield the positions of two rounds in which moves are picked blindly."""
    rng = random.Random(7)
    state = new_game(config, seats=4, seed=7)
    while state.round_number < 3 and not state.is_game_over:
        yield state
        moves = legal_moves(state)
        state = apply_move(state, rng.choice(moves)) if moves else next_round(state, seed=7)


class TestFacts:
    """What can be read off a position."""

    def test_of_a_deal(self) -> None:
        """A game begins with hands, a boneyard and nothing on the table."""
        state = new_game(JAQUES, seats=4, seed=7)

        assert state.config is JAQUES
        assert state.layout.placements == ()
        assert [len(hand) for hand in state.hands] == [7, 7, 7, 7]
        assert len(state.boneyard) == 27
        assert (state.aside, state.drawn, state.markers) == ((), (), frozenset())
        assert (state.past_engines, state.past_points, state.lots) == ((), (), ())
        assert (state.lead, state.round_number) == (0, 1)

    def test_hands_are_in_canonical_order(self) -> None:
        """Each hand is sorted, equal tiles side by side."""
        for config in CONFIGS.values():
            for hand in new_game(config, seats=4, seed=7).hands:
                assert list(hand) == sorted(hand)

    def test_is_to_move(self) -> None:
        """While the round goes on, the seat whose turn it is is to move; then nobody is."""
        running, over = parse_state("9-9 | 1-2 / 3-9 | | turn=1"), parse_state("9-9 | / 3-9")

        assert (running.to_move, running.turn) == (1, 1)
        assert (over.to_move, over.turn) == (None, 0)

    def test_is_round_over(self) -> None:
        """A round is over when a seat has no tile left, or nobody can move."""
        assert not parse_state("9-9 | 1-9 / 3-4").is_round_over
        assert parse_state("9-9 | / 3-4").is_round_over
        assert parse_state("9-9 | 1-2 / 3-4").is_round_over

    def test_is_game_over(self) -> None:
        """A game is over when the round is, and no other follows."""
        last = JAQUES.replace(engines=(9,))

        assert not parse_state("9-9 | / 3-4").is_game_over
        assert not parse_state("9-9 | 1-9 / 3-4", last).is_game_over
        assert parse_state("9-9 | / 3-4", last).is_game_over

    def test_of_a_round_over_are_not_past_yet(self) -> None:
        """A finished round is past once the next one begins."""
        over = parse_state("9-9 | / 3-4")

        assert (over.past_engines, over.past_points, over.round_number) == ((), (), 1)


class TestFrozen:
    """A position never changes."""

    @each_config
    def test_nothing_can_be_set_or_deleted(self, config: RuleConfig) -> None:
        """No attribute can be set, public or private, there or not; and none deleted."""
        state = new_game(config, seats=4, seed=7)
        slots = [name for kind in GameState.__mro__ for name in getattr(kind, "__slots__", ())]
        assert "_hands" in slots
        before = pickle.dumps(state)
        for name in [*dir(state), *slots, "other", "_other"]:
            with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
                setattr(state, name, getattr(state, name, None))
            with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
                delattr(state, name)

        assert pickle.dumps(state) == before

    def test_facts_cannot_be_changed_either(self) -> None:
        """What a position hands out are tuples, frozen sets and frozen values."""
        state = parse_state("9-9 | 1-2 / 3-4 | 5-5")
        for fact in [state.hands, state.boneyard, state.drawn, state.markers, state.lots]:
            hash(fact)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            state.layout.placements = ()  # type: ignore[misc]
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            state.layout.placements[0].ends = 9  # type: ignore[misc]


class TestEquality:
    """When two positions are the same."""

    BASE = "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6"

    def test_is_of_facts(self) -> None:
        """Positions with the same facts are equal, and have equal hashes."""
        one, other = parse_state(self.BASE), parse_state(self.BASE)

        assert one is not other
        assert one == other
        assert hash(one) == hash(other)
        assert len({one, other}) == 1

    @pytest.mark.parametrize(
        "text",
        [
            "9-9 9-1@9-9 9-3@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6",
            "9-9 9-2@9-9 9-1@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6",
            "9-9 9-1@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 / 8-9 2-4 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-5 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 8-9 2-4 / 1-5 2-7 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 / 3-3 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 | 6-6 4-4",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4",
            f"{BASE} | turn=1",
            f"{BASE} | lead=1",
            f"{BASE} | drawn=1-5",
            f"{BASE} | aside=5-5",
            f"{BASE} | engines=9 points=0/1",
            f"{BASE} | engines=8 points=0/1",
            f"{BASE} | engines=9 points=1/0",
            f"{BASE} | lots=1-1/2-2",
        ],
    )
    def test_is_of_every_fact(self, text: str) -> None:
        """Any fact that differs makes another position, the order of the boneyard too."""
        assert parse_state(text) != parse_state(self.BASE)

    def test_is_of_markers_and_rules(self) -> None:
        """Markers are facts, and so are the rules, but for their name."""
        config = JAQUES.replace(trains=TrainRules())
        state = parse_state(self.BASE, config)

        assert parse_state(f"{self.BASE} | markers=1", config) != state
        assert parse_state(self.BASE, config.replace(toes=2)) != state
        assert parse_state(self.BASE, config.replace(name="ours")) == state

    def test_is_not_of_what_was_asked(self) -> None:
        """A position whose legal moves are remembered equals one that was never asked."""
        asked, other = parse_state(self.BASE), parse_state(self.BASE)
        moves = legal_moves(asked)

        assert asked == other
        assert hash(asked) == hash(other)
        assert legal_moves(asked) is moves

    def test_is_of_the_way_it_was_reached(self) -> None:
        """Playing to a position, or laying it out, gives equal positions."""
        start = parse_state("9-9 9-1@9-9 | 1-5 2-7 2-9 / 8-9 2-4 | 4-4 6-6 | ")
        played = apply_move(start, legal_moves(start)[0])

        assert played == parse_state(f"{self.BASE} | turn=1")
        assert hash(played) == hash(parse_state(f"{self.BASE} | turn=1"))

    def test_is_among_positions(self) -> None:
        """A position is equal to no text, layout or None."""
        state = parse_state(self.BASE)
        others: list[object] = [str(state), state.layout, None, 0]

        assert [other for other in others if other == state] == []


class TestCopies:
    """A copy of what cannot change."""

    @each_config
    def test_is_the_position_itself(self, config: RuleConfig) -> None:
        """There is no need for a second one."""
        state = new_game(config, seats=4, seed=7)

        assert copy.copy(state) is state
        assert copy.deepcopy(state) is state
        assert copy.deepcopy([state])[0] is state


class TestPickles:
    """What goes to another process, or into a file."""

    @each_config
    def test_give_back_every_position(self, config: RuleConfig) -> None:
        """A position that comes back equals the one that went, and plays on like it."""
        for state in a_game(config):
            again = pickle.loads(pickle.dumps(state))  # noqa: S301
            assert again == state
            assert hash(again) == hash(state)
            assert legal_moves(again) == legal_moves(state)
            assert distinct_moves(again) == distinct_moves(state)
            assert open_ends(again) == open_ends(state)
            assert phase(again) == phase(state)

    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    @each_config
    def test_may_be_of_any_protocol(self, config: RuleConfig, protocol: int) -> None:
        """Old protocols hold a position as well."""
        *_, state = a_game(config)

        assert pickle.loads(pickle.dumps(state, protocol)) == state  # noqa: S301

    @each_config
    def test_carry_facts_only(self, config: RuleConfig) -> None:
        """A pickle grows with the tiles on the table, not with what is worked out from them."""
        for state in a_game(config):
            legal_moves(state)
            assert len(pickle.dumps(state)) < 3000 + 120 * len(state.layout.placements)

    def test_know_incomplete_positions(self) -> None:
        """Tiles that were left out stay out: they count as laid for a foot that comes back."""
        release = JAQUES.replace(arms=1, when_starved=WhenStarved.RELEASE)
        state = parse_state("9-9 9-1@9-9 1-1@9-1 | 1-2 1-3 / 8-8", release)
        again = pickle.loads(pickle.dumps(state))  # noqa: S301

        assert phase(again) == phase(state) == cf.FillFoot(cf.End(Tile(1, 1)), missing=2)

    def test_know_a_lead_that_was_drawn_for(self) -> None:
        """Lots come back too."""
        state = new_game(JAQUES.replace(first_lead=Lead.DRAW_HIGH, highest=12), seats=2, seed=3)
        assert state.lots

        assert pickle.loads(pickle.dumps(state)).lots == state.lots  # noqa: S301


class TestText:
    """How a position is shown."""

    @each_config
    def test_repr_evaluates(self, config: RuleConfig) -> None:
        """What a failing test prints can be pasted into the next one."""
        names = {**vars(cf), **vars(cf.rules), "parse_state": parse_state}
        for state in a_game(config):
            assert eval(repr(state), names) == state  # noqa: S307

    @pytest.mark.parametrize("config", [*presets.BY_NAME.values(), *CONFIGS.values()])
    def test_repr_of_the_rules_evaluates(self, config: RuleConfig) -> None:
        """The rules of a position can be pasted as well, with their name."""
        again = eval(repr(config), {**vars(cf), **vars(cf.rules)})  # noqa: S307

        assert again == config
        assert again.name == config.name

    def test_repr_leaves_out_the_default_rules(self) -> None:
        """Under the default rules the notation says it all."""
        state = parse_state("9-9 | 1-2 / 3-9")

        assert repr(state) == "parse_state('9-9 | 1-2 / 3-9 |  | turn=0')"
        assert "toes=2" in repr(parse_state("9-9 | 1-2 / 3-9", JAQUES.replace(toes=2)))

    def test_str_is_the_notation(self) -> None:
        """A position prints as one line."""
        assert str(parse_state("9-9 | 1-2 / 3-9")) == "9-9 | 1-2 / 3-9 |  | turn=0"


def test_a_position_can_be_forgotten() -> None:
    """Nothing keeps a position alive that nobody holds any more."""
    state = parse_state("9-9 9-1@9-9 | 1-5 9-7 / 8-9 2-4 | 4-4 6-6")
    after = apply_move(state, legal_moves(state)[0])
    legal_moves(after)
    phase(after)
    known = weakref.ref(after)
    del after
    gc.collect()

    assert known() is None


def test_a_position_is_not_made_by_hand() -> None:
    """Positions come from deals, moves and `set_up`, which see to it that they can be."""
    with pytest.raises(TypeError):
        GameState(JAQUES)  # type: ignore[call-arg]
