"""Does a double open a foot, how many toes does it want, and what does it close meanwhile."""

from typing import Any

import pytest

from chickenfoot import (
    End,
    FillEngine,
    FillFoot,
    OpenPlay,
    Reason,
    Tile,
    explain,
    open_ends,
    open_feet,
    phase,
)
from chickenfoot._rules.feet import first_foot, settle
from chickenfoot.notation import parse_move
from chickenfoot.rules import (
    Blocks,
    FeetRules,
    Nesting,
    TrainDoubles,
    TrainRules,
    WhenStarved,
)
from rules.pictures import FOOT, OPEN, after, legal, picture, reason

FOUR = End(Tile(4, 4))
FOURS = ("4-0@4-4", "4-1@4-4", "4-2@4-4", "4-3@4-4", "4-5@4-4", "4-6@4-4", "4-7@4-4", "4-8@4-4")


class TestToes:
    """`toes`: how many tiles a double wants."""

    def test_a_double_opens_a_foot(self) -> None:
        """A double laid on an end is a foot that wants its toes."""
        state = after(picture(f"{OPEN} | 4-4 1-5 / 4-6 1-7"), "4-4@4-9")

        assert open_feet(state) == (FOUR,)
        assert phase(state) == FillFoot(foot=FOUR, missing=3)

    def test_no_other_tile_does(self) -> None:
        """A tile with two different halves opens nothing."""
        state = after(picture(f"{OPEN} | 4-6 1-5 / 4-8 1-7"), "4-6@4-9")

        assert open_feet(state) == ()
        assert phase(state) == OpenPlay()

    @pytest.mark.parametrize("toes", [1, 2, 3, 4, 8])
    def test_it_is_finished_by_the_last_of_them(self, toes: int) -> None:
        """A foot takes exactly `toes` tiles, and then everything is open again."""
        laid = " ".join(FOURS[: toes - 1])
        state = picture(f"{FOOT} {laid} | 4-8 1-5 / 1-6 2-2", toes=toes)

        assert phase(state) == FillFoot(foot=FOUR, missing=1)
        state = after(state, "4-8@4-4")
        assert open_feet(state) == ()
        assert phase(state) == OpenPlay()
        assert "1-6@1-9" in legal(state)

    def test_each_toe_is_an_end_afterwards(self) -> None:
        """The double takes nothing more; every toe shows its outer half."""
        state = picture(f"{FOOT} | 4-6 1-5 / 2-7 4-8 / 0-4 3-3")

        assert legal(state) == {"4-6@4-4"}
        state = after(state, "4-6@4-4")
        assert legal(state) == {"4-8@4-4"}
        state = after(state, "4-8@4-4")
        assert legal(state) == {"4-0@4-4"}
        state = after(state, "4-0@4-4")
        assert sorted(end.pip for end in open_ends(state)) == [0, 1, 2, 3, 6, 8]
        assert legal(state) == {"1-5@1-9"}

    def test_another_end_with_its_pips_stays(self) -> None:
        """When a foot of fours is finished, an end elsewhere that shows a 4 is still open."""
        laid = f"{OPEN} 1-4@1-9 4-4@4-9 4-5@4-4 4-6@4-4"
        state = picture(f"{laid} | 4-7 1-1 / 4-8 2-2")

        assert legal(after(state, "4-7@4-4")) == {"4-8@1-4", "2-2@2-9"}

    def test_with_0_a_double_is_an_ordinary_tile(self) -> None:
        """With `toes=0` a double opens nothing, and takes one tile like any other."""
        state = after(picture(f"{OPEN} | 4-4 1-5 / 4-6 1-7 / 4-8 3-5", toes=0), "4-4@4-9")

        assert open_feet(state) == ()
        assert phase(state) == OpenPlay()
        assert legal(state) == {"4-6@4-4", "1-7@1-9"}
        assert legal(after(state, "4-6@4-4")) == {"3-5@3-9"}

    def test_passing_and_drawing_fill_no_toe(self) -> None:
        """Tiles count, not turns."""
        state = after(picture(f"{FOOT} | 1-5 2-2 / 4-7 4-8 | 5-5 6-6"), "draw", "pass")

        assert phase(state) == FillFoot(foot=FOUR, missing=3)

    def test_a_drawn_double_opens_a_foot_as_well(self) -> None:
        """It makes no difference whether a double was held or just drawn."""
        state = picture(f"{OPEN} | 5-5 6-6 / 4-7 1-8 | 4-4")

        assert legal(after(state, "draw", "4-4@4-9")) == {"4-7@4-4"}

    def test_a_foot_of_blanks_is_a_foot(self) -> None:
        """The double-blank wants toes like any other double."""
        laid = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-0@9-9 0-0@0-9"
        state = picture(f"{laid} | 1-5 0-4 / 0-7")

        assert legal(state) == {"0-4@0-0"}
        assert phase(after(state, "0-4@0-0")) == FillFoot(foot=End(Tile(0, 0)), missing=2)


