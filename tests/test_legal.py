"""What the seat to move may do."""

import re
from collections.abc import Callable

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    GameState,
    Play,
    RuleConfig,
    Tile,
    apply_move,
    distinct_moves,
    legal_moves,
    new_game,
    plays,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    Blocks,
    DrawLimit,
    DrawnTile,
    Opening,
    TrainRules,
    Wild,
)

TWO_ARMS = JAQUES.replace(arms=2)
B4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
F4 = f"{B4} 4-4@9-4"
TRAINS = TWO_ARMS.replace(trains=TrainRules())


def moves(text: str, config: RuleConfig = JAQUES) -> str:
    """Return the legal moves of the position of *text*, in their order."""
    return told(legal_moves(parse_state(text, config)))


def told(found: tuple[object, ...]) -> str:
    """Return what was found in words."""
    return " ".join(map(str, found))


class TestMoves:
    """What may be done in each phase."""

    def test_are_none_once_the_round_is_over(self) -> None:
        """Nobody moves any more, whether somebody is out or nobody can play."""
        assert legal_moves(parse_state(f"{B4} | / 1-5")) == ()
        assert legal_moves(parse_state(f"{B4} | 5-5 / 6-6")) == ()
        assert legal_moves(parse_state("| 1-2 / 3-4")) == ()

    def test_are_a_draw_while_the_engine_is_hunted_for(self) -> None:
        """Nothing else can be done in a hunt."""
        assert legal_moves(parse_state("| 1-2 / 3-4 | 5-6")) == (Draw(),)

    def test_are_the_engine_once_it_is_found(self) -> None:
        """Whoever has it lays it."""
        found = legal_moves(parse_state("| 9-9 1-9 / 3-4 | 5-6"))

        assert found == (Play(Tile(9, 9), MIDDLE, outward=9),)

    def test_are_arms_while_some_are_missing(self) -> None:
        """In the opening only the engine takes tiles, and one place stands for all free arms."""
        assert moves("9-9 9-1@9-9 | 1-5 2-9 8-9 / 3-4 | 6-6") == "9-2@9-9 9-8@9-9"

    def test_are_toes_while_a_foot_is_open(self) -> None:
        """Each seat in turn has its toe, and then the table is open again."""
        state = parse_state(f"{F4} | 4-6 1-5 / 2-7 4-8 / 0-4 3-3")
        for toe in ["4-6@4-4", "4-8@4-4", "4-0@4-4"]:
            assert told(legal_moves(state)) == toe
            state = apply_move(state, parse_move(toe))

        assert told(legal_moves(state)) == "1-5@1-9"

    def test_are_all_that_fits_in_open_play(self) -> None:
        """Each tile goes on each end that it matches."""
        assert moves(f"{B4} | 1-2 3-3 5-6 / 4-8") == "2-1@2-9 1-2@1-9 3-3@3-9"

    def test_are_a_draw_for_a_seat_that_is_stuck(self) -> None:
        """Who cannot play draws, on a foot or not."""
        assert moves(f"{B4} | 5-6 / 4-8 | 7-7") == "draw"
        assert moves(f"{F4} | 1-5 / 4-8 | 7-7") == "draw"

    def test_are_a_pass_where_nothing_may_be_drawn(self) -> None:
        """A stuck seat passes without a boneyard, or with one that may not be touched."""
        assert moves(f"{B4} | 5-6 / 4-8") == "pass"
        assert moves(f"{B4} | 5-6 / 4-8 | 7-7", JAQUES.replace(reserve=1)) == "pass"
        assert moves(f"{B4} | 5-6 / 4-8 | 7-7", JAQUES.replace(per_turn=0)) == "pass"
        assert moves(f"{F4} | 5-6 / 4-8 | 7-7", JAQUES.replace(per_turn_on_foot=0)) == "pass"

    def test_are_an_equal_tile_once(self) -> None:
        """Two equal tiles in a hand are one choice."""
        config = TWO_ARMS.replace(copies=2)

        assert moves("9-9 9-1@9-9 9-2@9-9 | 1-5 1-5 / 3-4", config) == "1-5@1-9"

    def test_are_each_copy_of_an_end(self) -> None:
        """Two equal tiles on the table are two places."""
        config = TWO_ARMS.replace(copies=2)

        assert moves("9-9 9-1@9-9 9-1@9-9 | 1-5 / 3-4", config) == "1-5@1-9 1-5@1-9'1"

    def test_are_both_ways_round_with_wild_blanks(self) -> None:
        """Where a blank fits anywhere, a tile may show either half."""
        config = TWO_ARMS.replace(wild=Wild.BLANK)
        laid = "9-9 9-1@9-9 9-5@9-9 5-5@5-9"

        assert moves(f"{laid} | 0-5 / 3-4", config) == "5-0@5-5 0-5@5-5"

    def test_are_on_trains_that_are_open_to_the_seat(self) -> None:
        """The own train and marked ones may be used, started or not."""
        laid = "9-9 9-1@9-9 9-2@9-9"

        assert moves(f"{laid} | 9-5 / 3-4 / 5-6", TRAINS) == "9-5@9-9:0"
        marked = moves(f"{laid} | 9-5 / 3-4 / 5-6 | | markers=2", TRAINS)
        assert marked == "9-5@9-9:0 9-5@9-9:2"

    def test_are_trains_where_no_arm_can_be_filled(self) -> None:
        """Rules that prefer the engine give a seat its train when it has no arm."""
        config = TRAINS.replace(opening=Opening.PREFER_ENGINE)
        laid = "9-9 9-1@9-9 9-5@9-9:0"

        assert moves(f"{laid} | 5-6 9-8 / 3-4", config) == "9-8@9-9"
        assert moves(f"{laid} | 5-6 1-8 / 3-4", config) == "5-6@5-9:0"


