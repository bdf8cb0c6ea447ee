"""Make the examples in Markdown tests, and see to it that the wheel is what gets tested."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from sybil import Sybil
from sybil.parsers.myst import PythonCodeBlockParser, SkipParser

# The blocks of one page build on each other; no page builds on another. Docstrings are left to
# pytest's own `--doctest-modules`, which sees to it that each stands alone.
pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser(), SkipParser()],
    patterns=["README.md", "docs/*.md", "docs/**/*.md"],
).pytest()


def place_of_package() -> Path | None:
    """Return the folder that `import chickenfoot` would read."""
    found = find_spec("chickenfoot")
    return Path(found.origin).parent if found and found.origin else None


def pytest_configure() -> None:
    """
    Refuse to run in a nox session that would test the tree.

    Raises:
        pytest.UsageError: The package is not the one that was installed.
    """
    place = place_of_package()
    if "NOX_CURRENT_SESSION" in os.environ and (not place or "site-packages" not in place.parts):
        message = f"the wheel is what should be tested, not {place}"
        raise pytest.UsageError(message)


def pytest_report_header() -> str:
    """Return where the package under test comes from."""
    return f"chickenfoot: {place_of_package()}"
