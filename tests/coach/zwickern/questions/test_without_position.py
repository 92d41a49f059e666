"""Questions without a position: piles, majorities, matches, the order of events, and what the games say."""

from collections.abc import Iterable
from itertools import permutations, product
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, TypeAdapter

from tests.cases import of_all
from tests.coach.questions import WORDS, every_line
from tutor.coach.question import Question, QuestionError, Way, mark
from tutor.coach.zwickern.questions.table import ask_bare
from tutor.coach.zwickern.rules.facts import ASKED_FACTS, COMPARED_GAMES, fact, value_id
from tutor.content.zwickern.questions import BareQuestion
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.hand.events import events
from tutor.text import Line, render

_GOALS: TypeAdapter[BareQuestion] = TypeAdapter(Annotated[BareQuestion, Field(discriminator="kind")])


def asked(kind: str, **values: object) -> Question:
    """Return the question of a goal whose fields are as a file states them."""
    return ask_bare(_GOALS.validate_python({"kind": kind, **values}), VARIANTS)


def refused(kind: str, **values: object) -> tuple[tuple[str | int, ...], str]:
    """Return the path and the message of the error that a goal raises, which can be said without any file."""
    with pytest.raises(QuestionError) as caught:
        asked(kind, **values)
    assert WORDS.given(caught.value.message, caught.value.details)
    return caught.value.path, caught.value.message


def said(lines: Iterable[Line]) -> list[str]:
    """Return lines in words."""
    return [render(WORDS, line) for line in lines]


def whys(question: Question) -> list[str]:
    """Return the explanations of the options in words."""
    return said(option.why for option in question.options if option.why is not None)


def right(question: Question, *answer: str) -> bool:
    """Tell whether an answer is marked right."""
    return mark(question, answer).right


def whole(question: Question) -> None:
    """Assert that every line of a question has words and that its own answer is marked right."""
    for line in every_line(question):
        text = render(WORDS, line)
        assert text
        assert "{" not in text
        assert "  " not in text
    ids = [option.id for option in question.options]
    labels = said(option.label for option in question.options)
    assert len(ids) == len(set(ids)) == len(set(labels))
    assert mark(question, question.right).right


class TestPile:
    @pytest.mark.parametrize(
        ("variant", "cards", "zwicks", "most", "points"),
        [
            # 3 + 1 + 7, a Zwick 1, most cards 3
            ("jensen", ["10D", "AS", "X25", "9H"], 1, True, "15"),
            ("christiansen", ["10D", "AS", "X25", "9H"], 1, True, "14"),
            ("dietze", ["10D", "AS", "7S", "9H"], 2, True, "20"),
            ("dietze", ["10S", "2S", "KH"], 0, False, "0"),
            ("grupp", ["X1", "X6", "AH"], 1, False, "5"),
            ("french", ["X15", "X20", "2S", "10S"], 0, False, "13"),
        ],
    )
    def test_the_points_of_a_pile(self, variant: str, cards: list[str], zwicks: int, most: bool, points: str) -> None:
        question = asked("pile", variant=variant, cards=cards, zwicks=zwicks, most_cards=most)
        assert question.way is Way.NUMBER
        assert right(question, points)
        assert not right(question, str(int(points) + 1))
        assert not right(question, "-1")
        whole(question)

    def test_the_proof_counts_item_by_item(self) -> None:
        question = asked("pile", variant="jensen", cards=["10D", "AS", "9H"], zwicks=2, most_cards="true")
        assert said(question.proof) == ["10♦: 3", "A♠: 1", "Most cards: 3", "2 Zwicks: 2"]
        assert said([question.ask]) == [
            "How many points do these cards score in Jensen’s Zwickern, with 2 Zwicks and the most cards?"
        ]
        nothing = asked("pile", variant="jensen", cards=["9H"])
        assert said(nothing.proof) == ["None of these cards scores."]
        assert said([nothing.ask]) == ["How many points do these cards score in Jensen’s Zwickern?"]

    def test_cards_that_cannot_be_in_a_pile_are_refused(self) -> None:
        assert refused("pile", variant="whist", cards=["9H"]) == (("variant",), "position-unknown-variant")
        assert refused("pile", variant="dietze", cards=["9H", "X15"]) == (("cards", 1), "position-card-not-in-pack")
        assert refused("pile", variant="jensen", cards=["9H", "2S", "9H"]) == (("cards", 2), "position-card-too-often")
        assert refused("pile", variant="jensen", cards=["joker"]) == (("cards", 0), "check-unreadable-card")

    def test_a_card_named_twice_is_reported_without_places_where_there_is_no_file(self) -> None:
        with pytest.raises(QuestionError) as caught:
            asked("pile", variant="jensen", cards=["KH", "KH"])
        told = "KH is here too often; the pack has it once"
        assert WORDS.given(caught.value.message, caught.value.details) == told
        placed = {**caught.value.details, "places": "8:58"}
        assert WORDS.given(caught.value.message, placed) == f"{told}, and it is at 8:58 already (line:column)"


