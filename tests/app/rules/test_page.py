"""The Rules page: every view by its address, the rule book with its boards, one position under each variant."""

from collections import Counter

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import (
    WORDS,
    board_of,
    click,
    follower,
    has_board,
    html,
    links,
    make_play,
    open_app,
    run,
    texts,
    verdicts,
)
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.rules.known_positions import kinds, positions
from tutor.app.rules.selection import LONGEST_SEARCH, VIEWS
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.rulebook import Example, Rule, Section
from tutor.coach.zwickern.rules.comparison import compare_games
from tutor.coach.zwickern.rules.readings import SOURCES
from tutor.coach.zwickern.rules.under_each_variant import ruling
from tutor.engine import zwikken
from tutor.engine.zwickern import VARIANTS, Build, Capture, Lay, Play, read_play, violations
from tutor.text import render
from tutor.text.language import UNRELEASED

BOOK = [section for section in library().sections if not section.entry.cousins]
RULES = [rule for section in BOOK for rule in section.rules]
TRIED = [
    next((rule, number) for rule in section.rules for number, one in enumerate(rule.examples) if one.entry.illegal)
    for section in library().sections
    if any(one.entry.illegal for rule in section.rules for one in rule.examples)
]
"""A board of each section; that all of them are right is proven when they are loaded."""
OWN = """variant: jensen
seats: [North, East, South, West]
turn: South
hands: {South: [4S, 5H]}
table: [9C]
"""


def page(**address: str) -> AppTest:
    """The page at an address."""
    return open_app("rules", **address)


def with_own(text: str, **address: str) -> AppTest:
    """The page at an address after a text was written in the Workshop."""
    at = open_app("workshop", view="yaml")
    follower(at.text_area, "workshop-yaml").set_value(text)
    run(at)
    at.switch_page("views/rules.py")
    at.query_params.clear()
    for key, value in address.items():
        at.query_params[key] = value
    return run(at)


# -- the views ----------------------------------------------------------------


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("variant", ["jensen", "grupp"])
def test_every_view_is_shown_at_its_address(view: str, variant: str) -> None:
    at = page(view=view, variant=variant)
    assert at.title[0].value == WORDS("nav-rules")
    assert at.query_params["view"] == view
    assert not at.info or view == "compare" or has_board(at)


def test_a_view_is_chosen_from_the_list_of_topics() -> None:
    at = page(section="05-laying")
    follower(at.selectbox, "choose-section").set_value("view/tables")
    run(at)
    assert dict(at.query_params) == {"view": "tables", "variant": "jensen"}
    follower(at.selectbox, "choose-variant").set_value("french")
    run(at)
    assert dict(at.query_params) == {"view": "tables", "variant": "french"}


@pytest.mark.parametrize("address", [{}, {"rule": RULES[0].slug}, {"search": "joker"}, {"view": "words"}])
def test_every_topic_has_a_link_in_every_view_and_the_one_shown_is_marked(address: dict[str, str]) -> None:
    shown = html(page(**address))
    for view in VIEWS[1:]:
        assert f'<a href="rules?view={view}' in shown
    for section in BOOK:
        if any("jensen" in rule.variants for rule in section.rules):
            assert f"section={section.id.rpartition('/')[2]}" in shown
    assert shown.count('aria-current="true"') == ("search" not in address)


def test_a_search_leads_from_any_view_to_the_rules() -> None:
    at = page(view="words")
    follower(at.text_input, "rules-search").set_value("joker")
    run(at)
    assert dict(at.query_params) == {"view": "rules", "search": "joker"}


def test_another_table_is_chosen_for_the_rule_that_is_shown() -> None:
    at = page(rule=RULES[0].slug, variant="jensen")
    follower(at.selectbox, "choose-variant").set_value("grupp")
    run(at)
    assert dict(at.query_params) == {"view": "rules", "variant": "grupp", "rule": RULES[0].slug, "board": "1"}


def test_only_a_choice_changes_the_address() -> None:
    for address in ({}, {"view": "compare"}, {"rule": RULES[0].slug}, {"view": "position"}):
        at = page(**address)
        assert dict(at.query_params) == address


