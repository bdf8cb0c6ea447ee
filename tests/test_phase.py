"""What the table is waiting for, derived from the facts."""

import re
from collections.abc import Callable

import pytest

from chickenfoot import (
    Draw,
    End,
    Ending,
    FillEngine,
    FillFoot,
    FindEngine,
    GameOver,
    GameState,
    InvalidStateError,
    OpenEnd,
    OpenPlay,
    RoundOver,
    RuleConfig,
    Tile,
    apply_move,
    is_starved,
    legal_moves,
    open_ends,
    open_feet,
    phase,
    round_engine,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import (
    Blocks,
    Nesting,
    Opening,
    TrainDoubles,
    TrainRules,
    WhenStarved,
)

TWO_ARMS = JAQUES.replace(arms=2)
FOOT = "9-9 9-4@9-9 9-2@9-9 4-4@9-4"
FOUR = End(Tile(4, 4))


def table(text: str, config: RuleConfig = TWO_ARMS) -> GameState:
    """Return the position of *text* at a table of two arms."""
    return parse_state(text, config)


class TestPhase:
    """What comes next."""

    def test_is_the_hunt_before_anybody_has_the_engine(self) -> None:
        """While it is drawn for, nobody lays it."""
        assert phase(table("| 1-2 / 3-4 | 5-5")) == FindEngine(9, layer=None)

    def test_is_the_laying_of_the_engine_once_it_is_found(self) -> None:
        """Whoever holds it lays it."""
        assert phase(table("| 1-2 / 9-9 | 5-5")) == FindEngine(9, layer=1)

    def test_is_the_laying_of_another_once_the_boneyard_is_empty(self) -> None:
        """When the last tile is drawn in vain, the highest double held is laid."""
        state = table("| 1-2 7-7 / 3-4 | 5-6 5-5")

        assert phase(apply_move(state, Draw())) == FindEngine(9, layer=None)
        assert phase(apply_move(apply_move(state, Draw()), Draw())) == FindEngine(7, layer=0)

    def test_is_the_engine_while_it_wants_arms(self) -> None:
        """Before anything else the arms are filled, and their number goes down."""
        assert phase(table("9-9 | 9-5 / 9-8")) == FillEngine(missing=2)
        assert phase(table("9-9 9-4@9-9 | 9-5 / 9-8")) == FillEngine(missing=1)

    def test_is_open_play_once_the_arms_are_there(self) -> None:
        """Then any open end may be played on."""
        assert phase(table("9-9 9-4@9-9 9-2@9-9 | 4-5 / 9-8")) == OpenPlay()

    def test_is_a_foot_while_it_wants_toes(self) -> None:
        """A double that was laid wants its toes first, and their number goes down."""
        assert phase(table(f"{FOOT} | 4-5 / 4-8")) == FillFoot(FOUR, missing=3)
        assert phase(table(f"{FOOT} 4-1@4-4 | 4-5 / 4-8")) == FillFoot(FOUR, missing=2)
        assert phase(table(f"{FOOT} 4-1@4-4 4-0@4-4 4-3@4-4 | 2-5 / 4-8")) == OpenPlay()

    def test_is_never_lowered_by_a_draw_or_a_pass(self) -> None:
        """Only toes finish a foot."""
        state = table(f"{FOOT} | 1-5 / 4-8 4-7 | 6-6")
        for _ in range(2):
            (move,) = legal_moves(state)
            state = apply_move(state, move)
            assert phase(state) == FillFoot(FOUR, missing=3)

    def test_is_a_foot_inside_the_opening(self) -> None:
        """A foot on a further copy of the engine goes before the arms that are missing."""
        config = JAQUES.replace(copies=2)
        nine = End(Tile(9, 9), copy=1)

        assert phase(table("9-9 9-9@9-9 | 9-5 / 4-8", config)) == FillFoot(nine, missing=3)

    @pytest.mark.parametrize(
        ("nesting", "first"),
        [
            (Nesting.INNERMOST_FIRST, FillFoot(End(Tile(4, 4), copy=1), missing=3)),
            (Nesting.OUTERMOST_FIRST, FillFoot(FOUR, missing=2)),
            (Nesting.PLAIN_TOE, FillFoot(FOUR, missing=2)),
        ],
    )
    def test_is_the_foot_that_goes_first(self, nesting: Nesting, first: FillFoot) -> None:
        """Of several open feet, the rules say which."""
        config = TWO_ARMS.replace(copies=2, nesting=nesting)

        assert phase(table(f"{FOOT} 4-4@4-4 | 4-5 / 4-8", config)) == first

    def test_is_never_a_foot_that_obliges_nobody(self) -> None:
        """Where feet block nothing, the opening stands, or play is open."""
        config = JAQUES.replace(copies=2, blocks=Blocks.NOTHING)

        assert phase(table("9-9 9-9@9-9 | 9-5 / 4-8", config)) == FillEngine(missing=3)
        assert phase(table(f"{FOOT} | 4-5 / 4-8", config.replace(arms=2))) == OpenPlay()

    def test_is_no_foot_that_was_released(self) -> None:
        """A foot that wants only the toes there can be may want none."""
        config = TWO_ARMS.replace(when_starved=WhenStarved.RELEASE)

        assert phase(table(f"{FOOT} | 4-5 2-2 / 4-8", config)) == FillFoot(FOUR, missing=2)
        assert phase(table(f"{FOOT} | 2-5 2-2 / 3-8", config)) == OpenPlay()

    def test_is_the_end_of_a_round(self) -> None:
        """A round is over when somebody is out, when nobody can move, or when a foot starves."""
        ends = TWO_ARMS.replace(when_starved=WhenStarved.END_ROUND)

        assert phase(table("9-9 | 9-5 / ")) == RoundOver(Ending.OUT, out=1)
        assert phase(table("9-9 | 1-5 / 2-3")) == RoundOver(Ending.BLOCKED, out=None)
        assert phase(table(f"{FOOT} | 4-5 1-1 / 4-8", ends)) == RoundOver(Ending.STARVED, out=None)

    def test_is_the_end_of_a_game(self) -> None:
        """In the last round of the schedule the game is over too."""
        last = TWO_ARMS.replace(engines=(9,))

        assert phase(table("9-9 | 9-5 / ", last)) == GameOver(Ending.OUT, out=1)
        assert phase(table("9-9 | 1-5 / 2-3", last)) == GameOver(Ending.BLOCKED, out=None)


def told(state: GameState) -> dict[str, tuple[int, int, bool]]:
    """Return the open ends by name, each with its pips, its places and whether it is allowed."""
    return {str(end.end): (end.pip, end.places, end.allowed) for end in open_ends(state)}


class TestOpenEnds:
    """Where tiles could go."""

    def test_are_none_before_the_engine_lies(self) -> None:
        """Not even the middle is an open end."""
        assert open_ends(table("| 1-2 / 9-9 | 5-5")) == ()
        assert open_ends(table("| 1-2 / 3-4 | 5-5")) == ()

    def test_are_the_engine_and_arms_that_are_shut(self) -> None:
        """In the opening the free arms are one end, and the tiles on it wait."""
        assert told(table("9-9 | 9-5 / 9-8")) == {"9-9": (9, 2, True)}
        assert told(table("9-9 9-4@9-9 | 9-5 / 9-8")) == {
            "4-9": (4, 1, False),
            "9-9": (9, 1, True),
        }
        assert told(table("9-9 9-4@9-9 | 9-5 / 9-8", JAQUES)) == {
            "4-9": (4, 1, False),
            "9-9": (9, 3, True),
        }

    def test_are_all_allowed_in_open_play(self) -> None:
        """Each tile shows the pips that face away."""
        state = table("9-9 9-4@9-9 9-2@9-9 2-0@9-2 | 4-5 / 9-8")

        assert told(state) == {"0-2": (0, 1, True), "4-9": (4, 1, True)}

    def test_are_a_foot_and_the_ends_that_it_shuts(self) -> None:
        """The free toes of a foot are one end with several places."""
        state = table(f"{FOOT} 4-1@4-4 | 4-5 / 4-8")

        assert told(state) == {
            "1-4": (1, 1, False),
            "2-9": (2, 1, False),
            "4-4": (4, 2, True),
        }

    def test_are_no_places_that_are_taken(self) -> None:
        """A finished foot offers its toes and nothing more."""
        state = table(f"{FOOT} 4-1@4-4 4-0@4-4 4-3@4-4 | 2-5 / 4-8")

        assert [*told(state)] == ["0-4", "1-4", "2-9", "3-4"]

    def test_are_no_released_feet(self) -> None:
        """A foot that wants no more takes no more."""
        config = TWO_ARMS.replace(when_starved=WhenStarved.RELEASE)

        assert told(table(f"{FOOT} | 2-5 2-2 / 3-8", config)) == {"2-9": (2, 1, True)}

    def test_are_unstarted_trains_too(self) -> None:
        """Every train is an end, its own seat's and those of others, open or not."""
        config = TWO_ARMS.replace(trains=TrainRules())
        state = table("9-9 9-4@9-9 9-2@9-9 | 4-5 / 9-8 / 2-3 | | markers=2", config)

        assert told(state) == {
            "2-9": (2, 1, True),
            "4-9": (4, 1, True),
            "9-9:0": (9, 1, True),
            "9-9:1": (9, 1, False),
            "9-9:2": (9, 1, True),
        }

    def test_are_trains_for_a_seat_that_cannot_fill_an_arm(self) -> None:
        """Where the rules prefer the engine, the hand decides whether trains are allowed too."""
        config = TWO_ARMS.replace(trains=TrainRules(), opening=Opening.PREFER_ENGINE)
        laid = "9-9 9-4@9-9 9-5@9-9:0"

        assert told(table(f"{laid} | 9-6 5-6 / 9-8", config)) == {
            "4-9": (4, 1, False),
            "9-9": (9, 1, True),
            "5-9:0": (5, 1, False),
            "9-9:1": (9, 1, False),
        }
        assert told(table(f"{laid} | 5-6 / 9-8", config)) == {
            "4-9": (4, 1, False),
            "9-9": (9, 1, True),
            "5-9:0": (5, 1, True),
            "9-9:1": (9, 1, False),
        }

    def test_are_still_there_after_the_round(self) -> None:
        """When the round is over they lie as they were, and none is allowed."""
        assert told(table("9-9 9-4@9-9 | / 9-8")) == {"4-9": (4, 1, False), "9-9": (9, 1, False)}

    def test_are_a_foot_that_somebody_went_out_on(self) -> None:
        """A double laid last wants toes, but nobody may add them, not even to a double-blank."""
        state = table("9-9 9-4@9-9 9-0@9-9 0-0@9-0 | / 9-8", TWO_ARMS)

        assert told(state) == {"0-0": (0, 3, False), "4-9": (4, 1, False)}

    def test_are_values(self) -> None:
        """Each is an end with what it shows."""
        (end,) = open_ends(table("9-9 | 9-5 / 9-8"))

        assert end == OpenEnd(End(Tile(9, 9)), pip=9, places=2, allowed=True)


class TestFeet:
    """The doubles that want toes."""

    def test_are_none_without_a_double(self) -> None:
        """The engine is no foot, however many arms it wants."""
        assert open_feet(table("| 1-2 / 3-4 | 5-5")) == ()
        assert open_feet(table("9-9 | 9-5 / 9-8")) == ()

    def test_are_the_unfinished_ones_oldest_first(self) -> None:
        """Feet that have their toes are left out."""
        config = TWO_ARMS.replace(blocks=Blocks.NOTHING)
        laid = f"{FOOT} 4-1@4-4 2-2@9-2"

        assert open_feet(table(f"{laid} | 4-5 / 4-8", config)) == (FOUR, End(Tile(2, 2)))
        laid += " 4-0@4-4 4-3@4-4"
        assert open_feet(table(f"{laid} | 4-5 / 4-8", config)) == (End(Tile(2, 2)),)

    def test_may_be_on_trains(self) -> None:
        """A foot on a train is named with it."""
        config = TWO_ARMS.replace(trains=TrainRules(train_doubles=TrainDoubles.FOOT))
        state = table("9-9 9-4@9-9 9-2@9-9 9-3@9-9:0 3-3@9-3:0 | 4-5 / 3-8", config)

        assert open_feet(state) == (End(Tile(3, 3), train=0),)

    def test_starve_without_enough_tiles(self) -> None:
        """A foot starves when hands, boneyard and aside have fewer tiles for it than it wants."""
        enough = "4-5 1-2 / 4-8 | 4-7"

        assert not is_starved(table(f"{FOOT} | {enough}"), FOUR)
        assert is_starved(table(f"{FOOT} | 4-5 1-2 / 4-8 | 5-7"), FOUR)
        assert not is_starved(table(f"{FOOT} 4-1@4-4 | 4-5 2-3 / 4-8 | 5-7"), FOUR)
        assert not is_starved(table(f"{FOOT} | 4-5 1-2 / 4-8 | 5-7 | aside=4-0"), FOUR)

    def test_starve_without_doubles_that_may_be_no_toes(self) -> None:
        """Where doubles are no toes, they do not count."""
        config = TWO_ARMS.replace(copies=2)
        state = f"{FOOT} | 4-5 4-4 / 4-8 | 5-7"

        assert not is_starved(table(state, config), FOUR)
        assert is_starved(table(state, config.replace(nesting=Nesting.FORBIDDEN)), FOUR)

    @pytest.mark.parametrize("end", [End(Tile(9, 9)), End(Tile(4, 9)), End(None)], ids=str)
    def test_that_are_none_cannot_starve(self, end: End) -> None:
        """To ask about what is no open foot is an error that names it."""
        with pytest.raises(InvalidStateError, match=str(end)):
            is_starved(table(f"{FOOT} | 4-5 / 4-8"), end)


class TestEngine:
    """The double of the round."""

    def test_is_the_one_that_lies(self) -> None:
        """Once it is laid, that is it, whatever was asked for."""
        assert round_engine(table("7-7 | 7-1 / 7-2")) == 7

    def test_is_else_the_one_to_be_laid(self) -> None:
        """With nothing to draw, it is the highest held; else the one that is looked for."""
        assert round_engine(table("| 7-7 1-1 / 3-4")) == 7
        assert round_engine(table("| 7-7 1-1 / 3-4 | 5-6")) == 9
        assert round_engine(table("| 1-1 / 3-4 | 5-6 | engines=9,8 points=0/1,0/1")) == 7

    def test_may_be_the_blank(self) -> None:
        """Zero is a double like any other."""
        assert round_engine(table("| 0-0 / 3-4", TWO_ARMS.replace(engines=(0,)))) == 0


@pytest.mark.parametrize("ask", [phase, open_ends, open_feet, round_engine])
@pytest.mark.parametrize("state", [None, "9-9 | / 1-2", Draw()])
def test_only_positions_are_asked(ask: Callable[[object], object], state: object) -> None:
    """What is no state is a TypeError that says so."""
    told = re.escape(f"state must be a GameState, not {state!r} (")
    with pytest.raises(TypeError, match=f"^{told}"):
        ask(state)
    with pytest.raises(TypeError, match=f"^{told}"):
        is_starved(state, FOUR)  # type: ignore[arg-type]


@pytest.mark.parametrize("foot", [None, "4-4", Tile(4, 4)], ids=repr)
def test_only_ends_are_feet(foot: object) -> None:
    """A foot is named by its end; what is none is a TypeError that says so."""
    told = re.escape(f"foot must be an End, not {foot!r} (")
    with pytest.raises(TypeError, match=f"^{told}"):
        is_starved(table(f"{FOOT} | 4-5 / 4-8"), foot)  # type: ignore[arg-type]