ON_A_TIE = "In a tie no one gets them, and only then."
NO_HALF = "You only need more than anyone else, not more than half."


class TestMajority:
    @pytest.mark.parametrize(
        ("variant", "piles", "answer"),
        [
            ("jensen", {"North and South": 30, "East and West": 25}, "North and South"),
            ("jensen", {"A": 20, "B": 20, "C": 15}, "nobody"),
            ("christiansen", {"A": 28, "B": 28}, "nobody"),
            ("dietze", {"A": 20, "B": 20, "C": 21, "D": 21, "E": 22}, "E"),
            ("grupp", {"A": 29, "B": 29}, "nobody"),
        ],
    )
    def test_the_most_cards_go_to_strictly_the_most(self, variant: str, piles: dict[str, int], answer: str) -> None:
        question = asked("majority", variant=variant, piles=piles)
        assert right(question, answer)
        assert not any(right(question, option.id) for option in question.options if option.id != answer)
        assert [option.id for option in question.options] == [*piles, "nobody"]
        whole(question)

    def test_south_is_the_learner(self) -> None:
        question = asked("majority", variant="jensen", piles={"North": 17, "East": 21, "South": 17})
        assert [option.id for option in question.options] == ["North", "East", "South", "nobody"]
        assert said(option.label for option in question.options) == ["North", "East", "You", "No one"]
        partners = asked("majority", variant="jensen", piles={"North and South": 30, "East and West": 25})
        assert said(option.label for option in partners.options) == ["You & North", "East & West", "No one"]

    def test_the_proof_says_how_many(self) -> None:
        won = asked("majority", variant="jensen", piles={"We": 30, "They": 25})
        assert said(won.proof) == ["We: 30 cards, more than anyone else."]
        tied = asked("majority", variant="christiansen", piles={"We": 28, "They": 28})
        assert said(tied.proof) == ["28 cards each. In a tie the points go to no one."]

    @pytest.mark.parametrize(
        ("piles", "told"),
        [
            ({"We": 30, "They": 25}, ["We: 30 cards.", "They: 25 cards, and someone has more.", ON_A_TIE]),
            (
                {"A": 20, "B": 20, "C": 15},
                [
                    "A: 20 cards, the same number as B.",
                    "B: 20 cards, the same number as A.",
                    "C: 15 cards, and someone has more.",
                ],
            ),
            ({"A": 17, "B": 21, "C": 17}, [..., ..., ..., "A and C are level, but someone has more."]),
            (
                {"A": 21, "B": 18, "C": 16},
                [..., ..., ..., "You only need more than anyone else, not more than half."],
            ),
        ],
    )
    def test_every_side_is_shown_with_its_cards_and_what_they_are_worth(
        self, piles: dict[str, int], told: list[object]
    ) -> None:
        found = whys(asked("majority", variant="jensen", piles=piles))
        assert [one if one is not ... else text for one, text in zip(told, found, strict=True)] == found

    @pytest.mark.parametrize("piles", [{"A": 30, "B": 24}, {"A": 55, "B": 55}, {"A": 0, "B": 0}])
    def test_numbers_that_do_not_add_up_to_the_pack_are_refused(self, piles: dict[str, int]) -> None:
        assert refused("majority", variant="jensen", piles=piles) == (("piles",), "check-piles-total")

    def test_there_are_as_many_piles_as_the_variant_has_sides(self) -> None:
        four = {"A": 14, "B": 14, "C": 14, "D": 13}
        assert refused("majority", variant="jensen", piles=four) == (("piles",), "check-players")
        assert right(asked("majority", variant="christiansen", piles=four | {"D": 15, "A": 13}), "D")

    @given(st.lists(st.integers(0, 27), min_size=1, max_size=2))
    def test_a_side_with_more_than_each_of_the_others(self, some: list[int]) -> None:
        rest = 55 - sum(some)
        if rest < 0:
            return
        sizes = [*some, rest]
        piles = dict(zip("ABCDE", sizes, strict=False))
        expected = [
            name for name, size in piles.items() if all(size > other for one, other in piles.items() if one != name)
        ]
        assert asked("majority", variant="jensen", piles=piles).right == (*expected, "nobody")[:1]


