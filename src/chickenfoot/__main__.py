"""Watch a whole game of random legal moves: `python -m chickenfoot demo`."""

import argparse
import random
from typing import NoReturn

import chickenfoot as cf
from chickenfoot.text import render


class _Parser(argparse.ArgumentParser):
    """A parser that needs one line to say what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def in_words(move: cf.Move) -> str:
    """Return what *move* does, as one would say it."""
    if not isinstance(move, cf.Play):
        return "draws" if isinstance(move, cf.Draw) else "passes"
    where = "in the middle" if move.end == cf.MIDDLE else f"on {move.end}"
    return f"lays {move.tile} {where}, showing {move.outward}"


def play_round(state: cf.GameState, rng: random.Random) -> cf.GameState:
    """Play one round and tell every move."""
    print(f"\nRound {state.round_number}")
    while moves := cf.legal_moves(state):
        move = rng.choice(moves)
        print(f"  seat {state.to_move} {in_words(move)}")
        state = cf.apply_move(state, move)
    result = cf.round_result(state)
    who = "nobody" if result.out is None else f"seat {result.out}"
    print(f"{render(state.layout)}\nThe round is over ({result.ending.value}): {who} is out.")
    print(f"Points by seat: {result.points}; so far: {cf.totals(state)}")
    return state


def main(arguments: list[str] | None = None) -> None:
    """Play a whole game and tell who won."""
    parser = _Parser(prog="python -m chickenfoot", description=__doc__)
    demo = parser.add_subparsers(required=True, metavar="demo").add_parser("demo")
    demo.add_argument("--rules", choices=cf.presets.BY_NAME, default="jaques")
    demo.add_argument("--seats", type=int, default=4, help="how many play")
    demo.add_argument("--seed", type=int, default=7, help="the same seed plays the same game")
    asked = parser.parse_args(arguments)
    rng = random.Random(asked.seed)
    try:
        state = cf.new_game(cf.presets.BY_NAME[asked.rules], seats=asked.seats, seed=asked.seed)
    except cf.RuleConfigError as error:
        demo.error(str(error))
    while not (state := play_round(state, rng)).is_game_over:
        state = cf.next_round(state, seed=asked.seed)
    standings = cf.standings(state)
    print(f"\nThe game is over. Ranks by seat: {standings.ranks}; won by {standings.winners}.")


if __name__ == "__main__":
    main()
