"""Tables in plain HTML that fit a phone and a sheet of paper; every text in them is escaped."""

from collections.abc import Iterable, Sequence
from html import escape

Cell = str | Sequence[str]
"""The text of a cell, or its lines."""

TABLE_STYLE = """<style>
.plain-table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
.plain-table caption { text-align: start; font-weight: 600; padding: 0.3rem 0; }
.plain-table :is(th, td) {
  border-bottom: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
  padding: 0.35rem 0.75rem 0.35rem 0; text-align: start; vertical-align: top; font-weight: 400;
  overflow-wrap: break-word; hyphens: auto;
}
.plain-table thead th { font-weight: 600; }
.plain-table tr.under :is(th, td) { border-bottom: 0; padding-bottom: 0; }
.plain-table tr.under th { font-weight: 600; }
</style>"""


def show_table(head: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str = "") -> None:
    """Draw a table; the first cell of each row is its heading."""
    # What is printed by a command needs no Streamlit, which takes a second to import.
    import streamlit as st  # noqa: PLC0415

    st.html(TABLE_STYLE + table_html(head, rows, caption))


def table_html(head: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str = "") -> str:
    """Return a table as HTML, without its style."""
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(f"<tr>{row_html(row)}</tr>" for row in rows)
    return f'<table class="plain-table">{title}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>'


def row_html(row: Sequence[Cell]) -> str:
    """Return the cells of a row as HTML, the first as its heading.

    >>> row_html(["<b>", ["one", "two"]])
    '<th scope="row">&lt;b&gt;</th><td>one<br>two</td>'
    """
    first, *others = row
    return f'<th scope="row">{cell_html(first)}</th>' + "".join(f"<td>{cell_html(one)}</td>" for one in others)


def cell_html(cell: Cell) -> str:
    """Return the text of a cell as HTML."""
    return escape(cell) if isinstance(cell, str) else "<br>".join(map(escape, cell))