NO_WINNER = "Someone wins, except in a tie or before the target is reached."


class TestMatch:
    HANDS = ({"We": 18, "They": 13}, {"We": 9, "They": 22})

    @pytest.mark.parametrize(("target", "answer"), [(None, "They"), (50, "nobody"), (35, "They"), (27, "They")])
    def test_the_winner_of_a_match(self, target: int | None, answer: str) -> None:
        """The points are 27 against 35."""
        values = {} if target is None else {"target": target}
        question = asked("match", hands=self.HANDS, **values)
        assert right(question, answer)
        assert not any(right(question, option.id) for option in question.options if option.id != answer)
        assert said(question.proof) == ["Total: We 27, They 35."]
        whole(question)

    @pytest.mark.parametrize(
        ("hands", "target", "told"),
        [
            (HANDS, None, ["We: 27 points in all.", "They: 35 points in all.", NO_WINNER]),
            (
                HANDS,
                50,
                [
                    "We: 27 points in all, and the match is played to 50.",
                    "They: 35 points in all, and the match is played to 50.",
                    NO_WINNER,
                ],
            ),
            (HANDS, 27, [..., ..., "If two sides have reached 27, the side with more points wins."]),
            (
                [{"A": 20, "B": 11}, {"B": 20, "A": 11}],
                None,
                ["A: 31 points in all, the same number as B.", "B: 31 points in all, the same number as A.", NO_WINNER],
            ),
            (
                [{"A": 16, "B": 15}, {"A": 16, "B": 15}, {"A": 1, "B": 30}],
                None,
                ["A: 33 points in all. Points decide, not games won.", ..., NO_WINNER],
            ),
        ],
    )
    def test_for_every_side_it_is_said_why_it_has_not_won(
        self, hands: list[dict[str, int]], target: int | None, told: list[object]
    ) -> None:
        values = {} if target is None else {"target": target}
        found = whys(asked("match", hands=hands, **values))
        assert [one if one is not ... else text for one, text in zip(told, found, strict=True)] == found

    def test_a_tie_is_won_by_no_one(self) -> None:
        assert right(asked("match", hands=[{"A": 20, "B": 11}, {"B": 20, "A": 11}]), "nobody")

    def test_the_hands_are_listed(self) -> None:
        assert said([asked("match", hands=self.HANDS, target=50).ask]) == [
            "Points game by game: We_18, They_13_· We_9, They_22. ".replace("_", "\N{NO-BREAK SPACE}")
            + "The match ends when a side has 50 points. Who has won?"
        ], "each number stays with its name, and no line begins with a dot"

    def test_every_hand_has_the_same_sides(self) -> None:
        assert refused("match", hands=[{"We": 1, "They": 2}, {"We": 1}]) == (("hands", 1), "check-match-sides")
        assert refused("match", hands=[{"We": 1}]) == (("hands", 0), "check-match-sides")