class TestDraws:
    """What may be done after a draw, or instead of a play."""

    def drawn(self, text: str, config: RuleConfig) -> str:
        """Return the legal moves once the seat to move has drawn."""
        return told(legal_moves(apply_move(parse_state(text, config), Draw())))

    def test_leave_the_tile_just_drawn(self) -> None:
        """A drawn tile that fits is played, one that does not is followed by a pass."""
        assert self.drawn(f"{B4} | 5-6 / 4-8 | 1-7", JAQUES) == "1-7@1-9"
        assert self.drawn(f"{B4} | 5-6 / 4-8 | 6-7", JAQUES) == "pass"

    def test_may_leave_a_choice(self) -> None:
        """Where it may be played, the pass stands last."""
        config = JAQUES.replace(drawn_tile=DrawnTile.MAY_PLAY)

        assert self.drawn(f"{B4} | 5-6 / 4-8 | 1-2", config) == "2-1@2-9 1-2@1-9 pass"

    def test_may_leave_nothing(self) -> None:
        """Where it is kept, there is only the pass."""
        config = JAQUES.replace(drawn_tile=DrawnTile.KEEP)

        assert self.drawn(f"{B4} | 5-6 / 4-8 | 1-2", config) == "pass"

    def test_may_be_many(self) -> None:
        """A seat that is still stuck draws again while the limit allows."""
        text = f"{B4} | 5-6 / 4-8 | 6-7 1-7"

        assert self.drawn(text, JAQUES.replace(per_turn=2)) == "draw"
        assert self.drawn(text, JAQUES.replace(per_turn=DrawLimit.UNTIL_PLAYABLE)) == "draw"

    def test_are_no_more_than_the_limit(self) -> None:
        """After as many draws as a turn has, a seat that is still stuck passes."""
        state = parse_state(f"{B4} | 5-6 / 4-8 | 6-7 5-7 1-7", JAQUES.replace(per_turn=2))
        for then in ["draw", "draw", "pass"]:
            assert told(legal_moves(state)) == then
            state = apply_move(state, parse_move(then))

    def test_leave_no_other_tile_to_lay(self) -> None:
        """Who drew may lay what was drawn last, whatever else would fit."""
        assert moves(f"{B4} | 1-5 1-7 / 4-8 | 6-6 | drawn=1-7") == "1-7@1-9"

    def test_may_be_made_instead_of_playing(self) -> None:
        """Where it is allowed, the draw stands after the plays; there is no second one."""
        config = JAQUES.replace(voluntary=True, per_turn=2)

        assert moves(f"{B4} | 1-6 / 4-8 | 6-7", config) == "1-6@1-9 draw"
        assert moves(f"{F4} | 4-6 / 4-8 | 6-7", config) == "4-6@4-4 draw"
        assert moves(f"{B4} | 1-6 / 4-8", config) == "1-6@1-9"
        no_more = config.replace(per_turn_on_foot=0)
        assert moves(f"{B4} | 1-6 / 4-8 | 6-7", no_more) == "1-6@1-9 draw"
        assert moves(f"{F4} | 4-6 / 4-8 | 6-7", no_more) == "4-6@4-4"
        assert self.drawn(f"{B4} | 1-6 / 4-8 | 6-7 7-7", config) == "pass"
        assert self.drawn(f"{B4} | 1-6 / 4-8 | 1-7 7-7", config) == "1-7@1-9"

    def test_may_be_made_instead_of_playing_on_a_train(self) -> None:
        """Who could have laid a tile on the own train draws once, who could not draws again."""
        config = TRAINS.replace(voluntary=True, per_turn=2)
        laid = "9-9 9-1@9-9 9-2@9-9 9-5@9-9"

        assert self.drawn(f"{laid}:0 | 5-6 / 4-8 | 7-7 6-8", config) == "pass"
        assert self.drawn(f"{laid}:1 | 5-6 / 4-8 | 7-7 6-8", config) == "draw"


