"""Between rounds: what a round cost, and which double the next one asks for, if there is one."""

from collections.abc import Sequence

from chickenfoot._rules import ranking, schedule
from chickenfoot._rules.engine import burns
from chickenfoot._table import Table

__all__ = ["asked_next", "rank_keys", "scheduled", "total_points"]

Rows = Sequence[tuple[int, ...]]
"""The points of each round, by seat."""


def scheduled(table: Table, used: Sequence[int]) -> int:
    """Return how many of the rounds played on *used* were of the schedule."""
    return schedule.rounds_scheduled(table.schedule, used, burns=burns(table.engine.hunt))


def total_points(table: Table, used: Sequence[int], rows: Rows) -> tuple[int, ...]:
    """Return the points of each seat over *rows*; an extra round does not count."""
    counted = rows[: scheduled(table, used)]
    return tuple(sum(row[seat] for row in counted) for seat in range(table.seats))


def rank_keys(
    table: Table, used: Sequence[int], rows: Rows, out: int | None
) -> list[tuple[int, int]]:
    """
    Return what each team is ranked by, the least first.

    Args:
        table: The rules.

        used: The engines of the rounds.

        rows: Their points by seat.

        out: The seat that went out of the last of them, if one did.
    """
    sides = ranking.teams(table.ranking, table.seats)
    if table.ranking.objective is ranking.Objective.FIRST_OUT and out is not None:
        return [(int(out not in side), 0) for side in sides]
    totals = ranking.team_totals(sides, total_points(table, used, rows))
    is_extra = len(rows) > scheduled(table, used)
    played_off = ranking.team_totals(sides, rows[-1]) if is_extra else totals
    best = min(totals)
    return [(total, played_off[team] if total == best else 0) for team, total in enumerate(totals)]


def asked_next(table: Table, used: Sequence[int], rows: Rows) -> int | None:
    """Return the double that the round after *rows* asks for; None if the game is over."""
    asked = schedule.asked(table.schedule, used, burns=burns(table.engine.hunt))
    if asked is not None or table.ranking.ties is not ranking.Ties.EXTRA_ROUND:
        return asked
    if len(used) > scheduled(table, used):
        return None
    keys = rank_keys(table, used, rows, None)
    if keys.count(min(keys)) < 2:
        return None
    return schedule.lowest_unused(table.tiles.highest, used)
