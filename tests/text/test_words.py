"""The words: cards, lists, plays, values in lines, plural forms, and what is refused."""

import pytest

from tutor.coach.zwickern.words.seats import side_label, side_of
from tutor.engine.cards import CARDS
from tutor.text import (
    LANGUAGES,
    YOU,
    Joined,
    Line,
    Listed,
    Name,
    OneOf,
    Words,
    as_subject,
    card_name,
    card_sign,
    language,
    listed,
    play_signs,
    render,
    said,
)
from tutor.text.language import LONGEST

WORDS = language("en")
ACE, TEN, JOKER, WILD = CARDS["AS"], CARDS["10D"], CARDS["X25"], CARDS["X3"]


def plain_blanks(text: str) -> str:
    """Return a text with plain blanks."""
    return " ".join(text.split())


class Trick:
    """Something that a game of another kind may have to say."""

    def said(self, words: Words) -> str:
        return f"trick {said(words, ACE)}"


class TestCards:
    @pytest.mark.parametrize(
        ("code", "sign", "name"),
        [
            ("AS", "A♠", "ace of spades"),
            ("2H", "2♥", "2 of hearts"),
            ("10D", "10♦", "10 of diamonds"),
            ("JC", "J♣", "jack of clubs"),
            ("QH", "Q♥", "queen of hearts"),
            ("KS", "K♠", "king of spades"),
            ("X15", "15 joker", "15 joker"),
            ("X30", "30 joker", "30 joker"),
            ("X1", "no. 1 joker", "wild joker 1"),
            ("X6", "no. 6 joker", "wild joker 6"),
        ],
    )
    def test_a_card_has_a_sign_and_a_name(self, code: str, sign: str, name: str) -> None:
        assert card_sign(WORDS, CARDS[code]) == sign
        assert card_name(WORDS, CARDS[code]) == name

    def test_the_letter_of_a_court_card_is_that_of_the_language(self) -> None:
        assert card_sign(language("fr"), CARDS["KS"]) == "R♠"
        assert card_sign(language("fr", "en"), CARDS["KS"]) == "K♠"
        assert play_signs(language("de"), "JS x 10H") == "B♠ x 10♥"

    def test_every_card_has_a_sign_and_a_name_of_its_own(self) -> None:
        assert len({card_sign(WORDS, card) for card in CARDS.values()}) == len(CARDS)
        assert len({card_name(WORDS, card) for card in CARDS.values()}) == len(CARDS)


class TestLists:
    @pytest.mark.parametrize(
        ("texts", "both", "either"),
        [
            ([], "", ""),
            (["a"], "a", "a"),
            (["a", "b"], "a and b", "a or b"),
            (["a", "b", "c"], "a, b and c", "a, b or c"),
            (["a", "b", "c", "d"], "a, b, c and d", "a, b, c or d"),
        ],
    )
    def test_texts_are_joined_with_and_or_with_or(self, texts: list[str], both: str, either: str) -> None:
        assert listed(WORDS, texts) == both
        assert listed(WORDS, texts, choice=True) == either


class TestPlays:
    @pytest.mark.parametrize(
        ("play", "signs"),
        [
            ("3H", "3♥"),
            ("KS x QS+AD 8D+4D+2D", "K♠ x Q♠+A♦ 8♦+4♦+2♦"),
            ("JS=12 x 10S+JH", "J♠=12 x 10♠+J♥"),
            ("10S on X30 = 20", "10♠ on X30 = 20"),
            ("QH = 13", "Q♥ = 13"),
            ("JC on X25 = 13 for North", "J♣ on X25 = 13 for North"),
            ("X3=9 x 5D+4C", "X3=9 x 5♦+4♣"),
            ("5S x 5D#2", "5♠ x 5♦#2"),
            ("3H on 4H = 7 for 2S2", "3♥ on 4♥ = 7 for 2S2"),
        ],
    )
    def test_the_cards_of_a_play_get_suit_signs_and_nothing_else_changes(self, play: str, signs: str) -> None:
        assert play_signs(WORDS, play) == signs