@pytest.mark.parametrize("key", ["view", "variant", "section", "rule", "position", "other"])
def test_an_address_that_names_nothing_is_reported(key: str) -> None:
    view = {"position": "position", "other": "compare"}.get(key, "rules")
    at = page(**({"view": view} | {key: "no-such-thing"}))
    assert escape_markdown(WORDS("address-unknown", id="no-such-thing")) in [one.value for one in at.info]


# -- the book -----------------------------------------------------------------


@pytest.mark.parametrize("variant", ["jensen", "grupp"])
def test_every_rule_of_a_variant_is_shown_with_its_sources(variant: str) -> None:
    shown = set()
    for section in library().sections:
        held = [rule for rule in section.rules if variant in rule.variants]
        if not held:
            continue
        at = page(view="rules", variant=variant, section=section.id.rpartition("/")[2])
        assert at.header[0].value == escape_markdown(section.entry.title)
        found = links(at)
        for rule in held:
            _, where = found[f"**{escape_markdown(rule.entry.title)}**"]
            assert where == {"view": "rules", "variant": variant, "rule": rule.slug, "board": "1"}
            assert escape_markdown(rule.entry.text) in texts(at)
            assert (escape_markdown(rule.entry.reading or "")) in texts(at)
            shown.add(rule.slug)
    assert shown == {rule.slug for rule in RULES if variant in rule.variants}


def test_every_rule_names_a_source_or_is_marked_as_our_reading() -> None:
    for rule in [section.rules[0] for section in BOOK] + [rule for rule in RULES if rule.entry.reading][:2]:
        at = page(rule=rule.slug)
        told = " ".join(one.value for one in at.caption)
        for source in rule.entry.sources:
            name = "rules-our-reading" if source == "ours" else f"source-{source}"
            assert escape_markdown(WORDS(name)) in told, rule.slug
        assert (escape_markdown(WORDS("rules-our-reading")) in told) == (rule.entry.reading is not None), rule.slug


def test_the_sources_are_explained_under_each_section() -> None:
    at = page()
    for source in SOURCES:
        assert escape_markdown(WORDS(f"source-{source}-about")) in texts(at)


def test_a_rule_is_found_by_its_words() -> None:
    rule = next(rule for rule in RULES if "dietze" in rule.variants)
    at = page(variant="dietze")
    follower(at.text_input, "rules-search").set_value(f" {rule.entry.title.upper()} ")
    run(at)
    assert f"**{escape_markdown(rule.entry.title)}**" in links(at)
    follower(at.text_input, "rules-search").set_value("xyzzy")
    run(at)
    assert escape_markdown(WORDS("rules-found", number=0, text="xyzzy")) == at.header[0].value


