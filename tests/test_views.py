"""What everybody at the table sees."""

import pytest

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    Ending,
    FillFoot,
    FindEngine,
    GameOver,
    Layout,
    OpenEnd,
    Placement,
    RoundOver,
    Tile,
    next_round,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import CHICKEN_GAME, JAQUES
from chickenfoot.rules import Hunt, Opening, TrainRules, WhenStarved
from chickenfoot.views import TableView, public_view, view
from scenarios.positions import B4, F5, after, tiles

NINE = Tile(9, 9)
TRAINS = JAQUES.replace(arms=1, trains=TrainRules(), opening=Opening.PREFER_ENGINE)
ONE_ROUND = JAQUES.replace(engines=(9,))


def allowed(seen: TableView) -> list[str]:
    """Return the ends that may be used, as text."""
    return [str(end.end) for end in seen.ends if end.allowed]


class TestTable:
    """What everybody sees."""

    def test_is_all_of_this(self) -> None:
        """The whole view of a table with an open foot, field by field."""
        state = parse_state(f"{F5} | 5-6 1-4 / 2-7 / 0-5 8-8 | 4-4 6-6 0-0 | turn=2 lead=1")
        listed = {Tile(9, 9), Tile(5, 5), *tiles("1-9 2-9 3-9 5-9 5-6 1-4 2-7 0-5 8-8 4-4 6-6 0-0")}
        every = [Tile(low, high) for low in range(10) for high in range(low, 10)]

        assert public_view(state) == TableView(
            config=JAQUES,
            round_number=1,
            phase=FillFoot(End(Tile(5, 5)), 3),
            to_move=2,
            layout=Layout(
                (
                    Placement(NINE, MIDDLE, 9, 4),
                    *(Placement(Tile(9, n), End(NINE), n, 1) for n in (1, 2, 3, 5)),
                    Placement(Tile(5, 5), End(Tile(5, 9)), 5, 3),
                )
            ),
            ends=(
                OpenEnd(End(Tile(1, 9)), 1, 1, allowed=False),
                OpenEnd(End(Tile(2, 9)), 2, 1, allowed=False),
                OpenEnd(End(Tile(3, 9)), 3, 1, allowed=False),
                OpenEnd(End(Tile(5, 5)), 5, 3, allowed=True),
            ),
            hand_sizes=(2, 1, 2),
            boneyard=3,
            drawn=0,
            markers=frozenset(),
            lead=1,
            lots=(),
            past_engines=(),
            past_points=(),
            points=None,
            totals=(0, 0, 0),
            winners=(),
            aside=0,
            hands=None,
            unlisted=tuple(tile for tile in every if tile not in listed),
        )

    def test_counts_what_lies_aside(self) -> None:
        """Of the tiles out of play one knows how many they are, and no more."""
        seen = public_view(parse_state(f"{B4} | 1-5 / 2-7 | | aside=4-4,6-6"))

        assert (seen.aside, seen.boneyard) == (2, 0)
        assert "Tile(6, 6)" not in repr(seen)

    def test_tells_the_rounds_before(self) -> None:
        """Engines and points of earlier rounds are known, and what they add up to."""
        text = "8-8 8-1@8-8 | 1-5 / 2-7 | 6-6 | engines=9 points=12/0"
        seen = public_view(parse_state(text))

        assert (seen.round_number, seen.past_engines, seen.past_points) == (2, (9,), ((12, 0),))
        assert seen.totals == (12, 0)

    def test_tells_the_lots(self) -> None:
        """What was shown for the lead has been seen by all."""
        lots = (tiles("3-9 6-6 2-8"), (Tile(0, 1), Tile(0, 2), None))
        state = parse_state(f"{B4} | 1-5 / 2-7 / 4-5 | 0-1 0-2 2-8 6-6 | "
                         "lead=1 lots=3-9/6-6/2-8,0-1/0-2/-", CHICKEN_GAME)  # fmt: skip

        assert public_view(state).lots == lots

    def test_counts_what_was_drawn_in_the_turn(self) -> None:
        """All see that a tile was drawn; not which."""
        state = after(parse_state(f"{B4} | 6-7 / 8-8 | 0-3 7-7"), "draw")
        seen = public_view(state)

        assert (seen.drawn, seen.hand_sizes, seen.boneyard) == (1, (2, 1), 1)
        assert "Tile(0, 3)" not in repr(seen)

    def test_marks_trains(self) -> None:
        """A train is marked for all to see."""
        state = parse_state("9-9 9-1@9-9 | 1-5 / 2-7 | | markers=1", TRAINS)

        assert public_view(state).markers == {1}

    def test_has_no_end_before_the_engine(self) -> None:
        """The middle is no end that is listed, as in `open_ends`."""
        state = parse_state(" | 9-9 1-5 / 2-7")
        seen = public_view(state)

        assert (seen.phase, seen.ends, seen.layout) == (FindEngine(9, 0), (), Layout())

    def test_allows_what_the_rules_allow_the_seat_to_move(self) -> None:
        """Its own train and marked ones are open to it, whatever it holds."""
        layout = "9-9 9-1@9-9 9-2@9-9:0 9-3@9-9:1 9-4@9-9:2"
        state = parse_state(f"{layout} | 1-5 / 2-7 / 0-0 | | turn=1 markers=2", TRAINS)

        assert allowed(public_view(state)) == ["1-9", "3-9:1", "4-9:2"]

    def test_allows_the_engine_whoever_can_fill_it(self) -> None:
        """That a seat has no arm to lay, and falls back on its train, is not known of it."""
        no_arm = parse_state("9-9 9-2@9-9:0 | 2-5 0-0 / 2-7 3-9 | 8-8", TRAINS)
        an_arm = parse_state("9-9 9-2@9-9:0 | 9-5 0-0 / 2-7 3-9 | 8-8", TRAINS)

        assert allowed(public_view(no_arm)) == allowed(public_view(an_arm)) == ["9-9"]

    def test_wants_a_state(self) -> None:
        """Anything else is a TypeError, a view among it."""
        with pytest.raises(TypeError, match="GameState"):
            public_view("9-9")  # type: ignore[arg-type]


