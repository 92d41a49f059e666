"""Who has won is said as people say it: with both scores, and of a draw with those who share it."""

import pytest

from tutor.app.exercise.result import WON_MATCH, result_line, won_line
from tutor.text import language, render

FOUR = ("North", "East", "You", "West")
PAIRS = ((0, 2), (1, 3))
ALONE = ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("names", "sides", "points", "you", "english", "german", "french"),
    [
        (("You", "West"), ALONE[:2], (26, 9), 0, "You win, 26–9.", "Gewonnen, 26 : 9.", "Vous gagnez, 26 à 9."),
        (
            ("You", "West"),
            ALONE[:2],
            (9, 26),
            0,
            "West wins, 26–9.",
            "West gewinnt 26 : 9.",
            "Victoire d’Ouest, 26 à 9.",
        ),
        (FOUR, PAIRS, (26, 9), 0, "Your team wins, 26–9.", "Ihr habt 26 : 9 gewonnen.", "Votre équipe gagne, 26 à 9."),
        (
            FOUR,
            PAIRS,
            (9, 26),
            0,
            "East & West win, 26–9.",
            "Ost und West gewinnen 26 : 9.",
            "Victoire d’Est et d’Ouest, 26 à 9.",
        ),
        # You come first of those who share it, wherever you sit, and the others as they sit.
        (
            ("North", "West", "You", "East"),
            ((0,), (1,), (2,), (3,)),
            (6, 17, 17, 17),
            2,
            "It’s a tie: you, West and East, with 17 points each.",
            "Gleichstand: du, West und Ost je 17.",
            "Égalité : vous, Ouest et Est, 17 points chacun.",
        ),
        (
            FOUR,
            PAIRS,
            (1, 1),
            0,
            "It’s a draw: 1 point each.",
            "Unentschieden, je 1 Punkt.",
            "Égalité : 1 point chacun.",
        ),
        (
            ("North", "You", "West"),
            ALONE,
            (6, 17, 1),
            1,
            "You win, with 17 points.",
            "Gewonnen, mit 17 Punkten.",
            "Vous gagnez, avec 17 points.",
        ),
    ],
)
def test_of_a_game(
    names: tuple[str, ...],
    sides: tuple[tuple[int, ...], ...],
    points: tuple[int, ...],
    you: int,
    english: str,
    german: str,
    french: str,
) -> None:
    line = result_line(names, sides, points, you)
    said = [" ".join(render(language(code), line).split()) for code in ("en", "de", "fr")]
    assert said == [english, german, french]


def test_of_a_match() -> None:
    said = [
        render(language("de"), won_line(WON_MATCH, FOUR, PAIRS, (52, 31), 0, 0)),
        render(language("de"), won_line(WON_MATCH, FOUR, PAIRS, (31, 52), 1, 0)),
        render(language("en"), won_line(WON_MATCH, FOUR, PAIRS, (31, 52), 1, 0)),
    ]
    assert said == [
        "Ihr habt die Partie 52 : 31 gewonnen.",
        "Ost und West gewinnen die Partie 52 : 31.",
        "East & West win the match, 52–31.",
    ]
