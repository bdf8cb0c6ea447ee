"""A layout in plain text, one line of tiles a row."""

import pytest

from chickenfoot import MIDDLE, End, Layout, Placement, RuleConfig, Tile
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import Opening, TrainDoubles, TrainRules, Wild
from chickenfoot.text import render

TWO_ARMS = JAQUES.replace(arms=2)
TRAINS = JAQUES.replace(arms=1, trains=TrainRules(), opening=Opening.PREFER_ENGINE)


def drawn(layout: str, config: RuleConfig = JAQUES) -> list[str]:
    """Return the lines of what *layout* looks like at a table of two."""
    hands = f"{config.set.highest}-1 / 1-1"
    return render(parse_state(f"{layout} | {hands}", config).layout).splitlines()


class TestEngine:
    """The first line."""

    def test_of_an_empty_table_says_so(self) -> None:
        """Before the engine lies there is a line, but no tile in it."""
        (line,) = render(Layout()).splitlines()

        assert "no tile" in line

    def test_tells_how_many_arms_are_free(self) -> None:
        """An engine that wants arms says how many, and then no more."""
        assert drawn("9-9") == ["[9-9 +4]"]
        assert drawn("9-9 9-2@9-9 9-3@9-9")[0] == "[9-9 +2]"
        assert drawn("9-9 9-2@9-9 9-3@9-9 9-4@9-9 9-5@9-9")[0] == "[9-9]"

    def test_of_blanks_is_an_engine(self) -> None:
        """The double-blank starts a round like any other double."""
        assert drawn("0-0 0-5@0-0") == ["[0-0 +3]", "  0-5"]

    def test_may_have_two_digits(self) -> None:
        """The pips of a large set are written out."""
        twelve = JAQUES.replace(highest=12)

        assert drawn("12-12 12-10@12-12", twelve) == ["[12-12 +3]", "  12-10"]


class TestArms:
    """The lines that start at the engine."""

    def test_are_a_line_each_oldest_first(self) -> None:
        """Every arm is a line, joined to the engine by its first half."""
        lines = drawn("9-9 9-3@9-9 9-2@9-9 9-5@9-9")

        assert lines == ["[9-9 +1]", "  9-3", "  9-2", "  9-5"]

    def test_go_on_to_the_right(self) -> None:
        """Every tile joins the one before with its first half."""
        lines = drawn("9-9 9-8@9-9 9-2@9-9 2-7@9-2 7-3@2-7 3-0@3-7", TWO_ARMS)

        assert lines == ["[9-9]", "  9-8", "  9-2 2-7 7-3 3-0"]

    def test_are_drawn_wherever_they_were_laid(self) -> None:
        """A tile stands behind the one it lies on, in whatever order they were laid."""
        config = JAQUES.replace(arms=2)
        lines = drawn("9-9 9-2@9-9 9-4@9-9 4-5@4-9 2-7@9-2 5-6@4-5", config)

        assert lines == ["[9-9]", "  9-2 2-7", "  9-4 4-5 5-6"]


class TestFeet:
    """Where an arm parts."""

    def test_are_marked_with_the_toes_they_want(self) -> None:
        """A foot that is not finished says how much it wants."""
        assert drawn("9-9 9-8@9-9 9-4@9-9 4-4@9-4", TWO_ARMS) == [
            "[9-9]",
            "  9-8",
            "  9-4 [4-4 +3]",
        ]

    def test_have_a_line_for_each_toe(self) -> None:
        """Each toe starts a line below its foot, even the only one so far."""
        lines = drawn("9-9 9-8@9-9 9-4@9-9 4-4@9-4 4-7@4-4", TWO_ARMS)

        assert lines == ["[9-9]", "  9-8", "  9-4 [4-4 +2]", "    4-7"]

    def test_go_on_from_their_toes(self) -> None:
        """A finished foot is not marked, and its toes go on like arms."""
        lines = drawn(
            "9-9 9-8@9-9 9-4@9-9 4-4@9-4 4-7@4-4 4-0@4-4 4-6@4-4 0-2@0-4 2-3@0-2", TWO_ARMS
        )

        assert lines == ["[9-9]", "  9-8", "  9-4 [4-4]", "    4-7", "    4-0 0-2 2-3", "    4-6"]

    def test_stand_below_feet(self) -> None:
        """A foot on a toe is indented further, and the older toes' lines come after it."""
        lines = drawn(
            "9-9 9-8@9-9 9-4@9-9 4-4@9-4 4-7@4-4 4-0@4-4 7-7@4-7 7-2@7-7", TWO_ARMS.replace(toes=2)
        )

        assert lines == [
            "[9-9]",
            "  9-8",
            "  9-4 [4-4]",
            "    4-7 [7-7 +1]",
            "      7-2",
            "    4-0",
        ]

    def test_may_be_toes(self) -> None:
        """With two sets a double can be a toe, and is a foot of its own."""
        lines = drawn("9-9 9-8@9-9 9-4@9-9 4-4@9-4 4-4@4-4 4-5@4-4'1", TWO_ARMS.replace(copies=2))

        assert lines == ["[9-9]", "  9-8", "  9-4 [4-4 +2]", "    [4-4 +2]", "      4-5"]

    def test_may_be_a_second_engine(self) -> None:
        """With two sets the other double of the round can be an arm, and is a foot."""
        lines = drawn("9-9 9-9@9-9 9-2@9-9'1", JAQUES.replace(copies=2))

        assert lines == ["[9-9 +3]", "  [9-9 +2]", "    9-2"]

    def test_are_none_where_doubles_are_ordinary(self) -> None:
        """A double without toes stands in its line like any other tile."""
        lines = drawn("9-9 9-8@9-9 9-4@9-9 4-4@9-4 4-7@4-4", TWO_ARMS.replace(toes=0))

        assert lines == ["[9-9]", "  9-8", "  9-4 4-4 4-7"]


