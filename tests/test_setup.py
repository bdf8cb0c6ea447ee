"""A position can be laid out by hand: to settle a dispute, to make a puzzle, to test a rule."""

from typing import Any

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    FillEngine,
    FillFoot,
    FindEngine,
    GameState,
    InvalidStateError,
    Play,
    RuleConfig,
    RuleConfigError,
    Tile,
    apply_move,
    is_starved,
    legal_moves,
    new_game,
    phase,
    set_up,
)
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    EngineStart,
    Hunt,
    LastDouble,
    Nesting,
    Opening,
    TrainRules,
    WhenStarved,
)

ENGINE = Play(Tile(9, 9), MIDDLE, outward=9)
ARM = Play(Tile(1, 9), End(Tile(9, 9)), outward=1)
HANDS = [[Tile(1, 5), Tile(2, 7)], [Tile(8, 9)]]


def laid(config: RuleConfig = JAQUES, **given: object) -> GameState:
    """Return an incomplete position in which the engine lies, but for what is given."""
    facts: dict[str, Any] = {"layout": [ENGINE], "hands": HANDS, "complete": False, **given}
    return set_up(config, **facts)


def problems(config: RuleConfig = JAQUES, **given: object) -> tuple[str, ...]:
    """Return what is wrong with such a position."""
    with pytest.raises(InvalidStateError) as refused:
        laid(config, **given)
    return refused.value.problems


class TestPositions:
    """What can be laid out."""

    def test_have_the_facts_they_are_given(self) -> None:
        """Every fact is kept as it was given, hands in canonical order."""
        config = JAQUES.replace(trains=TrainRules(), opening=Opening.PREFER_ENGINE)
        state = laid(
            config,
            layout=[ENGINE, ARM],
            hands=[[Tile(7, 2), Tile(1, 5)], [Tile(8, 9), Tile(0, 3)]],
            boneyard=[Tile(6, 6), Tile(4, 4)],
            turn=1,
            drawn=[Tile(0, 3)],
            markers=[0, 0],
            lead=1,
            past_engines=[9],
            past_points=[[12, 0]],
            aside=[Tile(5, 5), Tile(3, 3)],
        )

        assert [placed.tile for placed in state.layout.placements] == [Tile(9, 9), Tile(1, 9)]
        assert state.hands == ((Tile(1, 5), Tile(2, 7)), (Tile(0, 3), Tile(8, 9)))
        assert state.boneyard == (Tile(6, 6), Tile(4, 4))
        assert (state.turn, state.drawn) == (1, (Tile(0, 3),))
        assert state.markers == {0}
        assert (state.lead, state.aside) == (1, (Tile(3, 3), Tile(5, 5)))
        assert (state.past_engines, state.past_points) == ((9,), ((12, 0),))
        assert state.config is config

    def test_may_be_given_by_iterators(self) -> None:
        """Whatever can be gone through once will do."""
        state = laid(
            layout=iter([ENGINE, ARM]),
            hands=iter([iter(hand) for hand in HANDS]),
            boneyard=iter([Tile(4, 4)]),
            past_engines=iter([9]),
            past_points=iter([iter([0, 5])]),
        )

        assert state.boneyard == (Tile(4, 4),)
        assert state.past_points == ((0, 5),)

    def test_go_on_like_any_other(self) -> None:
        """A position laid out by hand equals the one that was played to."""
        played = new_game(JAQUES, seats=4, seed=1795)
        while not played.layout.placements:
            played = apply_move(played, legal_moves(played)[0])
        again = laid(hands=played.hands, boneyard=played.boneyard, turn=played.turn, complete=True)

        assert again == played
        assert legal_moves(again) == legal_moves(played)

    def test_may_leave_out_tiles_only_if_they_say_so(self) -> None:
        """A complete position has the whole set; what is missing is named."""
        (problem,) = problems(complete=True)

        assert "0-0" in problem
        assert "6-8" in problem

    def test_count_what_they_leave_out_as_laid(self) -> None:
        """A tile that is nowhere can be no toe any more."""
        config = JAQUES.replace(arms=1)
        layout = [ENGINE, ARM, Play(Tile(1, 1), End(Tile(1, 9)), 1)]
        two, foot = [Tile(1, 2), Tile(1, 3)], End(Tile(1, 1))

        assert is_starved(laid(config, layout=layout, hands=[two, [Tile(8, 8)]]), foot)
        assert not is_starved(laid(config, layout=layout, hands=[two, [Tile(1, 4)]]), foot)
        release = config.replace(when_starved=WhenStarved.RELEASE)
        released = laid(release, layout=layout, hands=[two, [Tile(8, 8)]])
        assert phase(released) == FillFoot(foot, missing=2)


