"""
The shuffle: the same seed gives the same order, on every Python and in every release.

`order_of` is the documentation of the shuffle once more, in five lines, as a port would write it.
"""

import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence

import pytest

from chickenfoot import (
    GameState,
    Seed,
    Tile,
    fresh_seed,
    legal_moves,
    new_game,
    next_round,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import CHICKEN_GAME, JAQUES
from chickenfoot.rules import EngineStart, Hunt, Lead

SIX = JAQUES.replace(highest=6)

GOLDEN = {
    6: "e6a1717ec06f 466b59e47096 69940777b576 1f8961223128 a32c0519af27"
    " 2787daf049f6 d4adf6543137 84e9dd737675 9d2eafa638a2 cce474962403",
    9: "e06c1970c1c9 0eed19080deb 7a683594a8b6 36831cd7e4f0 89a358bc5492"
    " 4d68cea9db5c 6caa6eb30969 34b04471df62 867030783306 8aad9ce9581f",
    12: "dae41e379d5b 43a02a6b8a3b 359d925134d3 096b92249209 8308a07a1557"
    " ce98854a079e 17d3d3e1da51 c7755981ba3e c1594bc1bb1d 7390d8228722",
}


def order_of(
    seed: bytes, tiles: Sequence[Tile], number: int = 1, attempt: int = 0, what: str = "deal"
) -> tuple[Tile, ...]:
    """Return the order that *seed*, written with its kind, gives *tiles*."""
    text = f"{len(seed)}:".encode() + seed + f",{number},{attempt},{what}".encode()
    digest = hashlib.shake_256(text).digest(8 * len(tiles))
    words = [int.from_bytes(digest[at : at + 8], "big") for at in range(0, len(digest), 8)]
    pairs = sorted(zip(words, range(len(tiles)), strict=True))
    return tuple(tiles[place] for _, place in pairs)


def all_tiles(highest: int, copies: int = 1) -> list[Tile]:
    """Return a set in canonical order, equal tiles side by side."""
    pairs = [(low, high) for low in range(highest + 1) for high in range(low, highest + 1)]
    return [Tile(low, high) for low, high in pairs for _ in range(copies)]


def dealt(order: Sequence[Tile], seats: int, size: int) -> tuple[object, object]:
    """Return the hands and the boneyard that *order* makes, dealt in blocks from its front."""
    hands = [order[seat * size : (seat + 1) * size] for seat in range(seats)]
    return tuple(tuple(sorted(hand)) for hand in hands), tuple(order[seats * size :])


def deal_of(state: GameState) -> tuple[object, object]:
    """Return what was dealt."""
    return state.hands, state.boneyard


class TestOrder:
    """What a seed makes of a set."""

    @pytest.mark.parametrize(
        ("seed", "written"),
        [
            (0, b"int:0"),
            (1, b"int:1"),
            (-1, b"int:-1"),
            (1795, b"int:703"),
            (-255, b"int:-ff"),
            (2**200, b"int:1" + b"0" * 50),
            ("1", b"str:1"),
            ("", b"str:"),
            ("Küken", b"str:K\xc3\xbcken"),
            ("1,1,0,deal", b"str:1,1,0,deal"),
            (b"1", b"bytes:1"),
            (b"\x00\xff", b"bytes:\x00\xff"),
        ],
        ids=repr,
    )
    def test_is_as_documented(self, seed: Seed, written: bytes) -> None:
        """A deal is the one that the documentation spells out, for every kind of seed."""
        state = new_game(JAQUES, seats=3, seed=seed)

        assert deal_of(state) == dealt(order_of(written, all_tiles(9)), 3, 7)

    def test_can_be_read_here(self) -> None:
        """The deal of one seed, written out."""
        state = new_game(SIX, seats=3, seed=1795)

        assert [" ".join(map(str, hand)) for hand in state.hands] == [
            "0-1 0-2 0-4 1-2 1-4 3-3 4-5",
            "1-1 2-2 2-3 3-4 4-6 5-5 6-6",
            "0-0 0-5 1-3 2-4 2-5 2-6 5-6",
        ]
        assert " ".join(map(str, state.boneyard)) == "0-3 3-6 0-6 3-5 1-5 1-6 4-4"

    @pytest.mark.parametrize("highest", [6, 9, 12])
    def test_never_changes(self, highest: int) -> None:
        """The deals of ten seeds are what they have always been."""
        config = JAQUES.replace(highest=highest)
        digests = []
        for seed in range(10):
            state = new_game(config, seats=2, seed=seed)
            rows = [" ".join(map(str, tiles)) for tiles in (*state.hands, state.boneyard)]
            digests.append(hashlib.sha256(" / ".join(rows).encode()).hexdigest()[:12])

        assert digests == GOLDEN[highest].split()

    def test_of_two_sets_has_equal_tiles_side_by_side(self) -> None:
        """With several sets the canonical order goes 0-0, 0-0, 0-1, 0-1 and so on."""
        state = new_game(SIX.replace(copies=2), seats=4, seed=5)

        assert deal_of(state) == dealt(order_of(b"int:5", all_tiles(6, copies=2)), 4, 7)

    def test_leaves_out_an_engine_that_lies_already(self) -> None:
        """A double that is laid out before the deal is not shuffled."""
        tiles = all_tiles(6)
        tiles.remove(Tile(6, 6))
        state = new_game(SIX.replace(start=EngineStart.PREPLACED), seats=3, seed=5)

        assert deal_of(state) == dealt(order_of(b"int:5", tiles), 3, 7)

    def test_is_another_in_each_round(self) -> None:
        """The number of the round is mixed in, so one seed serves a whole game."""
        over = parse_state("6-6 6-1@6-6 | / 3-4", SIX)

        second = next_round(over, seed=5)
        assert deal_of(second) == dealt(order_of(b"int:5", all_tiles(6), number=2), 2, 7)
        assert deal_of(second) != deal_of(new_game(SIX, seats=2, seed=5))

    def test_does_not_depend_on_what_was_played(self) -> None:
        """What players do never changes a later deal."""
        one = parse_state("9-9 9-1@9-9 | / 3-4")
        other = parse_state("9-9 9-2@9-9 9-4@9-9 | 7-8 0-0 / | 1-1")

        assert deal_of(next_round(one, seed="x")) == deal_of(next_round(other, seed="x"))

    def test_is_another_when_the_tiles_are_dealt_again(self) -> None:
        """Where nobody was dealt the engine, the number of the attempt is mixed in."""
        config = SIX.replace(hunt=Hunt.REDEAL, hand_sizes=4)
        attempts = []
        for seed in range(20):
            order = order_of(f"int:{seed:x}".encode(), all_tiles(6))
            attempt = 0
            while Tile(6, 6) not in order[:8]:
                attempt += 1
                order = order_of(f"int:{seed:x}".encode(), all_tiles(6), attempt=attempt)
            attempts.append(attempt)
            assert deal_of(new_game(config, seats=2, seed=seed)) == dealt(order, 2, 4)

        assert max(attempts) > 1


class TestLots:
    """Who leads, where it is drawn for."""

    def test_are_shown_from_the_boneyard_shuffled_for_them(self) -> None:
        """Lots and the boneyard after them are shuffles of their own, of what was not dealt."""
        config = SIX.replace(start=EngineStart.PREPLACED, first_lead=Lead.DRAW_HIGH)
        tiles = all_tiles(6)
        tiles.remove(Tile(6, 6))
        times = []
        for seed in range(20):
            written = f"int:{seed:x}".encode()
            yard = sorted(order_of(written, tiles)[21:])
            tied = [0, 1, 2]
            rows: list[tuple[Tile | None, ...]] = []
            while len(tied) > 1:
                shown = order_of(written, yard, attempt=len(rows), what="lots")
                row = dict(zip(tied, shown, strict=False))
                rows.append(tuple(row.get(seat) for seat in range(3)))
                highest = max(tile.pips for tile in row.values())
                tied = [seat for seat, tile in row.items() if tile.pips == highest]
            state = new_game(config, seats=3, seed=seed)
            times.append(len(rows))

            assert state.lots == tuple(rows)
            assert state.lead == tied[0]
            assert state.boneyard == order_of(written, yard, what="yard")

        assert max(times) > 1


class TestSeeds:
    """What a deal may follow from."""

    def test_of_different_kinds_differ(self) -> None:
        """-1, 1, "1" and the byte "1" are different seeds, and so are 0 and nothing."""
        seeds: list[Seed] = [-1, 1, "1", b"1", "-1", 0, "0", b"0", "", b"", 10**50]

        assert len({new_game(JAQUES, seats=2, seed=seed) for seed in seeds}) == len(seeds)

    def test_give_the_same_deal_again(self) -> None:
        """A seed is all that a deal follows from."""
        seeds: list[Seed] = [0, -(10**40), "Friday", b"\xff"]
        for seed in seeds:
            one, other = (new_game(JAQUES, seats=8, seed=seed) for _ in range(2))
            assert one == other
            assert legal_moves(one) == legal_moves(other)

    def test_may_be_any_text(self) -> None:
        """A text that is no valid Unicode is a seed as well."""
        assert new_game(JAQUES, seats=2, seed="\ud800") != new_game(JAQUES, seats=2, seed="\ud801")

    def test_may_be_integers_of_other_libraries(self) -> None:
        """What has `__index__` is the int that it stands for."""

        class Integer:
            def __index__(self) -> int:
                return 1795

        class Subclass(int):
            pass

        plain = new_game(JAQUES, seats=2, seed=1795)
        assert new_game(JAQUES, seats=2, seed=Integer()) == plain  # type: ignore[call-overload]
        assert new_game(JAQUES, seats=2, seed=Subclass(1795)) == plain

    @pytest.mark.parametrize("seed", [True, False, 1.0, 1j, (1,), [1], bytearray(b"1"), JAQUES])
    def test_are_not_flags_or_fractions(self, seed: object) -> None:
        """True and 1.0 are refused, not taken for 1."""
        with pytest.raises(TypeError, match="an int, a str or bytes"):
            new_game(JAQUES, seats=2, seed=seed)  # type: ignore[call-overload]

    def test_are_not_kept(self) -> None:
        """A state does not know its seed, so it cannot give away deals to come."""
        state = new_game(JAQUES, seats=2, seed="swordfish")

        assert b"swordfish" not in pickle.dumps(state)
        assert "swordfish" not in repr(state)

    @pytest.mark.parametrize("hash_seed", ["0", "1", "1795"])
    def test_mean_the_same_in_another_process(self, hash_seed: str) -> None:
        """How Python hashes strings has no part in a deal."""
        code = (
            "import chickenfoot as cf\n"
            "for seed in (7, 'Friday', b'x'):\n"
            "    print(cf.new_game(cf.presets.CHICKEN_GAME, seats=4, seed=seed))"
        )
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )

        seeds: list[Seed] = [7, "Friday", b"x"]
        here = [str(new_game(CHICKEN_GAME, seats=4, seed=seed)) for seed in seeds]
        assert done.stdout.splitlines() == here


class TestFreshSeeds:
    """A seed from the system."""

    def test_has_128_bits(self) -> None:
        """A fresh seed is a text of 32 hexadecimal digits, worth logging."""
        seed = fresh_seed()

        assert isinstance(seed, str)
        assert len(bytes.fromhex(seed)) == 16

    def test_is_another_each_time(self) -> None:
        """No two fresh seeds are the same, nor are their deals."""
        seeds = {fresh_seed() for _ in range(20)}

        assert len(seeds) == 20
        assert len({new_game(JAQUES, seats=2, seed=seed) for seed in seeds}) == 20
