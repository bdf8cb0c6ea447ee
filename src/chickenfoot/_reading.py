"""Reading a text from left to right, with a complaint that says where it stopped."""

import re
from collections.abc import Iterator

from chickenfoot.errors import NotationError, wrong_type

__all__ = ["Reader"]

_WORD = re.compile(r"\S+")


class Reader:
    """A text and how far it has been read."""

    def __init__(self, text: str, at: int = 0, end: int | None = None) -> None:
        if not isinstance(text, str):
            raise wrong_type("text", "a str", text)
        self.text = text
        self.at = at
        self.end = len(text) if end is None else end

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Read what *pattern* matches here, if it does."""
        match = pattern.match(self.text, self.at, self.end)
        if match is not None:
            self.at = match.end()
        return match

    def want(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        """Read what *pattern* matches here; complain about a missing *what* if it does not."""
        match = self.take(pattern)
        if match is None:
            raise self.wanted(what)
        return match

    def wanted(self, what: str, at: int | None = None) -> NotationError:
        """Return the complaint that *what* should stand here."""
        return NotationError(self.text, self.at if at is None else at, what)

    def has(self, mark: str) -> bool:
        """Read *mark* if it stands here, and say whether it did."""
        found = self.text.startswith(mark, self.at, self.end)
        self.at += len(mark) if found else 0
        return found

    def finish(self) -> None:
        """Complain if anything is left."""
        if self.at < self.end:
            raise self.wanted("nothing more")

    def words(self) -> "Iterator[Reader]":
        """Return a reader for each word that is left."""
        for match in _WORD.finditer(self.text, self.at, self.end):
            yield Reader(self.text, match.start(), match.end())

    def parts(self, mark: str) -> "Iterator[Reader]":
        """Return a reader for each part of what is left, cut at *mark*."""
        at = self.at
        while (cut := self.text.find(mark, at, self.end)) >= 0:
            yield Reader(self.text, at, cut)
            at = cut + len(mark)
        yield Reader(self.text, at, self.end)
