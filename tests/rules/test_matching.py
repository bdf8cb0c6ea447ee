"""Which tiles exist, and what a tile can show on an end."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from chickenfoot import End, InvalidStateError, Reason, Tile, new_game, open_feet, round_result
from chickenfoot._rules.matching import settle
from chickenfoot.rules import SetRules, Wild
from rules.pictures import DEFAULT, OPEN, after, legal, not_laid, picture, reason, tiles

BLANK_END = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9"
"""The ends show 1, 2, 3 and a blank."""

FIVE_END = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-5@9-9"
"""The ends show 1, 2, 3 and 5."""

WILDS = (Wild.BLANK, Wild.BLANK_ADOPTS)


class TestWhichTilesExist:
    """The set and its copies."""

    @pytest.mark.parametrize(
        ("highest", "tiles"), [(2, 6), (3, 10), (6, 28), (9, 55), (12, 91), (15, 136), (18, 190)]
    )
    def test_a_set_has_every_pair_once(self, highest: int, tiles: int) -> None:
        """A double-N set has (N+1)(N+2)/2 tiles: every pair of 0 to N, once."""
        config = DEFAULT.replace(highest=highest, hand_sizes=2, arms=1, toes=1)

        there = Counter(not_laid(new_game(config, seats=2, seed=1)))

        assert len(there) == tiles
        assert set(there.values()) == {1}
        assert {tile.low for tile in there} == {tile.high for tile in there}
        assert {tile.high for tile in there} == set(range(highest + 1))

    @pytest.mark.parametrize("copies", [2, 3])
    def test_copies_are_whole_sets(self, copies: int) -> None:
        """With several copies every tile is there that often."""
        there = Counter(not_laid(new_game(DEFAULT.replace(copies=copies), seats=2, seed=1)))

        assert len(there) == 55
        assert set(there.values()) == {copies}


class TestWithoutWilds:
    """Equal pips meet."""

    def test_an_equal_half_joins_and_the_other_shows(self) -> None:
        """A tile is laid with a half that equals the end, and shows its other half."""
        state = picture(f"{OPEN} | 4-6 5-7 / 8-8")

        assert legal(state) == {"4-6@4-9"}
        assert reason(state, "5-7@4-9") is Reason.DOES_NOT_FIT
        assert reason(state, "6-4@4-9") is Reason.DOES_NOT_FIT

    def test_the_shown_half_is_the_new_end(self) -> None:
        """What was joined is covered, and the next tile joins what is shown."""
        state = after(picture(f"{OPEN} | 4-6 5-7 / 4-5 6-8"), "4-6@4-9")

        assert legal(state) == {"6-8@4-6"}

    def test_each_half_may_join(self) -> None:
        """A tile both of whose halves fit somewhere may be laid either way round."""
        assert legal(picture(f"{OPEN} | 1-2 / 8-8")) == {"1-2@1-9", "2-1@2-9"}

    def test_a_double_lies_one_way(self) -> None:
        """A double is one move on each end that it fits."""
        two_ends = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-5@9-9 1-5@1-9"

        assert legal(picture(f"{two_ends} | 5-5 / 8-8")) == {"5-5@1-5", "5-5@5-9"}

    @pytest.mark.parametrize("wrong", ["2-5@1-9", "5-1@1-9", "1-5@5-9", "1-5@9-9"])
    def test_a_layout_is_held_to_it(self, wrong: str) -> None:
        """A picture in which tiles meet that do not match is no position."""
        with pytest.raises(InvalidStateError, match=wrong):
            picture(f"{OPEN} {wrong} | 6-6 / 7-7")

    def test_a_blank_joins_a_blank_only(self) -> None:
        """A blank half is a number like any other."""
        state = picture(f"{FIVE_END} | 0-7 0-0 / 5-8")

        assert legal(state) == {"pass"}
        assert reason(state, "0-7@5-9") is Reason.DOES_NOT_FIT

    def test_a_blank_end_takes_blanks_only(self) -> None:
        """A blank end wants a blank half."""
        assert legal(picture(f"{BLANK_END} | 0-7 4-7 / 8-8")) == {"0-7@0-9"}


@pytest.mark.parametrize("wild", WILDS)
class TestWildBlanks:
    """What both kinds of wild blanks share."""

    def test_a_blank_half_fits_any_end(self, wild: Wild) -> None:
        """A blank half joins any end, and the move names the half that faces outward."""
        state = picture(f"{FIVE_END} | 0-5 / 8-8", wild=wild)

        assert legal(state) == {"5-0@5-9", "0-5@5-9", "0-5@1-9", "0-5@2-9", "0-5@3-9"}

    def test_the_half_that_faces_outward_is_the_new_end(self, wild: Wild) -> None:
        """The same tile on the same end leaves a blank or its number, as was said."""
        state = picture(f"{FIVE_END} | 0-5 8-8 / 6-7 5-7", wild=wild)

        assert legal(after(state, "0-5@5-9")) == {"5-7@0-5"}
        assert legal(after(state, "5-0@5-9")) == {"5-7@0-5", "7-5@0-5", "6-7@0-5", "7-6@0-5"}

    def test_any_half_fits_a_blank_end(self, wild: Wild) -> None:
        """A blank end takes every tile, either way round."""
        state = picture(f"{BLANK_END} | 4-7 6-6 / 8-8", wild=wild)

        assert legal(state) == {"4-7@0-9", "7-4@0-9", "6-6@0-9"}

    def test_a_blank_half_is_an_arm(self, wild: Wild) -> None:
        """A blank half fits the engine, too."""
        state = picture("9-9 9-1@9-9 | 0-3 1-5 / 8-8", wild=wild)

        assert legal(state) == {"0-3@9-9"}

    def test_a_blank_half_is_a_toe(self, wild: Wild) -> None:
        """A blank half fits the foot of any double."""
        state = picture(f"{OPEN} 4-4@4-9 | 0-3 1-5 4-6 / 8-8", wild=wild)

        assert legal(state) == {"0-3@4-4", "4-6@4-4"}

    def test_the_double_blank_is_blank_as_the_engine(self, wild: Wild) -> None:
        """On 0-0 in the middle every tile is an arm, either way round."""
        state = picture("0-0 | 4-7 0-2 3-3 / 8-8", wild=wild, engines=(0,))

        assert legal(state) == {"4-7@0-0", "7-4@0-0", "0-2@0-0", "2-0@0-0", "3-3@0-0"}

    def test_a_held_double_blank_opens_the_round_of_blanks(self, wild: Wild) -> None:
        """It is looked for like any double, and its holder lays it as a blank."""
        state = picture(" | 5-6 / 0-0 4-7 | 1-1", wild=wild, engines=(0,))

        assert legal(state) == {"0-0"}
        assert legal(after(state, "0-0")) == {"4-7@0-0", "7-4@0-0"}

    def test_the_double_blank_is_blank_on_a_blank_end(self, wild: Wild) -> None:
        """On a blank end 0-0 shows a blank, and its toes may be anything."""
        state = picture(f"{BLANK_END} | 0-0 1-1 / 4-7", wild=wild)

        assert "0-0@0-9" in legal(state)
        assert legal(after(state, "0-0@0-9")) == {"4-7@0-0", "7-4@0-0"}

    def test_a_held_double_blank_costs_what_it_costs(self, wild: Wild) -> None:
        """In a hand 0-0 costs `double_blank`."""
        state = picture(f"{OPEN} | 4-6 / 0-0 0-3", wild=wild, double_blank=50)

        assert round_result(after(state, "4-6@4-9")).points == (0, 53)


class TestBlank:
    """`Wild.BLANK`: a double-blank stays blank."""

    def test_the_double_blank_fits_any_end_as_a_blank(self) -> None:
        """0-0 fits any end, and is one move on each."""
        state = picture(f"{OPEN} | 0-0 / 8-8", wild=Wild.BLANK)

        assert legal(state) == {"0-0@1-9", "0-0@2-9", "0-0@3-9", "0-0@4-9"}

    def test_the_toes_of_the_double_blank_may_be_anything(self) -> None:
        """Wherever 0-0 lies, every tile can be its toe."""
        state = after(picture(f"{OPEN} | 0-0 8-8 / 6-7 5-5", wild=Wild.BLANK), "0-0@4-9")

        assert legal(state) == {"6-7@0-0", "7-6@0-0", "5-5@0-0"}

    def test_it_adopts_nothing(self) -> None:
        """A 0-0 that shows another number is no move of this game."""
        state = picture(f"{OPEN} | 0-0 / 8-8", wild=Wild.BLANK)

        assert reason(state, "0-0@4-9>4") is Reason.NO_SUCH_MOVE


class TestBlankAdopts:
    """`Wild.BLANK_ADOPTS`: a double-blank shows what it was laid on."""

    def test_the_double_blank_shows_what_it_was_laid_on(self) -> None:
        """0-0 fits any end, and shows its number."""
        state = picture(f"{OPEN} | 0-0 / 8-8", wild=Wild.BLANK_ADOPTS)

        assert legal(state) == {"0-0@1-9>1", "0-0@2-9>2", "0-0@3-9>3", "0-0@4-9>4"}

    def test_its_toes_match_the_number_adopted(self) -> None:
        """The foot of a 0-0 laid on a 4 takes what the foot of a double-four takes."""
        rules = Wild.BLANK_ADOPTS
        state = after(picture(f"{OPEN} | 0-0 8-8 / 6-7 5-5 4-6 0-8", wild=rules), "0-0@4-9>4")

        assert open_feet(state) == (End(Tile(0, 0)),)
        assert legal(state) == {"4-6@0-0", "0-8@0-0"}
        assert reason(state, "6-7@0-0") is Reason.DOES_NOT_FIT

    def test_it_adopts_on_the_engine_and_on_a_foot(self) -> None:
        """It adopts wherever it lies: as an arm, and as a toe."""
        arm = picture("9-9 9-1@9-9 | 0-0 8-8 / 6-7 6-9", wild=Wild.BLANK_ADOPTS)
        toe = picture(f"{OPEN} 4-4@4-9 | 0-0 8-8 / 6-7 4-6", wild=Wild.BLANK_ADOPTS)

        assert legal(arm) == {"0-0@9-9>9"}
        assert legal(after(arm, "0-0@9-9>9")) == {"9-6@0-0"}
        assert legal(toe) == {"0-0@4-4>4"}
        assert legal(after(toe, "0-0@4-4>4")) == {"4-6@0-0"}

    def test_it_adopts_what_a_double_blank_adopted(self) -> None:
        """A second 0-0 adopts from the first, and is told apart by its copy."""
        state = picture(f"{OPEN} 0-0@4-9>4 | 0-0 8-8 / 4-6 6-7", wild=Wild.BLANK_ADOPTS, copies=2)

        assert legal(state) == {"0-0@0-0>4"}
        assert legal(after(state, "0-0@0-0>4")) == {"4-6@0-0'1"}


class TestEqualTiles:
    """With several copies, equal tiles are one choice while held, and two once laid."""

    def test_two_equal_tiles_are_one_choice(self) -> None:
        """A tile that is held twice is listed once, and laying it leaves the other."""
        state = picture(f"{FIVE_END} | 2-5 2-5 6-6 / 8-8", copies=2)

        assert legal(state) == {"5-2@5-9", "2-5@2-9"}
        assert after(state, "5-2@5-9").hands[0] == (Tile(2, 5), Tile(6, 6))

    def test_two_equal_ends_are_told_apart(self) -> None:
        """The end of the second equal tile laid has a number of its own."""
        twice = "9-9 9-5@9-9 9-1@9-9 9-5@9-9 9-2@9-9"
        state = picture(f"{twice} | 5-7 5-8 / 4-4 6-7", copies=2)

        assert legal(state) == {"5-7@5-9", "5-7@5-9'1", "5-8@5-9", "5-8@5-9'1"}
        assert legal(after(state, "5-7@5-9'1", "7-6@5-7")) == {"5-8@5-9"}
        assert legal(after(state, "5-7@5-9", "7-6@5-7")) == {"5-8@5-9'1"}

    def test_a_third_has_a_number_too(self) -> None:
        """Each equal tile laid is counted on from those before it."""
        thrice = "9-9 9-5@9-9 9-5@9-9 9-5@9-9 9-2@9-9"
        state = picture(f"{thrice} | 5-7 / 4-4 6-7", copies=3)

        assert legal(state) == {"5-7@5-9", "5-7@5-9'1", "5-7@5-9'2"}

    def test_equal_tiles_of_a_hand_are_side_by_side(self) -> None:
        """A hand is shown in canonical order, however many copies there are."""
        state = picture(f"{FIVE_END} | 6-6 2-5 4-4 2-5 / 8-8", copies=2)

        assert state.hands[0] == tiles("2-5 2-5 4-4 6-6")

    def test_they_are_counted(self) -> None:
        """A tile is in a hand as often as it was dealt, or not at all."""
        matching = settle(SetRules(highest=2, copies=3))
        hand = matching.hand(tiles("0-0 1-2 1-2 2-2 1-2"))

        counts = [matching.copies_in(hand, matching.ways[tile]) for tile in matching.tiles]

        assert dict(zip(matching.tiles, counts, strict=True)) == {
            Tile(0, 0): 1, Tile(0, 1): 0, Tile(0, 2): 0, Tile(1, 1): 0, Tile(1, 2): 3, Tile(2, 2): 1
        }  # fmt: skip

    def test_copies_count_in_a_hand(self) -> None:
        """Both copies of a tile cost their pips, and the round is not over with one left."""
        state = picture(f"{OPEN} | 4-6 / 2-5 2-5 0-1 | ", copies=2)

        assert round_result(after(state, "4-6@4-9")).points == (0, 15)


class TestSettled:
    """What a table knows about its tiles before any is dealt."""

    @pytest.mark.parametrize(
        ("wild", "ways"), [(Wild.NONE, 9), (Wild.BLANK, 9), (Wild.BLANK_ADOPTS, 11)]
    )
    def test_ways_are_numbered_without_a_gap(self, wild: Wild, ways: int) -> None:
        """A double lies one way, another tile two, and a 0-0 that adopts one way for each pip."""
        matching = settle(SetRules(highest=2, copies=2, wild=wild))

        assert matching.width == ways
        assert list(matching.told) == [1 << number for number in range(ways)]

    @pytest.mark.parametrize("copies", [1, 2])
    @pytest.mark.parametrize("wild", Wild)
    def test_whether_matching_is_plain(self, wild: Wild, copies: int) -> None:
        """Without wilds, and with every tile there once, equal pips are all that matters."""
        matching = settle(SetRules(copies=copies, wild=wild))

        assert matching.plain is (wild is Wild.NONE and copies == 1)

    @pytest.mark.parametrize("wild", Wild)
    def test_what_fits_several_ends_fits_one_of_them(self, wild: Wild) -> None:
        """With a blank among them or without, and no end takes a tile where there is none."""
        matching = settle(SetRules(highest=4, wild=wild))
        for one, other in combinations_with_replacement(range(5), 2):
            joining = matching.kin[one] | matching.kin[other]
            fitting = matching.fitting(joining, blank=0 in (one, other))
            assert fitting == matching.joins[one] | matching.joins[other]

        assert matching.fitting(0, blank=False) == 0
