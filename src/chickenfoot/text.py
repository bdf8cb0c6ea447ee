"""
A layout in plain text, one line of tiles a row.

An arm starts at the engine and goes on to the right; where a foot parts it, each toe starts a line
of its own below. A double that still wants toes is marked with how many.
"""

from collections.abc import Iterator

from chickenfoot._layout import Layout, Placement
from chickenfoot._moves import End
from chickenfoot.errors import wrong_type

__all__ = ["render"]


def render(layout: Layout) -> str:
    """
    Return *layout* as text, `state.layout` for instance.

    Each tile is written with the half first that joins the one before. A double that takes several
    tiles stands in brackets, the engine on the first line as well: ``[5-5 +2]`` still takes two,
    ``[5-5]`` no more. Trains are named by their seat.

    Raises:
        TypeError: *layout* is no `Layout`.

    >>> from chickenfoot.notation import parse_state
    >>> print(render(parse_state("9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9 4-4@4-9 | / 1-1").layout))
    [9-9]
      9-1
      9-2
      9-3
      9-4 [4-4 +3]
    """
    if not isinstance(layout, Layout):
        raise wrong_type("layout", "a Layout", layout)
    if not layout.placements:
        return "(no tile is laid)"
    engine = layout.placements[0]
    tree = _Tree(layout)
    lines = [tree.shown(engine)]
    for start in tree.on(engine):
        lines += tree.lines(start, indent=2)
    return "\n".join(lines)


class _Tree:
    """What lies on what, for the time of one drawing."""

    def __init__(self, layout: Layout) -> None:
        seen: dict[object, int] = {}
        self._name: dict[int, End] = {}
        self._next: dict[End, list[Placement]] = {}
        self._engine = layout.placements[0]
        for placement in layout.placements:
            copy = seen[placement.tile] = seen.get(placement.tile, -1) + 1
            self._name[id(placement)] = End(placement.tile, copy, placement.train)
            end = placement.end
            if placement is not self._engine and self._is_engine(end):
                end = End(end.on, end.copy)
            self._next.setdefault(end, []).append(placement)

    def _is_engine(self, end: End) -> bool:
        return end.on == self._engine.tile and end.copy == 0

    def on(self, placement: Placement) -> list[Placement]:
        """Return what lies on *placement*, oldest first."""
        return self._next.get(self._name[id(placement)], [])

    def shown(self, placement: Placement) -> str:
        """Return one tile, the half first that joins; a double with the tiles it can still take."""
        tile, outward = placement.tile, placement.outward
        if not tile.is_double:
            return f"{tile.low if outward == tile.high else tile.high}-{outward}"
        told = str(tile) if outward == tile.low else f"{tile}>{outward}"
        if placement.ends == 1:
            return told
        missing = placement.ends - len(self.on(placement))
        return f"[{told} +{missing}]" if missing else f"[{told}]"

    def lines(self, start: Placement, indent: int) -> Iterator[str]:
        """Yield the line that begins with *start*, and those that part from it."""
        pending = [(start, indent, "" if start.train is None else f"train {start.train}:")]
        while pending:
            placement, depth, name = pending.pop()
            words = [name] if name else []
            words.append(self.shown(placement))
            while len(after := self.on(placement)) == 1 and placement.ends == 1:
                placement = after[0]
                words.append(self.shown(placement))
            yield " " * depth + " ".join(words)
            pending += [(toe, depth + 2, "") for toe in reversed(after)]
