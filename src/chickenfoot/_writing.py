"""A position as one line of text; `notation` reads it."""

from collections.abc import Iterable, Mapping
from typing import Any

__all__ = ["written"]


def written(facts: Mapping[str, Any]) -> str:
    """
    Return the facts of a position in one line: layout, hands, boneyard, and what else there is.

    Args:
        facts: The facts by name, as `GameState` holds them; the plays that laid the tiles as
            ``laid``.
    """
    lead = facts["lead"]
    more = {
        "turn": str(facts["turn"]),
        "drawn": _listed(facts["drawn"]),
        "markers": _listed(sorted(facts["markers"])),
        "aside": _listed(facts["aside"]),
        "lead": str(lead) if lead else "",
        "lots": _listed(map(_row, facts["lots"])),
        "engines": _listed(facts["past_engines"]),
        "points": _listed(map(_row, facts["past_points"])),
    }
    parts = [
        _words(facts["laid"]),
        " / ".join(map(_words, facts["hands"])),
        _words(facts["boneyard"]),
        " ".join(f"{name}={text}" for name, text in more.items() if text),
    ]
    return " | ".join(parts).strip()


def _words(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _listed(values: Iterable[object]) -> str:
    return ",".join(map(str, values))


def _row(row: Iterable[object]) -> str:
    """Return what each seat has, ``-`` for nothing."""
    return "/".join("-" if value is None else str(value) for value in row)