class TestEnd:
    """When a round is over, hands are shown, since they are scored (C68)."""

    def test_shows_the_hands_of_a_seat_that_goes_out(self) -> None:
        """Before the last tile no hand is shown, after it all are, and their points."""
        before = parse_state(f"{B4} | 1-5 / 2-7 8-8 | 6-6", ONE_ROUND)
        seen = public_view(after(before, "1-5@1-9"))

        assert public_view(before).hands is None
        assert seen.hands == ((), tiles("2-7 8-8"))
        assert (seen.points, seen.totals, seen.winners) == ((0, 25), (0, 25), (0,))
        assert seen.phase == GameOver(Ending.OUT, 0)
        assert allowed(view(after(before, "1-5@1-9"), 1)) == []
        assert (seen.to_move, seen.boneyard, allowed(seen)) == (None, 1, [])

    def test_shows_the_hands_of_a_blocked_round(self) -> None:
        """Nobody is out; all hands count, and the next round hides them again."""
        over = parse_state(f"{B4} | 5-6 / 7-8")
        seen = public_view(over)
        then = public_view(next_round(over, seed=1))

        assert seen.hands == (tiles("5-6"), tiles("7-8"))
        assert (seen.phase, seen.points) == (RoundOver(Ending.BLOCKED, None), (11, 15))
        assert seen.winners == ()
        assert (then.hands, then.points, then.totals) == (None, None, (11, 15))

    def test_leaves_the_boneyard_face_down(self) -> None:
        """What nobody held stays unknown."""
        over = after(parse_state(f"{B4} | 1-5 / 2-7 | 6-6 | aside=8-8"), "1-5@1-9")

        assert all(tile not in repr(view(over, 0)) for tile in ("Tile(6, 6)", "Tile(8, 8)"))

    def test_has_no_tile_drawn(self) -> None:
        """A turn that is over has nothing drawn in it, even if the round ends in its midst."""
        starved = "9-9 9-1@9-9 1-1@1-9 1-2@1-1 1-3@1-1"
        config = JAQUES.replace(arms=1, when_starved=WhenStarved.END_ROUND)
        state = parse_state(f"{starved} | 5-6 / 7-8 | | drawn=5-6", config)

        assert view(state, 0).phase == RoundOver(Ending.STARVED, None)
        assert (view(state, 0).drawn, view(state, 0).drawn_tiles) == (0, ())


class TestHunt:
    """What is seen before the engine lies."""

    def test_shows_who_lays_it_and_nothing_of_the_hand(self) -> None:
        """All know who holds the double asked for, since it is that seat's turn."""
        seen = view(parse_state(" | 1-5 2-6 / 9-9 2-7"), 0)

        assert (seen.phase, seen.to_move) == (FindEngine(9, 1), 1)
        assert seen.legal_moves == ()

    def test_keeps_a_pass_that_has_to_be_completed_quiet(self) -> None:
        """Where all draw in each pass, nobody is told who has it before the pass is over."""
        config = JAQUES.replace(hunt=Hunt.TOGETHER)
        found = after(parse_state(" | 1-5 / 2-7 / 3-3 | 9-9 0-1 0-2 0-3", config), "draw")
        missed = after(parse_state(" | 1-5 / 2-7 / 3-3 | 0-3 0-1 0-2 9-9", config), "draw")

        for seat in (1, 2):
            assert view(found, seat) == view(missed, seat)
        assert view(found, 1).phase == FindEngine(9, None)
        assert view(found, 1).legal_moves == (Draw(),)

    def test_counts_no_tile_of_the_hunt_as_drawn(self) -> None:
        """Tiles drawn in a hunt are kept, and are not of a turn."""
        seen = view(after(parse_state(" | 1-5 / 2-7 | 0-1 9-9 0-2"), "draw"), 0)

        assert (seen.drawn, seen.drawn_tiles, seen.hand) == (0, (), tiles("0-1 1-5"))
