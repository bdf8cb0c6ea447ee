"""What the mutants of a module are: mutmut makes them, one change each."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mutmut.mutation.file_mutation import create_mutations

__all__ = ["Mutant", "mutants_of"]


class Mutant(NamedTuple):
    """
    A module with one change.

    Attributes:
        where: The class and function that it is in.

        old: The lines that it changes, in one line.

        new: What they become.

        text: The whole module.
    """

    where: str
    old: str
    new: str
    text: str


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Yield the mutants of the module at *path*, each once."""
    text = path.read_text(encoding="utf-8")
    places = places_in(text)
    module, mutations, *_ = create_mutations(str(path), text)
    seen = {text}
    for mutation in mutations:
        mutated = module.deep_replace(mutation.original_node, mutation.mutated_node)
        changed = module.code_for_node(mutated)
        if changed in seen:
            continue
        seen.add(changed)
        number, old, new = difference(text, changed)
        where = places[number]
        if where is not None:
            yield Mutant(where, old, new, changed)


def difference(text: str, changed: str) -> tuple[int, str, str]:
    """Return the number of the first line that differs, counted from 0, and what differs."""
    before, after = text.splitlines(), changed.splitlines()
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    return first, " ".join(map(str.strip, old)), " ".join(map(str.strip, new))


def places_in(text: str) -> list[str | None]:
    """
    Return what each line is in, as `Class.function`; empty for the module itself.

    None is for lines that are left alone: `__all__`, and the members of an enum, whose values
    nobody sees.
    """
    places: list[str | None] = [""] * (len(text.splitlines()) + 1)

    def fill(node: ast.stmt, where: str | None) -> None:
        assert node.end_lineno is not None
        places[node.lineno - 1 : node.end_lineno] = [where] * (node.end_lineno - node.lineno + 1)

    def visit(body: Sequence[ast.stmt], inside: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = f"{inside}{node.name}"
                fill(node, None if is_enum(node) else name)
                visit(node.body, f"{name}.")
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                fill(node, None)

    visit(ast.parse(text).body, "")
    return places


def is_enum(node: ast.stmt) -> bool:
    """Whether *node* is a class of members; one without any, like `Choice`, is code."""
    return isinstance(node, ast.ClassDef) and [*map(ast.unparse, node.bases)] == ["Choice"]
