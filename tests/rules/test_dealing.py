"""How many tiles a seat gets, and what is left."""

import pytest

from chickenfoot import RuleConfigError, Tile, new_game, round_result
from chickenfoot.rules import EngineStart, HandSize, Remainder
from rules.pictures import DEFAULT, OPEN, after, legal, not_laid, picture, tiles

SMALL = DEFAULT.replace(highest=2, arms=1, toes=1, hand_sizes=2)
"""A double-two set of six tiles."""

ORDER = tiles("2-2 0-1 1-2 0-0 1-1 0-2")

APART = SMALL.replace(start=EngineStart.PREPLACED, hand_sizes=HandSize.ALL)
"""The same with 2-2 laid out beforehand and all five others dealt."""

ORDER_APART = tiles("0-1 1-2 0-0 1-1 0-2")


class TestHandSizes:
    """How many tiles a seat gets."""

    def test_tiles_are_dealt_in_blocks(self) -> None:
        """The front of the order is the hand of seat 0, then that of seat 1, then the boneyard."""
        state = new_game(SMALL, seats=2, tiles=ORDER)

        assert state.hands == (tiles("0-1 2-2"), tiles("0-0 1-2"))
        assert state.boneyard == tiles("1-1 0-2")
        assert state.aside == ()

    def test_one_number_is_for_every_number_of_seats(self) -> None:
        """One number deals as many tiles to each of two seats as to each of three."""
        state = new_game(SMALL, seats=3, tiles=ORDER)

        assert state.hands == (tiles("0-1 2-2"), tiles("0-0 1-2"), tiles("0-2 1-1"))
        assert state.boneyard == ()

    def test_a_table_goes_by_the_number_of_seats(self) -> None:
        """A table has a number of tiles for each number of seats."""
        config = SMALL.replace(hand_sizes={2: 3, 3: 1})

        assert [len(hand) for hand in new_game(config, seats=2, seed=1).hands] == [3, 3]
        assert [len(hand) for hand in new_game(config, seats=3, seed=1).hands] == [1, 1, 1]

    @pytest.mark.parametrize(
        ("seats", "size"), [(2, 7), (3, 7), (4, 7), (5, 6), (6, 6), (7, 5), (8, 5)]
    )
    def test_the_default_is_the_table_of_jaques(self, seats: int, size: int) -> None:
        """Two to four seats get seven tiles each, five and six get six, more get five."""
        state = new_game(DEFAULT, seats=seats, seed=1)

        assert len(not_laid(state)) == 55
        assert len(state.boneyard) == 55 - seats * size
        assert all(len(hand) == size for hand in state.hands)

    def test_an_engine_laid_out_beforehand_is_not_dealt(self) -> None:
        """Of several copies, one is taken out of the order; the others are dealt."""
        config = SMALL.replace(start=EngineStart.PREPLACED, copies=2)

        left = not_laid(new_game(config, seats=2, seed=1))

        assert len(left) == 11
        assert left.count(Tile(2, 2)) == 1


