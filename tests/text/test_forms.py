"""Forms: a message asks for a card, a build, a list or a seat with an article and in a case of its language."""

from dataclasses import replace

import pytest

from tutor.app.base.live_reload import proven_library
from tutor.catalogue.translated import in_language
from tutor.coach.zwickern.rules.tables import cards_line
from tutor.coach.zwickern.words.phrases import item_phrase, listing, sum_of
from tutor.coach.zwickern.words.seats import side_of
from tutor.coach.zwickern.words.variants import game_noun
from tutor.content.files.folders import content_root
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import VARIANTS, Item
from tutor.text import LANGUAGES, InEnglish, Line, Name, Value, language, offered, rank_noun, render, said
from tutor.text.forms import Form
from tutor.text.language import RELEASED, UNRELEASED, Foreign, InGerman

KING, ACE, NINE, QUEEN, JOKER = (CARDS[code] for code in ("KS", "AS", "9S", "QH", "X20"))
BUILD = Item((CARDS["5H"], CARDS["2S"]), 7, 0)


def loose(card: Card) -> Item:
    return Item((card,))


def formed(code: str, value: Value, before: str, case: str = "nom") -> str:
    return said(language(code).shaped(Form(before, case)), value)


@pytest.mark.parametrize(
    ("card", "the", "accusative", "yours"),
    [
        (KING, "der K♠", "den K♠", "deinem K♠"),
        (ACE, "das A♠", "das A♠", "deinem A♠"),
        (NINE, "die 9♠", "die 9♠", "deiner 9♠"),
        (QUEEN, "die D♥", "die D♥", "deiner D♥"),
        (JOKER, "der 20er-Joker", "den 20er-Joker", "deinem 20er-Joker"),
    ],
)
def test_a_german_card_has_the_article_of_its_gender_and_case(
    card: Card, the: str, accusative: str, yours: str
) -> None:
    assert formed("de", card, "the") == the
    assert formed("de", card, "the", "acc") == accusative
    assert formed("de", card, "your", "dat") == yours


@pytest.mark.parametrize(
    ("value", "the", "of"),
    [
        (KING, "le R♠", "du R♠"),
        (ACE, "l’A♠", "de l’A♠"),
        (QUEEN, "la D♥", "de la D♥"),
        (Name("East"), "Est", "d’Est"),
        (Name("South"), "Sud", "de Sud"),
        (Name("Aurélie"), "Aurélie", "d’Aurélie"),
    ],
)
def test_a_french_thing_has_its_article_and_is_elided(value: Value, the: str, of: str) -> None:
    assert formed("fr", value, "the") == the
    assert formed("fr", value, "de") == of


def test_every_thing_of_a_list_has_the_form_of_the_list() -> None:
    items = listing([item_phrase(loose(NINE)), item_phrase(loose(KING)), item_phrase(BUILD)])
    assert formed("de", items, "the", "dat") == "der 9♠, dem K♠ und dem 7er-Stapel (5♥+2♠)"
    assert formed("fr", items, "the") == "le 9♠, le R♠ et la pile à 7 (5♥+2♠)"
    assert said(language("de"), items) == "9♠, K♠ und 7er-Stapel (5♥+2♠)"
    assert said(language("en"), items) == "9♠, K♠ and the build of 7 (5♥+2♠)"


def test_a_game_has_the_preposition_of_the_language_and_house_rules_are_named() -> None:
    dutch = game_noun("zwicken", VARIANTS)
    assert formed("de", dutch, "in") == "beim Zwicken"
    assert formed("fr", dutch, "in") == "au Zwicken"
    house = replace(VARIANTS["jensen"], name="house-omas", title="Omas Regeln", base="jensen")
    assert formed("de", game_noun("house-omas", {**VARIANTS, "house-omas": house}), "in") == "in Omas Regeln"


def test_each_card_of_a_rank_has_its_gender() -> None:
    line = cards_line(tuple(CARDS[f"Q{suit}"] for suit in "SHDC"))
    assert [said(language(code), line) for code in ("en", "de", "fr")] == ["each queen", "jede Dame", "chaque dame"]
    assert formed("de", rank_noun("A"), "each") == "jedes Ass"


def test_a_sum_is_bare_in_every_form() -> None:
    assert formed("de", sum_of([loose(NINE), BUILD]), "the", "acc") == "9♠ + 7er-Stapel (5♥+2♠)"


