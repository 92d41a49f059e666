"""A made-up language: every text in ⟦ ⟧ and with accents, so that what stays English is seen."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import tutor
from tutor.content.files.folders import content_root
from tutor.content.translation.catalog import Translated
from tutor.content.translation.whole_language import up_to_date, write_po_files
from tutor.text.language import READERS

CODE = "qps"
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsCNS", "áéíóúýÁÉÍÓÚÝçñšÇÑŠ")
_WORD = re.compile(r"[A-Za-z]{2,}")


def accented(text: str) -> str:
    """Return a text that can be read, and in which each longer word is none of English."""
    return _WORD.sub(lambda found: found[0].translate(_ACCENTS), text)


def pseudo(text: str) -> str:
    """Return a text of content in the made-up language."""
    return f"⟦{accented(text)}⟧"


def write_pseudo_content(root: Path) -> None:
    """Translate all content of a folder; what is found in texts has no brackets, so that it is still found."""
    items = up_to_date(root, CODE).items
    write_po_files(root, CODE, {item_id: [_said(one) for one in texts] for item_id, texts in items.items()})


def _said(one: Translated) -> Translated:
    if one.field == "forms":
        term = one.context.removesuffix("/forms")
        return replace(one, said=accented(term if one.english == "-" else f"{term}, {one.english}"))
    return replace(one, said=pseudo(one.english))


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(accented(node.value))


def write_pseudo_messages(english: Path, to: Path) -> None:
    """Translate the messages of a folder into another one; signs on cards keep their letters."""
    to.mkdir(parents=True)
    for reader in READERS:
        resource = FluentParser().parse((english / f"{reader}.ftl").read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith("rank-sign-"):
                _Pseudo().visit(entry.value)
                first, last = ast.TextElement("⟦"), ast.TextElement("⟧")
                entry.value.elements = [first, *entry.value.elements, last]
        (to / f"{reader}.ftl").write_text(FluentSerializer().serialize(resource), "utf-8")


def write_pseudo_tutor(to: Path) -> None:
    """Copy the tutor with all its content into a folder, where it speaks the made-up language too."""
    package, content = Path(tutor.__file__).parent, to
    shutil.copytree(package, to / package.name)
    if content_root() == package.parent:
        for name in ("lessons", "puzzles"):
            shutil.copytree(content_root() / name, to / name)
    else:
        content = to / content_root().relative_to(package.parent)
    write_pseudo_content(content)
    words = to / package.name / "text"
    shutil.move(content / "po" / CODE, words / "po" / CODE)
    write_pseudo_messages(words / "en", words / CODE)
