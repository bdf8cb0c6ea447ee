"""When is a foot starved, and what becomes of it: in all pictures, tiles not listed are gone."""

import pytest

from chickenfoot import (
    End,
    Ending,
    FillEngine,
    FillFoot,
    GameState,
    OpenPlay,
    Tile,
    is_starved,
    open_ends,
    open_feet,
    phase,
    round_result,
)
from chickenfoot._rules.feet import settle, toes_left
from chickenfoot.rules import (
    Blocks,
    FeetRules,
    Nesting,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)
from rules.pictures import FOOT, OPEN, after, legal, picture

FOUR = End(Tile(4, 4))

TWO_LEFT = (
    "6-6 6-1@6-6 6-2@6-6 6-3@6-6 6-4@6-6 1-4@1-6 2-4@2-6 3-4@3-6 4-4@4-6"
    " | 0-4 1-1 / 4-5 2-2 | 0-0 1-2"
)
"""Double-six; an open foot of fours wants three toes, and 0-4 and 4-5 are all that is left."""

ELSEWHERE = f"{OPEN} 1-4@1-9 4-4@4-9 | 4-5 1-1 / 4-6 4-7 2-2"
"""A foot wants three toes and three fours are left, but there is another end that shows a 4."""


def wanted(state: GameState) -> dict[str, int]:
    """Return how many tiles each end of a double-four takes."""
    return {str(end.end): end.places for end in open_ends(state) if end.end.on == Tile(4, 4)}


class TestStarved:
    """A foot is starved when fewer tiles are off the table that could be its toes than it wants."""

    @pytest.mark.parametrize(
        ("rest", "starved"),
        [
            ("4-5 4-6 4-7 / 1-1", False),
            ("4-5 4-6 / 1-1", True),
            ("4-5 / 4-6 4-7", False),
            ("4-5 / 4-6 1-1 | 4-7", False),
            ("4-5 / 4-6 1-1 | | aside=4-7", False),
            ("5-6 / 6-7 1-1 | 4-7 4-6", True),
        ],
    )
    def test_it_counts_hands_boneyard_and_aside(self, rest: str, *, starved: bool) -> None:
        """Everything off the table counts, also what nobody can ever lay."""
        assert is_starved(picture(f"{FOOT} | {rest}"), FOUR) is starved

    def test_a_reserve_counts(self) -> None:
        """Tiles that may not be drawn are off the table as well."""
        state = picture(f"{FOOT} | 4-5 / 4-6 1-1 | 4-7", reserve=1)

        assert not is_starved(state, FOUR)

    def test_toes_laid_are_no_longer_wanted(self) -> None:
        """A foot that has two toes wants one more."""
        laid = f"{FOOT} 4-1@4-4 4-2@4-4"

        assert not is_starved(picture(f"{laid} | 4-5 / 1-1"), FOUR)
        assert is_starved(picture(f"{laid} | 1-5 / 1-1"), FOUR)

    def test_another_copy_of_the_double_counts(self) -> None:
        """With several copies another 4-4 can be a toe, unless that is forbidden."""
        text = f"{FOOT} | 4-5 / 4-6 1-1 | 4-4"

        assert not is_starved(picture(text, copies=2), FOUR)
        assert not is_starved(picture(text, copies=2, nesting=Nesting.PLAIN_TOE), FOUR)
        assert is_starved(picture(text, copies=2, nesting=Nesting.FORBIDDEN), FOUR)

    def test_equal_tiles_count_twice(self) -> None:
        """Two equal tiles are two toes."""
        assert not is_starved(picture(f"{FOOT} | 4-5 4-5 / 4-6 1-1", copies=2), FOUR)

    @pytest.mark.parametrize("wild", [Wild.BLANK, Wild.BLANK_ADOPTS])
    def test_wild_blanks_count(self, wild: Wild) -> None:
        """Blanks can be toes of any foot, each of them once."""
        assert is_starved(picture(f"{FOOT} | 0-5 0-6 / 5-6 1-1"), FOUR)
        assert is_starved(picture(f"{FOOT} | 0-5 0-6 / 5-6 1-1", wild=wild), FOUR)
        assert is_starved(picture(f"{FOOT} | 0-0 0-4 / 5-6 1-1", wild=wild), FOUR)
        assert not is_starved(picture(f"{FOOT} | 0-5 0-6 / 0-0 1-1", wild=wild), FOUR)

    def test_each_foot_is_judged_alone(self) -> None:
        """Two feet that need the same tiles are both fine while each has enough."""
        state = picture(
            f"{FOOT} 4-4@4-4 | 4-5 / 4-6 4-7", copies=2, nesting=Nesting.INNERMOST_FIRST
        )

        assert not is_starved(state, FOUR)
        assert not is_starved(state, End(Tile(4, 4), copy=1))