class TestBlocksTable:
    """`Blocks.TABLE`: an open foot closes every other end."""

    def test_only_its_own_toes_may_be_laid(self) -> None:
        """A tile that fits elsewhere is refused because of the foot."""
        state = picture(f"{FOOT} | 4-6 1-5 / 8-9")

        assert legal(state) == {"4-6@4-4"}
        refusal = explain(state, parse_move("1-5@1-9"))
        assert refusal is not None
        assert (refusal.reason, refusal.foot, refusal.missing) == (Reason.FOOT_OPEN, FOUR, 3)

    def test_its_toes_are_shut_too(self) -> None:
        """A toe may not be extended while the foot wants another."""
        state = picture(f"{FOOT} 4-6@4-4 | 6-8 1-5 / 8-9 | 4-7 5-5")

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"4-7@4-4"}

    def test_it_is_the_business_of_every_seat(self) -> None:
        """Each seat in turn feeds the foot, whoever laid the double."""
        state = picture(f"{OPEN} | 4-4 1-5 / 4-6 1-7 / 4-8 1-8")

        assert legal(after(state, "4-4@4-9")) == {"4-6@4-4"}
        assert legal(after(state, "4-4@4-9", "4-6@4-4")) == {"4-8@4-4"}

    def test_it_closes_the_trains(self) -> None:
        """A foot on an arm closes the trains as well, the seat's own too."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 4-4@4-9 | 5-7 9-8 4-6 / 4-7 | | markers=1",
            trains=TrainRules(),
            blocks=Blocks.TABLE,
        )

        assert legal(state) == {"4-6@4-4"}
        assert reason(state, "5-7@5-9:0") is Reason.FOOT_OPEN
        assert reason(state, "9-8@9-9:1") is Reason.FOOT_OPEN

    def test_it_suspends_the_opening(self) -> None:
        """A foot inside the opening goes before the arms that are missing."""
        state = picture("9-9 9-1@9-9 9-9@9-9 | 9-3 1-5 / 9-4", copies=2, blocks=Blocks.TABLE)

        assert phase(state) == FillFoot(foot=End(Tile(9, 9), copy=1), missing=3)
        assert legal(state) == {"9-3@9-9'1"}


class TestBlocksCommunal:
    """`Blocks.COMMUNAL`: an open foot closes every other end except trains."""

    def test_a_train_may_be_used(self) -> None:
        """A seat feeds the foot or uses its own train; the arms are shut."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 4-4@4-9 | 5-7 4-6 1-8 / 4-7",
            trains=TrainRules(),
            blocks=Blocks.COMMUNAL,
        )

        assert phase(state) == FillFoot(foot=FOUR, missing=3)
        assert legal(state) == {"5-7@5-9:0", "4-6@4-4"}
        assert reason(state, "1-8@1-9") is Reason.FOOT_OPEN

    def test_also_one_that_is_not_started(self) -> None:
        """A train may be started while a foot is open."""
        state = picture(
            f"{FOOT} | 9-7 1-8 / 4-7 | 5-5", trains=TrainRules(), blocks=Blocks.COMMUNAL
        )

        assert legal(state) == {"9-7@9-9:0"}

    def test_a_marked_train_too_but_no_other(self) -> None:
        """Whose train it is matters as ever."""
        laid = f"{OPEN} 9-5@9-9:0 9-6@9-9:1 9-7@9-9:2 4-4@4-9"
        state = picture(
            f"{laid} | 5-8 6-8 7-8 / 4-7 / 2-2 | | markers=2",
            trains=TrainRules(),
            blocks=Blocks.COMMUNAL,
        )

        assert legal(state) == {"5-8@5-9:0", "7-8@7-9:2"}
        assert reason(state, "6-8@6-9:1") is Reason.TRAIN_CLOSED

    def test_a_foot_on_a_train_closes_the_arms(self) -> None:
        """Wherever the foot lies, the arms are shut and the trains are not."""
        state = picture(
            f"{OPEN} 9-6@9-9:1 9-5@9-9:0 5-5@5-9:0 | 5-7 1-8 / 6-8 1-7 5-0 | | turn=1",
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            blocks=Blocks.COMMUNAL,
        )

        assert legal(state) == {"6-8@6-9:1", "5-0@5-5:0"}
        assert reason(state, "1-7@1-9") is Reason.FOOT_OPEN

    def test_it_suspends_the_opening(self) -> None:
        """In the opening a foot leaves the trains open, started or not, but not the engine."""
        state = picture(
            "9-9 9-1@9-9 9-9@9-9 9-5@9-9:0 | 9-3 5-6 1-7 / 9-4 1-8",
            copies=2,
            trains=TrainRules(),
            blocks=Blocks.COMMUNAL,
        )

        assert legal(state) == {"9-3@9-9'1", "5-6@5-9:0"}
        assert legal(after(state, "5-6@5-9:0")) == {"9-4@9-9'1", "9-4@9-9:1"}
        assert reason(state, "9-3@9-9") is Reason.FOOT_OPEN

    def test_without_trains_it_closes_everything(self) -> None:
        """Where there are no trains, only the foot is open."""
        assert legal(picture(f"{FOOT} | 4-6 1-5 / 8-9", blocks=Blocks.COMMUNAL)) == {"4-6@4-4"}


