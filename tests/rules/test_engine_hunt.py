"""Nobody holds the round's double: who draws for it, and what is used instead."""

import pytest

from chickenfoot import (
    Ending,
    FindEngine,
    InvalidStateError,
    Reason,
    Tile,
    new_game,
    next_round,
    phase,
    round_engine,
    round_result,
)
from chickenfoot.rules import Hunt
from rules.pictures import DEFAULT, after, legal, picture, reason, tiles


class TestInTurn:
    """`Hunt.IN_TURN`: one tile each in seat order, until it is found."""

    PICTURE = " | 1-5 / 2-6 | 1-2 3-4 9-9 5-6"

    def test_the_lead_draws_first(self) -> None:
        """All that the lead may do is draw."""
        state = picture(self.PICTURE, hunt=Hunt.IN_TURN)

        assert phase(state) == FindEngine(engine=9, layer=None)
        assert state.to_move == 0
        assert legal(state) == {"draw"}
        assert reason(state, "pass") is Reason.ENGINE_NOT_FOUND

    def test_each_draw_passes_the_hunt_on(self) -> None:
        """After one tile the next seat draws."""
        state = after(picture(self.PICTURE, hunt=Hunt.IN_TURN), "draw")

        assert state.to_move == 1
        assert legal(state) == {"draw"}

    def test_who_finds_it_lays_it(self) -> None:
        """Once it is known who lays the engine, it is that seat's turn."""
        state = after(picture(self.PICTURE, hunt=Hunt.IN_TURN), "draw", "draw", "draw")

        assert phase(state) == FindEngine(engine=9, layer=0)
        assert state.to_move == 0
        assert legal(state) == {"9-9"}

    def test_what_was_drawn_is_kept(self) -> None:
        """Hunt draws stay in the hands, and are not drawn in this turn."""
        state = after(picture(self.PICTURE, hunt=Hunt.IN_TURN), "draw", "draw", "draw")

        assert state.hands == (tiles("1-2 1-5 9-9"), tiles("2-6 3-4"))
        assert state.boneyard == tiles("5-6")
        assert state.drawn == ()

    def test_they_are_no_draws_of_the_turn_that_follows(self) -> None:
        """A layer that moves again may draw in that turn as if it had drawn nothing."""
        state = after(picture(" | 1-5 / 2-6 | 9-9 7-8 5-6", hunt=Hunt.IN_TURN), "draw", "9-9")

        assert state.to_move == 0
        assert legal(state) == {"draw"}

    @pytest.mark.parametrize("hunt", [Hunt.IN_TURN, Hunt.TOGETHER, Hunt.NEXT_LOWER])
    def test_they_are_not_limited(self, hunt: Hunt) -> None:
        """A seat that may never draw in a turn still draws for the engine."""
        state = picture(self.PICTURE, hunt=hunt, per_turn=0, per_turn_on_foot=0)

        assert legal(state) == {"draw"}

    def test_it_starts_at_the_lead_and_goes_round(self) -> None:
        """The hunt goes clockwise from the lead, past the last seat to the first."""
        state = picture(" | 1-5 / 2-6 / 3-7 | 1-2 3-4 9-9 | turn=2 lead=2", hunt=Hunt.IN_TURN)

        turns = []
        for _ in range(3):
            turns.append(state.to_move)
            state = after(state, "draw")

        assert turns == [2, 0, 1]
        assert legal(state) == {"9-9"}

    def test_other_doubles_do_not_end_it(self) -> None:
        """Whatever doubles are held, the hunt is for the double of the round."""
        state = picture(" | 8-8 / 7-7 | 6-6 9-9", hunt=Hunt.IN_TURN)

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"draw"}