def test_a_side_is_one_seat_or_two() -> None:
    names = ("North", "East", "South", "West")
    assert said(language("en"), side_of(names, (1, 3))) == "East & West"
    assert said(language("de"), side_of(names, (1, 3))) == "Ost und West"
    assert formed("fr", side_of(names, (1, 3)), "de") == "d’Est et d’Ouest"
    assert said(language("fr"), side_of(names, (2,))) == "Sud"


def test_the_names_of_sides_are_words_of_each_language() -> None:
    names = ("North and South", "East and West", "We", "They", "Anna and North", "Anna and Bert")
    assert [said(language("en"), Name(name)) for name in names] == [
        "North & South", "East & West", "We", "They", "Anna and North", "Anna and Bert",
    ]  # fmt: skip
    assert [said(language("de"), Name(name)) for name in names[:4]] == [
        "Nord und Süd",
        "Ost und West",
        "Wir",
        "die anderen",
    ]
    assert Name("They").label(language("de")) == "Die anderen"
    assert Line("side-level-cards", {"side": Name("We"), "number": 20, "other": Name("They")}).said(language("de")) == (
        "Wir: 20 Karten, genauso viele wie die anderen."
    )
    assert [said(language("fr"), Name(name)) for name in names[:4]] == ["Nord et Sud", "Est et Ouest", "Nous", "Eux"]


def test_a_learner_sits_among_neighbours_of_the_same_names_in_every_language() -> None:
    names = (Name("North and You"), Name("East and West"), Name("South"), Name("Anna"))
    for code, wanted in (
        ("en", ["you & Wiebke", "Merle & Hein", "Ole", "Anna"]),
        ("de", ["du und Wiebke", "Merle und Hein", "Ole", "Anna"]),
        ("fr", ["vous et Wiebke", "Merle et Hein", "Ole", "Anna"]),
    ):
        words = language(code).among_neighbours()
        assert [said(words, name) for name in names] == wanted
    assert Name("North").label(language("en")) == "North", "elsewhere a seat has the name that its file gives it"


def test_a_message_that_is_missing_is_in_english_and_says_so() -> None:
    line = Line("position-card-not-in-pack", {"variant": "Jensen", "card": KING})
    missing = language("de")("position-card-not-in-pack", variant="Jensen", card="KS")
    for text in (render(language("de"), line), missing):
        assert isinstance(text, InEnglish)
    assert render(language("de"), line) == render(language("en"), line)
    assert not isinstance(render(language("en"), line), InEnglish)
    assert not isinstance(language("de")("board-take"), InEnglish)


def test_the_letters_on_the_cards_are_the_same_in_what_is_still_in_english() -> None:
    line = Line("position-card-not-in-pack", {"variant": "Jensen", "card": QUEEN})
    assert "D♥" in render(language("de"), line)
    assert "Q♥" in render(language("de", "en"), line)


def test_only_released_languages_are_offered_unless_the_environment_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(UNRELEASED, raising=False)
    assert offered() == RELEASED == ("en", "de", "fr")
    monkeypatch.setitem(offered.__globals__, "RELEASED", ("en",))
    assert offered() == ("en",)
    monkeypatch.setenv(UNRELEASED, "1")
    assert set(offered()) == set(LANGUAGES)


def test_a_language_that_is_only_begun_says_the_rest_in_the_nearest_one() -> None:
    """Speakers of Low German speak German, too."""
    begun, german = language("nds"), language("de")
    assert begun("board-take") == "Nehmen"
    assert not isinstance(begun("board-take"), Foreign)
    for text in (begun("play-begin"), render(begun, Line("puzzle-difficulty", {"difficulty": 3}))):
        assert isinstance(text, InGerman)
    assert begun("play-begin") == german("play-begin")
    # Authors and operators read English in every language.
    assert isinstance(begun("cli-checking"), InEnglish)


def test_content_of_a_language_that_is_only_begun_is_in_the_nearest_one_where_it_has_none() -> None:
    library = in_language(proven_library(), content_root(), "nds")
    (tonight,) = (path for path in library.paths if path.id.endswith("tonight"))
    assert tonight.entry.title == "Hüüt Avend"
    assert not isinstance(tonight.entry.title, Foreign)
    assert isinstance(library.lessons[0].entry.title, InGerman)
    assert library.lessons[0].steps[0].entry.title == "En eersten Fang"