class TestOrder:
    """In which order they are told."""

    def test_is_by_tile_then_pips_shown_then_end(self) -> None:
        """By low half, by high half, by the pips that face away, by the tile that lies there."""
        laid = "9-9 9-2@9-9 9-1@9-9 2-5@9-2 1-5@9-1"

        assert moves(f"{laid} | 5-6 5-5 0-5 / 3-4", TWO_ARMS) == (
            "5-0@1-5 5-0@2-5 5-5@1-5 5-5@2-5 5-6@1-5 5-6@2-5"
        )
        laid = "9-9 9-2@9-9 9-1@9-9"
        assert moves(f"{laid} | 2-1 / 3-4", TWO_ARMS) == "2-1@2-9 1-2@1-9"

    def test_is_copy_by_copy_and_train_by_train(self) -> None:
        """Ends off the trains come first, then each train; the first copies before the second."""
        config = JAQUES.replace(copies=2, arms=3)
        laid = "9-9 9-8@9-9 9-8@9-9 9-1@9-9 8-1@8-9 8-1@8-9'1"
        assert moves(f"{laid} | 1-5 / 3-4", config) == "1-5@1-8 1-5@1-9 1-5@1-8'1"

        laid = "9-9 9-1@9-9 9-2@9-9 9-0@9-9:1 0-5@0-9:1 9-3@9-9:0 3-5@3-9:0 1-5@1-9"
        assert moves(f"{laid} | 5-6 / 3-4 | | markers=1", TRAINS) == ("5-6@1-5 5-6@3-5:0 5-6@0-5:1")

    def test_is_not_that_of_laying(self) -> None:
        """When an end was laid does not matter."""
        one = "9-9 9-2@9-9 9-1@9-9 2-5@9-2 1-5@9-1 | 5-6 / 3-4"
        other = "9-9 9-1@9-9 9-2@9-9 1-5@9-1 2-5@9-2 | 5-6 / 3-4"

        assert moves(one, TWO_ARMS) == moves(other, TWO_ARMS)

    def test_never_lists_a_move_twice(self) -> None:
        """All moves of a list differ, whatever lies there more than once."""
        config = TWO_ARMS.replace(copies=2, wild=Wild.BLANK_ADOPTS)
        found = legal_moves(parse_state("9-9 9-0@9-9 9-0@9-9 | 0-0 0-0 0-5 0-5 5-5 / 3-4", config))

        assert len(set(found)) == len(found) == 8

    def test_is_remembered(self) -> None:
        """A position that is asked again answers with the same tuple."""
        state = new_game(JAQUES, seats=4, seed=1)

        assert legal_moves(state) is legal_moves(state)