class TestTogether:
    """`Hunt.TOGETHER`: every seat draws in each pass."""

    def test_the_pass_is_completed(self) -> None:
        """Whoever found it waits until every seat has drawn."""
        state = picture(" | 1-5 / 2-6 / 3-7 | 9-9 0-1 0-2 0-3", hunt=Hunt.TOGETHER)

        assert legal(after(state, "draw")) == {"draw"}
        assert legal(after(state, "draw", "draw")) == {"draw"}
        state = after(state, "draw", "draw", "draw")
        assert state.to_move == 0
        assert legal(state) == {"9-9"}
        assert state.boneyard == tiles("0-3")

    def test_the_pass_begins_at_the_lead(self) -> None:
        """A pass is from the lead round to the lead."""
        state = picture(" | 1-5 / 2-6 / 3-7 | 9-9 0-1 0-2 0-3 | turn=2 lead=2", hunt=Hunt.TOGETHER)

        state = after(state, "draw", "draw", "draw")

        assert state.to_move == 2
        assert state.hands == (tiles("0-1 1-5"), tiles("0-2 2-6"), tiles("3-7 9-9"))

    def test_another_pass_follows_where_nobody_found_it(self) -> None:
        """Passes are repeated until the double is there."""
        state = picture(" | 1-5 / 2-6 | 0-1 0-2 0-3 9-9 0-4", hunt=Hunt.TOGETHER)

        state = after(state, "draw", "draw", "draw", "draw")

        assert state.to_move == 1
        assert legal(state) == {"9-9"}
        assert state.boneyard == tiles("0-4")

    def test_a_short_yard_serves_the_first(self) -> None:
        """If the boneyard runs out during a pass, the last seats draw nothing."""
        state = picture(" | 1-5 / 2-6 / 3-7 | 0-1 9-9", hunt=Hunt.TOGETHER)

        state = after(state, "draw", "draw")

        assert state.to_move == 1
        assert legal(state) == {"9-9"}
        assert state.hands == (tiles("0-1 1-5"), tiles("2-6 9-9"), tiles("3-7"))

    def test_nobody_draws_where_it_is_held(self) -> None:
        """If a seat was dealt the double, no pass begins."""
        assert legal(picture(" | 1-5 / 9-9 2-6 | 0-1", hunt=Hunt.TOGETHER)) == {"9-9"}

    def test_two_found_in_one_pass(self) -> None:
        """With several copies, the finder nearest to the lead lays it after the pass."""
        state = picture(
            " | 1-5 / 2-6 / 3-7 | 0-1 9-9 9-9 | turn=1 lead=1", hunt=Hunt.TOGETHER, copies=2
        )

        state = after(state, "draw", "draw", "draw")

        assert [Tile(9, 9) in hand for hand in state.hands] == [True, False, True]
        assert state.to_move == 2
        assert legal(state) == {"9-9"}


class TestNextLower:
    """`Hunt.NEXT_LOWER`: the highest lower double that anybody holds is used."""

    def test_the_highest_lower_double(self) -> None:
        """Nobody draws: the holder of the highest lower double lays it."""
        state = picture(" | 3-3 1-2 / 7-7 2-5 | 9-9", hunt=Hunt.NEXT_LOWER)

        assert phase(state) == FindEngine(engine=7, layer=1)
        assert legal(state) == {"7-7"}

    def test_the_round_is_played_on_it(self) -> None:
        """It is the engine, and its number is what the arms match."""
        state = after(picture(" | 3-3 9-2 / 7-7 7-5 | 9-9", hunt=Hunt.NEXT_LOWER), "7-7")

        assert round_engine(state) == 7
        assert legal(state) == {"7-5@7-7"}

    def test_the_double_of_the_round_goes_first(self) -> None:
        """If somebody holds the double of the round, no other is used."""
        assert legal(picture(" | 9-9 1-2 / 7-7 2-5", hunt=Hunt.NEXT_LOWER)) == {"9-9"}

    def test_a_higher_double_is_not_used(self) -> None:
        """In the round of the eights a double-nine does not help."""
        state = picture(" | 9-9 1-2 / 2-5 | 1-3 6-6 | engines=9 points=0/5", hunt=Hunt.NEXT_LOWER)

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw", "draw")) == {"6-6"}

    def test_while_nobody_holds_one_they_draw_in_turn(self) -> None:
        """One tile each, until somebody holds the double or any lower one."""
        state = picture(" | 1-2 / 3-4 | 5-6 2-2 8-8", hunt=Hunt.NEXT_LOWER)

        assert legal(state) == {"draw"}
        state = after(state, "draw", "draw")
        assert state.to_move == 1
        assert legal(state) == {"2-2"}
        assert state.boneyard == tiles("8-8")

    def test_lower_is_any_lower_double_of_the_set(self) -> None:
        """Also one that the list of rounds does not have."""
        state = picture(" | 3-3 1-2 / 7-7 2-5", hunt=Hunt.NEXT_LOWER, engines=(9, 5))

        assert legal(state) == {"7-7"}


