"""Whose end is this, may a seat use it, and what becomes of the markers."""

import pytest

from chickenfoot import (
    End,
    FillEngine,
    OpenPlay,
    Reason,
    Tile,
    new_game,
    open_ends,
    open_feet,
    phase,
)
from chickenfoot.rules import (
    DrawnTile,
    LastDouble,
    MarkerRemoved,
    TrainDoubles,
    TrainRules,
)
from rules.pictures import DEFAULT, OPEN, after, legal, picture, reason

TRAINS = TrainRules()

RUNNING = f"{OPEN} 9-5@9-9:0 9-6@9-9:1"
"""Four arms that show 1, 2, 3 and 4; the trains of seats 0 and 1 show 5 and 6."""


class TestWhoseTrain:
    """Each seat has one more end at the engine, its train."""

    def test_there_is_an_end_for_each_seat(self) -> None:
        """An unstarted train is an end at the engine that shows its pips."""
        state = picture(f"{OPEN} | 1-5 / 1-6 / 1-7", trains=TRAINS)

        starts = [end for end in open_ends(state) if end.end.on == Tile(9, 9)]
        assert [end.end for end in starts] == [End(Tile(9, 9), train=seat) for seat in range(3)]
        assert [(end.pip, end.places) for end in starts] == [(9, 1)] * 3

    def test_without_trains_there_is_none(self) -> None:
        """With `trains=None` nobody has a train."""
        state = picture(f"{OPEN} | 1-5 9-8 / 1-6", trains=None)

        assert legal(state) == {"1-5@1-9"}
        assert reason(state, "9-8@9-9:0") is Reason.NO_SUCH_MOVE

    def test_a_seat_starts_its_own(self) -> None:
        """Once the arms are filled, a tile of the engine's suit starts the seat's train."""
        state = picture(f"{OPEN} | 9-5 1-1 / 9-6 8-8", trains=TRAINS)

        assert legal(state) == {"9-5@9-9:0", "1-1@1-9"}
        assert reason(state, "9-5@9-9:1") is Reason.TRAIN_CLOSED
        assert legal(after(state, "9-5@9-9:0")) == {"9-6@9-9:1"}

    def test_it_starts_once(self) -> None:
        """A train that has begun is a line: it grows at its other end only."""
        state = picture(f"{RUNNING} | 9-7 5-7 / 8-8", trains=TRAINS)

        assert legal(state) == {"5-7@5-9:0"}
        assert reason(state, "9-7@9-9:0") is Reason.NO_SUCH_END

    def test_nobody_else_may_use_it(self) -> None:
        """A seat uses the arms and its own train."""
        state = picture(f"{RUNNING} | 5-7 6-7 1-8 / 8-8", trains=TRAINS)

        assert legal(state) == {"5-7@5-9:0", "1-8@1-9"}
        assert reason(state, "6-7@6-9:1") is Reason.TRAIN_CLOSED

    def test_what_grows_on_it_belongs_to_it(self) -> None:
        """Every further tile of the line is an end of the same train."""
        state = picture(f"{RUNNING} 5-7@5-9:0 | 7-8 1-1 / 7-0 6-0", trains=TRAINS)

        assert legal(state) == {"7-8@5-7:0", "1-1@1-9"}
        assert legal(after(state, "7-8@5-7:0")) == {"6-0@6-9:1"}

    def test_trains_are_no_arms(self) -> None:
        """In the opening the arms are counted without them."""
        state = picture("9-9 9-1@9-9 9-2@9-9 9-3@9-9 | 9-5 9-6 / 9-7 8-8", trains=TRAINS)

        assert phase(state) == FillEngine(missing=1)
        assert legal(state) == {"9-5@9-9", "9-6@9-9"}
        state = after(state, "9-5@9-9")
        assert phase(state) == OpenPlay()
        assert legal(state) == {"9-7@9-9:1"}

    def test_a_round_begins_with_them(self) -> None:
        """As many trains as seats, all of them unstarted and unmarked."""
        state = new_game(DEFAULT.replace(trains=TRAINS), seats=4, seed=1)

        assert state.markers == frozenset()


class TestMarked:
    """While a train is marked, others may use it."""

    def test_others_may_use_it(self) -> None:
        """A marked train is open to every seat, another one is not."""
        state = picture(
            f"{RUNNING} 9-7@9-9:2 | 6-8 7-8 1-8 / 8-8 / 5-5 | | markers=1", trains=TRAINS
        )

        assert legal(state) == {"6-8@6-9:1", "1-8@1-9"}
        assert reason(state, "7-8@7-9:2") is Reason.TRAIN_CLOSED

    def test_its_owner_may_as_ever(self) -> None:
        """A marker takes nothing from the seat whose train it is."""
        state = picture(f"{RUNNING} | 5-7 6-7 / 8-8 | | markers=0", trains=TRAINS)

        assert legal(state) == {"5-7@5-9:0"}

    def test_an_unstarted_train_may_be_started_by_anyone(self) -> None:
        """A marker lies where the train would begin, and what is laid there is that train."""
        state = picture(f"{OPEN} | 9-5 1-1 / 5-7 8-8 | | markers=1", trains=TRAINS)

        assert legal(state) == {"9-5@9-9:0", "9-5@9-9:1", "1-1@1-9"}
        state = after(state, "9-5@9-9:1")
        assert legal(state) == {"5-7@5-9:1"}
        assert state.layout.placements[-1].train == 1

    def test_not_in_the_opening(self) -> None:
        """While arms are missing, a marked train is shut as well."""
        state = picture("9-9 9-1@9-9 9-2@9-9 | 9-5 1-1 / 8-8 | | markers=1", trains=TRAINS)

        assert legal(state) == {"9-5@9-9"}