class TestOrder:
    def test_events_come_in_their_order(self) -> None:
        stated = ["shuffle", "cut", "deal-1", "picture", "play-1", "deal-2"]
        question = asked("order", variant="jensen", players=4, events=stated)
        assert question.right == tuple(stated)
        assert sorted(option.id for option in question.options) == sorted(stated)
        assert [option.id for option in question.options] != stated
        assert right(question, *stated)
        assert not right(question, *stated[:-1])
        whole(question)

    def test_only_the_one_order_is_right(self) -> None:
        stated = ("cut", "deal-1", "picture", "play-1")
        question = asked("order", variant="jensen", players=4, events=stated)
        assert [answer for answer in permutations(stated) if right(question, *answer)] == [stated]

    def test_a_wrong_order_is_marked_from_the_first_event_in_a_wrong_place(self) -> None:
        question = asked("order", variant="jensen", players=4, events=["shuffle", "cut", "deal-1", "play-1"])
        assert mark(question, ["shuffle", "deal-1", "cut"]).wrongly == ("deal-1", "cut")
        assert mark(question, ["shuffle", "cut"]).wrongly == ()
        assert not mark(question, ["shuffle", "cut"]).right

    def test_the_french_card_left_over_goes_to_the_table_after_the_last_deal(self) -> None:
        question = asked("order", variant="french", players=4, events=["deal-3", "left-over", "play-3", "leftovers"])
        assert said(
            option.label for option in sorted(question.options, key=lambda one: question.right.index(one.id))
        ) == [
            "Deal 3: everyone gets their cards, one at a time.",
            "One card is left over and goes on the table.",
            "Everyone plays their cards from deal 3.",
            "The last side to take gets whatever is left on the table.",
        ]

    def test_what_is_not_in_order_or_no_event_is_refused(self) -> None:
        def order(*names: str, variant: str = "jensen", players: int = 4) -> tuple[tuple[str | int, ...], str]:
            return refused("order", variant=variant, players=players, events=names)

        assert order("cut", "shuffle", "deal-1") == (("events",), "check-events-order")
        assert order("shuffle", "cut", "left-over") == (("events", 2), "check-event-unknown")
        assert order("shuffle", "cut", "deal-4") == (("events", 2), "check-event-unknown")
        assert order("shuffle", "shuffle", "cut") == (("events",), "check-event-twice")
        assert order("shuffle", "cut", "count", variant="french", players=3) == (("players",), "check-players")
        assert order("shuffle", "cut", "count", variant="whist") == (("variant",), "position-unknown-variant")

    @given(st.sampled_from(tuple(VARIANTS)), st.data())
    def test_any_events_can_be_asked_for(self, variant: str, data: st.DataObject) -> None:
        seating = data.draw(st.sampled_from(VARIANTS[variant].plans))
        known = events(seating)
        places = data.draw(st.sets(st.integers(0, len(known) - 1), min_size=3, max_size=8))
        stated = [known[place] for place in sorted(places)]
        question = asked("order", variant=variant, players=seating.players, events=stated)
        assert [option.id for option in question.options] != stated
        whole(question)


GO = "cards go to the players"


class TestFact:
    @pytest.mark.parametrize(
        ("game", "name", "players", "answer"),
        [
            ("dietze", "zwick", None, "3"),
            ("jensen", "ace", None, "1 or 11"),
            ("grupp", "ace", None, "11"),
            ("french", "picture", 4, "2"),
            ("christiansen", "deals", 4, "2"),
            ("zwicken", "permanent-trump", None, "7D"),
            ("zwikken-1850", "players", None, "3 to 6"),
            ("jensen", "partners", 4, "yes"),
            ("jensen", "ten-of-spades", None, "1"),
        ],
    )
    def test_the_right_value_is_among_others(self, game: str, name: str, players: int | None, answer: str) -> None:
        values = {} if players is None else {"players": players}
        question = asked("fact", game=game, fact=name, **values)
        assert right(question, answer)
        assert not any(right(question, option.id) for option in question.options if option.id != answer)
        assert 2 <= len(question.options) <= 4

    @of_all(lambda: product(COMPARED_GAMES, ASKED_FACTS))
    def test_every_fact_can_be_asked_or_is_refused_in_words(self, asked_of: tuple[str, str]) -> None:
        game, name = asked_of
        for players in (None, 2, 3, 4):
            values = {} if players is None else {"players": players}
            value = fact(game, name, VARIANTS, players)
            known = {
                value_id(one) for other in COMPARED_GAMES if (one := fact(other, name, VARIANTS, players)) is not None
            }
            if value is None:
                assert refused("fact", game=game, fact=name, **values) == (("game",), "check-fact-not-there")
            elif len(known) == 1 and isinstance(value, str):
                assert refused("fact", game=game, fact=name, **values) == (("fact",), "check-fact-same")
            else:
                question = asked("fact", game=game, fact=name, **values)
                ids = [option.id for option in question.options]
                assert ids.count(value_id(value)) == 1
                assert question.right == (value_id(value),)
                # The values of other games come first; a value is made up only if they are too few.
                assert known <= set(ids) or set(ids) <= known
                whole(question)

    def test_for_every_value_it_is_said_which_games_say_so(self) -> None:
        question = asked("fact", game="dietze", fact="zwick")
        told = dict(zip([option.id for option in question.options], whys(question), strict=True))
        for value, text in told.items():
            games = [
                game
                for game in COMPARED_GAMES
                if (one := fact(game, "zwick", VARIANTS)) is not None and value_id(one) == value
            ]
            assert all(WORDS(f"game-{game}") in text for game in games)
            assert games or text == "That’s true of none of these games."
        assert told["3"] == "That’s true of these: Dietze and Danyliuk’s Zwickern; Grupp’s Zwickern."

    @pytest.mark.parametrize(
        ("game", "name", "players", "value", "told"),
        [
            ("jensen", "pack-cards", None, "52", "This leaves out the jokers."),
            ("grupp", "pack-cards", None, "52", "This leaves out the jokers."),
            ("jensen", "pack-cards", None, "56", "4 × 13 = 52, and then come the jokers."),
            ("jensen", "picture", 4, "4", "The players get 4 × 13 = 52 cards. How many of the 55 are left?"),
            (
                "christiansen",
                "first-deal",
                4,
                "5",
                "48 cards go to the players, 24 in each deal. Share those 24 among 4 players.",
            ),
            ("jensen", "deals", 2, "5", "Each player gets 26 cards in all. Add up the deals until you’re there."),
            ("grupp", "deals", 4, "2", f"54 {GO}. Add up the deals until all are dealt."),
            ("dietze", "deals", 3, "3", f"48 {GO}, 12 in each deal. How many deals does that make?"),
            (
                "christiansen",
                "zwick",
                None,
                "3",
                "That’s true of these: Dietze and Danyliuk’s Zwickern; Grupp’s Zwickern.",
            ),
            ("dietze", "zwick", None, "2", "That’s true of none of these games."),
        ],
    )
    def test_a_wrong_value_is_answered_by_the_mistake_or_by_the_games_that_say_so(
        self, game: str, name: str, players: int | None, value: str, told: str
    ) -> None:
        """No game beside Zwickern is named in a question on Zwickern, and no other version in one on the first."""
        values = {} if players is None else {"players": players}
        question = asked("fact", game=game, fact=name, **values)
        why = question.option(value).why
        assert why is not None
        assert said([why]) == [told]

    @pytest.mark.parametrize(
        ("game", "name", "players", "value"),
        [("dietze", "pack-cards", None, "52"), ("jensen", "pack-cards", None, "55"), ("jensen", "picture", 4, "3")],
    )
    def test_a_right_value_of_one_game_or_of_the_first_needs_no_reason(
        self, game: str, name: str, players: int | None, value: str
    ) -> None:
        values = {} if players is None else {"players": players}
        assert asked("fact", game=game, fact=name, **values).option(value).why is None

    def test_a_number_that_all_games_share_gets_neighbours(self) -> None:
        assert [option.id for option in asked("fact", game="zwicken", fact="hand-cards").options] == [
            "2",
            "3",
            "4",
            "6",
        ]

    def test_what_is_not_known_is_refused(self) -> None:
        assert refused("fact", game="whist", fact="zwick") == (("game",), "check-game-unknown")
        assert refused("fact", game="jensen", fact="colour") == (("fact",), "check-fact-unknown")
        assert refused("fact", game="jensen", fact="partners", players=3) == (("fact",), "check-fact-same")


