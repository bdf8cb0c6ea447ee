"""
Two games that differ only in what a seat cannot see are the same to it.

`python tests/properties/test_secrecy.py 100000` compares that many pairs of positions, with dice.
"""

import pickle
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does

from chickenfoot import (
    Draw,
    GameOver,
    GameState,
    Move,
    Pass,
    Play,
    RoundOver,
    RuleConfigError,
    apply_move,
    explain,
    explain_hand,
    legal_moves,
    new_game,
    next_round,
    phase,
    text,
)
from chickenfoot.events import events, opening_events
from chickenfoot.testing import games
from chickenfoot.views import SeatView, public_view, view
from worlds import Round, Seat, another, fail, is_one_to_all, rounds_of


def told(state: GameState, seat: Seat) -> dict[str, Any]:
    """Return everything that *seat* can learn about a position, by name."""
    seen = public_view(state) if seat is None else view(state, seat)
    known: dict[str, Any] = {
        "view": seen,
        "repr": repr(seen),
        "hash": hash(seen),
        "pickle": pickle.dumps(seen),
        "picture": text.render(seen.layout),
    }
    if isinstance(seen, SeatView):
        known["hand"] = explain_hand(state, seen.seat)
        known["reasons"] = [explain(state, move, seat=seat) for move in tries(seen)]
    return known


def tries(seen: SeatView) -> list[Move]:
    """Return moves that a seat might try: some with a tile and two without."""
    ends = [end.end for end in seen.ends] * len(seen.hand)
    plays = [Play(tile, end, tile.low) for tile, end in zip(seen.hand, ends, strict=False)]
    return [Draw(), Pass(), *plays]


def compare(one: GameState, two: GameState, seat: Seat) -> None:
    """
    Compare what *seat* is told of two positions.

    Raises:
        AssertionError: It can tell them apart.
    """
    here, there = told(one, seat), told(two, seat)
    for name, answer in here.items():
        if answer != there[name]:
            fail(f"{name}: {answer}\n  {there[name]}", one, two, seat)


def compare_move(one: GameState, two: GameState, move: Move, seat: Seat) -> None:
    """
    Compare what *seat* is told of the same move in two positions.

    Raises:
        AssertionError: It can tell them apart.
    """
    here, there = events(one, move, seat=seat), events(two, move, seat=seat)
    if here != there or pickle.dumps(here) != pickle.dumps(there):
        fail(f"{move}: {here}\n  {there}", one, two, seat)


def compare_what_follows(one: GameState, two: GameState, seat: Seat) -> None:
    """
    Compare what *seat* is told of each move that can be made in both positions.

    Raises:
        AssertionError: It can tell them apart.
    """
    draws_another = one.turn == seat and one.boneyard[:1] != two.boneyard[:1]
    for move in legal_moves(one):
        if move not in legal_moves(two) or (isinstance(move, Draw) and draws_another):
            continue
        if is_one_to_all(apply_move(one, move), apply_move(two, move)):
            compare_move(one, two, move, seat)


def check(game: Sequence[GameState], chance: random.Random) -> Counter[str]:
    """
    Compare positions of *game* with others that a seat cannot tell from them; count the pairs.

    Raises:
        AssertionError: It can.
    """
    pairs: Counter[str] = Counter()
    seats: list[Seat] = [None, *range(len(game[0].hands))]
    for played in rounds_of(game):
        start, length = played.line[0], len(played.line)
        seat = chance.choice(seats)
        until = chance.choice((length, chance.randint(1, length)))
        for one, two, move in Round(played.before, played.line[:until]).retold(seat, chance):
            compare(one, two, seat)
            if one is start and opening_events(one, seat=seat) != opening_events(two, seat=seat):
                fail("the deal", one, two, seat)
            if move is not None:
                compare_move(one, two, move, seat)
            pairs[kind(one)] += one != two
        for one in chance.sample(played.line, min(length, 8)):
            seat = chance.choice(seats)
            other = another(one, seat, chance)
            if other is not None:
                compare(one, other, seat)
                compare_what_follows(one, other, seat)
                pairs[kind(one)] += one != other
    return +pairs


def kind(state: GameState) -> str:
    """Return what sort of position it is, to see that all sorts were compared."""
    now = phase(state)
    name = now.ending.value if isinstance(now, RoundOver | GameOver) else type(now).__name__
    return f"{name}, lots" if state.lots else name


@given(games(max_moves=100), st.randoms(use_true_random=False))
@settings(suppress_health_check=list(HealthCheck))
def test_a_seat_cannot_tell_what_it_cannot_see(
    game: tuple[GameState, ...], chance: random.Random
) -> None:
    """
    Every two positions that differ only in what a seat cannot see are told to it alike.
    """
    check(game, chance)


def play(name: str, most: int) -> list[GameState]:
    """Return a game of up to *most* rounds by the dice of that name: rules, deals and moves."""
    from properties.test_referee import Dice, a_config  # noqa: PLC0415 - only where dice are used

    dice = Dice(random.Random(name))
    while True:
        try:
            config, seats = a_config(dice)
        except RuleConfigError:
            continue
        if seats in config.seat_counts:
            break
    line = [new_game(config, seats=seats, seed=name)]
    while not line[-1].is_game_over:
        if not line[-1].is_round_over:
            line.append(apply_move(line[-1], dice.move(legal_moves(line[-1]))))
        elif line[-1].round_number < most:
            line.append(next_round(line[-1], seed=name))
        else:
            break
    return line


def check_pairs(count: int, seed: int = 0) -> Counter[str]:
    """
    Compare *count* pairs of positions or a few more, with dice; return of which sorts they are.

    Raises:
        AssertionError: A seat can tell two of them apart. The note names the game for `play`.
    """
    pairs: Counter[str] = Counter()
    number = 0
    while pairs.total() < count:
        name = f"{seed}/{number}"
        try:
            pairs += check(play(name, 3), random.Random(name))
        except Exception as error:
            error.add_note(f"  game {name}")
            raise
        number += 1
    return pairs


def test_a_seat_cannot_tell_over_whole_games() -> None:
    """
    The same holds in games of several rounds that go on for long, with feet, trains and hunts.
    """
    pairs = check_pairs(1500)

    assert {"FindEngine", "FillEngine", "FillFoot", "OpenPlay", "out", "blocked"} <= {*pairs}


if __name__ == "__main__":
    began = time.perf_counter()
    sorts = check_pairs(*(int(argument) for argument in sys.argv[1:3]))
    lines = [f"{pairs:8} {sort}" for sort, pairs in sorts.most_common()]
    lines.append(f"{sorts.total():8} pairs in {time.perf_counter() - began:.0f} s")
    sys.stdout.write("\n".join(lines) + "\n")