class TestBeforeTheEngine:
    """Positions in which nothing lies."""

    def test_give_the_turn_to_whoever_lays_it(self) -> None:
        """A seat that has to lay the engine has the turn, whatever is said."""
        for turn in [0, 1]:
            state = laid(layout=[], hands=[[Tile(1, 5)], [Tile(9, 9)]], turn=turn)

            assert state.turn == 1
            assert phase(state) == FindEngine(9, layer=1)

    def test_keep_the_turn_of_a_hunt(self) -> None:
        """While it is hunted for, the turn is as it was said."""
        state = laid(layout=[], turn=1, boneyard=[Tile(4, 4)])

        assert (state.turn, legal_moves(state)) == (1, (Draw(),))

    def test_may_be_in_a_pass_that_is_completed(self) -> None:
        """Where all draw together, somebody may hold it and the others draw still."""
        config = JAQUES.replace(hunt=Hunt.TOGETHER)
        hands = [[Tile(1, 5), Tile(9, 9)], [Tile(2, 7)]]
        state = laid(config, layout=[], hands=hands, turn=1, boneyard=[Tile(4, 4)])

        assert (state.turn, legal_moves(state)) == (1, (Draw(),))

    def test_are_not_there_when_it_is_laid_out_beforehand(self) -> None:
        """An engine that lies before the deal is missing if it does not."""
        (problem,) = problems(JAQUES.replace(start=EngineStart.PREPLACED), layout=[])

        assert "9-9" in problem

    def test_are_not_there_when_the_tiles_are_dealt_again(self) -> None:
        """Where nobody holding it means another deal, somebody holds it."""
        (problem,) = problems(JAQUES.replace(hunt=Hunt.REDEAL), layout=[])

        assert "9-9" in problem


class TestProblems:
    """What cannot be, each told on its own."""

    @pytest.mark.parametrize(
        ("given", "told"),
        [
            ({"turn": 2}, ["turn", "2", "0 to 1"]),
            ({"turn": -1}, ["turn", "-1"]),
            ({"lead": 7}, ["lead", "7"]),
            ({"markers": [1]}, ["markers", "trains"]),
            ({"past_engines": [12], "past_points": [[0, 1]]}, ["12-12", "double-9"]),
            ({"past_engines": [9]}, ["1 past_engines", "0 rows"]),
            ({"past_engines": [9], "past_points": [[0, 1, 2]]}, ["row 1", "3 of 2"]),
            ({"boneyard": [Tile(4, 12)]}, ["4-12", "double-9"]),
            ({"boneyard": [Tile(8, 9)]}, ["8-9", "twice"]),
            ({"boneyard": [Tile(9, 9)]}, ["9-9", "twice"]),
            ({"aside": [Tile(1, 5)]}, ["1-5", "twice"]),
            ({"hands": [[], []]}, ["0, 1"]),
            ({"drawn": [Tile(8, 9)]}, ["8-9", "seat 0"]),
            ({"drawn": [Tile(1, 5), Tile(1, 5)]}, ["1-5", "seat 0"]),
            ({"drawn": [Tile(1, 5)], "layout": []}, ["drawn"]),
        ],
    )
    def test_are_named(self, given: dict[str, Any], told: list[str]) -> None:
        """A problem is told with the names and numbers of this position."""
        (problem,) = problems(**given)

        assert [part for part in told if part not in problem] == []

    def test_of_markers_are_seats_that_are_not_there(self) -> None:
        """With trains, every marker is on the train of a seat."""
        found = problems(JAQUES.replace(trains=TrainRules()), markers=[0, 2, 5])

        assert len(found) == 2
        assert "2" in found[0]
        assert "5" in found[1]

    def test_of_two_sets_are_tiles_there_three_times(self) -> None:
        """With two sets a tile may be there twice, not more often."""
        config = JAQUES.replace(copies=2)
        laid(config, boneyard=[Tile(8, 9)])
        (problem,) = problems(config, boneyard=[Tile(8, 9), Tile(8, 9)])

        assert "8-9" in problem
        assert "2" in problem

    def test_of_the_past_are_rounds_after_the_end(self) -> None:
        """A game that was over has no further round."""
        (problem,) = problems(
            JAQUES.replace(engines=(9, 8)), past_engines=[9, 8], past_points=[[0, 1], [0, 1]]
        )

        assert "over" in problem

    def test_are_told_all_at_once(self) -> None:
        """Whoever lays out a position hears everything that is wrong with it."""
        found = problems(
            turn=3,
            lead=4,
            markers=[0],
            past_engines=[9, 10],
            past_points=[[0, 1, 2]],
            boneyard=[Tile(3, 12), Tile(1, 5)],
            layout=[ARM],
            complete=True,
        )
        told = "\n".join(found)

        for part in ["turn", "lead", "markers", "10-10", "rows", "row 1", "3-12", "1-5", "9-1"]:
            assert part in told
        assert "missing" in told
        assert len(found) >= 10


