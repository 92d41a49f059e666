"""Small felts beside the rules: the table of a rule's first board, with a play that the rule allows."""

from collections.abc import Iterable, Iterator
from html import escape
from string import ascii_uppercase

from tutor.app.board.drawings import card_address
from tutor.app.board.protocol import ZoneItem
from tutor.app.board.zwickern.table import groups_of, table_items
from tutor.catalogue.rulebook import Example, Rule
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Capture, Play, read_play, split_of
from tutor.text import Words, render


def faces_style(words: Words, rules: Iterable[Rule]) -> str:
    """Return the style of the cards on the felts of some rules, each of them once."""
    codes = sorted({code for rule in rules for example in rule.examples[:1] for code in _codes(example)})
    faces = "".join(f'.face-{code} {{ background-image: url("{card_address(words, code)}"); }}' for code in codes)
    return f"<style>{faces}</style>"


def felt(words: Words, example: Example) -> str:
    """Return a board as an HTML figure: the groups of a capture in nets, the rest loose, and the play in words."""
    position, play = example.position, _play(example)
    items = {item["id"]: item for item in table_items(words, position.table, position.seats)}
    split = split_of(position.rules, play) if isinstance(play, Capture) else None
    groups = [] if split is None else groups_of(words, position, split)
    nets = "".join(
        f'<span class="eg-net eg-{place % 3}"><span>{"".join(_item(items.pop(one)) for one in group["items"])}</span>'
        f"<b><span>{letter}</span> {escape(group['label'])}</b></span>"
        for place, (letter, group) in enumerate(zip(ascii_uppercase, groups, strict=False))
    )
    table = f'<div aria-hidden="true">{nets}{"".join(map(_item, items.values()))}</div>'
    said = escape(render(words, play_line(position, play)))
    return f'<figure class="eg">{table}<figcaption>{_card(play.card.code)}<span>{said}</span></figcaption></figure>'


def _play(example: Example) -> Play:
    return read_play(example.position, example.entry.legal[0]).play


def _codes(example: Example) -> Iterator[str]:
    yield _play(example).card.code
    yield from (card.code for item in example.position.table for card in item.cards)


def _item(item: ZoneItem) -> str:
    cards = "".join(map(_card, item["cards"]))
    return f'<span class="eg-build">{cards}<em>{item["value"]}</em></span>' if "value" in item else cards


def _card(code: str) -> str:
    return f'<span class="eg-card face-{code}" aria-hidden="true"></span>'
