"""
What we raise, and why a move is refused.

Every error is a `ChickenfootError` and a `ValueError`; a wrong *type* is a plain `TypeError`.
Errors keep what they are about as attributes and make their sentence in `__str__`, so that they
pickle; none keeps a position, so no log line gives a hand away.
"""

import enum
from typing import TYPE_CHECKING, Self

import attrs

from chickenfoot._values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chickenfoot._moves import End, Move

__all__ = [
    "ChickenfootError",
    "IllegalMoveError",
    "InvalidStateError",
    "NotationError",
    "Reason",
    "RecordError",
    "Refusal",
    "RuleConfigError",
]


class Reason(enum.Enum):
    """
    Why a move is refused, as one would say it at the table.

    Attributes:
        sentence: The sentence.

        family: The family of rules that it comes from, as named in `RuleConfig`; None where it
            holds under all rules.

        field: The field of that family; None where it is not a matter of one field.
    """

    sentence: str
    family: str | None
    field: str | None

    def __new__(
        cls, value: str, sentence: str, family: str | None = None, field: str | None = None
    ) -> Self:
        """Make a member whose value is a word, fit for a protocol."""
        member = object.__new__(cls)
        member._value_ = value
        member.sentence, member.family, member.field = sentence, family, field
        return member

    ROUND_OVER = ("round over", "The round is over.")
    NOT_YOUR_TURN = ("not your turn", "It is another seat's turn.")
    ENGINE_NOT_FOUND = (
        "engine not found",
        "Nobody has the double that starts the round yet: draw for it.",
        "engine",
        "hunt",
    )
    ENGINE_NOT_LAID = (
        "engine not laid",
        "The double that starts the round is laid before anything else.",
        "engine",
        "start",
    )
    NO_SUCH_MOVE = ("no such move", "There is no such tile, end or half in this game.", "set")
    TILE_NOT_HELD = ("tile not held", "The tile is not in the hand.")
    ALREADY_DREW = (
        "already drew",
        "The seat has drawn already; only the tile just drawn may be laid now.",
        "drawing",
        "drawn_tile",
    )
    NOTHING_TO_DRAW = (
        "nothing to draw",
        "No tile may be drawn: the boneyard has none left, or the rules allow none.",
        "drawing",
        "reserve",
    )
    NO_SUCH_END = ("no such end", "No tile can go there: the place is taken or not on the table.")
    FOOT_OPEN = ("foot open", "The open foot must be finished first.", "feet", "blocks")
    OPENING_UNFINISHED = (
        "opening unfinished",
        "Every arm of the engine must be filled first.",
        "engine",
        "arms",
    )
    TRAIN_CLOSED = (
        "train closed",
        "That train belongs to another seat and has no marker on it.",
        "trains",
        "marker_removed",
    )
    DOES_NOT_FIT = ("does not fit", "The tile does not match that end.", "set", "wild")
    LAST_TILE_DOUBLE = (
        "last tile a double",
        "A double may not be the last tile.",
        "going_out",
        "last_double",
    )
    FOOT_WOULD_STARVE = (
        "foot would starve",
        "Too few tiles are left to finish the foot of this double.",
        "feet",
        "when_starved",
    )
    DOUBLE_AS_TOE = ("double as a toe", "A double may not be a toe.", "feet", "nesting")
    MUST_KEEP = (
        "must keep",
        "A tile just drawn may not be laid in the same turn.",
        "drawing",
        "drawn_tile",
    )
    MUST_PLAY = ("must play", "A tile that fits must be laid.", "drawing", "voluntary")
    MUST_DRAW = ("must draw", "A seat that cannot play must draw first.", "drawing", "per_turn")


