"""How the pages are built. Nothing here asks the network for anything."""

import builtins
import enum
import sys
from pathlib import Path
from typing import Any

import attrs
from sphinx.application import Sphinx

import chickenfoot

sys.path.insert(0, str(Path(__file__).parent))

from _ext.reading import families

project = "chickenfoot"
author = "The chickenfoot authors"
copyright = "2026, The chickenfoot authors"
release = version = chickenfoot.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "_ext.rule_tables"]
exclude_patterns = ["_build", "_ext"]
html_theme = "furo"
html_title = f"chickenfoot {release}"
html_static_path = ["_static"]
html_css_files = ["tables.css"]

# `single backticks` in a docstring are code.
default_role = "code"
add_module_names = False
python_use_unqualified_type_names = True
python_display_short_literal_types = True

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_class_signature = "mixed"
napoleon_numpy_docstring = False
napoleon_attr_annotations = False  # the signature shows the types

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence", "deflist"]

# A name that leads nowhere fails the build. These belong to others, whose pages are elsewhere.
nitpick_ignore = [("py:class", name) for name in dir(builtins)]
nitpick_ignore += [("py:exc", name) for name in dir(builtins)]
OTHERS = "attrs?|collections.abc|enum|fractions|functools|hypothesis|numbers|random|typing|types"
nitpick_ignore_regex = [("py:.*", rf"({OTHERS})\..+")]

PUBLIC_MODULES = [
    "chickenfoot",
    "chickenfoot.rules",
    "chickenfoot.presets",
    "chickenfoot.views",
    "chickenfoot.events",
    "chickenfoot.testing",
]

# attrs gives a field in a signature the type that its converter takes, which for a converter of
# anything is no type at all. A reader wants the type of the field.
for family in families().values():
    for field in attrs.fields(family):
        family.__init__.__annotations__[field.name] = field.type


def lead_to_public_name(app: Sphinx, env: Any, node: Any, contnode: Any) -> Any:  # noqa: ANN401
    """Return a link to the public page of what a signature names by its private module."""
    home, _, name = node.get("reftarget", "").rpartition(".")
    if node.get("refdomain") != "py" or (home and not home.startswith("chickenfoot._")):
        return None
    domain = env.get_domain("py")
    for module in PUBLIC_MODULES:
        target = f"{module}.{name}"
        if target in domain.objects:
            kind = domain.objects[target].objtype
            role = {"function": "func", "exception": "exc"}.get(kind, "obj")
            return domain.resolve_xref(
                env, node["refdoc"], app.builder, role, target, node, contnode
            )
    return None


def leave_sentences_alone(_: Sphinx, what: str, *told: Any) -> None:  # noqa: ANN401
    """Keep Napoleon from taking what stands before a colon, `Nothing: …`, for a type."""
    *_others, lines = told
    if what in {"attribute", "data", "property"}:
        lines[:1] = [f": {line}" for line in lines[:1]]  # so what stands before is nothing


def shorten(*told: Any) -> tuple[str, str] | None:  # noqa: ANN401
    """Leave out of a signature what nobody calls, and defaults that are told elsewhere."""
    _app, _what, _name, obj, _options, signature, returns = told
    if isinstance(obj, type) and (issubclass(obj, enum.Enum) or getattr(obj, "_is_protocol", 0)):
        return "", returns
    if obj is chickenfoot.RuleConfig:
        for family in families().values():
            signature = signature.replace(repr(family()), f"{family.__name__}()")
        return signature, returns
    return None


def setup(app: Sphinx) -> None:
    """Have Sphinx ask for what it cannot know."""
    app.connect("missing-reference", lead_to_public_name)
    app.connect("autodoc-process-signature", shorten)
    app.connect("autodoc-process-docstring", leave_sentences_alone, priority=400)
