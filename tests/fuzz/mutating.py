"""Real files with something wrong in them: nodes are dropped, doubled, swapped or replaced, and odd text is inserted.

The default run tries a few examples of each kind; ZWICKERN_FUZZ=100 tries a hundred times as many.
"""

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st

from tutor.content.files.folders import content_root

ODD_TEXTS = (
    *("", " ", "~", "null", "no", "NaN", ".nan", "-.inf", "1e999", "-0", "0x1F", "1_000", "٣", "²", "½"),
    *("9" * 400, "-" + "9" * 9, "x" * 300, "x" * 5000, "ﷺ" * 40, "e\u0301\u0302" * 20),
    *("\u202eevil", "a\u200bb", "\u2066x\u2069", "a\u2028b", "a\u00a0b", "\ufffd", "😀", "A\u0130i\u0131"),
    *("<script>alert(1)</script>", "{", "}", "{0}", "{ $x }", "%s", "a;b", "a,b", "a: b", "# x", "- x", "?", "*", "&"),
    *("AS", "10D", "X30", "X1", "ZZ", "as", "A♠", "North", "South", "jensen", "grupp", "__class__", "kind"),
    *("KS x QS+AD", "KS x", "x", "AS on AS = 1", "AS = 99", "2S = 2 for North", "X1=9 x 9S#99", "+ + +"),
)
ODD_NUMBERS = (0, -1, 1, 2, 14, 99, 1000, 10**6, 10**9, 10**400, -(10**6), 1.5, float("nan"), float("inf"))

Tree = Any
Path_ = tuple[str | int, ...]


def _deep(levels: int) -> Tree:
    tree: Tree = "x"
    for level in range(levels):
        tree = [tree] if level % 2 else {"cards": tree}
    return tree


ODD: st.SearchStrategy[Tree] = st.one_of(
    st.sampled_from(ODD_TEXTS),
    st.sampled_from(ODD_NUMBERS),
    st.sampled_from((None, True, False, [], {}, [[]], {"": ""}, {"kind": "zwick"}, _deep(8), _deep(40), ["AS"] * 600)),
    st.text(max_size=8),
    st.integers(),
)


def paths(tree: Tree, at: Path_ = ()) -> Iterator[Path_]:
    """Yield the paths of all nodes of a tree, the root first."""
    yield at
    children = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, child in children:
        yield from paths(child, (*at, key))


def _get(tree: Tree, path: Path_) -> Tree:
    for key in path:
        tree = tree[key]
    return tree


def _change(draw: st.DrawFn, tree: Tree) -> Tree:
    """Return a tree with one thing changed; the tree itself may be changed in place."""
    known = list(paths(tree))
    path = draw(st.sampled_from(known))
    if not path:
        return copy.deepcopy(draw(ODD)) if draw(st.integers(0, 9)) == 0 else tree
    parent, key = _get(tree, path[:-1]), path[-1]
    match draw(st.sampled_from(("drop", "double", "replace", "replace", "replace", "swap", "rename"))):
        case "drop":
            del parent[key]
        case "double" if isinstance(parent, list):
            parent.insert(draw(st.integers(0, len(parent))), copy.deepcopy(parent[key]))
        case "double" | "rename" if isinstance(parent, dict):
            parent[draw(st.sampled_from(ODD_TEXTS))] = parent[key]
        case "swap":
            parent[key] = copy.deepcopy(_get(tree, draw(st.sampled_from(known))))
        case _:
            # A copy is put in, because a later change must not change the constants that the next example draws from.
            parent[key] = copy.deepcopy(draw(ODD))
    return tree


def _changed(draw: st.DrawFn, tree: Tree) -> Tree:
    found = copy.deepcopy(tree)
    for _ in range(draw(st.integers(1, 4))):
        found = _change(draw, found)
    return found


_PIECES = (
    *(
        "&a ",
        "*a",
        "!!python/object/apply:os.system ",
        "!!int ",
        "!x ",
        "? ",
        "---\n",
        "...\n",
        "%YAML 9.9\n",
        "\t",
        "\r",
    ),
    *("\0", "\ufeff", "\x1b[2J", "\x85", "\u2028", "'", '"', "[", "]", "{", "}", ": ", "\n", "<<: ", "|", ">-", "#"),
)


@st.composite
def yaml_files(draw: st.DrawFn, trees: Sequence[Tree]) -> bytes:
    """Draw a changed copy of one of the trees, as YAML that need not be well formed."""
    text = str(yaml.safe_dump(_changed(draw, draw(st.sampled_from(trees))), allow_unicode=draw(st.booleans())))
    for _ in range(draw(st.sampled_from((0, 0, 1, 2)))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.sampled_from(_PIECES)) + text[at + draw(st.sampled_from((0, 0, 1, 9))) :]
    data = text.encode("utf-8", "replace")
    if draw(st.integers(0, 19)) == 0:
        at = draw(st.integers(0, len(data)))
        data = data[:at] + draw(st.binary(min_size=1, max_size=3)) + data[at:]
    return data


@st.composite
def json_files(draw: st.DrawFn, tree: Tree) -> bytes:
    """Draw a changed copy of a tree, as JSON that need not be well formed."""
    text = json.dumps(_changed(draw, tree), ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 4)) == 0:
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.sampled_from(('"', "{", "[", "\\u0000", "\\ud800", "NaN", "1e999"))) + text[at:]
    return text.encode("utf-8", "surrogatepass")


@cache
def content(kind: str) -> tuple[Tree, ...]:
    """Return the trees of some real files of a kind: lessons, puzzles, games, or sections of the rule book."""
    folders: Mapping[str, tuple[str, str]] = {
        "lessons": ("lessons", "*.yaml"),
        "games": ("lessons/games", "*.yaml"),
        "rules": ("lessons/rules", "*.yaml"),
        "puzzles": ("puzzles", "*/*.yaml"),
    }
    folder, pattern = folders[kind]
    trees = [read(file) for file in sorted((content_root() / folder).glob(pattern))[:12]]
    # A few steps or rules serve as well as many, and are proven sooner.
    return tuple({**tree, **{key: tree[key][:3] for key in ("steps", "rules") if key in tree}} for tree in trees)


def read(file: Path) -> Tree:
    """Read a file as a tree in which every scalar is a text as written."""
    return yaml.load(file.read_text("utf-8"), Loader=yaml.BaseLoader)