STUCK = f"{RUNNING} | 7-8 6-7 / 6-8 1-8 | 7-7"
"""Seat 0 is stuck: 6-7 fits only the train of seat 1, which is not marked."""


class TestMarking:
    """A seat that passes with nothing in its hand that fits marks its train."""

    def test_a_stuck_seat_marks_its_train(self) -> None:
        """It draws first, and the marker lies when it has passed."""
        state = picture(STUCK, trains=TRAINS)

        assert legal(state) == {"draw"}
        state = after(state, "draw")
        assert state.markers == frozenset()
        state = after(state, "pass")
        assert state.markers == {0}
        assert legal(state) == {"6-8@6-9:1", "1-8@1-9"}

    def test_also_with_nothing_to_draw(self) -> None:
        """A pass without a draw is a pass."""
        state = picture(f"{RUNNING} | 7-8 6-7 / 6-8 1-8 | ", trains=TRAINS)

        assert after(state, "pass").markers == {0}

    def test_also_when_a_foot_has_shut_it_out(self) -> None:
        """What fits only ends that are shut now does not fit."""
        state = picture(f"{OPEN} 9-5@9-9:0 4-4@4-9 | 5-7 1-7 / 4-6 1-8 | ", trains=TRAINS)

        assert legal(state) == {"pass"}
        assert after(state, "pass").markers == {0}

    def test_not_when_the_drawn_tile_is_laid(self) -> None:
        """A seat that plays does not pass."""
        state = after(
            picture(f"{RUNNING} | 7-8 6-7 / 6-8 1-8 | 1-7", trains=TRAINS), "draw", "1-7@1-9"
        )

        assert state.markers == frozenset()

    @pytest.mark.parametrize("drawn_tile", [DrawnTile.KEEP, DrawnTile.MAY_PLAY])
    def test_not_when_a_drawn_tile_that_fits_is_kept(self, drawn_tile: DrawnTile) -> None:
        """A seat that could have played has a tile that fits, and marks nothing."""
        state = picture(
            f"{RUNNING} | 7-8 6-7 / 6-8 1-8 | 1-7", trains=TRAINS, drawn_tile=drawn_tile
        )

        assert after(state, "draw", "pass").markers == frozenset()

    def test_not_when_it_drew_at_will(self) -> None:
        """A seat that drew though it could play still holds what it could have played."""
        state = picture(f"{RUNNING} | 7-8 1-7 / 6-8 1-8 | 7-7", trains=TRAINS, voluntary=True)

        state = after(state, "draw")
        assert legal(state) == {"pass"}
        assert after(state, "pass").markers == frozenset()

    def test_a_last_double_does_not_fit(self) -> None:
        """A seat that may not lay its last tile marks its train; with a second tile it may not."""
        text = f"{RUNNING} | 4-4 / 6-8 1-8"
        stuck = picture(f"{text} | ", trains=TRAINS, last_double=LastDouble.FORBIDDEN)
        drew = picture(f"{text} | 7-7", trains=TRAINS, last_double=LastDouble.FORBIDDEN)

        assert after(stuck, "pass").markers == {0}
        assert after(drew, "draw", "pass").markers == frozenset()

    def test_markers_add_up(self) -> None:
        """Each seat that is stuck marks its own train, and the others stay as they are."""
        state = picture(f"{RUNNING} | 7-8 / 5-7 7-7 / 1-8 | | turn=0 markers=2", trains=TRAINS)

        state = after(state, "pass")
        assert state.markers == {0, 2}
        assert legal(state) == {"5-7@5-9:0"}

    def test_a_marked_train_stays_marked(self) -> None:
        """Passing once more changes nothing."""
        state = picture(f"{RUNNING} | 7-8 / 1-8 1-7 | | markers=0", trains=TRAINS)

        assert after(state, "pass").markers == {0}


