"""What is legal in a config but has no effect, or is probably not meant."""

from collections.abc import Iterator

from chickenfoot._config import RuleConfig, dealable, seat_refusal
from chickenfoot._rules import dealing, drawing, matching, schedule
from chickenfoot._rules.dealing import HandSize, Remainder
from chickenfoot._rules.engine import EngineStart, Hunt, Opening
from chickenfoot._rules.feet import Blocks, Nesting
from chickenfoot._rules.matching import Wild
from chickenfoot._rules.ranking import Ties
from chickenfoot._rules.trains import TrainDoubles
from chickenfoot.errors import wrong_type

__all__ = ["remarks"]


def remarks(config: RuleConfig) -> tuple[str, ...]:
    """
    Return what is legal in *config* but has no effect, or is probably not meant.

    Raises:
        TypeError: *config* is no `RuleConfig`.

    >>> from chickenfoot import presets
    >>> remarks(presets.JAQUES)
    ()
    """
    if not isinstance(config, RuleConfig):
        raise wrong_type("config", "a RuleConfig", config)
    return (
        *_without_effect(config),
        *_about_the_deal(config),
        *_about_the_opening(config),
        *_about_seats(config),
    )


def _without_effect(config: RuleConfig) -> Iterator[str]:
    feet, engine = config.feet, config.engine
    if feet.nesting is not Nesting.INNERMOST_FIRST and not _several_feet(config):
        yield "nesting has no effect: with one set and no wilds a double is never a toe"
    if config.trains is None:
        if engine.opening is not Opening.STRICT:
            yield f"opening {engine.opening} has no effect without trains"
        if feet.blocks is Blocks.COMMUNAL:
            yield f"{feet.blocks} is the same as {Blocks.TABLE} without trains"
    if engine.start is EngineStart.PREPLACED:
        if engine.hunt is not Hunt.IN_TURN:
            yield f"hunt has no effect with {engine.start}: nobody looks for the engine"
        if not engine.layer_leads:
            yield f"layer_leads has no effect with {engine.start}: no seat lays the engine"
    sizes = config.deal.hand_sizes
    if config.deal.remainder is not Remainder.UNEVEN and sizes is not HandSize.ALL:
        yield f"remainder has no effect without {HandSize.ALL!r}"
    draws = drawing.settle(config.drawing, 0)
    if draws.voluntary and not draws.per_turn and not draws.on_foot:
        yield "voluntary has no effect: per_turn allows no draws"
    rounds = schedule.settle(config.schedule, config.set.highest)
    unused = schedule.lowest_unused(config.set.highest, rounds)
    if config.ranking.ties is Ties.EXTRA_ROUND and unused is None and not _burns(config):
        yield f"{Ties.EXTRA_ROUND!r} has no effect: all {len(rounds)} doubles are used by then"


def _several_feet(config: RuleConfig) -> bool:
    """Whether several feet can be open at once and one of them goes first."""
    if config.set.copies > 1 or config.set.wild is not Wild.NONE:
        return True
    feet_on_trains = config.trains is not None and config.trains.train_doubles is TrainDoubles.FOOT
    return feet_on_trains and config.feet.blocks is Blocks.COMMUNAL


def _burns(config: RuleConfig) -> bool:
    return config.engine.hunt is Hunt.NEXT_LOWER


def _about_the_deal(config: RuleConfig) -> Iterator[str]:
    tiles = dealable(config)
    empty = []
    for seats in config.seat_counts:
        dealt = dealing.settle(config.deal, seats, tiles)
        if sum(dealt.sizes) + dealt.aside == tiles:
            empty.append(str(seats))
    if empty:
        yield f"the boneyard is empty from the start with {', '.join(empty)} seats"


def _about_the_opening(config: RuleConfig) -> Iterator[str]:
    fitting = matching.single_tiles_fitting(config.set)
    arms, tiles = config.engine.arms, dealable(config)
    enough = fitting - arms + 1
    for seats in config.seat_counts:
        dealt = dealing.settle(config.deal, seats, tiles)
        left = tiles - sum(dealt.sizes) - dealt.aside
        away = min(drawing.settle(config.drawing, seats).reserve, left) + dealt.aside
        if away >= enough:
            yield (
                f"with {seats} seats {away} tiles are out of reach, and {enough} of them can "
                f"leave the {arms} arms unfilled: {fitting} single tiles match the engine"
            )
        if config.trains is not None and arms + seats > fitting:
            yield (
                f"{arms} arms and the trains of {seats} seats want {arms + seats} tiles of the "
                f"engine's suit, but there are {fitting}"
            )


def _about_seats(config: RuleConfig) -> Iterator[str]:
    fewest, most = config.deal.seats
    left_out = [n for n in range(fewest, most + 1) if n not in config.seat_counts]
    for seats in left_out[:7]:
        yield f"left out: {seat_refusal(config, seats)}"
    if left_out[7:]:
        yield f"left out: {left_out[7]} to {left_out[-1]} seats as well"
