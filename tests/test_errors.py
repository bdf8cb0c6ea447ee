"""What we raise, and why a move is refused."""

import copy
import enum
import pickle
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

import attrs
import pytest

from chickenfoot import (
    ChickenfootError,
    Draw,
    End,
    GameState,
    IllegalMoveError,
    InvalidStateError,
    NotationError,
    Pass,
    Play,
    Reason,
    RecordError,
    Refusal,
    RuleConfig,
    RuleConfigError,
    Tile,
    apply_move,
    new_game,
    next_round,
    presets,
    round_result,
)
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.rules import TrainRules

FOOT = Refusal(
    reason=Reason.FOOT_OPEN,
    foot=End(Tile(5, 5)),
    missing=2,
    legal=(Play(Tile(4, 5), End(Tile(5, 5)), 4),),
)
ERRORS = [
    ChickenfootError("something is wrong"),
    IllegalMoveError(Play(Tile(1, 5), End(Tile(1, 9)), 5), FOOT),
    IllegalMoveError(Draw(), Refusal(reason=Reason.MUST_PLAY, legal=(Draw(), Pass()))),
    RuleConfigError(["too many seats", "too few tiles"]),
    InvalidStateError(["there is no seat 7"]),
    NotationError("9-x", 2, "a number"),
    RecordError("no such move", "friday", 17, 3),
    RecordError("it is empty"),
]
KINDS = [IllegalMoveError, RuleConfigError, InvalidStateError, NotationError, RecordError]

each_error = pytest.mark.parametrize("error", ERRORS, ids=str)


def told(error: BaseException) -> dict[str, object]:
    """Return all that *error* says."""
    return {"kind": type(error), "text": str(error), "args": error.args, **vars(error)}


def parts(value: object) -> Iterator[object]:
    """Yield *value* and all that it is made of."""
    yield value
    if isinstance(value, enum.Enum):
        return
    if isinstance(value, tuple | list):
        inner = list(value)
    elif isinstance(value, BaseException):
        inner = [*value.args, *vars(value).values()]
    else:
        inner = list(getattr(value, "__dict__", {}).values())
        slots = getattr(value, "__attrs_attrs__", ())
        inner += [getattr(value, slot.name) for slot in slots]
    for part in inner:
        yield from parts(part)


class TestErrors:
    """What every error promises."""

    @pytest.mark.parametrize("kind", KINDS)
    def test_are_of_one_family(self, kind: type[Exception]) -> None:
        """Every error can be caught as a ChickenfootError, and as a ValueError."""
        assert issubclass(kind, ChickenfootError)
        assert issubclass(kind, ValueError)

    def test_are_told_apart(self) -> None:
        """No kind of error is caught with another."""
        for kind in KINDS:
            assert [other for other in KINDS if issubclass(kind, other)] == [kind]

    @each_error
    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_survive_a_pickle(self, error: ChickenfootError, protocol: int) -> None:
        """An error comes back from a pickle with all that it said."""
        assert told(pickle.loads(pickle.dumps(error, protocol))) == told(error)  # noqa: S301

    @each_error
    def test_can_be_copied(self, error: ChickenfootError) -> None:
        """A copy says all that the error said."""
        assert told(copy.copy(error)) == told(error)
        assert told(copy.deepcopy(error)) == told(error)

    @each_error
    def test_say_one_line(self, error: ChickenfootError) -> None:
        """The sentence of an error fits on a line of a log."""
        assert str(error)
        assert "\n" not in str(error)

    def test_come_back_from_another_process(self) -> None:
        """A pool of fresh processes raises here what was raised there."""
        state = parse_state("9-9 | 9-4 / 1-2 | 3-3")
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            raised: list[tuple[type[Exception], Future[object]]] = [
                (IllegalMoveError, pool.submit(apply_move, state, Pass())),
                (RuleConfigError, pool.submit(new_game, presets.JAQUES, seats=99, seed=1)),
                (RuleConfigError, pool.submit(RuleConfig().replace, toes=-1)),
                (InvalidStateError, pool.submit(next_round, state, seed=1)),
                (NotationError, pool.submit(parse_move, "9-x")),
            ]
            copied = [pool.submit(copy.copy, error) for error in ERRORS]

        for kind, job in raised:
            assert isinstance(job.exception(), kind)
        assert [told(job.result()) for job in copied] == [told(error) for error in ERRORS]


class TestSecrecy:
    """What an error keeps to itself."""

    def test_no_error_holds_a_state(self) -> None:
        """What a log prints of an error gives no hand away but that of the seat to move."""
        state = parse_state("9-9 | 9-4 / 1-2 | 3-3")
        with pytest.raises(IllegalMoveError) as illegal:
            apply_move(state, Pass())
        with pytest.raises(InvalidStateError) as unfinished:
            round_result(state)
        with pytest.raises(InvalidStateError) as running:
            next_round(state, seed=1)

        for error in [illegal.value, unfinished.value, running.value]:
            assert not [part for part in parts(error) if isinstance(part, GameState)]
            assert "1-2" not in repr(error) + str(error)
            assert "3-3" not in repr(error) + str(error)
            assert b"GameState" not in pickle.dumps(error)


