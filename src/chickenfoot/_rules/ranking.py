"""The fewest points win, alone or in pairs; or whoever goes out first."""

from collections.abc import Sequence

import attrs

from chickenfoot._rules.fields import Choice, is_a
from chickenfoot._values import Value

__all__ = ["Objective", "RankingRules", "Teams", "Ties", "problems", "ranks", "refusal", "teams"]


class Objective(Choice):
    """What a game is won by."""

    LOWEST_TOTAL = "lowest total"
    """The fewest points over all rounds."""

    FIRST_OUT = "first out"
    """Going out, in a game of one round; a round nobody goes out of is settled by points."""


class Ties(Choice):
    """What happens when several share the first rank."""

    SHARED = "shared"
    """All of them win."""

    EXTRA_ROUND = "extra round"
    """They play it off in one more round on the lowest unused double."""


class Teams(Choice):
    """Who plays together."""

    NONE = "none"
    """Everyone for themselves."""

    OPPOSITE = "opposite"
    """The seats that sit opposite each other."""


@attrs.frozen(kw_only=True, eq=False, repr=False)
class RankingRules(Value):
    """
    Who wins a game.

    Attributes:
        objective: What a game is won by.

        ties: What happens when several share the first rank.

        teams: Who plays together.
    """

    objective: Objective = attrs.field(default=Objective.LOWEST_TOTAL, validator=is_a(Objective))
    ties: Ties = attrs.field(default=Ties.SHARED, validator=is_a(Ties))
    teams: Teams = attrs.field(default=Teams.NONE, validator=is_a(Teams))


FEWEST_FOR_TEAMS = 4


def problems(config: RankingRules, rounds: int) -> list[str]:
    """Return what is wrong, for a game of *rounds* rounds."""
    if config.objective is not Objective.FIRST_OUT:
        return []
    found = []
    if rounds > 1:
        found.append(f"Objective.FIRST_OUT is for one round, not for {rounds}")
    if config.ties is Ties.EXTRA_ROUND:
        found.append("Objective.FIRST_OUT leaves no tie for Ties.EXTRA_ROUND to play off")
    return found


def refusal(config: RankingRules, seats: int) -> str | None:
    """Return why *seats* seats cannot be ranked; None if they can."""
    if config.teams is Teams.OPPOSITE and (seats % 2 or seats < FEWEST_FOR_TEAMS):
        return f"{seats} seats: teams need an even number of seats, at least {FEWEST_FOR_TEAMS}"
    return None


def teams(config: RankingRules, seats: int) -> tuple[tuple[int, ...], ...]:
    """
    Return the seats of each team; a seat alone is a team of one.

    >>> teams(RankingRules(teams=Teams.OPPOSITE), 6)
    ((0, 3), (1, 4), (2, 5))
    """
    if config.teams is Teams.NONE:
        return tuple((seat,) for seat in range(seats))
    half = seats // 2
    return tuple((seat, seat + half) for seat in range(half))


def team_totals(sides: Sequence[tuple[int, ...]], totals: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each of *sides*, partners added up."""
    return tuple(sum(totals[seat] for seat in side) for side in sides)


def ranks(keys: Sequence[object]) -> tuple[int, ...]:
    """
    Return the rank of each of *keys*, the least first; equal keys share a rank.

    >>> ranks([5, 3, 9, 3])
    (3, 1, 4, 1)
    """
    return tuple(1 + sum(other < key for other in keys) for key in keys)  # type: ignore[operator]