class TestBlocksNothing:
    """`Blocks.NOTHING`: a foot obliges nobody."""

    def test_every_end_is_open(self) -> None:
        """A seat lays a toe or goes elsewhere, as it likes."""
        state = picture(f"{FOOT} | 4-6 1-5 / 8-9", blocks=Blocks.NOTHING)

        assert legal(state) == {"4-6@4-4", "1-5@1-9"}

    def test_the_table_never_waits_for_it(self) -> None:
        """The foot is open, but the phase is not that it is filled."""
        state = picture(f"{FOOT} | 4-6 1-5 / 8-9", blocks=Blocks.NOTHING)

        assert open_feet(state) == (FOUR,)
        assert phase(state) == OpenPlay()

    def test_a_toe_may_be_extended_at_once(self) -> None:
        """Its toes are ends before it is finished."""
        state = picture(f"{FOOT} 4-6@4-4 | 6-8 4-7 / 8-9", blocks=Blocks.NOTHING)

        assert legal(state) == {"4-7@4-4", "6-8@4-6"}

    def test_it_takes_its_toes_and_no_more(self) -> None:
        """After its last toe the double takes nothing."""
        state = picture(f"{FOOT} 4-6@4-4 4-7@4-4 | 4-8 4-0 / 4-5 1-8", blocks=Blocks.NOTHING)

        state = after(state, "4-8@4-4")

        assert open_feet(state) == ()
        assert legal(state) == {"1-8@1-9", "8-1@4-8"}

    def test_several_feet_may_be_open(self) -> None:
        """While one is open, a double elsewhere opens another."""
        state = picture(f"{FOOT} | 3-3 3-5 / 3-6 4-6 1-7", blocks=Blocks.NOTHING)

        state = after(state, "3-3@3-9")

        assert open_feet(state) == (FOUR, End(Tile(3, 3)))
        assert legal(state) == {"3-6@3-3", "4-6@4-4", "1-7@1-9"}
        assert [end.places for end in open_ends(state) if end.end in open_feet(state)] == [3, 3]

    def test_the_opening_stands(self) -> None:
        """In the opening only the engine takes tiles, and the toes of a foot are shut too."""
        state = picture("9-9 9-1@9-9 9-9@9-9 | 9-3 1-5 / 9-4", copies=2, blocks=Blocks.NOTHING)

        assert phase(state) == FillEngine(missing=2)
        assert legal(state) == {"9-3@9-9"}
        assert reason(state, "9-3@9-9'1") is Reason.OPENING_UNFINISHED

    def test_the_foot_of_the_opening_is_there_afterwards(self) -> None:
        """Once the arms are there, it takes its toes like any other."""
        state = picture(
            "9-9 9-1@9-9 9-9@9-9 9-2@9-9 9-3@9-9 | 9-4 1-5 / 9-4", copies=2, blocks=Blocks.NOTHING
        )

        assert legal(state) == {"9-4@9-9'1", "1-5@1-9"}