@attrs.frozen(kw_only=True, eq=False, repr=False)
class Refusal(Value):
    """
    Why a move is not allowed, and what would be.

    Attributes:
        reason: The rule that refuses it; the first that applies, in the order of `Reason`.

        foot: The foot that must be finished first, if that is why.

        missing: How many toes it wants; how many arms, if it is the opening; else 0.

        legal: What the seat may do instead; empty if it is not to move.
    """

    reason: Reason
    foot: "End | None" = None
    missing: int = 0
    legal: "tuple[Move, ...]" = ()

    def __str__(self) -> str:
        match self.reason:
            case Reason.FOOT_OPEN:
                return f"The foot on {self.foot} wants {counted(self.missing, 'more toe')} first."
            case Reason.OPENING_UNFINISHED:
                return f"The engine wants {counted(self.missing, 'more arm')} first."
            case reason:
                return reason.sentence


class ChickenfootError(ValueError):
    """Something about a game, its rules or its notation is not right."""


class IllegalMoveError(ChickenfootError):
    """
    The move is not legal in the position it was applied to; nothing has changed.

    Attributes:
        move: The move that was refused.

        refusal: Why, and what is legal instead.
    """

    def __init__(self, move: "Move", refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.move}: {self.refusal}"


class _ProblemsError(ChickenfootError):
    """Several things are wrong at once; all of them are told."""

    def __init__(self, problems: "Iterable[str]") -> None:
        told = tuple(problems)
        super().__init__(told)
        self.problems = told

    def __str__(self) -> str:
        return "; ".join(self.problems)


class RuleConfigError(_ProblemsError):
    """
    No table can play by these rules, or not with this number of seats.

    Attributes:
        problems: Every contradiction found, each with the numbers of this table.
    """


class InvalidStateError(_ProblemsError):
    """
    The position cannot be: a tile too many, a seat that is not there, a round not over yet.

    Attributes:
        problems: Everything that is wrong with it.
    """


class NotationError(ChickenfootError):
    """
    A text does not say a tile, a move, a position or a config.

    Attributes:
        text: The whole text.

        position: Where in it reading stopped, counted in characters from 0.

        expected: What should stand there.
    """

    def __init__(self, text: str, position: int, expected: str) -> None:
        super().__init__(text, position, expected)
        self.text = text
        self.position = position
        self.expected = expected

    def __str__(self) -> str:
        rest = self.text[self.position : self.position + 12]
        found = f"found {rest!r}" if rest else "but it ends there"
        return f"expected {self.expected} at {self.position} of {self.text!r}, {found}"


class RecordError(ChickenfootError):
    """
    A game record cannot be read or replayed.

    Attributes:
        problem: What is wrong.

        record: The name of the record, if it has one.

        line: The line of the file, counted from 1, if known.

        move_number: The move of the round, counted from 1, if it is one that is wrong.
    """

    def __init__(
        self,
        problem: str,
        record: str | None = None,
        line: int | None = None,
        move_number: int | None = None,
    ) -> None:
        super().__init__(problem, record, line, move_number)
        self.problem = problem
        self.record = record
        self.line = line
        self.move_number = move_number

    def __str__(self) -> str:
        where = [
            text
            for text, known in (
                (f"{self.record}", self.record),
                (f"line {self.line}", self.line),
                (f"move {self.move_number}", self.move_number),
            )
            if known is not None
        ]
        return ", ".join([*where, self.problem]) if where else self.problem


def wrong_type(what: str, wanted: str, value: object) -> TypeError:
    """
    Return the error for *value*, which is no *wanted*.

    A position or a view is not shown, only named: a message would give its hands away.
    """
    kind = type(value)
    holds_hands = kind.__module__ in ("chickenfoot._state", "chickenfoot.views")
    shown = kind.__name__ if holds_hands else f"{value!r} ({kind.__name__})"
    return TypeError(f"{what} must be {wanted}, not {shown}")


def counted(number: int, noun: str) -> str:
    """
    Return *number* of a thing.

    >>> counted(1, "more toe"), counted(0, "tile")
    ('1 more toe', 'no tiles')
    """
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"
