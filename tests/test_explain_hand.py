"""What can be done with each tile of a hand, asked at any time."""

import pytest

from chickenfoot import (
    MIDDLE,
    End,
    InvalidStateError,
    Play,
    Reason,
    Refusal,
    RuleConfig,
    Tile,
    TileAnswer,
    explain_hand,
    legal_moves,
    presets,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import Blocks, DrawnTile, LastDouble, Nesting, TrainRules, WhenStarved

B4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
F4 = f"{B4} 4-4@9-4"


def told(text: str, seat: int = 0, config: RuleConfig = JAQUES) -> dict[str, str | Reason]:
    """Return for each tile of the hand where it goes, or else why it goes nowhere."""
    return {
        str(answer.tile): " ".join(map(str, answer.plays))
        if answer.refusal is None
        else answer.refusal.reason
        for answer in explain_hand(parse_state(text, config), seat)
    }


class TestAnswers:
    """One for each tile."""

    def test_say_where_a_tile_goes(self) -> None:
        """A tile that fits is told with its plays, and without a refusal."""
        (answer,) = explain_hand(parse_state(f"{B4} | 1-2 / 3-5"), 0)

        assert answer.tile == Tile(1, 2)
        assert answer.plays == (
            Play(Tile(1, 2), End(Tile(2, 9)), 1),
            Play(Tile(1, 2), End(Tile(1, 9)), 2),
        )
        assert answer.refusal is None

    def test_say_why_a_tile_goes_nowhere(self) -> None:
        """A tile that does not is told with the reason, and what may be done instead."""
        state = parse_state(f"{B4} | 5-6 1-7 / 3-5")

        assert explain_hand(state, 0)[1] == TileAnswer(
            Tile(5, 6), (), Refusal(reason=Reason.DOES_NOT_FIT, legal=legal_moves(state))
        )

    def test_are_in_canonical_order_each_tile_once(self) -> None:
        """Equal tiles of several sets are answered together."""
        config = JAQUES.replace(copies=2)

        assert [*told(f"{B4} | 7-8 1-5 7-8 1-5 0-0 / 3-5", config=config)] == ["0-0", "1-5", "7-8"]
        assert len(explain_hand(parse_state(f"{B4} | 7-8 7-8 / 3-5", config), 0)) == 1

    def test_are_none_for_an_empty_hand(self) -> None:
        """Who is out has nothing to ask about."""
        assert explain_hand(parse_state(f"{B4} | / 3-5"), 0) == ()


class TestSeats:
    """Whose hand it is."""

    def test_may_wait_for_their_turn(self) -> None:
        """A seat is answered as if it were its turn, but told no legal moves."""
        state = parse_state(f"{B4} | 1-5 / 3-5 6-6")

        assert told(f"{B4} | 1-5 / 3-5 6-6", seat=1) == {
            "3-5": "3-5@3-9",
            "6-6": Reason.DOES_NOT_FIT,
        }
        assert explain_hand(state, 1)[1].refusal == Refusal(reason=Reason.DOES_NOT_FIT)

    def test_may_have_drawn(self) -> None:
        """A seat is answered as if it had drawn nothing in this turn."""
        config = JAQUES.replace(voluntary=True, drawn_tile=DrawnTile.KEEP)
        text = f"{B4} | 1-5 2-6 / 3-5 | | drawn=2-6"

        assert told(text, config=config) == {"1-5": "1-5@1-9", "2-6": "2-6@2-9"}

    def test_have_their_own_trains(self) -> None:
        """The ends that are open to a seat are those open to the one asked about."""
        config = JAQUES.replace(trains=TrainRules())
        text = f"{B4} | 9-5 / 9-6 / 9-7 | | markers=2"

        assert told(text, 0, config) == {"5-9": "9-5@9-9:0 9-5@9-9:2"}
        assert told(text, 1, config) == {"6-9": "9-6@9-9:1 9-6@9-9:2"}
        assert told(text, 2, config) == {"7-9": "9-7@9-9:2"}

    def test_may_be_left_out(self) -> None:
        """Without a seat it is the one whose turn it is."""
        state = parse_state(f"{B4} | 1-5 / 3-5 6-6 | | turn=1")

        assert explain_hand(state) == explain_hand(state, 1)

    @pytest.mark.parametrize("seat", [-1, 2, 10**30])
    def test_are_at_the_table(self, seat: int) -> None:
        """A seat that is not there is named."""
        with pytest.raises(InvalidStateError, match=str(seat)):
            explain_hand(parse_state(f"{B4} | 1-5 / 3-5"), seat)

    @pytest.mark.parametrize("seat", [True, 0.0, "0"])
    def test_are_ints(self, seat: int) -> None:
        """A seat of another type is a TypeError that says so."""
        with pytest.raises(TypeError, match="an int"):
            explain_hand(parse_state(f"{B4} | 1-5 / 3-5"), seat)


class TestReasons:
    """Why a tile goes nowhere."""

    def test_is_the_end_of_the_round(self) -> None:
        """After the round no tile goes anywhere."""
        assert told(f"{B4} | / 3-5 6-6", seat=1) == {
            "3-5": Reason.ROUND_OVER,
            "6-6": Reason.ROUND_OVER,
        }

    def test_is_the_hunt(self) -> None:
        """Before the engine is found, nobody lays anything."""
        assert told("| 1-2 / 3-4 | 9-9") == {"1-2": Reason.ENGINE_NOT_FOUND}
        assert told("| 1-2 / 3-4 | 9-9", seat=1) == {"3-4": Reason.ENGINE_NOT_FOUND}

    def test_is_the_engine(self) -> None:
        """Once it is found, its holder lays it, and everything else waits."""
        text = "| 1-2 / 3-4 9-9 | 5-5"

        assert told(text) == {"1-2": Reason.ENGINE_NOT_LAID}
        assert told(text, seat=1) == {"3-4": Reason.ENGINE_NOT_LAID, "9-9": "9-9"}
        assert explain_hand(parse_state(text), 1)[1].plays == (Play(Tile(9, 9), MIDDLE, 9),)

    def test_is_the_foot(self) -> None:
        """What fits elsewhere waits for the foot, which is named; what fits nowhere does not."""
        refusal = explain_hand(parse_state(f"{F4} 4-7@4-4 | 1-5 / 3-5 | 8-8"), 1)[0].refusal

        assert told(f"{F4} | 1-5 4-6 6-6 / 3-5") == {
            "1-5": Reason.FOOT_OPEN,
            "4-6": "4-6@4-4",
            "6-6": Reason.DOES_NOT_FIT,
        }
        assert refusal == Refusal(reason=Reason.FOOT_OPEN, foot=End(Tile(4, 4)), missing=2)

    def test_is_the_opening(self) -> None:
        """What fits elsewhere waits for the arms."""
        answers = explain_hand(parse_state("9-9 9-1@9-9 | 1-5 / 9-5 1-6"), 1)

        assert [answer.refusal for answer in answers] == [
            Refusal(reason=Reason.OPENING_UNFINISHED, missing=3),
            None,
        ]

    def test_is_a_train(self) -> None:
        """What fits only on another's train waits for its marker."""
        config = JAQUES.replace(trains=TrainRules())
        laid = f"{B4} 9-5@9-9:1"

        assert told(f"{laid} | 5-6 2-7 / 3-5", config=config) == {
            "2-7": "2-7@2-9",
            "5-6": Reason.TRAIN_CLOSED,
        }

    def test_is_a_foot_before_a_train(self) -> None:
        """What a foot shuts out, and another's train as well, waits for the foot."""
        config = JAQUES.replace(trains=TrainRules(), blocks=Blocks.COMMUNAL)
        laid = f"{B4} 9-5@9-9:1 4-4@4-9"

        assert told(f"{laid} | 1-5 5-6 4-7 / 3-5", config=config) == {
            "1-5": Reason.FOOT_OPEN,
            "4-7": "4-7@4-4",
            "5-6": Reason.TRAIN_CLOSED,
        }

    def test_is_a_bar_on_doubles(self) -> None:
        """A double may fit and yet be barred, as a last tile, a foot that starves, or a toe."""
        last = JAQUES.replace(last_double=LastDouble.FORBIDDEN)
        assert told(f"{B4} | 1-1 / 3-5", config=last) == {"1-1": Reason.LAST_TILE_DOUBLE}
        assert told(f"{B4} | 1-1 7-7 / 3-5", config=last)["1-1"] == "1-1@1-9"

        starve = JAQUES.replace(when_starved=WhenStarved.FORBID)
        assert told(f"{B4} | 1-1 / 3-5", config=starve) == {"1-1": Reason.FOOT_WOULD_STARVE}

        assert told(f"{B4} | 1-1 1-5 1-6 / 1-7", config=starve)["1-1"] == "1-1@1-9"
        trains = starve.replace(trains=TrainRules())
        assert told(f"{B4} 9-5@9-9:0 | 5-5 1-6 / 1-7", config=trains)["5-5"] == "5-5@5-9:0"

        toe = JAQUES.replace(copies=2, nesting=Nesting.FORBIDDEN)
        assert told(f"{F4} | 4-4 4-5 / 3-5", config=toe) == {
            "4-4": Reason.DOUBLE_AS_TOE,
            "4-5": "4-5@4-4",
        }


@pytest.mark.parametrize("name", ["JAQUES", "CHICKIE", "CHICKEN_GAME"])
def test_the_plays_of_all_tiles_are_the_legal_ones(name: str) -> None:
    """For a seat at the beginning of its turn, the answers add up to its legal plays."""
    config = getattr(presets, name).replace(arms=4)
    for text in [B4, F4, "9-9 9-1@9-9", "9-9 9-1@9-9 9-2@9-9 9-5@9-9"]:
        state = parse_state(f"{text} | 1-6 1-3 4-5 3-3 9-8 / 5-5", config)
        plays = [play for answer in explain_hand(state, 0) for play in answer.plays]

        assert plays == [move for move in legal_moves(state) if isinstance(move, Play)]