class TestLines:
    @pytest.mark.parametrize(
        ("value", "written"),
        [
            ("any text", "any text"),
            ("{ $text } [b]", "{ $text } [b]"),
            (ACE, "A♠"),
            (WILD, "no. 3 joker"),
            (OneOf((4, 14)), "4 or 14"),
            (OneOf((7,)), "7"),
            (OneOf(()), ""),
            (Listed((ACE, TEN)), "A♠ and 10♦"),
            (Listed(()), ""),
            (Listed((ACE, Line("card-the", {"card": TEN}))), "A♠ and the 10♦"),
            (Trick(), "trick A♠"),
            (Joined((ACE, 7, TEN), "list-plus"), "A♠ + 7 + 10♦"),
            (Joined((), "list-plus"), ""),
            (Joined((TEN,) * 400, "list-plus-tight"), "+".join(["10♦"] * 400)),
            (Line("play-lay", {"card": ACE}), "lay down A♠"),
            (Line("ask-quoted", {"play": Line("play-lay", {"card": ACE})}), "“lay down A♠”"),
            (7, "7"),
        ],
    )
    def test_every_kind_of_value_is_written(self, value: object, written: str) -> None:
        assert render(WORDS, Line("missed-line", {"play": value})) == written[:1].upper() + written[1:]

    def test_a_line_can_be_printed_for_someone_who_looks_for_a_fault(self) -> None:
        assert str(Line("verdict-lay", {"card": ACE})) == "verdict-lay(card=AS)"

    def test_no_invisible_marks_are_around_values(self) -> None:
        assert WORDS("verdict-repair", play="3♥") == "This would be legal: 3♥."


class TestYou:
    """A seat that is the learner: a capital letter by itself, a small one and cases in a sentence."""

    @pytest.mark.parametrize(
        ("code", "alone", "north", "for_you", "build", "laid"),
        [
            ("en", "You", "you & North", "announce Q♦ as 13 for you", "your build of 7 (5♣)", "You lay down A♠"),
            (
                "de",
                "Du",
                "du und Nord",
                "die D♦ für dich als 13 ansagen",
                "7er-Stapel von dir (5♣)",
                "Du legst A♠ ab",
            ),
            (
                "fr",
                "Vous",
                "vous et Nord",
                "poser la D♦ et annoncer 13 pour vous",
                "pile à 7, à vous (5♣)",
                "Vous posez l’A♠",
            ),
        ],
    )
    def test_every_case(self, code: str, alone: str, north: str, for_you: str, build: str, laid: str) -> None:
        words, you = language(code), Name(YOU)
        assert you.label(words) == alone
        # The one spoken to comes first.
        assert side_of(["North", "East", YOU], (0, 2)).said(words) == north
        assert side_label(words, ["North", "East", YOU], (0, 2)) == north[:1].upper() + north[1:]
        values = {"card": CARDS["QD"], "value": 13, "seat": you}
        assert plain_blanks(Line("play-announce-for", values).said(words)) == for_you
        values = {"value": 7, "owner": you, "cards": "5♣"}
        assert plain_blanks(Line("spoken-build", values).said(words)) == build
        assert plain_blanks(render(words, Line("played-lay", {**as_subject(YOU), "card": ACE}))) == laid

    @pytest.mark.parametrize("code", ["en", "de", "fr"])
    def test_the_verb_of_everyone_else_is_another(self, code: str) -> None:
        words = language(code)
        for message in ("played-lay", "tricks-result-takes", "tricks-result-doubles", "tricks-result-zwik"):
            you, other = (Line(message, {**as_subject(name), "card": ACE}).said(words) for name in (YOU, "North"))
            assert you.partition(" ")[2] != other.partition(" ")[2], message


