"""What a sheet says is written down once, and read twice: as rules, and as where they come from."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from chickenfoot._config import FAMILIES, FAMILY_OF
from chickenfoot.errors import ChickenfootError, wrong_type

__all__ = ["Row", "Source", "Written", "source_of"]

UNSAID = "Not said, as far as the text is at hand; this is the default."


class Source(NamedTuple):
    """
    Where a preset has the value of a field from.

    Attributes:
        sheet: The title of the sheet and who published it.

        line: The line of the sheet, counted from 1; None where the sheet is silent, and for a
            sheet that was not read line by line.

        note: What was decided where the sheet is silent or can be read in two ways; empty where
            it is plain.
    """

    sheet: str
    line: int | None
    note: str


class Row(NamedTuple):
    """
    One field of one preset.

    Attributes:
        field: The field, or the family `trains`.

        value: What it is.

        line: The line of the sheet that says so, or None.

        note: What was decided, and why.
    """

    field: str
    value: object
    line: int | None = None
    note: str = ""


class Written(NamedTuple):
    """
    A preset as it is written down.

    Attributes:
        name: The name of the preset.

        sheet: The title of the sheet and who published it.

        rows: What it says, a field a row.

        base: The name of the preset that this is a variation of, or None.
    """

    name: str
    sheet: str
    rows: tuple[Row, ...]
    base: str | None = None


def source_of(shelf: Mapping[str, Written], preset: str, field: str) -> Source:
    """
    Return where *preset* has *field* from.

    Raises:
        ChickenfootError: There is no such preset or field.

        TypeError: One of the names is no str.
    """
    for what, name in (("preset", preset), ("field", field)):
        if not isinstance(name, str):
            raise wrong_type(what, "a name, given as a str,", name)
    if preset not in shelf:
        raise _unknown("preset", preset, shelf)
    if field not in FAMILY_OF and field != "trains":
        if field in FAMILIES:
            fields = ", ".join(name for name, family in FAMILY_OF.items() if family == field)
            message = f"{field!r} is a family of fields, each with a source of its own: {fields}"
            raise ChickenfootError(message)
        raise _unknown("field", field, [*FAMILY_OF, "trains"])
    # Where there are no trains, what says so is also the answer to what a train does.
    asked = (field, "trains") if FAMILY_OF.get(field) == "trains" else (field,)
    for name in asked:
        for written in _with_bases(shelf, preset):
            for row in written.rows:
                if row.field == name:
                    return Source(written.sheet, row.line, row.note)
    return Source(shelf[preset].sheet, None, UNSAID)


def _with_bases(shelf: Mapping[str, Written], preset: str) -> Iterator[Written]:
    """Yield *preset* as written, then what it is a variation of."""
    name: str | None = preset
    while name is not None:
        yield shelf[name]
        name = shelf[name].base


def _unknown(what: str, told: str, known: Collection[str]) -> ChickenfootError:
    """Return the error for a name that nothing has, with the nearest one that something has."""
    import difflib  # noqa: PLC0415 - only a misspelt name needs it

    (near,) = difflib.get_close_matches(told.lower(), known, n=1, cutoff=0)
    return ChickenfootError(f"there is no {what} {told!r}; did you mean {near!r}?")
