"""The tiles on the table as one can draw them."""

import pickle

import attrs
import pytest

from chickenfoot import MIDDLE, End, Layout, Placement, RuleConfig, Tile, new_game
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import EngineStart, Nesting, TrainDoubles, TrainRules, Wild

ONE_ARM = JAQUES.replace(arms=1)
TRAINS = ONE_ARM.replace(trains=TrainRules())


def placements(layout: str, config: RuleConfig = JAQUES) -> tuple[Placement, ...]:
    """Return what lies on the table at which two sit."""
    return parse_state(f"{layout} | 9-8 / 0-1", config).layout.placements


def ends(layout: str, config: RuleConfig = ONE_ARM) -> list[int]:
    """Return how many ends each of these tiles has, oldest first."""
    return [placement.ends for placement in placements(layout, config)]


class TestLayout:
    """All tiles laid."""

    def test_is_empty_before_the_engine_lies(self) -> None:
        """A round starts with an empty table."""
        assert new_game(JAQUES, seats=4, seed=1).layout == Layout() == Layout(())

    def test_starts_with_an_engine_that_is_laid_out(self) -> None:
        """Where the engine lies before the deal, it is the first tile of the layout."""
        state = new_game(JAQUES.replace(start=EngineStart.PREPLACED), seats=4, seed=1)

        assert state.layout == Layout((Placement(Tile(9, 9), MIDDLE, outward=9, ends=4),))

    def test_is_in_the_order_of_laying(self) -> None:
        """The oldest tile comes first."""
        laid = placements("9-9 9-4@9-9 4-6@9-4 6-0@4-6", ONE_ARM)

        assert [placement.tile for placement in laid] == [
            Tile(9, 9),
            Tile(4, 9),
            Tile(4, 6),
            Tile(0, 6),
        ]

    def test_is_a_value(self) -> None:
        """Equal layouts are equal, have equal hashes, survive a pickle, and cannot be changed."""
        one, other = (Layout(placements("9-9 9-4@9-9")) for _ in range(2))

        assert one == other
        assert hash(one) == hash(other)
        assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            one.placements = ()  # type: ignore[misc]


class TestPlacement:
    """One of the tiles."""

    def test_says_where_it_lies_and_what_it_shows(self) -> None:
        """Each tile knows the end it was laid on, and the pips that face away from it."""
        _, arm, further = placements("9-9 9-4@9-9 4-6@9-4", ONE_ARM)

        assert (arm.tile, arm.end, arm.outward) == (Tile(4, 9), End(Tile(9, 9)), 4)
        assert (further.tile, further.end, further.outward) == (Tile(4, 6), End(Tile(4, 9)), 6)
        assert (arm.train, further.train) == (None, None)

    def test_names_the_copy_it_lies_on(self) -> None:
        """With several sets, the end says which of the equal tiles."""
        config = JAQUES.replace(copies=2, arms=2)
        *_, last = placements("9-9 9-4@9-9 9-4@9-9 4-6@9-4'1", config)

        assert last.end == End(Tile(4, 9), copy=1)

    def test_shows_what_it_adopted(self) -> None:
        """A double-blank that adopts shows the number it was laid on."""
        config = ONE_ARM.replace(wild=Wild.BLANK_ADOPTS)
        *_, last = placements("9-9 9-5@9-9 0-0@9-5>5", config)

        assert (last.tile, last.outward) == (Tile(0, 0), 5)

    def test_knows_its_train(self) -> None:
        """Every tile of a train says whose it is; the engine and the arms are on none."""
        laid = placements("9-9 9-4@9-9 9-5@9-9:1 5-6@9-5:1", TRAINS)

        assert [placement.train for placement in laid] == [None, None, 1, 1]


class TestEnds:
    """How many tiles can be laid on one."""

    @pytest.mark.parametrize("arms", [1, 4, 9])
    def test_of_the_engine_are_its_arms(self, arms: int) -> None:
        """The engine has as many ends as it wants arms, filled or not."""
        config = JAQUES.replace(arms=arms)

        assert ends("9-9", config)[0] == arms
        assert ends("9-9 9-4@9-9", config)[0] == arms

    def test_of_the_engine_are_trains_as_well(self) -> None:
        """The train of each seat starts at the engine too."""
        assert ends("9-9", TRAINS) == [3]

    def test_of_a_tile_are_one(self) -> None:
        """An ordinary tile goes on in one direction."""
        assert ends("9-9 9-4@9-9 4-6@9-4") == [1, 1, 1]

    def test_of_a_foot_are_its_toes(self) -> None:
        """A double has an end for each toe, filled or not."""
        assert ends("9-9 9-4@9-9 4-4@9-4") == [1, 1, 3]
        assert ends("9-9 9-4@9-9 4-4@9-4 4-6@4-4") == [1, 1, 3, 1]
        assert ends("9-9 9-4@9-9 4-4@9-4", ONE_ARM.replace(toes=2)) == [1, 1, 2]

    def test_of_an_ordinary_double_are_one(self) -> None:
        """Without toes a double is a tile like any other."""
        assert ends("9-9 9-4@9-9 4-4@9-4", ONE_ARM.replace(toes=0)) == [1, 1, 1]

    def test_of_a_double_on_a_train_are_one_or_its_toes(self) -> None:
        """Trains know feet only if the rules say so."""
        laid = "9-9 9-4@9-9 9-5@9-9:1 5-5@9-5:1"

        assert ends(laid, TRAINS)[-1] == 1
        assert ends(laid, TRAINS.replace(train_doubles=TrainDoubles.FOOT))[-1] == 3

    def test_of_a_double_as_a_toe_are_one_or_its_toes(self) -> None:
        """With two sets a double can be a toe, an ordinary one or a foot of its own."""
        config = ONE_ARM.replace(copies=2)
        laid = "9-9 9-4@9-9 4-4@9-4 4-4@4-4"

        assert ends(laid, config) == [1, 1, 3, 3]
        assert ends(laid, config.replace(nesting=Nesting.PLAIN_TOE)) == [1, 1, 3, 1]

    def test_of_a_double_as_a_toe_of_another_foot_are_one_too(self) -> None:
        """Whether it lies on a second foot of the same pips, or on a foot on a train."""
        third = JAQUES.replace(copies=3, arms=2, nesting=Nesting.PLAIN_TOE)
        laid = "9-9 9-4@9-9 9-4@9-9 4-4@9-4 4-1@4-4 4-2@4-4 4-3@4-4 4-4@9-4'1 4-4@4-4'1"
        assert ends(laid, third) == [2, 1, 1, 3, 1, 1, 1, 3, 1]

        config = TRAINS.replace(
            copies=2, trains=TrainRules(train_doubles=TrainDoubles.FOOT), nesting=Nesting.PLAIN_TOE
        )
        laid = "9-9 9-4@9-9 9-5@9-9:1 5-5@9-5:1 5-5@5-5:1"
        assert ends(laid, config)[1:] == [1, 1, 3, 1]

    def test_of_a_second_engine_are_its_toes(self) -> None:
        """A further copy of the engine is an arm, and a foot whatever is said about toes."""
        config = JAQUES.replace(copies=2, nesting=Nesting.PLAIN_TOE)

        assert ends("9-9 9-9@9-9", config) == [4, 3]