class TestDistinctMoves:
    """One of each set of moves that the rules cannot tell apart."""

    def distinct(self, text: str, config: RuleConfig = TWO_ARMS) -> str:
        """Return the distinct moves of the position of *text*."""
        return told(distinct_moves(parse_state(text, config)))

    def test_are_one_for_ends_that_show_the_same(self) -> None:
        """On which of two fives a tile goes makes no difference; the first is kept."""
        laid = "9-9 9-1@9-9 9-2@9-9 1-5@9-1 2-5@9-2"

        assert self.distinct(f"{laid} | 5-6 5-5 / 3-4") == "5-5@1-5 5-6@1-5"

    def test_are_apart_where_different_pips_are_shown(self) -> None:
        """Covering another number, or showing another, is another move."""
        assert self.distinct("9-9 9-1@9-9 9-2@9-9 | 1-2 / 3-4") == "2-1@2-9 1-2@1-9"
        wild = TWO_ARMS.replace(wild=Wild.BLANK)
        laid = "9-9 9-5@9-9 9-6@9-9"
        assert self.distinct(f"{laid} | 0-5 / 3-4", wild) == ("5-0@5-9 0-5@5-9 0-5@6-9")

    def test_are_apart_on_different_trains(self) -> None:
        """Whose train it is, or that it is none, is a difference."""
        laid = "9-9 9-1@9-9 9-2@9-9 9-3@9-9:0 9-4@9-9:1 1-5@9-1 2-5@9-2 3-5@9-3:0 4-5@9-4:1"

        assert self.distinct(f"{laid} | 5-6 / 3-4 | | markers=1", TRAINS) == (
            "5-6@1-5 5-6@3-5:0 5-6@4-5:1"
        )

    def test_are_apart_on_a_foot(self) -> None:
        """A toe is more than a tile on an end with the same pips."""
        config = TWO_ARMS.replace(blocks=Blocks.NOTHING, copies=2)
        laid = "9-9 9-5@9-9 9-1@9-9 1-5@9-1 5-5@5-9"

        assert self.distinct(f"{laid} | 5-6 / 3-4", config) == "5-6@1-5 5-6@5-5"

    def test_are_each_tile_on_a_foot(self) -> None:
        """Two tiles that could be a toe are two moves, and so is the draw beside them."""
        voluntary = JAQUES.replace(voluntary=True)

        assert self.distinct(f"{F4} | 4-6 4-8 / 3-4", JAQUES) == "4-6@4-4 4-8@4-4"
        assert self.distinct(f"{F4} | 4-6 4-8 / 3-4 | 7-7", voluntary) == "4-6@4-4 4-8@4-4 draw"

    def test_are_one_beside_a_foot(self) -> None:
        """Two ordinary ends are alike though a foot shows the same pips."""
        config = TWO_ARMS.replace(blocks=Blocks.NOTHING, copies=2)
        laid = "9-9 9-5@9-9 9-1@9-9 1-5@9-1 5-5@5-9 5-4@5-5 4-5@5-4"

        assert moves(f"{laid} | 5-6 / 3-4", config) == "5-6@1-5 5-6@5-5 5-6@4-5'1"
        assert self.distinct(f"{laid} | 5-6 / 3-4", config) == "5-6@1-5 5-6@5-5"

    def test_are_apart_where_trains_start(self) -> None:
        """To start the own train is another move than to start that of another seat."""
        laid = "9-9 9-1@9-9 9-2@9-9"

        assert self.distinct(f"{laid} | 9-5 / 3-4 | | markers=1", TRAINS) == ("9-5@9-9:0 9-5@9-9:1")

    def test_are_the_other_moves_as_well(self) -> None:
        """A draw, a pass and the engine are kept as they are."""
        for text in ["| 1-2 / 3-4 | 5-6", "| 9-9 1-2 / 3-4", f"{B4} | 5-6 / 4-8", f"{B4} | / 1-1"]:
            state = parse_state(text)
            assert distinct_moves(state) == legal_moves(state)


class TestPlays:
    """What a click or a parser wants."""

    LAID = "9-9 9-1@9-9 9-2@9-9 1-5@9-1 2-5@9-2 | 5-6 5-7 8-8 / 3-4 | 6-6"

    def test_are_the_legal_plays_of_a_tile(self) -> None:
        """A tile that was picked up can go to these ends."""
        state = parse_state(self.LAID, TWO_ARMS)

        assert told(plays(state, Tile(6, 5))) == "5-6@1-5 5-6@2-5"
        assert plays(state, Tile(8, 8)) == ()
        assert plays(state, Tile(5, 9)) == ()

    def test_may_be_asked_for_one_end(self) -> None:
        """With the end there is usually one play left."""
        state = parse_state(self.LAID, TWO_ARMS)

        assert told(plays(state, Tile(5, 6), End(Tile(2, 5)))) == "5-6@2-5"
        assert plays(state, Tile(5, 6), End(Tile(9, 9))) == ()

    def test_are_several_where_both_halves_fit(self) -> None:
        """With wild blanks a tile can lie two ways round on one end."""
        config = TWO_ARMS.replace(wild=Wild.BLANK)
        state = parse_state("9-9 9-1@9-9 9-5@9-9 | 0-5 / 3-4", config)

        assert told(plays(state, Tile(0, 5), End(Tile(5, 9)))) == "5-0@5-9 0-5@5-9"

    def test_are_never_draws(self) -> None:
        """A draw is no play."""
        assert plays(parse_state(f"{B4} | 5-6 / 4-8 | 7-7"), Tile(5, 6)) == ()

    @pytest.mark.parametrize("tile", [(5, 6), "5-6", None])
    def test_are_of_a_tile(self, tile: Tile) -> None:
        """What is no tile is a TypeError that says so."""
        with pytest.raises(TypeError, match="a Tile"):
            plays(parse_state(self.LAID, TWO_ARMS), tile)


@pytest.mark.parametrize("ask", [legal_moves, distinct_moves, lambda s: plays(s, Tile(0, 0))])
@pytest.mark.parametrize("state", [None, "9-9 | / 1-2", JAQUES])
def test_only_positions_are_asked(ask: Callable[[object], object], state: GameState) -> None:
    """What is no state is a TypeError that says so."""
    wanted = f"a GameState(?: or a SeatView)?, not {re.escape(repr(state))}"
    with pytest.raises(TypeError, match=f"^state must be {wanted} \\("):
        ask(state)
