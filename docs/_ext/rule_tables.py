"""
Tables that are made from the rules when the pages are built, so that they cannot be out of date.

=========================  ====================================================================
`family-table`             the fields of one family of rules
`preset-table`             presets side by side
`variation-table`          presets that vary another, with what they change
`source-table`             where one preset has its fields from
`decision-table`           which field answers each question that rule sheets answer differently
`reason-table`             why moves are refused
`phase-chart`              how the phase of a position is found
=========================  ====================================================================
"""

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

import attrs
from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective

from _ext import phase_chart, reading
from chickenfoot import Reason, RuleConfig, differences, presets

DECISIONS = Path(__file__).parent.parent / "decisions.toml"
SHEETS = ("jaques", "dominologist", "chickie", "chicken_game")
"""The presets whose sheets were read line by line."""

WIDEST = 50
"""How wide a column gets, in letters, where the builder cares."""


class Generated(SphinxDirective):
    """A directive that writes a table."""

    def depends_on(self, *modules: str) -> None:
        """Have the page written anew when one of *modules* changes."""
        for module in modules:
            self.env.note_dependency(ModuleAnalyzer.for_module(module).srcname)

    def table(
        self,
        heads: Sequence[str],
        rows: Iterable[Sequence[str]],
        *,
        ids: Sequence[str] = (),
        kind: str = "",
    ) -> list[nodes.Node]:
        """
        Return a table; its cells are Markdown.

        Args:
            heads: What stands above each column.

            rows: The cells of each row.

            ids: Where links to each row lead, if there are any.

            kind: A class for the stylesheet.
        """
        listed = [*rows]
        columns = zip(heads, *listed, strict=True)
        widths = [
            max(len(line) for cell in cells for line in f"{cell}\n".splitlines())
            for cells in columns
        ]
        group = nodes.tgroup(cols=len(heads))
        group += [nodes.colspec(colwidth=min(width, WIDEST)) for width in widths]
        head, body = nodes.thead(), nodes.tbody()
        head += self.row(heads)
        for at, cells in enumerate(listed):
            body += self.row(cells, ids[at : at + 1])
        group += [head, body]
        return [nodes.table("", group, classes=["generated", "colwidths-auto", kind])]

    def row(self, cells: Sequence[str], ids: Sequence[str] = ()) -> nodes.row:
        """Return one row of a table."""
        made = nodes.row(ids=[*ids])
        made += [nodes.entry("", *self.parse_text_to_nodes(cell)) for cell in cells]
        return made


class FamilyTable(Generated):
    """The fields of a family: default, what it means, what it may be, which sheets say so."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        family = self.arguments[0]
        kind = reading.families()[family]
        self.depends_on(kind.__module__, "chickenfoot.presets")
        _shown_on(self.env).setdefault(self.env.docname, []).append(family)
        described = [(kind, field) for field in attrs.fields(kind)]
        if family in reading.questions():
            described.insert(0, (RuleConfig, attrs.fields_dict(RuleConfig)[family]))
        rows, ids = [], []
        for owner, field in described:
            text = reading.attribute_texts(owner)[field.name]
            values = [f"- {value}" for value in reading.values_of(owner, field.name)]
            told = "\n".join([text, "", *values])
            rows.append(
                (
                    f"`{field.name}`",
                    reading.in_words(field.name, field.default),
                    told,
                    self.lines(field.name),
                )
            )
            ids.append(self.anchor(field.name))
        home = kind.__module__.rpartition(".")[2]
        about = (
            f"The class is {{py:class}}`~chickenfoot.rules.{kind.__name__}`; the module that "
            f"reads it is `chickenfoot/_rules/{home}.py`."
        )
        heads = ("field", "default", "what it means, and what it may be", "sheet (line)")
        return [*self.parse_text_to_nodes(about), *self.table(heads, rows, ids=ids, kind="family")]

    def anchor(self, field: str) -> str:
        """Return where links to *field* lead, and let Sphinx know."""
        name = f"field-{field}"
        domain = self.env.domains.standard_domain
        domain.note_hyperlink_target(name, self.env.docname, name, field)
        return name

    def lines(self, field: str) -> str:
        """Return the lines of the sheets that answer *field*."""
        told = [(sheet, presets.source(sheet, field).line) for sheet in SHEETS]
        return "\n".join(f"- {sheet} ({line})" for sheet, line in told if line)


class PresetTable(Generated):
    """Presets side by side, a field a row."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[Any] = {"differing": directives.flag, "lines": directives.flag}

    def run(self) -> list[nodes.Node]:
        self.depends_on("chickenfoot.presets")
        names = self.arguments[0].split()
        names = [*presets.BY_NAME] if names == ["all"] else names
        rows = []
        for field, family in reading.questions().items():
            configs = [presets.BY_NAME[name] for name in names]
            values = [reading.value_in(config, field) for config in configs]
            if "differing" in self.options and all(value == values[0] for value in values):
                continue
            if field != family and all(getattr(config, family) is None for config in configs):
                continue
            told = [reading.told_by(name, field, line="lines" in self.options) for name in names]
            rows.append((f"{family}: [`{field}`](#field-{field})", *told))
        return self.table(("", *(f"`{name}`" for name in names)), rows, kind="presets")


