"""In the Mexican Train hybrid every seat has a train of its own, marked when it cannot go."""

import attrs

from chickenfoot._rules.fields import Choice, is_a
from chickenfoot._values import Value

__all__ = [
    "MarkerRemoved",
    "TrainDoubles",
    "TrainRules",
    "Trains",
    "may_use",
    "settle",
    "unmarked_by",
]


class MarkerRemoved(Choice):
    """When the marker comes off a train."""

    OWN_TRAIN = "own train"
    """When its seat plays on it."""

    ANY_PLAY = "any play"
    """When its seat plays at all."""


class TrainDoubles(Choice):
    """What a double on a train is."""

    PLAIN = "plain"
    """An ordinary tile."""

    FOOT = "foot"
    """A foot."""


@attrs.frozen(kw_only=True, eq=False, repr=False)
class TrainRules(Value):
    """
    The hybrid with Mexican Train.

    A seat that passes with nothing in its hand that fits marks its train; others may use it until
    the marker comes off. An open foot may be fed by every seat, wherever it lies.

    Attributes:
        marker_removed: When the marker comes off a train.

        train_doubles: What a double on a train is.
    """

    marker_removed: MarkerRemoved = attrs.field(
        default=MarkerRemoved.OWN_TRAIN, validator=is_a(MarkerRemoved)
    )
    train_doubles: TrainDoubles = attrs.field(
        default=TrainDoubles.PLAIN, validator=is_a(TrainDoubles)
    )


class Trains:
    """
    The trains of a table, settled.

    Attributes:
        any_play: Whether any play of a seat takes its marker off.

        feet: Whether doubles on trains are feet.
    """

    __slots__ = ("any_play", "feet")

    def __init__(self, config: TrainRules) -> None:
        self.any_play = config.marker_removed is MarkerRemoved.ANY_PLAY
        self.feet = config.train_doubles is TrainDoubles.FOOT


def settle(config: TrainRules | None) -> Trains | None:
    """Return the trains of a table; None if it has none."""
    if config is None:
        return None
    return Trains(config)


def may_use(train: int, seat: int, markers: int) -> bool:
    """Whether *seat* may play on the train of seat *train*; *markers* has a bit per seat."""
    return train == seat or bool(markers >> train & 1)


def unmarked_by(trains: Trains, markers: int, seat: int, train: int | None) -> int:
    """Return *markers* after *seat* has played on *train*; None is off the trains."""
    if trains.any_play or train == seat:
        return markers & ~(1 << seat)
    return markers