@pytest.mark.parametrize(
    ("code", "wanted", "same"),
    [
        ("fr", "DEPOSER", "déposer"),
        ("de", "eigentumer", "Eigentümer"),
        ("de", "build", "Stapel"),
        ("fr", "rauben", "prise"),
        ("en", "Geber", "dealer"),
    ],
)
def test_rules_are_found_without_accents_and_by_the_words_of_other_languages(
    code: str, wanted: str, same: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(UNRELEASED, "1")
    at = page(lang=code)
    follower(at.text_input, "rules-search").set_value(wanted)
    found = set(links(run(at)))
    follower(at.text_input, "rules-search").set_value(same)
    assert found
    assert found >= set(links(run(at)))


def test_what_is_searched_for_is_in_the_address() -> None:
    rule = next(rule for rule in RULES if "jensen" in rule.variants)
    at = page(view="rules", variant="jensen")
    follower(at.text_input, "rules-search").set_value(rule.entry.title)
    run(at)
    assert at.query_params["search"] == rule.entry.title
    shown = page(**dict(at.query_params))
    assert follower(shown.text_input, "rules-search").value == rule.entry.title
    _, where = links(shown)[f"**{escape_markdown(rule.entry.title)}**"]
    assert where == {"view": "rules", "variant": "jensen", "rule": rule.slug, "board": "1"}
    follower(shown.selectbox, "choose-section").set_value("05-laying")
    run(shown)
    assert dict(shown.query_params) == {"view": "rules", "variant": "jensen", "section": "05-laying"}


def test_an_address_may_search_for_anything() -> None:
    wanted = "<b>*x*</b> " * 50
    at = page(view="rules", search=wanted)
    shown = " ".join(wanted.split())[:LONGEST_SEARCH]
    assert escape_markdown(WORDS("rules-found", number=0, text=shown)) == at.header[0].value


def test_a_rule_that_does_not_hold_in_the_chosen_way_is_shown_and_said_to_be_none() -> None:
    rule = next(rule for rule in RULES if "grupp" not in rule.variants)
    at = page(rule=rule.slug, variant="grupp")
    assert at.header[0].value == escape_markdown(rule.entry.title)
    assert escape_markdown(WORDS("rules-not-here", variant=WORDS("variant-grupp"))) in [one.value for one in at.info]


def test_a_rule_without_a_variant_is_shown_in_one_where_it_holds() -> None:
    rule = next(rule for rule in RULES if rule.variants == ("grupp",))
    at = page(rule=rule.slug)
    assert not at.info or has_board(at)
    assert at.session_state["visit"].pages.places["variant"] == "grupp"


def test_back_and_next_go_through_the_rules_of_a_variant() -> None:
    held = [rule.slug for rule in RULES if "french" in rule.variants]
    at = page(rule=held[0], variant="french")
    for slug in held[1:4]:
        click(at, "next-rule")
        assert at.query_params["rule"] == slug
    click(at, "previous-rule")
    assert at.query_params["rule"] == held[2]


# -- boards -------------------------------------------------------------------


def _open(rule: Rule, number: int) -> AppTest:
    return page(rule=rule.slug, variant=rule.examples[number].position.rules.name, board=str(number + 1))


@pytest.mark.parametrize(("rule", "number"), TRIED, ids=lambda one: getattr(one, "slug", str(one)))
def test_what_a_board_claims_can_be_tried_on_it(rule: Rule, number: int) -> None:
    example = rule.examples[number]
    at = _open(rule, number)
    assert escape_markdown(example.entry.text) in texts(at)
    assert not verdicts(at)
    legal = read_play(example.position, example.entry.legal[0]).play
    make_play(at, example.position, legal)
    assert verdicts(at)[0].startswith(f"**{WORDS('feedback-title-allowed')}.**")
    wrong = [read_play(example.position, stated.play).play for stated in example.entry.illegal]
    for play in wrong:
        if violations(example.position, play) and play.card in example.position.hand and _on_table(example, play):
            make_play(at, example.position, play)
            assert verdicts(at)[0].startswith(f"**{WORDS('feedback-title-wrong')}.**")


def _on_table(example: Example, play: Play) -> bool:
    items = play.takes if isinstance(play, Capture) else (play.onto,) if isinstance(play, Build) and play.onto else ()
    return Counter(items) <= Counter(example.position.table)


def test_a_board_can_be_begun_again_and_nothing_is_counted() -> None:
    rule, number = TRIED[0]
    example = rule.examples[number]
    at = _open(rule, number)
    make_play(at, example.position, Lay(example.position.hand[-1]))
    epoch = board_of(at)["epoch"]
    click(at, "again")
    assert not verdicts(at)
    assert board_of(at)["epoch"] != epoch
    tried = at.session_state["visit"].logged.tried
    assert tried is None or not tried.attempts


# -- comparison, tables, words, cousins ---------------------------------------


def test_any_two_variants_are_compared() -> None:
    at = page(view="compare", variant="dietze", other="grupp")
    shown = html(at)
    rows = compare_games(VARIANTS["dietze"], VARIANTS["grupp"])
    for row in rows:
        assert render(WORDS, row.title) in shown
    assert WORDS("rules-differs", number=sum(not row.same for row in rows)) in shown
    follower(at.selectbox, "choose-other").set_value("dietze")
    run(at)
    assert at.query_params["other"] == "dietze"
    assert escape_markdown(WORDS("rules-compare-same")) in [one.value for one in at.info]


def test_the_tables_are_those_of_the_rules() -> None:
    shown = html(page(view="tables", variant="french"))
    assert "4\u00a0×\u00a04, then 2\u00a0×\u00a05<br>and 1 more on the table" in shown
    assert "30, plus Zwicks" in shown
    shown = html(page(view="tables", variant="grupp"))
    assert "Total with 7 packs (25 players)" in shown
    assert WORDS("tables-zwick-no-joker") in shown


def test_the_words_are_in_three_languages_and_are_found_in_each() -> None:
    at = page(view="words")
    assert '<td lang="de">ablegen</td><td lang="fr">déposer</td>' in html(at)
    for wanted in ("laid", "ablegen", "déposer"):
        at.text_input(key="glossary-search").set_value(wanted)
        run(at)
        assert '<td lang="de">ablegen</td><td lang="fr">déposer</td>' in html(at)
        assert "Hupf und Sprung" not in html(at)
    at.text_input(key="glossary-search").set_value("xyzzy")
    run(at)
    assert escape_markdown(WORDS("glossary-none", text="xyzzy")) in texts(at)


def test_the_cousins_are_told_apart() -> None:
    at = page(view="cousins")
    assert "the 7 of diamonds".capitalize() in html(at)
    assert WORDS("game-zwikken-1850") in html(at)
    assert f"{WORDS('cousins-hand-cards')}</th><td>4 or 5</td><td>3</td>" in html(at)
    assert WORDS("names-zwicker-is") in html(at)


def test_the_same_three_cards_are_in_three_columns() -> None:
    at = page(view="cousins")
    told = ("\n".join(one.value for one in column.markdown).replace("\\", "") for column in at.columns[-3:])
    first, second, third = told
    assert "K♠ counts as 4 or 14" in first
    # With spades as trumps; the values, the places and the duties are read from the rules.
    assert "7♦ is a trump: only A♠ beats it" in second
    assert "K♠ is a trump: only A♠, 7♦ beat it" in second
    assert "7♦ isn’t in the pack" in third
    assert "K♠ is a trump: only A♠ beats it. In a trick it scores 3 points" in third
    assert "10♥ isn’t a trump: A♥, K♥, Q♥, J♥ and every trump beat it. If its suit were trumps" in third
    for column, duty in ((first, "fishing"), (second, "always"), (third, "when-trumping")):
        assert WORDS(f"triple-do-{duty}") in column


@pytest.mark.parametrize("section", [one for one in library().sections if one.entry.cousins], ids=lambda one: one.id)
def test_a_section_on_another_game_has_its_rules_and_says_where_the_source_is_silent(section: Section) -> None:
    at = page(view="cousins", cousin=section.id.rpartition("/")[2][3:])
    for rule in section.rules:
        assert escape_markdown(rule.entry.text) in texts(at)
    silent = [rule for rule in section.rules if rule.entry.sources == ("ours",)]
    assert "".join(one.value for one in at.caption).count(WORDS("rules-source-silent")) == len(silent)


def test_the_numbers_beside_the_rules_are_those_of_the_engine() -> None:
    shown = html(page(view="cousins", cousin="zwikken-today"))
    assert f"{WORDS('number-of-turned')}</th><td>{1 + len(zwikken.VARIANTS['zwikken-2000'].prices)}</td>" in shown
    assert f"{WORDS('number-of-three-alike')}</th><td>10 A K Q J</td>" in shown
    shown = html(page(view="cousins", cousin="zwicken"))
    assert f"{WORDS('number-of-hop')}</th><td>1 seat</td><td>2 seats</td>" in shown


# -- one position under each --------------------------------------------------


@pytest.mark.parametrize("kind", ["rules", "lessons", "puzzles", "games"])
def test_a_position_is_looked_at_under_each_variant(kind: str) -> None:
    assert kind in kinds()
    names = list(positions(kind))
    name = names[len(names) // 2]
    at = page(view="position", position=name)
    assert at.query_params["position"] == name
    assert not at.info
    assert WORDS("under-summary") in html(at)
    position = positions(kind)[name].position
    play = Lay(position.hand[0])
    make_play(at, position, play)
    for rules in VARIANTS.values():
        said = render(WORDS, ruling(position, rules, play).why)
        assert said.replace("'", "&#x27;") in html(at)


def test_a_play_is_chosen_from_the_list_as_well() -> None:
    at = page(view="position", position=next(iter(positions("rules"))))
    box = follower(at.selectbox, "choose-play")
    assert box.value is None
    box.set_value(1)
    run(at)
    assert follower(at.selectbox, "choose-play").value == 1
    assert WORDS("under-column-why") in html(at)


def test_a_position_of_the_workshop_is_built_down_where_that_is_allowed() -> None:
    assert not has_board(page(view="position", position="own"))
    at = with_own(OWN, view="position", position="own")
    assert has_board(at)
    assert WORDS("board-make", value=5) in str(board_of(at)["actions"])
    refused = [one.value for one in at.markdown if "never subtract" in one.value]
    assert len(refused) == 2, "in the two games that only add"


def test_the_board_offers_what_other_variants_can_build() -> None:
    text = OWN.replace("jensen", "dietze").replace("4S, 5H", "KS, 5H")
    at = with_own(text, view="position", position="own")
    (builds,) = [action["choices"] for action in board_of(at)["actions"] if "choices" in action]
    made = {choice["id"] for choices in builds.values() for one in choices.values() for choice in one}
    assert "5:2" in made, "the king as 4 under 9, as in Jensen's game"


def test_a_text_with_faults_is_not_a_position_here() -> None:
    at = with_own(OWN.replace("9C", "99"), view="position", position="own")
    assert not has_board(at)
    assert escape_markdown(WORDS("under-own-none")) in [one.value for one in at.info]


def test_texts_of_an_address_are_not_markup() -> None:
    at = page(view="position", position="<b>*x*</b>")
    assert escape_markdown(WORDS("address-unknown", id="<b>*x*</b>")) in [one.value for one in at.info]


# -- house rules --------------------------------------------------------------

HOUSE = "name: kitchen-table\nbased_on: french\ntitle: <i>At home</i>\nzwick: 4\n"


@pytest.mark.parametrize("view", ["rules", "compare", "position", "tables", "sheet"])
def test_house_rules_are_offered_and_their_title_is_not_markup(view: str) -> None:
    attempt_log.log().set_setting(LOCAL, "house/kitchen-table", HOUSE)
    at = page(view=view, variant="kitchen-table", position="own")
    assert "<i>" not in html(at)
    if view == "position":
        at = with_own(OWN.replace("jensen", "kitchen-table"), view="position", position="own")
        assert "&lt;i&gt;At home&lt;/i&gt;" in html(at)
        return
    assert at.query_params["variant"] == "kitchen-table"
    if view == "rules":
        held = next(rule for rule in RULES if "french" in rule.variants)
        assert escape_markdown(held.entry.text) in texts(at), "the rules of the game that they are based on"
    else:
        assert "<td>4</td>" in html(at) or "<td>4 points</td>" in html(at)


def test_the_book_says_where_house_rules_differ() -> None:
    house = "name: kitchen-table\nbased_on: jensen\nbuild_on_empty: true\nmajority: 5\n"
    attempt_log.log().set_setting(LOCAL, "house/kitchen-table", house)
    at = page(view="rules", variant="kitchen-table")
    said = "\n".join(one.value for one in at.info)
    assert WORDS("rules-house", base="Jensen") in said.replace("\\", "")
    assert said.count("\n- ") == 2
    line = escape_markdown(WORDS("rules-house-here"))
    jensen = [rule for rule in RULES if "jensen" in rule.variants]
    for differs in (True, False):
        rule = next(rule for rule in jensen if bool({"15", "jensen-points"} & set(rule.entry.readings)) == differs)
        shown = page(view="rules", variant="kitchen-table", rule=rule.slug, board="1")
        assert any(line in one.value for one in shown.caption) == differs, rule.slug
    assert not page(view="rules", variant="jensen").info
