"""What the articles on Zwicken and Zwikken say is in our rule book, which says so where they are silent."""

import pytest

from tutor.app.base.library import library
from tutor.catalogue.rulebook import Section

ZWICKEN, OLD, PARLETT, TODAY = "14-zwicken", "15-zwikken", "16-zwikken-20th-century", "17-zwikken-today"

# The article on Zwicken, by its parts, and the one on Zwikken, by its sections.
TOLD = [
    # Zwicken, cards: a William Tell pack (above all in Austria) or a Piquet pack.
    (ZWICKEN, "zwicken-players-and-cards", "in Austria mostly the one with William Tell"),
    # Zwicken, table of the suits.
    (ZWICKEN, "zwicken-ranks", "bells for diamonds, leaves for spades and acorns for clubs"),
    # Zwicken, game: more intense than Tippen.
    (ZWICKEN, "", "sharper form of the German game Tippen"),
    # Zwikken, first paragraph and history: how it is spoken, and that it may be related to Tippen.
    (OLD, "", "pronounced tsvikken"),
    (OLD, "", "may be related to the German game Tippen"),
    # Zwikken, 20th century, bidding: further bids are for a higher proportion, the highest bidder plays for all.
    (PARLETT, "zwikken-parlett-parts", "each further bid is for a larger part"),
    (PARLETT, "zwikken-parlett-parts", "has the highest bidder play for the whole pot"),
    # Zwikken, 21st century, trump 10: for an earlier upcard too, and even several tens; a better one in passing.
    (TODAY, "zwikken-today-ten", "you may also swap it for an earlier upcard, and even swap several tens"),
    (TODAY, "zwikken-today-ten", "If you pass, you may say instead that you expect a better one"),
    (TODAY, "zwikken-today-ten", "ik ken hem"),
    # Zwikken, 21st century, zwiks: a player who has one may pass at first.
    (TODAY, "zwikken-today-sets", "may pass at first, and ask better in the second round"),
]

# What no article says.
SILENT = [
    (ZWICKEN, "zwicken-tricks", "does not say if you must play a trump that is too low to win"),
    (ZWICKEN, "zwicken-ace", "does not say what happens if the ace is the upcard"),
    (OLD, "zwikken-old-deal", "you stop after any game, as you agree. The source says none of this"),
    (PARLETT, "zwikken-parlett-turn", "does not say what the ones after the second cost"),
    (PARLETT, "zwikken-parlett-zwik", "does not say if the highest bidder then pays"),
    (PARLETT, "zwikken-parlett-end", "does not say who deals first or next"),
]


def section_of(name: str) -> Section:
    return next(one for one in library().sections if one.id.endswith(name))


@pytest.mark.parametrize(("section", "slug", "said"), [*TOLD, *SILENT])
def test_it_says_what_the_account_says_and_where_it_is_silent(section: str, slug: str, said: str) -> None:
    found = section_of(section)
    entries = [rule.entry for rule in found.rules if rule.slug == slug]
    texts = [f"{one.text} {one.reading or ''}" for one in entries] if slug else [found.entry.about or ""]
    assert [text for text in texts if said in text], texts


def test_no_section_promises_words_of_a_source_that_are_not_in_it() -> None:
    """The articles are named, and no sentence of theirs is copied."""
    abouts = [one.entry.about or "" for one in library().sections if one.entry.cousins]
    assert [one for one in abouts if "words of" in one] == []
