"""What the games say, held to the numbers of the texts, and its words."""

import pytest

from tests.houses import EVERY_HOUSE
from tutor.coach.zwickern.rules.facts import ASKED_FACTS, COMPARED_GAMES, fact, value_id, value_line
from tutor.engine.zwickern import VARIANTS
from tutor.text import language, render

WORDS = language("en")
COUSINS = ("zwicken", "zwikken-1850", "zwikken-1900", "zwikken-2000")
LOW = {"ace": "1 or 11", "jack": "2 or 12", "queen": "3 or 13", "king": "4 or 14"}
HIGH = {"ace": "11", "jack": "12", "queen": "13", "king": "14"}
JENSEN_POINTS = {
    "most-cards": "3",
    "zwick": "1",
    "ace-points": "1",
    "ten-of-diamonds": "3",
    "ten-of-spades": "1",
    "two-of-spades": "1",
    "seven-of-diamonds": "0",
    "seven-of-spades": "0",
}
DIETZE_POINTS = {
    "most-cards": "1",
    "zwick": "3",
    "ace-points": "2",
    "ten-of-diamonds": "10",
    "ten-of-spades": "0",
    "two-of-spades": "0",
    "seven-of-diamonds": "1",
    "seven-of-spades": "1",
    "total": "21",
}
NO_JOKERS = {f"joker-{value}": "0" for value in (15, 20, 25, 30)}
THREE_JOKERS = {"joker-15": "5", "joker-20": "6", "joker-25": "7", "joker-30": "0"}
FOUR_JOKERS = {"joker-15": "4", "joker-20": "5", "joker-25": "6", "joker-30": "7"}
FISHING = {"family": "fishing", "trumps": "no", "stakes": "none", "home": "north-germany"}
# From the table of the texts, written down by hand.
SAID: dict[str, dict[str, str]] = {
    "jensen": {
        **(LOW | JENSEN_POINTS | THREE_JOKERS | FISHING),
        "pack-cards": "55",
        "jokers": "3",
        "building": "add-subtract",
        "build-limit": "25",
        "total": "30",
        "joker-zwick": "yes",
    },
    "christiansen": {
        **(LOW | JENSEN_POINTS | FOUR_JOKERS | FISHING),
        "pack-cards": "56",
        "jokers": "4",
        "building": "add-subtract",
        "build-limit": "30",
        "total": "34",
        "joker-zwick": "yes",
    },
    "dietze": {
        **(HIGH | DIETZE_POINTS | NO_JOKERS | FISHING),
        "pack-cards": "52",
        "jokers": "0",
        "building": "add-only",
        "build-limit": "14",
        "joker-zwick": "no",
    },
    "grupp": {
        **(HIGH | DIETZE_POINTS | NO_JOKERS | FISHING),
        "pack-cards": "58",
        "jokers": "6",
        "building": "add-only",
        "build-limit": "14",
        "joker-zwick": "no",
    },
    "french": {
        **(LOW | JENSEN_POINTS | THREE_JOKERS | FISHING),
        "pack-cards": "55",
        "jokers": "3",
        "building": "add-subtract",
        "build-limit": "14",
        "total": "30",
        "joker-zwick": "yes",
    },
}
TRICKS = {"family": "tricks", "trumps": "yes", "stakes": "pot", "hand-cards": "3"}
ZWIKKEN = TRICKS | {"home": "netherlands", "permanent-trump": "none", "wins-at-once": "three-alike"}
SAID |= {
    "zwicken": TRICKS
    | {"home": "austria", "permanent-trump": "7D", "wins-at-once": "none", "trick": "third-of-pot"}
    | {"pack-cards": "32", "players": "4 to 6"},
    "zwikken-1850": ZWIKKEN | {"trick": "third-of-pot", "pack-cards": "52", "players": "3 to 6"},
    "zwikken-1900": ZWIKKEN | {"trick": "card-points", "pack-cards": "20", "players": "3 to 5"},
    "zwikken-2000": ZWIKKEN | {"trick": "card-points", "pack-cards": "20", "players": "3 to 5"},
}


@pytest.mark.parametrize("game", SAID)
def test_a_game_says_what_its_text_says_and_nothing_else(game: str) -> None:
    said = {name: value for name in ASKED_FACTS if (value := fact(game, name, VARIANTS)) is not None}
    assert {name: value_id(value) for name, value in said.items()} == SAID[game]


@pytest.mark.parametrize(
    ("game", "players", "picture", "first", "deals", "partners"),
    [
        ("jensen", 4, 3, 4, 3, "yes"),
        ("jensen", 2, 3, 4, 6, "no"),
        ("christiansen", 2, 8, 8, 3, "no"),
        ("christiansen", 3, 8, 8, 2, "no"),
        ("christiansen", 4, 8, 6, 2, "no"),
        ("dietze", 4, 4, 4, 3, "no"),
        ("dietze", 2, 4, 4, 6, "no"),
        ("grupp", 4, 4, 4, 4, "no"),
        ("grupp", 2, 4, 4, 7, "no"),
        ("french", 4, 2, 4, 3, "yes"),
        ("french", 2, 2, 4, 6, "no"),
    ],
)
def test_what_a_deal_is_like_depends_on_the_players(
    game: str, players: int, picture: int, first: int, deals: int, partners: str
) -> None:
    found = [fact(game, name, VARIANTS, players) for name in ("picture", "first-deal", "deals", "partners")]
    assert found == [picture, first, deals, partners]


def test_nothing_is_said_of_numbers_of_players_that_a_game_is_not_for() -> None:
    assert fact("french", "deals", VARIANTS, 3) is None
    assert fact("jensen", "picture", VARIANTS) is None
    assert fact("zwicken", "picture", VARIANTS, 4) is None
    assert fact("jensen", "hand-cards", VARIANTS, 4) is None


def test_the_games_are_the_variants_and_the_cousins() -> None:
    assert (*VARIANTS, *COUSINS) == COMPARED_GAMES
    assert set(SAID) <= set(COMPARED_GAMES)


@pytest.mark.parametrize("name", ASKED_FACTS)
def test_every_value_has_words_and_an_id_of_its_own(name: str) -> None:
    values = {fact(game, name, VARIANTS, 4) for game in COMPARED_GAMES} - {None}
    assert values
    texts = {value_id(value): render(WORDS, value_line(value)) for value in values if value is not None}
    assert len(texts) == len(values) == len(set(texts.values()))


@pytest.mark.parametrize(
    ("value", "name", "words"),
    [
        ((1, 11), "1 or 11", "1 or 11"),
        (3, "3", "3"),
        ("4 to 6", "4 to 6", "4 to 6"),
        ("7D", "7D", "The 7 of diamonds"),
        ("add-only", "add-only", "Adding only"),
    ],
)
def test_a_value_is_stated_and_said(value: int | tuple[int, ...] | str, name: str, words: str) -> None:
    assert value_id(value) == name
    assert render(WORDS, value_line(value)) == words


@pytest.mark.parametrize("house", EVERY_HOUSE)
def test_what_is_said_of_building_in_a_house_names_its_ways(house: str) -> None:
    """Source: readings 7 and 8, and the house rules that turn them round."""
    rules, name = EVERY_HOUSE[house], str(fact(house, "building", EVERY_HOUSE))
    words = render(WORDS, value_line(name)).casefold()
    assert ("subtracting" in words) == rules.subtract
    assert ("either way round" in words) == rules.subtract_from_card
    assert ("keeping the value" in words) == rules.same_value
    assert "adding" in words