class TestIllegalMove:
    """A move that is not legal."""

    def test_says_the_move_and_why(self) -> None:
        """The error has the move and the refusal, and a sentence made of both."""
        move = Play(Tile(1, 5), End(Tile(1, 9)), 5)
        error = IllegalMoveError(move, FOOT)

        assert (error.move, error.refusal) == (move, FOOT)
        assert str(move) in str(error)
        assert str(FOOT) in str(error)


class TestProblems:
    """Errors that tell several things at once."""

    @pytest.mark.parametrize("kind", [RuleConfigError, InvalidStateError])
    def test_are_all_told(self, kind: type[RuleConfigError] | type[InvalidStateError]) -> None:
        """Every problem is kept, and said."""
        error = kind(["too many seats", "too few tiles"])

        assert error.problems == ("too many seats", "too few tiles")
        assert "too many seats" in str(error)
        assert "too few tiles" in str(error)


class TestNotationError:
    """A text that says nothing."""

    def test_says_where_reading_stopped(self) -> None:
        """The error has the text and the position, and its sentence shows both."""
        error = NotationError("9-x", 2, "a number")

        assert (error.text, error.position) == ("9-x", 2)
        assert "a number" in str(error)
        assert "2" in str(error)
        assert "'9-x'" in str(error)

    def test_says_what_stands_there(self) -> None:
        """What was found instead is quoted; at the end of the text, that it ends."""
        assert "'x'" in str(NotationError("9-x", 2, "a number"))
        assert "end" in str(NotationError("9-", 2, "a number"))


class TestRecordError:
    """A record that cannot be replayed."""

    def test_says_which_record_line_and_move(self) -> None:
        """What is known about the place is kept and said."""
        error = RecordError("no such move", "friday", 17, 3)

        assert (error.record, error.line, error.move_number) == ("friday", 17, 3)
        assert str(error) == "friday, line 17, move 3, no such move"

    def test_says_what_it_knows(self) -> None:
        """What is not known is not mentioned."""
        assert str(RecordError("it is empty")) == "it is empty"
        assert str(RecordError("no such move", line=17)) == "line 17, no such move"


class TestReason:
    """Why a move is refused."""

    @pytest.mark.parametrize("reason", Reason)
    def test_has_a_sentence(self, reason: Reason) -> None:
        """A reason is said in a whole sentence."""
        assert reason.sentence[0].isupper()
        assert reason.sentence.endswith(".")

    def test_no_two_say_the_same(self) -> None:
        """Every reason has a word and a sentence of its own."""
        assert len({reason.value for reason in Reason}) == len(Reason)
        assert len({reason.sentence for reason in Reason}) == len(Reason)

    @pytest.mark.parametrize("reason", Reason)
    def test_names_a_family_and_a_field_that_exist(self, reason: Reason) -> None:
        """The family is one of a config, the field one of that family."""
        if reason.family is None:
            assert reason.field is None
            return
        rules = getattr(RuleConfig(trains=TrainRules()), reason.family)
        names = [field.name for field in attrs.fields(type(rules))]

        assert reason.field is None or reason.field in names

    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_survives_a_pickle_as_itself(self, protocol: int) -> None:
        """A reason that was pickled is still the same member."""
        for reason in Reason:
            assert pickle.loads(pickle.dumps(reason, protocol)) is reason  # noqa: S301


class TestRefusal:
    """A reason with what it is about."""

    def test_about_a_foot_says_which_and_how_much(self) -> None:
        """A foot is named, with the toes it wants."""
        assert "5-5" in str(FOOT)
        assert "2 more toes" in str(FOOT)

    @pytest.mark.parametrize(("missing", "told"), [(1, "1 more arm "), (3, "3 more arms ")])
    def test_about_the_opening_says_how_much(self, missing: int, told: str) -> None:
        """The engine is told with the arms it wants."""
        refusal = Refusal(reason=Reason.OPENING_UNFINISHED, missing=missing)

        assert told in str(refusal)

    def test_about_anything_else_says_its_sentence(self) -> None:
        """Elsewhere the sentence of the reason says it all."""
        for reason in set(Reason) - {Reason.FOOT_OPEN, Reason.OPENING_UNFINISHED}:
            assert str(Refusal(reason=reason)) == reason.sentence

    def test_is_about_nothing_in_particular_by_default(self) -> None:
        """Without a foot and toes to tell, a refusal has none."""
        refusal = Refusal(reason=Reason.ROUND_OVER)

        assert (refusal.foot, refusal.missing, refusal.legal) == (None, 0, ())