class TestMarkerRemoved:
    """`marker_removed`: when the marker comes off a train."""

    TEXT = f"{RUNNING} | 5-7 1-7 6-7 8-8 / 6-8 1-8 5-8 2-8 | | markers=0,1"
    """Both trains are marked, and seat 0 may play anywhere."""

    @pytest.mark.parametrize(
        ("rule", "move", "left"),
        [
            (MarkerRemoved.OWN_TRAIN, "5-7@5-9:0", {1}),
            (MarkerRemoved.OWN_TRAIN, "1-7@1-9", {0, 1}),
            (MarkerRemoved.OWN_TRAIN, "6-7@6-9:1", {0, 1}),
            (MarkerRemoved.ANY_PLAY, "5-7@5-9:0", {1}),
            (MarkerRemoved.ANY_PLAY, "1-7@1-9", {1}),
            (MarkerRemoved.ANY_PLAY, "6-7@6-9:1", {1}),
        ],
    )
    def test_by_a_play_of_its_seat(self, rule: MarkerRemoved, move: str, left: set[int]) -> None:
        """A play on the own train takes it off; any other play only with `ANY_PLAY`."""
        state = picture(self.TEXT, trains=TrainRules(marker_removed=rule))

        assert after(state, move).markers == left

    @pytest.mark.parametrize("rule", MarkerRemoved)
    def test_whichever_seat_that_is(self, rule: MarkerRemoved) -> None:
        """Each seat takes off its own marker and leaves the others."""
        state = picture(f"{self.TEXT} turn=1", trains=TrainRules(marker_removed=rule))

        assert after(state, "6-8@6-9:1").markers == {0}

    @pytest.mark.parametrize("rule", MarkerRemoved)
    def test_not_by_a_play_of_another_seat(self, rule: MarkerRemoved) -> None:
        """A train that others play on stays marked."""
        state = picture(
            f"{RUNNING} | 6-7 8-8 / 7-8 2-8 | | markers=1",
            trains=TrainRules(marker_removed=rule),
        )

        state = after(state, "6-7@6-9:1")

        assert state.markers == {1}

    @pytest.mark.parametrize("rule", MarkerRemoved)
    def test_starting_ones_own_train_takes_it_off(self, rule: MarkerRemoved) -> None:
        """The first tile of a train is a play on it."""
        state = picture(
            f"{OPEN} | 9-5 8-8 / 1-8 2-8 | | markers=0", trains=TrainRules(marker_removed=rule)
        )

        assert after(state, "9-5@9-9:0").markers == frozenset()

    def test_then_the_train_is_closed_again(self) -> None:
        """Once the marker is off, the train is its owner's alone."""
        state = picture(f"{RUNNING} | 5-7 8-8 / 7-8 2-8 | | markers=0", trains=TRAINS)

        assert legal(after(state, "5-7@5-9:0")) == {"2-8@2-9"}

    def test_drawing_does_not_take_it_off(self) -> None:
        """A marker comes off by a play only."""
        state = picture(f"{RUNNING} | 7-8 / 2-8 6-8 | 1-7 | markers=0", trains=TRAINS)

        assert after(state, "draw").markers == {0}
        assert after(state, "draw", "1-7@1-9").markers == {0}


class TestTrainDoubles:
    """`train_doubles`: what a double on a train is."""

    TEXT = f"{RUNNING} | 5-5 1-7 / 6-7 1-8 5-8"

    def test_plain(self) -> None:
        """With `PLAIN` it is an ordinary tile with one end, and obliges nobody."""
        state = picture(self.TEXT, trains=TrainRules(train_doubles=TrainDoubles.PLAIN))

        state = after(state, "5-5@5-9:0")

        assert open_feet(state) == ()
        assert legal(state) == {"6-7@6-9:1", "1-8@1-9"}
        assert {end.end: end.places for end in open_ends(state)}[End(Tile(5, 5), train=0)] == 1

    def test_foot(self) -> None:
        """With `FOOT` it is a foot, which every seat feeds."""
        state = picture(self.TEXT, trains=TrainRules(train_doubles=TrainDoubles.FOOT))

        state = after(state, "5-5@5-9:0")

        assert open_feet(state) == (End(Tile(5, 5), train=0),)
        assert legal(state) == {"5-8@5-5:0"}

    @pytest.mark.parametrize("train_doubles", TrainDoubles)
    def test_on_an_arm_it_is_a_foot(self, train_doubles: TrainDoubles) -> None:
        """Doubles off the trains are feet either way."""
        state = picture(
            f"{RUNNING} | 1-1 5-7 / 6-7 1-8", trains=TrainRules(train_doubles=train_doubles)
        )

        assert legal(after(state, "1-1@1-9")) == {"1-8@1-1"}

    def test_a_further_copy_of_the_engine(self) -> None:
        """A second 9-9 may start a train, and is a foot there if doubles on trains are."""
        text = f"{OPEN} | 9-9 1-7 / 9-6 1-8"
        plain = picture(text, copies=2, trains=TRAINS)
        foot = picture(text, copies=2, trains=TrainRules(train_doubles=TrainDoubles.FOOT))

        assert "9-9@9-9:0" in legal(plain)
        assert legal(after(plain, "9-9@9-9:0")) == {"9-6@9-9:1", "1-8@1-9"}
        assert legal(after(foot, "9-9@9-9:0")) == {"9-6@9-9'1:0"}