class TestRemainder:
    """What `HandSize.ALL` does with tiles that do not divide."""

    def test_uneven_gives_the_first_seats_one_more(self) -> None:
        """With `UNEVEN` everything is dealt, and the first seats get one more."""
        config = APART.replace(remainder=Remainder.UNEVEN)

        state = new_game(config, seats=2, tiles=ORDER_APART)

        assert state.hands == (tiles("0-0 0-1 1-2"), tiles("0-2 1-1"))
        assert state.boneyard == state.aside == ()

    def test_uneven_gives_no_seat_two_more(self) -> None:
        """55 tiles are 14 for three of four seats, and 13 for the last."""
        state = new_game(DEFAULT.replace(hand_sizes=HandSize.ALL), seats=4, seed=1)

        assert [len(hand) for hand in state.hands] == [14, 14, 14, 13]

    def test_aside_leaves_them_out_of_play(self) -> None:
        """With `ASIDE` the hands are equal, and what is left over is in no boneyard."""
        config = APART.replace(remainder=Remainder.ASIDE)

        state = new_game(config, seats=2, tiles=ORDER_APART)

        assert state.hands == (tiles("0-1 1-2"), tiles("0-0 1-1"))
        assert state.aside == tiles("0-2")
        assert state.boneyard == ()

    def test_tiles_aside_are_not_drawn_and_cost_nobody_anything(self) -> None:
        """Tiles that lie aside are out of play."""
        state = picture(f"{OPEN} | 5-5 / 1-6 7-7 | | aside=1-5", hand_sizes=HandSize.ALL)

        assert legal(state) == {"pass"}
        over = after(state, "pass", "1-6@1-9")
        assert round_result(over).points == (10, 14)

    def test_boneyard_lets_them_be_drawn(self) -> None:
        """With `BONEYARD` the hands are equal, and what is left over is drawn from."""
        config = APART.replace(remainder=Remainder.BONEYARD)

        state = new_game(config, seats=2, tiles=ORDER_APART)

        assert state.hands == (tiles("0-1 1-2"), tiles("0-0 1-1"))
        assert state.boneyard == tiles("0-2")
        assert state.aside == ()

    @pytest.mark.parametrize("remainder", Remainder)
    def test_nothing_is_left_over_where_it_divides(self, remainder: Remainder) -> None:
        """55 tiles are 11 for each of five seats, whatever becomes of a remainder."""
        config = DEFAULT.replace(hand_sizes=HandSize.ALL, remainder=remainder)

        state = new_game(config, seats=5, seed=1)

        assert [len(hand) for hand in state.hands] == [11] * 5
        assert state.boneyard == state.aside == ()

    @pytest.mark.parametrize("remainder", Remainder)
    def test_it_is_about_all_only(self, remainder: Remainder) -> None:
        """With a size of hands, what is left is the boneyard."""
        state = new_game(SMALL.replace(remainder=remainder), seats=2, tiles=ORDER)

        assert state.boneyard == tiles("1-1 0-2")
        assert state.aside == ()


class TestSeats:
    """For how many seats there is a game."""

    def test_the_fewest_and_the_most(self) -> None:
        """`seats` says how few and how many may play."""
        config = DEFAULT.replace(seats=(3, 5))

        assert config.seat_counts == (3, 4, 5)
        with pytest.raises(RuleConfigError, match=r"2 seats.* 3 to 5"):
            new_game(config, seats=2, seed=1)
        with pytest.raises(RuleConfigError, match=r"6 seats.* 3 to 5"):
            new_game(config, seats=6, seed=1)

    def test_a_table_narrows_it(self) -> None:
        """A number of seats that a table of hand sizes leaves out is not dealt."""
        config = DEFAULT.replace(hand_sizes={2: 7, 4: 7})

        assert config.seat_counts == (2, 4)
        with pytest.raises(RuleConfigError, match=r"3 seats.* 2, 4"):
            new_game(config, seats=3, seed=1)

    def test_more_hands_than_tiles_are_refused(self) -> None:
        """Five hands of seven are 35 tiles, and a double-six set has 28."""
        config = DEFAULT.replace(highest=6, hand_sizes=7)

        assert config.seat_counts == (2, 3, 4)
        with pytest.raises(RuleConfigError, match="35 tiles > 28"):
            new_game(config, seats=5, seed=1)

    def test_an_engine_apart_leaves_a_tile_less(self) -> None:
        """Four hands of seven are all 28 tiles of double-six, but not when 6-6 is laid out."""
        config = DEFAULT.replace(highest=6, hand_sizes=7, start=EngineStart.PREPLACED)

        assert config.seat_counts == (2, 3)
        with pytest.raises(RuleConfigError, match="28 tiles > 27"):
            new_game(config, seats=4, seed=1)

    def test_all_needs_a_tile_for_each_seat(self) -> None:
        """Where everything is dealt, there are no more seats than tiles."""
        config = SMALL.replace(hand_sizes=HandSize.ALL)

        assert config.seat_counts == (2, 3, 4, 5, 6)
        with pytest.raises(RuleConfigError, match=r"7 seats.* 6 tiles"):
            new_game(config, seats=7, seed=1)
