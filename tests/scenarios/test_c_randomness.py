"""C60 to C66: the same seed gives the same game, in every process and on every Python."""

import hashlib
import os
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from chickenfoot import (
    GameState,
    RuleConfig,
    Tile,
    fresh_seed,
    new_game,
    next_round,
)
from chickenfoot.__main__ import main
from chickenfoot.presets import CHICKEN_GAME, CHICKIE, JAQUES
from chickenfoot.rules import Hunt
from scenarios.fingerprint import TABLES, game
from scenarios.positions import finished, full_set, random_round

HERE = Path(__file__).parent

THIS = f"{sys.version_info.major}.{sys.version_info.minor}"

OTHERS = [version for version in ("3.11", "3.12", "3.13", "3.14", "pypy3") if version != THIS]


def folder_of(module: str) -> str:
    """Return the folder from which *module* is imported."""
    found = find_spec(module)
    assert found is not None
    assert found.origin is not None
    return str(Path(found.origin).parent.parent)


def elsewhere(python: str = sys.executable, hash_seed: str = "random", version: str = "") -> str:
    """Return what the fingerprint prints in another process."""
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([folder_of("chickenfoot"), folder_of("attr")]),
        "PYTHONHASHSEED": hash_seed,
        "PYENV_VERSION": version or os.environ.get("PYENV_VERSION", ""),
    }
    script = str(HERE / "fingerprint.py")
    done = subprocess.run(  # noqa: S603 - our own script
        [python, script], env=env, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def expected() -> str:
    """Return what the fingerprint says here and now."""
    lines = []
    for name, (config, seats, seed) in TABLES.items():
        digest = hashlib.sha256()
        for text in game(config, seats, seed):
            digest.update(f"{text}\n".encode())
        lines.append(f"{name} {digest.hexdigest()}\n")
    return "".join(lines)


def test_c60_another_process_plays_the_same_game(expected: str) -> None:
    """Whatever strings hash to, moves come in the same order and games end alike."""
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda seed: elsewhere(hash_seed=seed), ["1", "2", "random"]))

    assert found == [expected] * 3


def test_c61_the_same_hash_seed_again(expected: str) -> None:
    """Nothing depends on where objects lie in memory, which differs from run to run."""
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: elsewhere(hash_seed="0"), range(2)))

    assert found == [expected] * 2


def test_c61_keys_are_made_of_content() -> None:
    """Within one process, too, nothing but the deal and the moves decides what is told."""
    config, seats, seed = TABLES["trains"]
    assert list(game(config, seats, seed)) == list(game(config, seats, seed))


@pytest.mark.parametrize("version", OTHERS)
def test_c62_another_python_plays_the_same_game(version: str, expected: str) -> None:
    """The game of a seed is the same on every Python that is at hand."""
    found = shutil.which(version if version.startswith("pypy") else f"python{version}")
    if found is None:
        pytest.skip(f"no Python {version} here")
    env = {**os.environ, "PYENV_VERSION": version}
    works = subprocess.run([found, "-c", ""], env=env, capture_output=True, check=False)  # noqa: S603
    if works.returncode:
        pytest.skip(f"Python {version} does not start")

    assert elsewhere(found, version=version) == expected


def written(seed: int | str | bytes) -> bytes:
    """Return *seed* as it goes into the shuffle."""
    match seed:
        case int():
            return f"int:{seed:x}".encode()
        case str():
            return f"str:{seed}".encode()
        case bytes():
            return b"bytes:" + seed


def shuffled(
    things: Sequence[Tile],
    seed: int | str | bytes,
    round_number: int = 1,
    attempt: int = 0,
    purpose: str = "deal",
) -> list[Tile]:
    """Return *things* as the shuffle is documented to order them; written without the library."""
    told = written(seed)
    message = b"%d:%s,%d,%d,%s" % (len(told), told, round_number, attempt, purpose.encode())
    digest = hashlib.shake_256(message).digest(8 * len(things))
    words = struct.unpack(f">{len(things)}Q", digest)
    return [things[place] for place in sorted(range(len(things)), key=words.__getitem__)]


def is_dealt(state: GameState, order: Sequence[Tile]) -> bool:
    """Whether the hands of *state* are dealt from the front of *order*, in blocks."""
    at = 0
    for hand in state.hands:
        if list(hand) != sorted(order[at : at + len(hand)]):
            return False
        at += len(hand)
    return True


DEALS = (HERE / "deals.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", DEALS, ids=[line.partition(":")[0] for line in DEALS])
def test_c62_published_deals_hold(line: str) -> None:
    """Ten seeds and three sets, written down once and for all: nothing may change them."""
    name, _, text = line.partition(":")
    highest, seed = (int(word) for word in name.split() if word.isdecimal())
    order = [Tile(*map(int, word.split("-"))) for word in text.split()]
    state = new_game(JAQUES.replace(highest=highest), seats=2, seed=seed)

    assert is_dealt(state, order)
    assert list(state.boneyard) == order[14:]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**200, "", "1", "Küken", b"", b"\xff\x00"], ids=repr)
