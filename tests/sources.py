"""The modules as trees, each read once for all tests that look through them."""

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(file: Path) -> ast.Module:
    """Return the tree of a module."""
    return ast.parse(file.read_text("utf-8"))
