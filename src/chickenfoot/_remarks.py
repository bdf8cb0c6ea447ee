"""What is legal in a config but has no effect, or is probably not meant."""

from collections.abc import Iterator

from chickenfoot._config import RuleConfig, dealable, seat_refusal
from chickenfoot._rules import dealing, drawing, matching, schedule
from chickenfoot._rules.dealing import HandSize, Remainder
from chickenfoot._rules.engine import EngineStart, Hunt, Opening, burns
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
    idle = _why_nesting_is_idle(config)
    if idle is not None:
        yield f"nesting has no effect: {idle}"
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
    if config.ranking.ties is Ties.EXTRA_ROUND and unused is None and not burns(engine.hunt):
        yield f"{Ties.EXTRA_ROUND!r} has no effect: all {len(rounds)} doubles are used by then"


def _why_nesting_is_idle(config: RuleConfig) -> str | None:
    """Return why no move depends on what `nesting` is set to; None if one could."""
    feet, trains = config.feet, config.trains
    ranks = feet.nesting is Nesting.OUTERMOST_FIRST
    if feet.nesting is Nesting.INNERMOST_FIRST:
        return None
    if not feet.toes:
        return "with toes 0 there are no feet"
    if ranks and feet.blocks is Blocks.NOTHING:
        return f"with {feet.blocks} no foot goes before another"
    if config.set.copies > 1 or config.set.wild is not Wild.NONE:
        return None
    feet_on_trains = trains is not None and trains.train_doubles is TrainDoubles.FOOT
    if ranks and feet.blocks is Blocks.COMMUNAL and feet_on_trains:
        return None
    return "with one set and no wilds a double is never a toe"


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
    counts = config.seat_counts
    left_out = [n for n in range(fewest, most + 1) if n not in counts]
    for seats in left_out[:7]:
        yield f"left out: {seat_refusal(config, seats)}"
    if left_out[7:]:
        yield f"left out: {left_out[7]} to {left_out[-1]} seats as well"
