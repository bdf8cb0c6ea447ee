"""A game of each sheet, move by move, as text that shows every position's moves in order."""

from pathlib import Path

from chickenfoot import (
    apply_move,
    legal_moves,
    new_game,
    next_round,
    presets,
    round_result,
    standings,
    totals,
)

FOLDER = Path(__file__).parent
SHEETS = ("jaques", "dominologist", "chickie", "chicken_game", "jaques_train_hybrid")
SEED = 1795


def told(name: str) -> str:
    """Return the first round of preset *name* in full, and the rest of its game move by move."""
    state = new_game(presets.BY_NAME[name], seats=3, seed=SEED)
    lines = [f"# {name}, 3 seats, seed {SEED}: seat, move, and in round 1 what else was legal"]
    ply = 0
    while True:
        lines.append(f"round {state.round_number}: {state}")
        while moves := legal_moves(state):
            # Any rule would do that looks at the order and is the same everywhere.
            chosen = moves[ply * 7 % len(moves)]
            ply += 1
            rest = f" of {' '.join(map(str, moves))}" if state.round_number == 1 else ""
            lines.append(f"{state.to_move} {chosen}{rest}")
            state = apply_move(state, chosen)
        result = round_result(state)
        lines.append(f"{result.ending.value}, out {result.out}: {result.points} {totals(state)}")
        if state.is_game_over:
            return "\n".join([*lines, f"ranks {standings(state).ranks}", ""])
        state = next_round(state, seed=SEED)


def main() -> None:
    """Write the games anew: `python tests/snapshots/games.py`, and read the difference."""
    for name in SHEETS:
        (FOLDER / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    main()
