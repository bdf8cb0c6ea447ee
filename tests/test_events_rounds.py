"""Turns, and how a round ends, told piece by piece."""

from chickenfoot import (
    Draw,
    Ending,
    GameState,
    Pass,
    Tile,
)
from chickenfoot.events import (
    Drew,
    EngineFound,
    EngineLaid,
    Event,
    GameEnded,
    Passed,
    RoundBlocked,
    RoundEnded,
    TileLaid,
    TrainMarked,
    TurnBegan,
    WentOut,
    events,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import CHICKIE, JAQUES
from chickenfoot.rules import (
    BlockedWhen,
    DrawnTile,
    Hunt,
    Teams,
    TrainRules,
)
from scenarios.positions import B4, after, tiles


def told(state: GameState, move: str, seat: int | None = None) -> tuple[Event, ...]:
    """Return what *seat* is told of a move."""
    return events(state, parse_move(move), seat=seat)


class TestDraw:
    """A tile from the boneyard."""

    def test_is_seen_by_its_own_seat(self) -> None:
        """The others hear that a tile was drawn; the turn goes on."""
        state = parse_state(f"{B4} | 6-7 / 8-8 / 7-7 | 0-3 0-5")

        assert told(state, "draw", seat=0) == (Drew(0, Tile(0, 3)),)
        assert told(state, "draw", seat=1) == (Drew(0, None),)
        assert told(state, "draw", seat=2) == (Drew(0, None),)
        assert told(state, "draw") == (Drew(0, None),)

    def test_may_be_followed_by_another(self) -> None:
        """A second draw of a turn is told like the first."""
        state = parse_state(f"{B4} | 6-7 / 8-8 | 0-5 5-5 0-3", JAQUES.replace(per_turn=2))

        assert told(after(state, "draw"), "draw", seat=0) == (Drew(0, Tile(5, 5)),)

    def test_in_a_hunt_passes_it_on(self) -> None:
        """Each draw of a hunt is followed by the next seat's."""
        state = parse_state(" | 1-5 / 2-7 | 0-3 9-9 0-5")

        assert told(state, "draw", seat=0) == (Drew(0, Tile(0, 3)), TurnBegan(1))
        assert told(state, "draw", seat=1) == (Drew(0, None), TurnBegan(1))

    def test_may_find_the_engine(self) -> None:
        """All hear who found it, and it is that seat's turn."""
        state = after(parse_state(" | 1-5 / 2-7 | 0-3 9-9 0-5"), "draw")

        assert told(state, "draw") == (Drew(1, None), EngineFound(1, 9), TurnBegan(1))

    def test_finds_it_for_nobody_to_hear_before_the_pass_is_over(self) -> None:
        """Where all draw in each pass, the pass is completed first."""
        state = parse_state(" | 1-5 / 2-7 | 9-9 0-3 0-5", JAQUES.replace(hunt=Hunt.TOGETHER))

        assert told(state, "draw") == (Drew(0, None), TurnBegan(1))
        assert told(after(state, "draw"), "draw") == (
            Drew(1, None),
            EngineFound(0, 9),
            TurnBegan(0),
        )

    def test_may_be_the_last_of_a_hunt(self) -> None:
        """With nothing left to draw the highest double held is used, or the round is blocked."""
        held = parse_state(" | 1-5 5-5 / 2-7 6-6 | 0-3")
        nothing = parse_state(" | 1-5 / 2-7 | 0-3")
        hands = (tiles("0-3 1-5"), tiles("2-7"))

        assert told(held, "draw") == (Drew(0, None), EngineFound(1, 6), TurnBegan(1))
        assert told(nothing, "draw") == (
            Drew(0, None),
            RoundBlocked(),
            RoundEnded(Ending.BLOCKED, (9, 9), (9, 9), hands),
        )


class TestPass:
    """A turn given up."""

    def test_is_told(self) -> None:
        """The next seat moves."""
        state = after(parse_state(f"{B4} | 6-7 / 8-8 | 0-5 0-3"), "draw")

        assert events(state, Pass()) == (Passed(0), TurnBegan(1))

    def test_marks_a_train_once(self) -> None:
        """A seat that can go nowhere marks its train, if it is not marked yet."""
        config = JAQUES.replace(arms=1, trains=TrainRules())
        state = after(parse_state("9-9 9-1@9-9 | 6-7 / 8-8 | 0-5 0-3 0-4", config), "draw")
        marked = after(parse_state(f"{str(state).replace('turn=0', '')} markers=0", config))

        assert events(state, Pass()) == (Passed(0), TrainMarked(0), TurnBegan(1))
        assert events(marked, Pass()) == (Passed(0), TurnBegan(1))

    def test_marks_no_train_of_a_seat_that_could_go(self) -> None:
        """Who may keep a tile that fits, and does, leaves the train unmarked."""
        config = JAQUES.replace(arms=1, trains=TrainRules(), drawn_tile=DrawnTile.MAY_PLAY)
        state = after(parse_state("9-9 9-1@9-9 | 6-7 / 8-8 | 1-5 0-3 0-4", config), "draw")

        assert events(state, Pass()) == (Passed(0), TurnBegan(1))


class TestEnd:
    """How a round is over."""

    def test_is_told_with_points_and_hands(self) -> None:
        """Who is out, what it costs, and all hands."""
        state = parse_state(f"{B4} | 1-5 / 2-7 8-8 | 6-6 | engines=9 points=3/4")

        assert told(state, "1-5@1-9") == (
            TileLaid(0, Tile(1, 5), parse_move("1-5@1-9").end, 5),  # type: ignore[union-attr]
            WentOut(0, on_double=False),
            RoundEnded(Ending.OUT, (0, 25), (3, 29), ((), tiles("2-7 8-8"))),
        )

    def test_may_be_on_a_double(self) -> None:
        """The double is told to be the last tile; the round ends with its foot open."""
        state = parse_state(f"{B4} | 4-4 / 4-5 4-6 | 4-7")
        news = told(state, "4-4@4-9")

        assert news[2:] == (
            WentOut(0, on_double=True),
            RoundEnded(Ending.OUT, (0, 19), (0, 19), ((), tiles("4-5 4-6"))),
        )
        assert "Chickie fours!" in news[1].sentence

    def test_may_come_with_the_engine(self) -> None:
        """A seat left without tiles by the engine is out."""
        state = parse_state(" | 9-9 / 2-7 | 6-6")

        assert told(state, "9-9")[:2] == (EngineLaid(0, 9), WentOut(0, on_double=True))

    def test_may_be_blocked(self) -> None:
        """Nobody can go on, by the rules of the table."""
        first = JAQUES.replace(blocked_when=BlockedWhen.FIRST_STUCK)
        state = parse_state(f"{B4} | 1-5 6-7 / 7-8", first)
        hands = (tiles("6-7"), tiles("7-8"))

        assert told(state, "1-5@1-9")[1:] == (
            RoundBlocked(),
            RoundEnded(Ending.BLOCKED, (13, 15), (13, 15), hands),
        )

    def test_of_the_last_round_is_that_of_the_game(self) -> None:
        """The winners are told, their ranks, and all totals."""
        config = JAQUES.replace(engines=(9,), teams=Teams.OPPOSITE)
        state = parse_state(f"{B4} | 1-5 / 2-7 / 8-8 / 0-0 | 6-6", config)

        assert told(state, "1-5@1-9")[1:] == (
            WentOut(0, on_double=False),
            RoundEnded(Ending.OUT, (0, 9, 16, 0), (0, 9, 16, 0),
                       ((), tiles("2-7"), tiles("8-8"), tiles("0-0"))),
            GameEnded((1, 3), (2, 1, 2, 1), (0, 9, 16, 0)),
        )  # fmt: skip


def test_a_draw_is_a_value() -> None:
    """Events compare, and go into sets."""
    state = parse_state(" | 1-5 / 2-7 | 0-3 9-9 0-5", CHICKIE)

    assert len({*events(state, Draw()), *events(state, Draw(), seat=1)}) == 2
