"""
The shuffle: the same seed gives the same order, on every Python and in every release.

It is written out, with test vectors, in `docs/reference/shuffle.md`.
"""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from chickenfoot.errors import wrong_type

__all__ = ["Seed", "fresh_seed", "seed_bytes", "shuffled"]

Seed: TypeAlias = int | str | bytes
"""What a deal follows from. -1, 1 and "1" are three different seeds."""

T = TypeVar("T")


def fresh_seed() -> str:
    """
    Return a new seed of 128 bits from the system's randomness; worth logging.

    >>> len(fresh_seed())
    32
    """
    import secrets  # noqa: PLC0415 - most tables never ask for chance

    return secrets.token_hex(16)


def seed_bytes(seed: Seed) -> bytes:
    """
    Return *seed* without ambiguity: its kind, a colon, and what it says.

    Raises:
        TypeError: *seed* is no int, str or bytes; a bool is none either.

    >>> seed_bytes(-255), seed_bytes("7"), seed_bytes(b"7")
    (b'int:-ff', b'str:7', b'bytes:7')
    """
    if type(seed) is int:
        return b"int:%x" % seed
    if isinstance(seed, str):
        return b"str:" + seed.encode("utf-8", "surrogatepass")
    if isinstance(seed, bytes):
        return b"bytes:" + seed
    index = getattr(type(seed), "__index__", None)
    if index is None or isinstance(seed, bool):
        raise wrong_type("seed", "an int, a str or bytes", seed)
    return b"int:%x" % index(seed)


def shuffled(
    items: Sequence[T], seed: bytes, *, round_number: int, attempt: int, purpose: str
) -> tuple[T, ...]:
    """
    Return *items* in the order that *seed* gives them.

    Args:
        items: What to shuffle; equal ones side by side, all in canonical order.

        seed: The seed, as `seed_bytes` writes it.

        round_number: The round, counted from 1.

        attempt: How often this was shuffled before in the round.

        purpose: What for: ``deal``, ``lots`` or ``yard``.
    """
    # Late, so that who only reads or explains positions need not wait for the hashes of OpenSSL.
    import hashlib  # noqa: PLC0415
    import struct  # noqa: PLC0415

    message = b"%d:%s,%d,%d,%s" % (len(seed), seed, round_number, attempt, purpose.encode("ascii"))
    count = len(items)
    words = iter(struct.unpack(f">{count}Q", hashlib.shake_256(message).digest(8 * count)))
    # Called with an item, this is next(words, item), and there are words enough for every item.
    return tuple(sorted(items, key=partial(next, words)))