class TestTrains:
    """Lines that belong to a seat."""

    def test_are_named_by_their_seat(self) -> None:
        """A train is told with its seat, and goes on to the right."""
        lines = drawn("9-9 9-2@9-9 9-3@9-9:1 3-5@3-9:1", TRAINS)

        assert lines == ["[9-9 +1]", "  9-2", "  train 1: 9-3 3-5"]

    def test_of_seat_0_are_trains(self) -> None:
        """The train of the first seat is named as well."""
        lines = drawn("9-9 9-2@9-9 9-3@9-9:0 9-4@9-9:1", TRAINS)

        assert lines == ["[9-9]", "  9-2", "  train 0: 9-3", "  train 1: 9-4"]

    def test_may_know_no_feet(self) -> None:
        """A double on a train is an ordinary tile by default."""
        lines = drawn("9-9 9-2@9-9 9-3@9-9:1 3-3@3-9:1 3-6@3-3:1", TRAINS)

        assert lines == ["[9-9 +1]", "  9-2", "  train 1: 9-3 3-3 3-6"]

    def test_may_have_feet(self) -> None:
        """Where trains know feet, one parts the train."""
        lines = drawn(
            "9-9 9-2@9-9 9-3@9-9:1 3-3@3-9:1 3-6@3-3:1",
            TRAINS.replace(train_doubles=TrainDoubles.FOOT),
        )

        assert lines == ["[9-9 +1]", "  9-2", "  train 1: 9-3 [3-3 +2]", "    3-6"]


class TestWilds:
    """Blanks that match anything."""

    def test_show_the_half_that_faces_outward(self) -> None:
        """A tile with a blank is written with the half first that joins, as it was laid."""
        wild = JAQUES.replace(arms=2, wild=Wild.BLANK)
        lines = drawn("9-9 9-5@9-9 9-2@9-9 0-3@5-9 2-0@2-9", wild)

        assert lines == ["[9-9]", "  9-5 0-3", "  9-2 2-0"]

    def test_show_the_number_adopted(self) -> None:
        """A double-blank that adopted a number says which, as a foot or not."""
        adopts = TWO_ARMS.replace(wild=Wild.BLANK_ADOPTS)

        assert drawn("9-9 9-8@9-9 9-5@9-9 0-0@5-9>5", adopts) == [
            "[9-9]",
            "  9-8",
            "  9-5 [0-0>5 +3]",
        ]
        assert drawn("9-9 9-8@9-9 9-5@9-9 0-0@5-9>5 5-1@0-0", adopts.replace(toes=0)) == [
            "[9-9]",
            "  9-8",
            "  9-5 0-0>5 5-1",
        ]


class TestLayouts:
    """What can be drawn."""

    def test_need_no_rules(self) -> None:
        """A layout made by hand is drawn: it says itself how many ends each tile has."""
        layout = Layout(
            (
                Placement(Tile(6, 6), MIDDLE, outward=6, ends=2),
                Placement(Tile(5, 6), End(Tile(6, 6)), outward=5, ends=1),
            )
        )

        assert render(layout).splitlines() == ["[6-6 +1]", "  6-5"]

    @pytest.mark.parametrize("layout", [None, "9-9", parse_state("9-9 | 9-1 / 1-1")])
    def test_are_layouts(self, layout: object) -> None:
        """What is no layout, a state for instance, is a TypeError that says so."""
        with pytest.raises(TypeError, match="a Layout"):
            render(layout)  # type: ignore[arg-type]