class TestPlurals:
    @pytest.mark.parametrize(
        ("message", "one", "many"),
        [
            ("cli-moves-count", "1 legal play", "3 legal plays"),
            ("cli-validated-files", "1 file: all proven", "3 files: all proven"),
            ("tally-cards", "1 card won", "3 cards won"),
            ("tally-zwicks", "1 Zwick", "3 Zwicks"),
            ("tally-points", "1 point", "3 points"),
            ("replay-legal-moves", "This was the only legal move.", "There were 3 legal moves."),
            ("ask-pile-zwicks", "one Zwick", "3 Zwicks"),
            ("hint-solutions", "There’s one solution.", "There are 3 solutions."),
            ("hint-right-options", "One of them is right.", "3 of them are right."),
        ],
    )
    def test_one_and_many_have_forms_of_their_own(self, message: str, one: str, many: str) -> None:
        assert WORDS(message, number=1) == one
        assert WORDS(message, number=3) == many

    def test_zero_is_many(self) -> None:
        assert WORDS("tally-cards", number=0) == "0 cards won"

    def test_zwicks_of_a_pile_are_counted_in_words(self) -> None:
        assert WORDS("ask-pile-zwicks", number=1) == "one Zwick"
        assert WORDS("pile-zwicks", number=1, points=3) == "one Zwick: 3"
        assert WORDS("pile-zwicks", number=2, points=6) == "2 Zwicks: 6"

    def test_the_points_of_an_answer_have_both_forms_for_both_numbers(self) -> None:
        assert WORDS("verdict-points", cards=1, points=1) == "One card won, one point."
        assert WORDS("verdict-points", cards=6, points=3) == "6 cards won, 3 points."
        assert WORDS("verdict-cards", cards=1) == "One card won."
        assert WORDS("verdict-cards", cards=6) == "6 cards won."

    def test_what_is_over_is_or_are(self) -> None:
        values: dict[str, str | int] = {"counts": "K♠ counts 4 or 14", "items": "8♦ + 4♦", "totals": "12", "value": 4}
        assert WORDS("reason-does-not-split", **values, left="8♦", number=1).endswith("8♦ is left over.")
        assert WORDS("reason-does-not-split", **values, left="8♦", number=2).endswith("8♦ are left over.")

    def test_a_very_long_parameter_is_cut_short(self) -> None:
        said = WORDS("content-unknown-key", key="x" * 5000)
        assert "xxx…" in said
        assert len(said) < LONGEST + 100

    def test_lines_of_a_file_and_ports_are_not_amounts_and_get_no_comma(self) -> None:
        assert "line 1234;" in WORDS("yaml-duplicate-key", key="a", line=1234)
        assert "65536" in WORDS("cli-port-range", port=65536)

    @pytest.mark.parametrize(
        ("lessons", "expected"),
        [
            (1, "1 lesson (1 step), 1 puzzle, 1 game (1 play, 1 claim), 1 rule (1 board): all"),
            (2, "2 lessons (2 steps)"),
        ],
    )
    def test_what_was_proven_is_counted_in_the_right_form(self, lessons: int, expected: str) -> None:
        numbers = dict.fromkeys(("lessons", "steps", "puzzles", "games", "plays", "claims", "rules", "boards"), lessons)
        assert WORDS("cli-validated", **numbers).startswith(expected)

    def test_plays_that_do_not_go_with_the_positions_are_counted_in_the_right_form(self) -> None:
        assert WORDS("cli-plays-number", plays=1, positions=3).startswith("1 play for 3 positions")
        assert WORDS("cli-plays-number", plays=2, positions=1).startswith("2 plays for 1 position;")


class TestLanguages:
    def test_english_is_there_and_stands_in_for_what_is_not(self) -> None:
        assert "en" in LANGUAGES
        assert language("xx").code == "en"
        assert language("en") is language("en")

    def test_an_unknown_message_is_an_error(self) -> None:
        with pytest.raises(LookupError, match="no message 'no-such-id'"):
            WORDS("no-such-id")
        assert not WORDS.has("no-such-id")
        assert WORDS.has("nav-learn")

    def test_a_missing_parameter_is_an_error(self) -> None:
        with pytest.raises(LookupError, match="verdict-repair"):
            WORDS("verdict-repair")