@pytest.mark.parametrize("copies", [1, 2])
def test_c62_the_shuffle_is_the_documented_one(seed: int | str | bytes, copies: int) -> None:
    """For every kind of seed, in the first round and in the next, with one set and with two."""
    config = JAQUES.replace(copies=copies)
    state = new_game(config, seats=4, seed=seed)
    order = shuffled(full_set(copies=copies), seed)
    assert is_dealt(state, order)
    assert list(state.boneyard) == order[28:]

    state = next_round(finished(state), seed=seed)
    order = shuffled(full_set(copies=copies), seed, 2)
    assert is_dealt(state, order)
    assert list(state.boneyard) == order[28:]


@pytest.mark.parametrize("seed", range(12))
def test_c62_lots_and_new_deals_are_documented_too(seed: int) -> None:
    """The lots come from the boneyard in canonical order, a new deal from the whole set."""
    state = new_game(CHICKEN_GAME, seats=3, seed=seed)
    order = shuffled([tile for tile in full_set() if tile != Tile(9, 9)], seed)
    assert is_dealt(state, order)
    yard = sorted(order[21:])
    for attempt, row in enumerate(state.lots):
        front = iter(shuffled(yard, seed, 1, attempt, "lots"))
        assert [tile for tile in row if tile is not None] == [next(front) for t in row if t]
    assert list(state.boneyard) == shuffled(yard, seed, 1, 0, "yard")

    state = new_game(JAQUES.replace(hunt=Hunt.REDEAL), seats=2, seed=seed)
    attempts = [shuffled(full_set(), seed, attempt=attempt) for attempt in range(60)]
    order = next(order for order in attempts if Tile(9, 9) in order[:14])
    assert is_dealt(state, order)


def test_c63_nought_is_a_seed() -> None:
    """Seed 0 gives the same deal every time, and it is not the deal of any other seed."""
    assert new_game(JAQUES, seats=4, seed=0) == new_game(JAQUES, seats=4, seed=0)

    seeds: list[int | str | bytes] = [0, 1, -1, 256, "0", "1", "", b"0", b"1", b"", "-1"]
    assert len({new_game(JAQUES, seats=4, seed=seed) for seed in seeds}) == len(seeds)


def test_c63_a_seed_must_be_given() -> None:
    """There is no deal without a seed or an order; a fresh seed is one that can be logged."""
    unseeded: Any = new_game
    with pytest.raises(TypeError, match="seed"):
        unseeded(JAQUES, seats=4)
    with pytest.raises(TypeError, match="seed"):
        unseeded(JAQUES, seats=4, seed=0, tiles=full_set())

    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert len({new_game(JAQUES, seats=4, seed=seed) for seed in seeds}) == 50


def test_c63_nought_is_a_seed_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The demonstration takes seed 0 for what it is, and not for none at all."""
    said = []
    for seed in ("0", "0", "7", None):
        told = ["--seed", seed] if seed else []
        main(["demo", "--seats", "2", *told])
        said.append(capsys.readouterr().out)

    assert said[0] == said[1]
    assert said[0] not in said[2:]


def test_c63_rounds_of_one_seed_differ() -> None:
    """One seed serves a whole game: the number of the round is mixed in."""
    first = finished(new_game(JAQUES, seats=4, seed=0))
    second = next_round(first, seed=0)

    assert second.hands != new_game(JAQUES, seats=4, seed=0).hands
    assert second == next_round(first, seed=0)
    assert second != next_round(first, seed=1)


def test_c63_play_changes_no_later_deal() -> None:
    """However the first round goes, the second one of the seed has the same hands."""
    ends = [finished(new_game(JAQUES, seats=4, seed=63))]
    ends += [list(random_round(JAQUES, 4, 63))[-1][1]]
    assert ends[0] != ends[1]

    assert len({next_round(state, seed=63).hands for state in ends}) == 1


def whole_game(config: RuleConfig, seed: int) -> GameState:
    """Return how a game ends in which every seat makes the first move it may."""
    state = finished(new_game(config, seats=3, seed=seed))
    while not state.is_game_over:
        state = finished(next_round(state, seed=seed))
    return state


def test_c66_the_global_generator_is_left_alone() -> None:
    """A whole game between two numbers of `random` does not change the second one."""
    random.seed(1)
    alone = [random.random() for _ in range(3)]
    random.seed(1)
    mixed = []
    for config in (JAQUES, CHICKIE, CHICKEN_GAME):
        before = random.getstate()
        whole_game(config, seed=66)
        fresh_seed()
        assert random.getstate() == before
        mixed.append(random.random())

    assert mixed == alone


def test_c66_the_global_generator_has_no_influence() -> None:
    """Whatever the user seeds, the game of a seed is the same, in threads as well."""
    games = []
    for seed in (1, 2):
        random.seed(seed)
        games.append(whole_game(CHICKEN_GAME, seed=66))
    with ThreadPoolExecutor(2) as pool:
        games += pool.map(lambda seed: whole_game(CHICKEN_GAME, seed), [66, 66])

    assert games == games[:1] * 4
