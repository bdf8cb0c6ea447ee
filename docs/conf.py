"""How the pages are built. Nothing here asks the network for anything."""

import builtins
from typing import Any

from sphinx.application import Sphinx

import chickenfoot

project = "chickenfoot"
author = "The chickenfoot authors"
copyright = "2026, The chickenfoot authors"
release = version = chickenfoot.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"chickenfoot {release}"

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
nitpick_ignore_regex = [
    ("py:.*", r"(attrs?|collections\.abc|enum|fractions|functools|numbers|random|typing|types)\..+")
]

PUBLIC_MODULES = ["chickenfoot", "chickenfoot.rules"]


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


def setup(app: Sphinx) -> None:
    """Have Sphinx ask where a name leads that it did not find."""
    app.connect("missing-reference", lead_to_public_name)