class TestWhoFeeds:
    """An open foot may be fed by every seat, wherever it lies."""

    @pytest.mark.parametrize("blocks", Blocks)
    def test_on_the_train_of_another_seat(self, blocks: Blocks) -> None:
        """Also on the train of another seat that has no marker."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 5-5@5-9:0 | 5-7 2-2 / 5-8 6-6 | | turn=1",
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
            blocks=blocks,
        )

        assert legal(state) == {"5-8@5-5:0"}
        assert not state.markers

    def test_what_grows_from_it_is_its_owners(self) -> None:
        """Once the foot is finished, its toes are ends of that train."""
        state = picture(
            f"{OPEN} 9-5@9-9:0 5-5@5-9:0 5-0@5-5:0 5-6@5-5:0 | 0-2 8-8 / 5-7 6-8 1-8 | | turn=1",
            trains=TrainRules(train_doubles=TrainDoubles.FOOT),
        )

        state = after(state, "5-7@5-5:0")

        assert legal(state) == {"0-2@0-5:0", "2-0@2-9"}
        state = after(state, "0-2@0-5:0")
        assert legal(state) == {"1-8@1-9"}
        assert reason(state, "6-8@5-6:0") is Reason.TRAIN_CLOSED


class TestSettled:
    """What a table knows about its feet before any is laid."""

    @pytest.mark.parametrize("blocks", Blocks)
    @pytest.mark.parametrize("when_starved", WhenStarved)
    def test_whether_tiles_left_matter(self, blocks: Blocks, when_starved: WhenStarved) -> None:
        """What could still be a toe matters to a move, unless a starved foot freezes."""
        feet = settle(FeetRules(blocks=blocks, when_starved=when_starved))

        assert feet.counts_toes is (when_starved is not WhenStarved.FREEZE)
        assert feet.releases is (when_starved is WhenStarved.RELEASE)

    @pytest.mark.parametrize("blocks", Blocks)
    def test_whether_a_foot_closes_the_table(self, blocks: Blocks) -> None:
        """Nothing but toes is laid while a foot is open, unless it leaves trains or all open."""
        assert settle(FeetRules(blocks=blocks)).close is (blocks is Blocks.TABLE)

    @pytest.mark.parametrize("nesting", Nesting)
    def test_which_foot_goes_first(self, nesting: Nesting) -> None:
        """The newest of several feet takes the next tile, unless the oldest does."""
        feet = settle(FeetRules(nesting=nesting))
        expected = 1 if nesting is Nesting.OUTERMOST_FIRST else 2

        assert first_foot(feet, ((1, 3), (2, 3))) == expected


class TestLayout:
    """The layout says how many tiles can be laid on each of its tiles."""

    @pytest.mark.parametrize(
        ("double", "changes", "ends"),
        [
            ("4-4@4-9", {}, 3),
            ("4-4@4-9", {"toes": 2}, 2),
            ("4-4@4-9", {"toes": 0}, 1),
            ("4-4@4-9 4-4@4-4", {"copies": 2}, 3),
            ("4-4@4-9 4-4@4-4", {"copies": 2, "nesting": Nesting.PLAIN_TOE}, 1),
            ("9-5@9-9:0 5-5@5-9:0", {"trains": TrainRules()}, 1),
            ("9-5@9-9:0 5-5@5-9:0", {"trains": TrainRules(train_doubles=TrainDoubles.FOOT)}, 3),
        ],
        ids=str,
    )
    def test_a_double(self, double: str, changes: dict[str, Any], ends: int) -> None:
        """As many as its foot wants; one if it is an ordinary tile."""
        layout = picture(f"{OPEN} {double} | 1-5 / 1-6", **changes).layout

        assert layout.placements[-1].ends == ends

    def test_the_engine_and_any_other_tile(self) -> None:
        """On the engine its arms and the trains, on any other tile one."""
        plain = picture(f"{OPEN} | 1-5 / 1-6").layout.placements
        trains = picture(f"{OPEN} | 1-5 / 1-6 / 1-7", trains=TrainRules()).layout.placements

        assert [placed.ends for placed in plain] == [4, 1, 1, 1, 1]
        assert trains[0].ends == 4 + 3