class TestLayouts:
    """Plays that cannot have laid the tiles."""

    @pytest.mark.parametrize(
        ("layout", "told"),
        [
            ([ARM], "play 1"),
            ([Play(Tile(1, 9), MIDDLE, 9)], "play 1"),
            ([Play(Tile(9, 9), MIDDLE, 8)], "play 1"),
            ([Play(Tile(9, 9), MIDDLE, 12)], "play 1"),
            ([ENGINE, Play(Tile(8, 8), MIDDLE, 8)], "play 2"),
            ([ENGINE, Play(Tile(1, 2), End(Tile(9, 9)), 2)], "play 2"),
            ([ENGINE, Play(Tile(1, 9), End(Tile(9, 9)), 9)], "play 2"),
            ([ENGINE, Play(Tile(1, 9), End(Tile(9, 9), copy=1), 1)], "play 2"),
            ([ENGINE, Play(Tile(1, 9), End(Tile(9, 9), train=0), 1)], "play 2"),
            ([ENGINE, ARM, Play(Tile(1, 2), End(Tile(1, 8)), 2)], "play 3"),
            ([ENGINE, ARM, Play(Tile(1, 2), End(Tile(1, 9)), 2)], "play 3"),
        ],
    )
    def test_are_told_with_the_number_of_the_play(self, layout: list[Play], told: str) -> None:
        """The first play that does not fit, or comes before its time, is named."""
        (problem,) = problems(layout=layout)

        assert told in problem

    def test_follow_the_order_of_play(self) -> None:
        """A foot is finished before anything else is laid."""
        config = JAQUES.replace(arms=2)
        arm = Play(Tile(2, 9), End(Tile(9, 9)), 2)
        foot = [ENGINE, ARM, arm, Play(Tile(1, 1), End(Tile(1, 9)), 1)]
        laid(config, layout=[*foot, Play(Tile(1, 3), End(Tile(1, 1)), 3)])
        (problem,) = problems(config, layout=[*foot, Play(Tile(2, 3), End(Tile(2, 9)), 3)])

        assert "play 5" in problem

    def test_keep_to_the_rules_about_doubles(self) -> None:
        """A double that the rules bar was not laid."""
        double = Play(Tile(9, 9), End(Tile(9, 9)), 9)
        nested = [ENGINE, double, Play(Tile(9, 9), End(Tile(9, 9), copy=1), 9)]
        config = JAQUES.replace(copies=3)
        laid(config, layout=nested)
        (problem,) = problems(config.replace(nesting=Nesting.FORBIDDEN), layout=nested)

        assert "play 3" in problem

    def test_do_not_ask_for_the_last_tile(self) -> None:
        """A double on the table was not the last tile of a hand that goes on."""
        config = JAQUES.replace(arms=1, last_double=LastDouble.FORBIDDEN)

        assert laid(config, layout=[ENGINE, ARM, Play(Tile(1, 1), End(Tile(1, 9)), 1)]).hands

    def test_may_fall_back_on_trains_in_the_opening(self) -> None:
        """Where trains may be used in the opening, their tiles may lie before all arms do."""
        train = Play(Tile(1, 9), End(Tile(9, 9), train=0), 1)
        config = JAQUES.replace(trains=TrainRules(), opening=Opening.PREFER_ENGINE)

        assert phase(laid(config, layout=[ENGINE, train])) == FillEngine(4)
        strict = config.replace(opening=Opening.STRICT)
        assert "play 2" in problems(strict, layout=[ENGINE, train])[0]

    @pytest.mark.parametrize(
        "nonsense",
        [
            Play("9-9", MIDDLE, 9),  # type: ignore[arg-type]
            Play(Tile(9, 9), None, 9),  # type: ignore[arg-type]
            Play(Tile(9, 9), MIDDLE, "9"),  # type: ignore[arg-type]
            Play(Tile(12, 12), MIDDLE, 12),
        ],
    )
    def test_with_nonsense_in_a_play_are_refused(self, nonsense: Play) -> None:
        """A play of no tile, or on no end, is a problem like any other."""
        with pytest.raises(InvalidStateError, match="play 1"):
            laid(layout=[nonsense])


class TestTypes:
    """What is something else altogether."""

    @pytest.mark.parametrize(
        ("given", "wanted"),
        [
            ({"hands": [[Tile(1, 5)], [(8, 9)]]}, "tiles"),
            ({"boneyard": ["4-4"]}, "tiles"),
            ({"aside": [None]}, "tiles"),
            ({"drawn": [1]}, "tiles"),
            ({"layout": [Draw()]}, "Play"),
            ({"layout": [Tile(9, 9)]}, "Play"),
            ({"turn": True}, "an int"),
            ({"turn": "0"}, "an int"),
            ({"lead": 0.0}, "an int"),
            ({"markers": [True]}, "an int"),
            ({"past_engines": ["9"], "past_points": [[0, 1]]}, "an int"),
            ({"past_engines": [9], "past_points": [[0, 1.5]]}, "an int"),
        ],
    )
    def test_is_a_type_error(self, given: dict[str, Any], wanted: str) -> None:
        """A wrong type is named with the right one."""
        with pytest.raises(TypeError, match=wanted):
            laid(**given)

    def test_rules_are_a_config(self) -> None:
        """What is no config is a TypeError that says so."""
        with pytest.raises(TypeError, match="a RuleConfig"):
            laid("jaques")  # type: ignore[arg-type]

    def test_a_number_of_seats_that_cannot_be_dealt_is_about_the_rules(self) -> None:
        """As many hands as seats; too few or too many is a RuleConfigError."""
        with pytest.raises(RuleConfigError, match="1 seats"):
            laid(hands=[[Tile(1, 5)]])
