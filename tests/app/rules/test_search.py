"""The search of the Rules page and its ten questions: what is found, where it leads, and what may be asked."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, follower, html, links, open_app, run, texts
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.rules import results
from tutor.app.rules.selection import LONGEST_SEARCH
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS, family_answer, rules_of_question
from tutor.engine.zwickern import VARIANTS
from tutor.text import language, render
from tutor.text.language import RELEASED

RULES = {rule.slug: rule for section in library().sections for rule in section.rules}


def found(wanted: str, **address: str) -> AppTest:
    """The page with what is found."""
    return open_app("rules", view="rules", search=wanted, **address)


def title(slug: str) -> str:
    """The label of the link to a rule."""
    return f"**{escape_markdown(RULES[slug].entry.title)}**"


def test_the_best_answer_comes_first_and_with_it_the_question_of_a_family() -> None:
    at = found("26 cards", variant="jensen")
    assert at.header[0].value == escape_markdown(WORDS("family-tie"))
    assert next(iter(label for label in links(at) if label.startswith("**"))) == title("most-cards")
    assert links(at)[title("most-cards")][1] == {
        "view": "rules",
        "variant": "jensen",
        "rule": "most-cards",
        "board": "1",
    }
    assert len(found("how high may a build be", variant="jensen").header) == 1


def test_words_lessons_and_puzzles_come_after_the_rules_and_lead_to_their_places() -> None:
    at = found("owner", variant="jensen")
    names = [WORDS("rules-view-words"), WORDS("rules-found-steps")]
    assert [one.value for one in at.subheader][:2] == names
    assert any(one.value.startswith("**owner") for one in at.markdown)
    lessons = [where for page, where in links(at).values() if page == "" and "step" in where]
    assert lessons
    assert not open_app("learn", **lessons[0]).info
    puzzle = next(one for one in library().puzzles if one.entry.title is not None)
    page, where = links(found(puzzle.entry.title or ""))[f"**{escape_markdown(puzzle.entry.title or '')}**"]
    assert (page, where) == ("puzzles", {"puzzle": puzzle.id.replace("/", "%2F")})


def test_of_what_only_other_games_have_the_word_comes_first() -> None:
    at = found("are there trumps in this", variant="jensen")
    shown = [one.value for one in at.markdown]
    word = next(place for place, text in enumerate(shown) if text.startswith("**trump**: "))
    rule = next(place for place, text in enumerate(shown) if text.startswith("Before play, "))
    assert word < rule
    assert WORDS("rules-view-words") not in [one.value for one in at.subheader]


def test_pages_are_found_beside_rules() -> None:
    assert links(found("print"))[f"**{WORDS('rules-view-sheet')}**"] == ("rules", {"view": "sheet"})
    assert links(found("take back"))[f"**{WORDS('play-take-back')}**"] == ("play", {})
    where = links(found(RULES["zwicken-mistakes"].entry.title))[title("zwicken-mistakes")]
    assert where == ("rules", {"view": "cousins", "cousin": "zwicken"})


def test_a_rule_that_holds_elsewhere_says_where() -> None:
    at = found("wild joker", variant="jensen")
    said = escape_markdown(WORDS("rules-found-elsewhere", variants=WORDS("variant-grupp")))
    assert said in [one.value for one in at.caption]


@pytest.mark.parametrize(
    "wanted",
    ["x" * 10_000, "?!…—", "\u202eגוק", "<b>build</b>", "**_`#[](build)", "$build$ :red[x]", "a\nb"],
    ids=lambda text: ascii(text[:8]),
)
def test_anything_may_be_asked_and_is_not_markup(wanted: str) -> None:
    at = found(wanted)
    shown = " ".join(wanted.split())[:LONGEST_SEARCH]
    assert not at.exception
    number = next(one.value for one in at.header if escape_markdown(shown[:30]) in one.value)
    assert "<b>build" not in html(at)
    assert ("ten questions" in number) == ("build" not in wanted)
    assert follower(at.text_input, "rules-search").value == shown


def test_where_nothing_is_found_the_ten_questions_are_shown() -> None:
    at = found("xyzzy")
    assert escape_markdown(WORDS("rules-found", number=0, text="xyzzy")) in [one.value for one in at.header]
    labels = [one.proto.label for one in at.get("page_link")]
    for question in FAMILY_QUESTIONS.values():
        assert labels.count(escape_markdown(WORDS(question))) == 2


# -- the ten questions --------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_question_is_a_tap_away_and_is_answered_in_the_variant_with_its_rule(variant: str) -> None:
    at = open_app("rules", view="rules", variant=variant)
    assert len(FAMILY_QUESTIONS) == 10
    for name, question in FAMILY_QUESTIONS.items():
        page, where = links(at)[escape_markdown(WORDS(question))]
        assert (page, where) == (
            "rules",
            {"view": "rules", "variant": variant, "section": where["section"], "ask": name},
        )
        shown = open_app("rules", **where)
        answer = family_answer(VARIANTS[variant], name)
        assert shown.header[0].value == escape_markdown(WORDS(question))
        assert escape_markdown(render(WORDS, answer.sentence)) in texts(shown)
        rules = [slug for slug in rules_of_question(name) if variant in RULES[slug].variants]
        assert rules, f"name {variant} in the `variants` of a rule that answers {name}"
        assert title(rules[0]) in links(shown)


@pytest.mark.parametrize("code", RELEASED)
def test_the_questions_are_asked_in_every_language(code: str) -> None:
    at = open_app("rules", lang=code, view="rules", variant="dietze", ask="zwick")
    assert at.header[0].value == escape_markdown(language(code)("family-zwick"))
    assert "<td>3</td>" in html(at)


def test_house_rules_have_answers_of_their_own() -> None:
    house = "name: kitchen-table\nbased_on: jensen\nzwick: 4\nmajority_on_tie: true\n"
    attempt_log.log().set_setting(LOCAL, "house/kitchen-table", house)
    assert "<td>4</td>" in html(open_app("rules", view="rules", variant="kitchen-table", ask="zwick"))
    shown = open_app("rules", view="rules", variant="kitchen-table", ask="tie")
    assert escape_markdown(WORDS("family-tie-shared", points=3)) in texts(shown)


def test_a_search_and_a_section_take_the_place_of_a_question() -> None:
    at = open_app("rules", view="rules", variant="jensen", ask="deal")
    follower(at.selectbox, "choose-section").set_value("05-laying")
    run(at)
    assert dict(at.query_params) == {"view": "rules", "variant": "jensen", "section": "05-laying"}
    at = open_app("rules", view="rules", variant="jensen", ask="deal")
    follower(at.text_input, "rules-search").set_value("joker")
    run(at)
    assert "ask" not in at.query_params
    assert at.query_params["search"] == "joker"


def test_a_question_that_there_is_not_is_said_to_be_unknown() -> None:
    at = open_app("rules", view="rules", ask="<b>*x*</b>")
    assert escape_markdown(WORDS("address-unknown", id="<b>*x*</b>")) in [one.value for one in at.info]


def test_the_index_is_made_once_the_page_is_drawn_so_that_no_search_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    monkeypatch.setattr(results, "_index", made.append)
    open_app("rules")
    assert made == ["en"]
