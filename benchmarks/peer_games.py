"""
Random games of other packages, through what they publish.

Each function imports its package and returns how to play one game: every legal move is as likely as
any other, and each position after a move is copied into *kept*, if that is a list, by whatever the
package has for copying. A game is anything from the deal to its end.
"""

import copy
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, TypeAlias

Play: TypeAlias = Callable[[list[Any] | None], int]
"""Play a game, keep copies of its positions in the list, and return how many moves it took."""

_random = Random(1).random


def pick(choices: Sequence[Any]) -> Any:  # noqa: ANN401 - each package has moves of its own
    """Return one of *choices*; `Random.choice` takes twice as long."""
    return choices[int(_random() * len(choices))]


class Peer(NamedTuple):
    """
    A game of another package.

    Attributes:
        package: Its name in the package index.

        game: Which of its games.

        needed: What has to be imported to play it.

        start: Import it and return how to play.

        is_traced: Whether Python allocates its states, so that their bytes can be counted.
    """

    package: str
    game: str
    needed: str
    start: Callable[[], Play]
    is_traced: bool = True


def dominoes() -> Play:
    package: Any = import_module("dominoes")

    def play(kept: list[Any] | None) -> int:
        game, plies = package.Game.new(), 0
        while game.result is None:
            game.make_move(*pick(game.valid_moves))
            plies += 1
            if kept is not None:
                kept.append(copy.deepcopy(game))
        return plies

    return play


def chess() -> Play:
    package: Any = import_module("chess")

    def play(kept: list[Any] | None) -> int:
        board, plies = package.Board(), 0
        while (moves := [*board.legal_moves]) and not board.is_seventyfive_moves():
            board.push(pick(moves))
            plies += 1
            if kept is not None:
                kept.append(board.copy(stack=False))
        return plies

    return play


def rlcard_game() -> Play:
    package: Any = import_module("rlcard.games.uno")
    game = package.Game()
    game.np_random.seed(1)

    def play(kept: list[Any] | None) -> int:
        plies = 0
        game.init_game()
        while not game.is_over():
            game.step(pick(game.get_legal_actions()))
            plies += 1
            if kept is not None:
                kept.append(copy.deepcopy(game))
        return plies

    return play


def rlcard_env() -> Play:
    package: Any = import_module("rlcard")
    env = package.make("uno", config={"seed": 1})

    def play(kept: list[Any] | None) -> int:
        (seen, _), plies = env.reset(), 0
        while not env.is_over():
            seen, _ = env.step(pick([*seen["legal_actions"]]))
            plies += 1
            if kept is not None:
                kept.append(copy.deepcopy(env.game))
        return plies

    return play


def open_spiel(name: str, module: str | None = None) -> Callable[[], Play]:
    """Return a starter of the game *name*; chance moves, such as a deal, are not counted."""

    def start() -> Play:
        package: Any = import_module("pyspiel")
        if module is not None:
            import_module(module)  # registers the game
        game = package.load_game(name)

        def play(kept: list[Any] | None) -> int:
            state, plies = game.new_initial_state(), 0
            while not state.is_terminal():
                by_chance = state.is_chance_node()
                state.apply_action(pick(state.legal_actions()))
                if by_chance:
                    continue
                plies += 1
                if kept is not None:
                    kept.append(state.clone())
            return plies

        return play

    return start


def pokerkit() -> Play:
    package: Any = import_module("pokerkit")
    automations = tuple(package.Automation)

    def play(kept: list[Any] | None) -> int:
        state = package.NoLimitTexasHoldem.create_state(
            automations,
            True,  # noqa: FBT003 - it has no name
            0,
            (1, 2),
            2,
            (200,) * 4,
            4,
        )
        plies = 0
        while state.status:
            actions = [state.check_or_call]
            if state.can_complete_bet_or_raise_to():
                actions.append(state.complete_bet_or_raise_to)
            if state.checking_or_calling_amount:
                actions.append(state.fold)
            pick(actions)()
            plies += 1
            if kept is not None:
                kept.append(copy.deepcopy(state))
        return plies

    return play


def pgx(name: str, games: int) -> Callable[[], Play]:
    """Return a starter of so many games of *name* at once, moved on until all are over."""

    def start() -> Play:
        package: Any = import_module("pgx")
        jax: Any = import_module("jax")
        env = package.make(name)
        begin = jax.jit(jax.vmap(env.init))

        def advance(state: Any, key: Any) -> Any:  # noqa: ANN401 - arrays within arrays
            key, choosing, moving = jax.random.split(key, 3)
            weights = jax.numpy.log(state.legal_action_mask.astype("float32"))
            moves = jax.random.categorical(choosing, weights, axis=-1)
            running = (~(state.terminated | state.truncated)).sum()
            after = jax.vmap(env.step)(state, moves, jax.random.split(moving, games))
            return after, key, running

        go_on = jax.jit(advance)

        def play(kept: list[Any] | None) -> int:
            key = jax.random.PRNGKey(int(_random() * 2**31))
            state, plies = begin(jax.random.split(key, games)), 0
            while True:
                state, key, running = go_on(state, key)
                if not (moved := int(running)):
                    return plies
                plies += moved
                if kept is not None:
                    kept.append(state)

        return play

    return start


_DOMINOES = "open_spiel.python.games."

PEERS = [
    Peer("dominoes", "block, double-6, 4 x 7", "dominoes", dominoes),
    Peer(
        "open_spiel",
        "block dominoes, Python",
        f"pyspiel, {_DOMINOES}block_dominoes",
        open_spiel("python_block_dominoes", f"{_DOMINOES}block_dominoes"),
    ),
    Peer(
        "open_spiel",
        "team dominoes, Python",
        f"pyspiel, {_DOMINOES}team_dominoes",
        open_spiel("python_team_dominoes", f"{_DOMINOES}team_dominoes"),
    ),
    Peer("open_spiel", "crazy eights, C++", "pyspiel", open_spiel("crazy_eights"), is_traced=False),
    Peer("open_spiel", "hearts, C++", "pyspiel", open_spiel("hearts"), is_traced=False),
    Peer("open_spiel", "chess, C++", "pyspiel", open_spiel("chess"), is_traced=False),
    Peer("open_spiel", "tic-tac-toe, C++", "pyspiel", open_spiel("tic_tac_toe"), is_traced=False),
    Peer("chess", "chess", "chess", chess),
    Peer("rlcard", "Uno, the game", "rlcard.games.uno", rlcard_game),
    Peer("rlcard", "Uno, the environment", "rlcard", rlcard_env),
    Peer("pokerkit", "hold'em, no limit", "pokerkit", pokerkit),
    Peer("pgx", "tic-tac-toe, 1 game", "pgx", pgx("tic_tac_toe", 1), is_traced=False),
    Peer("pgx", "tic-tac-toe, 1,024 games", "pgx", pgx("tic_tac_toe", 1024), is_traced=False),
    Peer(
        "pgx", "sparrow mahjong, 1,024 games", "pgx", pgx("sparrow_mahjong", 1024), is_traced=False
    ),
]