class TestWhichGames:
    def test_the_games_of_which_it_is_true(self) -> None:
        among = ["jensen", "zwicken", "zwikken-1900"]
        question = asked("which-games", fact="family", value="tricks", among=among)
        assert right(question, "zwicken", "zwikken-1900")
        assert not right(question, "zwicken")
        assert not right(question, *among)
        assert said([question.ask]) == ["For which of these games is this true: “It’s about winning tricks”?"]
        whole(question)

    def test_none_of_them_may_be_right(self) -> None:
        question = asked("which-games", fact="zwick", value="3", among=["jensen", "french"])
        assert question.right == ()
        assert right(question)
        assert said(line for option in question.options if (line := option.why)) == [
            "Jensen’s Zwickern: 1",
            "The French Zwickern: 1",
        ]

    def test_a_value_or_a_game_that_is_not_known_is_refused(self) -> None:
        games = ["jensen", "zwicken"]
        assert refused("which-games", fact="family", value="chess", among=games) == (("value",), "check-fact-value")
        assert refused("which-games", fact="zwick", value="3", among=games) == (("among", 1), "check-fact-not-there")
        found = refused("which-games", fact="family", value="tricks", among=["jensen", "go"])
        assert found == (("among", 1), "check-game-unknown")

    @pytest.mark.parametrize("name", ASKED_FACTS)
    def test_every_fact_with_every_value(self, name: str) -> None:
        """Where the number of players matters there are four."""
        said_by = {
            game: value_id(value) for game in COMPARED_GAMES if (value := fact(game, name, VARIANTS, 4)) is not None
        }
        for value in set(said_by.values()):
            question = asked("which-games", fact=name, value=value, players=4, among=list(said_by))
            assert set(question.right) == {game for game, one in said_by.items() if one == value}
            whole(question)