class TestRedeal:
    """`Hunt.REDEAL`: all tiles back, and dealt again."""

    def test_somebody_is_dealt_it_at_last(self) -> None:
        """Whatever the seed, a hand has the double, and no hand has a tile too many."""
        for seed in range(30):
            state = new_game(DEFAULT.replace(hunt=Hunt.REDEAL), seats=2, seed=seed)
            assert any(Tile(9, 9) in hand for hand in state.hands)
            assert [len(hand) for hand in state.hands] == [7, 7]
            assert legal(state) == {"9-9"}

    def test_a_deal_that_has_it_stands(self) -> None:
        """Only a deal without the double is made again, and then it is another deal."""
        again = 0
        for seed in range(30):
            first = new_game(DEFAULT.replace(hunt=Hunt.IN_TURN), seats=2, seed=seed)
            state = new_game(DEFAULT.replace(hunt=Hunt.REDEAL), seats=2, seed=seed)
            held = any(Tile(9, 9) in hand for hand in first.hands)
            assert (state.hands == first.hands) is held
            again += not held
        assert 0 < again < 30

    def test_an_order_that_gives_nobody_the_double_is_refused(self) -> None:
        """Tiles dealt at a real table have to be dealt again there."""
        config = DEFAULT.replace(highest=2, arms=1, toes=1, hand_sizes=2, hunt=Hunt.REDEAL)

        with pytest.raises(InvalidStateError, match="2-2"):
            new_game(config, seats=2, tiles=tiles("0-0 0-1 1-1 0-2 2-2 1-2"))
        with pytest.raises(InvalidStateError, match="9-9"):
            picture(" | 1-2 / 3-4 | 9-9", hunt=Hunt.REDEAL)
        assert legal(new_game(config, seats=2, tiles=tiles("0-0 0-1 2-2 0-2 1-1 1-2"))) == {"2-2"}


class TestNothingLeftToDraw:
    """A hunt that has nothing to draw uses the highest double held at all."""

    HUNTS = (Hunt.IN_TURN, Hunt.TOGETHER, Hunt.NEXT_LOWER)

    @pytest.mark.parametrize("hunt", HUNTS)
    def test_a_reserve_is_not_drawn(self, hunt: Hunt) -> None:
        """The double lies in the reserve: the highest one held opens the round."""
        state = picture(" | 3-3 1-2 / 7-7 2-5 | 9-9 1-9", hunt=hunt, reserve=2)

        assert phase(state) == FindEngine(engine=7, layer=1)
        assert legal(state) == {"7-7"}

    @pytest.mark.parametrize("hunt", HUNTS)
    def test_tiles_aside_are_not_drawn(self, hunt: Hunt) -> None:
        """The double lies aside: the highest one held opens the round."""
        assert legal(picture(" | 3-3 1-2 / 7-7 2-5 | | aside=9-9", hunt=hunt)) == {"7-7"}

    def test_a_pass_cut_short(self) -> None:
        """A pass of draws that the reserve cuts short is over, and the holder lays it."""
        state = picture(" | 3-3 / 2-5 / 7-7 | 1-3 9-9", hunt=Hunt.TOGETHER, reserve=1)

        state = after(state, "draw")

        assert state.to_move == 2
        assert legal(state) == {"7-7"}

    @pytest.mark.parametrize("hunt", HUNTS)
    def test_a_higher_one_will_do(self, hunt: Hunt) -> None:
        """Also one that is higher than the double of the round."""
        state = picture(" | 3-3 1-2 / 9-9 2-5 | | engines=9 points=0/5", hunt=hunt)

        expected = {"3-3"} if hunt is Hunt.NEXT_LOWER else {"9-9"}
        assert legal(state) == expected

    @pytest.mark.parametrize("hunt", [Hunt.IN_TURN, Hunt.TOGETHER])
    def test_the_hunt_comes_to_it(self, hunt: Hunt) -> None:
        """They draw what may be drawn first, and what was drawn counts as held."""
        state = picture(" | 3-3 1-2 / 2-5 | 6-6 1-3 9-9", hunt=hunt, reserve=1)

        assert legal(state) == {"draw"}
        state = after(state, "draw", "draw")
        assert legal(state) == {"6-6"}
        assert state.to_move == 0

    @pytest.mark.parametrize("hunt", HUNTS)
    def test_with_no_double_held_the_round_is_blocked(self, hunt: Hunt) -> None:
        """If nobody holds any double, the round ends blocked, and every hand counts."""
        state = picture(" | 1-2 / 2-5 | 1-3 9-9", hunt=hunt, reserve=1)

        over = after(state, "draw")

        assert round_result(over).ending is Ending.BLOCKED
        assert round_result(over).out is None
        assert round_result(over).points == (7, 7)

    def test_the_next_round_goes_on_in_the_list(self) -> None:
        """A round blocked without an engine was the round of the double it asked for."""
        over = picture(" | 1-2 / 2-5 | 9-9", hunt=Hunt.IN_TURN, reserve=1)

        assert round_engine(next_round(over, seed=1)) == 8
