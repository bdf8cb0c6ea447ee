"""What the table asks for, and which trains a seat may use."""

import pytest

from chickenfoot import GameState, open_ends
from chickenfoot.rules import Blocks, Nesting, TrainDoubles, TrainRules
from rules.pictures import FOOT, OPEN, legal, picture

PLAIN_TRAINS = TrainRules()
FOOT_TRAINS = TrainRules(train_doubles=TrainDoubles.FOOT)

TWO_TRAINS = f"{OPEN} 9-5@9-9:0 9-6@9-9:1"
"""All arms are filled, and two of three seats have started their trains."""


def allowed(state: GameState) -> set[str]:
    """Return the ends that the seat to move may use now."""
    return {str(end.end) for end in open_ends(state) if end.allowed}


def shut(state: GameState) -> set[str]:
    """Return the ends that take a tile, but not now or not from the seat to move."""
    return {str(end.end) for end in open_ends(state) if not end.allowed}


class TestDemanded:
    """A foot goes before the opening, and the opening before anything else."""

    def test_the_engine_wants_its_arms_first(self) -> None:
        """While an arm is missing, an arm that is there takes nothing."""
        state = picture("9-9 9-1@9-9 9-2@9-9 9-3@9-9 | 9-5 / 1-6")

        assert allowed(state) == {"9-9"}
        assert shut(state) == {"1-9", "2-9", "3-9"}

    def test_then_anything_goes(self) -> None:
        """With all arms there, every end may be used."""
        state = picture(f"{OPEN} | 1-5 / 1-6")

        assert allowed(state) == {"1-9", "2-9", "3-9", "4-9"}
        assert shut(state) == set()

    def test_a_foot_shuts_the_table(self) -> None:
        """While it wants a toe, no other end takes a tile."""
        state = picture(f"{FOOT} 4-5@4-4 | 4-6 / 1-6")

        assert allowed(state) == {"4-4"}
        assert shut(state) == {"1-9", "2-9", "3-9", "4-5"}

    def test_a_foot_goes_before_the_opening(self) -> None:
        """A double laid as an arm wants its toes before the other arms."""
        state = picture("9-9 9-1@9-9 9-9@9-9 | 9-5 / 1-6", copies=2)

        assert allowed(state) == {"9-9'1"}
        assert shut(state) == {"9-9", "1-9"}

    def test_a_blank_end_is_like_others(self) -> None:
        """Where doubles are ordinary tiles, a 0-0 on the table takes one tile, another 0-0 too."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9 0-0@0-9 | 0-0 1-1 / 1-6",
            toes=0, copies=2, nesting=Nesting.FORBIDDEN,
        )  # fmt: skip

        assert allowed(state) == {"0-0", "1-9", "2-9", "3-9"}
        assert legal(state) == {"0-0@0-0", "1-1@1-9"}

    def test_a_foot_that_blocks_nothing_waits_for_the_opening(self) -> None:
        """Where a foot obliges nobody, the arms come first, and its toes after them."""
        state = picture("9-9 9-1@9-9 9-9@9-9 | 9-5 / 1-6", copies=2, blocks=Blocks.NOTHING)

        assert allowed(state) == {"9-9"}
        assert shut(state) == {"9-9'1", "1-9"}

    def test_a_foot_that_blocks_nothing_is_an_end_like_others(self) -> None:
        """After the opening, who likes may feed it."""
        state = picture(f"{FOOT} | 4-5 / 1-6", blocks=Blocks.NOTHING)

        assert allowed(state) == {"1-9", "2-9", "3-9", "4-4"}
        assert shut(state) == set()

    def test_a_foot_may_leave_the_trains_open(self) -> None:
        """With `COMMUNAL` a foot shuts the arms, and no train of the seat."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 4-4@4-9 | 4-6 / 1-6", trains=PLAIN_TRAINS, blocks=Blocks.COMMUNAL
        )

        assert allowed(state) == {"4-4", "5-9:0"}
        assert shut(state) == {"1-9", "2-9", "3-9", "9-9:1"}

    @pytest.mark.parametrize(
        ("nesting", "first", "waits"),
        [
            (Nesting.INNERMOST_FIRST, {"5-5:0"}, {"4-4"}),
            (Nesting.OUTERMOST_FIRST, {"4-4", "5-5:0"}, set()),
        ],
    )
    def test_of_two_feet_one_goes_first(
        self, nesting: Nesting, first: set[str], waits: set[str]
    ) -> None:
        """A foot off the trains waits for a younger one on a train, or that one stays open."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 4-4@4-9 5-5@5-9:0 | 4-6 5-6 / 1-6",
            trains=FOOT_TRAINS,
            blocks=Blocks.COMMUNAL,
            nesting=nesting,
        )

        assert allowed(state) == first
        assert shut(state) == {"1-9", "2-9", "3-9", "9-9:1"} | waits


class TestUsable:
    """A train is for its seat, until it is marked."""

    def test_each_seat_has_its_own(self) -> None:
        """The trains of the others are shut, started or not."""
        state = picture(f"{TWO_TRAINS} | 1-5 / 1-6 / 1-7", trains=PLAIN_TRAINS)

        assert allowed(state) == {"1-9", "2-9", "3-9", "4-9", "5-9:0"}
        assert shut(state) == {"6-9:1", "9-9:2"}

    @pytest.mark.parametrize(
        ("markers", "opened"), [("1", {"6-9:1"}), ("2", {"9-9:2"}), ("1,2", {"6-9:1", "9-9:2"})]
    )
    def test_a_marker_opens_a_train_to_all(self, markers: str, opened: set[str]) -> None:
        """It opens that train and no other, started or not."""
        state = picture(
            f"{TWO_TRAINS} | 1-5 / 1-6 / 1-7 | | markers={markers}", trains=PLAIN_TRAINS
        )

        assert allowed(state) == {"1-9", "2-9", "3-9", "4-9", "5-9:0"} | opened
        assert shut(state) == {"6-9:1", "9-9:2"} - opened

    def test_the_own_train_needs_no_marker(self) -> None:
        """Nor is it shut by one."""
        state = picture(
            f"{TWO_TRAINS} | 1-5 / 1-6 / 1-7 | | turn=1 markers=0,1", trains=PLAIN_TRAINS
        )

        assert allowed(state) == {"1-9", "2-9", "3-9", "4-9", "5-9:0", "6-9:1"}
        assert shut(state) == {"9-9:2"}

    def test_a_foot_on_a_train_may_be_fed_by_all(self) -> None:
        """The train of another seat is shut, the foot on it is not."""
        state = picture(f"{TWO_TRAINS} 6-6@6-9:1 6-7@6-6:1 | 1-5 / 1-6 / 1-7", trains=FOOT_TRAINS)

        assert allowed(state) == {"6-6:1"}
        assert shut(state) == {"1-9", "2-9", "3-9", "4-9", "5-9:0", "6-7:1", "9-9:2"}

    def test_both_of_two_feet_on_trains_may_be_fed_by_all(self) -> None:
        """Where feet leave the trains open, each foot is open to each seat."""
        state = picture(
            f"{TWO_TRAINS} 6-6@6-9:1 5-5@5-9:0 | 1-5 / 1-6 / 1-7 | | turn=2",
            trains=FOOT_TRAINS,
            blocks=Blocks.COMMUNAL,
        )

        assert allowed(state) == {"6-6:1", "5-5:0", "9-9:2"}
        assert shut(state) == {"1-9", "2-9", "3-9", "4-9"}