class VariationTable(Generated):
    """Presets with what they change in the one before that they vary."""

    def run(self) -> list[nodes.Node]:
        self.depends_on("chickenfoot.presets")
        rows = []
        for base in SHEETS:
            for name, config in presets.BY_NAME.items():
                if not name.startswith(f"{base}_"):
                    continue
                changes = differences(presets.BY_NAME[base], config)
                told = [
                    f"- [`{field}`](#field-{field}): {reading.told_by(name, field, line=True)}"
                    for field in changes
                ]
                rows.append((f"`{name}`", f"`{base}`", "\n".join(told)))
        return self.table(("preset", "varies", "with the changes, and the line"), rows)


class SourceTable(Generated):
    """Where a preset has each field from, and what was decided."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.depends_on("chickenfoot.presets")
        name = self.arguments[0]
        config = presets.BY_NAME[name]
        rows = []
        for field, family in reading.questions().items():
            if field != family and getattr(config, family) is None:
                continue
            told = presets.source(name, field)
            if told.line is None and told.note.startswith("Not said"):
                continue
            value = reading.told_by(name, field, line=False)
            rows.append((f"[`{field}`](#field-{field})", value, str(told.line or ""), told.note))
        about = f"{presets.source(name, 'highest').sheet}."
        heads = ("field", "value", "line", "what was decided")
        return [*self.parse_text_to_nodes(about), *self.table(heads, rows)]


class DecisionTable(Generated):
    """Each question that rule sheets answer differently, and the fields that answer it here."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(DECISIONS))
        decisions = tomllib.loads(DECISIONS.read_text(encoding="utf-8"))
        fields = reading.family_of()
        answering = [field for told in decisions.values() for field in told["fields"]]
        if strangers := {*answering} - {*fields}:
            message = f"decisions.toml names {strangers}, which are no fields"
            raise ExtensionError(message)
        if idle := {*fields} - {*answering}:
            message = f"decisions.toml has no question that {idle} would answer"
            raise ExtensionError(message)
        rows = []
        for number, told in decisions.items():
            answers = [f"[`{field}`](#field-{field})" for field in told["fields"]]
            rows.append((number, told["question"], ", ".join(answers), told["answer"]))
        heads = ("", "question", "answered by", "how")
        ids = [number.lower() for number in decisions]
        return self.table(heads, rows, ids=ids)


class ReasonTable(Generated):
    """Why moves are refused."""

    def run(self) -> list[nodes.Node]:
        self.depends_on("chickenfoot.errors")
        rows, ids = [], []
        domain = self.env.domains.python_domain
        for reason in Reason:
            where = ""
            if reason.field is not None:
                where = f"{reason.family}: [`{reason.field}`](#field-{reason.field})"
            elif reason.family is not None:
                where = reason.family
            ids.append(f"chickenfoot.Reason.{reason.name}")
            domain.note_object(ids[-1], "attribute", ids[-1], location=self.get_location())
            rows.append((f"`{reason.name}`", f"`{reason.value}`", reason.sentence, where))
        heads = ("reason", "value", "what one would say", "family: field")
        return self.table(heads, rows, ids=ids)


class PhaseChart(Generated):
    """How the phase of a position is found, as a drawing."""

    def run(self) -> list[nodes.Node]:
        self.depends_on("chickenfoot._phase", "chickenfoot._demand")
        steps = phase_chart.steps()
        drawing = nodes.raw("", phase_chart.svg(steps), format="html")
        heads = ("asked in this order", "phase", "which means")
        rows = [
            (question or "otherwise", f"{{py:class}}`~chickenfoot.{phase}`", means)
            for question, phase, means in steps
        ]
        return [drawing, *self.table(heads, rows)]


def _shown_on(env: BuildEnvironment) -> dict[str, list[str]]:
    """Return the families that each page has a table of."""
    if not hasattr(env, "rule_families"):
        env.rule_families = {}  # type: ignore[attr-defined]
    found: dict[str, list[str]] = env.rule_families
    return found


def forget(_: Sphinx, env: BuildEnvironment, page: str) -> None:
    """Forget what *page* showed, since it is read anew."""
    _shown_on(env).pop(page, None)


def check(_: Sphinx, env: BuildEnvironment) -> None:
    """
    See to it that each family of rules has its table.

    Raises:
        ExtensionError: One has none.
    """
    there = {family for families in _shown_on(env).values() for family in families}
    if missing := {*reading.families()} - there:
        message = f"no page has a table of the family {', '.join(sorted(missing))}"
        raise ExtensionError(message)


def setup(app: Sphinx) -> dict[str, Any]:
    """Teach Sphinx the directives."""
    app.add_directive("family-table", FamilyTable)
    app.add_directive("preset-table", PresetTable)
    app.add_directive("variation-table", VariationTable)
    app.add_directive("source-table", SourceTable)
    app.add_directive("decision-table", DecisionTable)
    app.add_directive("reason-table", ReasonTable)
    app.add_directive("phase-chart", PhaseChart)
    app.connect("env-purge-doc", forget)
    app.connect("env-check-consistency", check)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