class TestFreeze:
    """`WhenStarved.FREEZE`: it stays shut, and play goes on until nobody can move."""

    def test_it_wants_what_it_wanted(self) -> None:
        """The foot still wants all its toes, though they do not exist."""
        state = picture(TWO_LEFT, highest=6, when_starved=WhenStarved.FREEZE)

        assert is_starved(state, FOUR)
        assert phase(state) == FillFoot(foot=FOUR, missing=3)

    def test_the_round_ends_blocked(self) -> None:
        """The last toes are laid, the boneyard is drawn, and then nobody can move."""
        state = picture(TWO_LEFT, highest=6, when_starved=WhenStarved.FREEZE)

        state = after(state, "4-0@4-4", "4-5@4-4", "draw", "pass", "draw", "pass")

        assert round_result(state).ending is Ending.BLOCKED
        assert round_result(state).points == (2, 7)

    def test_such_a_double_may_be_laid(self) -> None:
        """Nobody is kept from opening a foot that can never be finished."""
        state = picture(f"{OPEN} | 4-4 1-5 / 4-6 1-6", when_starved=WhenStarved.FREEZE)

        assert legal(state) == {"4-4@4-9", "1-5@1-9"}
        assert legal(after(state, "4-4@4-9")) == {"4-6@4-4"}


class TestRelease:
    """`WhenStarved.RELEASE`: it wants only the toes that can exist."""

    def test_it_wants_the_toes_that_can_exist(self) -> None:
        """Where two tiles are left, a foot of three wants two."""
        state = picture(TWO_LEFT, highest=6, when_starved=WhenStarved.RELEASE)

        assert phase(state) == FillFoot(foot=FOUR, missing=2)

    def test_with_the_last_of_them_it_is_finished(self) -> None:
        """After the last toe there is, everything is open, but the double takes no more."""
        state = picture(TWO_LEFT, highest=6, when_starved=WhenStarved.RELEASE)

        state = after(state, "4-0@4-4", "4-5@4-4")

        assert phase(state) == OpenPlay()
        assert open_feet(state) == ()
        assert wanted(state) == {}

    def test_with_none_at_all_it_is_never_open(self) -> None:
        """A double that no tile is left for closes its line and nothing else."""
        state = picture(f"{OPEN} | 4-4 2-5 / 1-5 8-8", when_starved=WhenStarved.RELEASE)

        state = after(state, "4-4@4-9")

        assert phase(state) == OpenPlay()
        assert open_feet(state) == ()
        assert wanted(state) == {}
        assert legal(state) == {"1-5@1-9"}

    def test_it_is_asked_again_after_every_tile(self) -> None:
        """A four laid on another end is a toe less."""
        state = picture(ELSEWHERE, blocks=Blocks.NOTHING, when_starved=WhenStarved.RELEASE)

        assert wanted(state) == {"4-4": 3}
        state = after(state, "4-5@1-4")
        assert wanted(state) == {"4-4": 2}
        state = after(state, "4-6@4-4")
        assert wanted(state) == {"4-4": 1}

    def test_also_for_a_foot_beneath_another(self) -> None:
        """Toes of an inner foot are lost to the outer one, which is finished without them."""
        state = picture(
            f"{FOOT} 4-4@4-4 | 4-5 4-8 / 4-6 2-7 / 4-7 1-1",
            copies=2,
            when_starved=WhenStarved.RELEASE,
        )

        assert wanted(state) == {"4-4": 2, "4-4'1": 3}
        state = after(state, "4-5@4-4'1", "4-6@4-4'1")
        assert wanted(state) == {"4-4": 2, "4-4'1": 1}
        state = after(state, "4-7@4-4'1")
        assert wanted(state) == {"4-4": 1}
        assert phase(state) == FillFoot(foot=FOUR, missing=1)

    def test_it_gives_way_to_the_opening(self) -> None:
        """When a foot inside the opening is released, the arms come first again."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 | 9-9 1-1 / 9-3 1-5",
            copies=2,
            when_starved=WhenStarved.RELEASE,
        )

        state = after(state, "9-9@9-9")
        assert phase(state) == FillFoot(foot=End(Tile(9, 9), copy=1), missing=1)
        assert phase(
            picture(
                "9-9 9-1@9-9 9-2@9-9 9-9@9-9 9-3@9-9'1 | 1-1 / 1-5 | 2-2",
                copies=2,
                when_starved=WhenStarved.RELEASE,
            )
        ) == FillEngine(missing=1)

    def test_the_engine_is_never_released(self) -> None:
        """Arms that no tile is left for stay missing."""
        state = picture("9-9 9-1@9-9 | 1-5 / 1-6 | 2-2", when_starved=WhenStarved.RELEASE)

        assert phase(state) == FillEngine(missing=3)
        assert legal(state) == {"draw"}

    def test_on_a_train_too(self) -> None:
        """A released foot on a train ends that train."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 5-5@5-9:0 | 1-6 2-2 / 1-7",
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            when_starved=WhenStarved.RELEASE,
        )

        assert open_feet(state) == ()
        assert End(Tile(5, 5), train=0) not in {end.end for end in open_ends(state)}

    @pytest.mark.parametrize("when", WhenStarved)
    def test_elsewhere_a_foot_wants_what_it_wanted(self, when: WhenStarved) -> None:
        """Fewer tiles than toes change what it wants under this rule, and under no other."""
        feet = settle(FeetRules(when_starved=when))
        released = when is WhenStarved.RELEASE

        assert toes_left(feet, 3, 1) == (1 if released else 3)
        assert toes_left(feet, 2, 3) == 2
