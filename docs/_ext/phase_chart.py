"""How the phase of a position is found, drawn from the union of phases."""

import html
import typing

from sphinx.errors import ExtensionError

import chickenfoot
from _ext.reading import first_sentence

PRECEDENCE = (
    ("Is the round over, and was it the last?", "GameOver"),
    ("Is the round over?", "RoundOver"),
    ("Is the engine still to be laid?", "FindEngine"),
    ("Is a foot open, and does it close other ends?", "FillFoot"),
    ("Does the engine want arms?", "FillEngine"),
    ("", "OpenPlay"),
)
"""What is asked of a position, in order, and the phase it is in where the answer is yes."""

STEP, WIDTH, BOX, ACROSS = 64, 640, 40, 380


def steps() -> list[tuple[str, str, str]]:
    """
    Return each question with its phase and what that phase means.

    Raises:
        ExtensionError: There is a phase that no question leads to, or one that is no phase.
    """
    phases = {kind.__name__: kind for kind in typing.get_args(chickenfoot.Phase)}
    asked = [phase for _, phase in PRECEDENCE]
    if {*asked} != {*phases}:
        message = f"the chart of phases has {asked}, but the union {[*phases]}"
        raise ExtensionError(message)
    return [(question, phase, first_sentence(phases[phase])) for question, phase in PRECEDENCE]


def svg(told: list[tuple[str, str, str]]) -> str:
    """Return the chart: questions on the left, downwards for no, to the right for yes."""
    height = STEP * len(told)
    saying = "; ".join(f"{question or 'otherwise'} {phase}" for question, phase, _ in told)
    opening = (
        f'<svg class="phase-chart" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{html.escape(saying)}" fill="none" stroke="currentColor">'
    )
    drawn = [opening]
    for at, (question, phase, _) in enumerate(told):
        top = STEP * at + (STEP - BOX) // 2
        middle = top + BOX // 2
        if question:
            drawn += [
                _box(10, top, ACROSS, question, rounded=BOX // 2),
                _arrow(10 + ACROSS, middle, WIDTH - 170, middle),
                _word(10 + ACROSS + 34, middle - 6, "yes"),
            ]
            below = top + STEP
            drawn.append(_word(10 + ACROSS // 2 + 18, top + BOX + 16, "no"))
            if told[at + 1][0]:
                drawn.append(_arrow(10 + ACROSS // 2, top + BOX, 10 + ACROSS // 2, below))
            else:
                start, turn = 10 + ACROSS // 2, below + BOX // 2
                drawn.append(f'<path d="M{start} {top + BOX}V{turn}"/>')
                drawn.append(_arrow(start, turn, WIDTH - 170, turn))
        drawn.append(_box(WIDTH - 170, top, 160, phase, rounded=4))
    return "".join([*drawn, "</svg>"])


def _box(left: int, top: int, width: int, text: str, *, rounded: int) -> str:
    shape = f'<rect x="{left}" y="{top}" width="{width}" height="{BOX}" rx="{rounded}"/>'
    return shape + _word(left + width // 2, top + BOX // 2 + 5, text)


def _word(x: int, y: int, text: str) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-size="15" stroke="none" '
        f'fill="currentColor">{html.escape(text)}</text>'
    )


def _arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    back = "l-8 -4m8 4l-8 4" if y == to_y else "l-4 -8m4 8l4 -8"
    return f'<path d="M{x} {y}L{to_x} {to_y}{back}"/>'
