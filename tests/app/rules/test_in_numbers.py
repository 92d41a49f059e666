"""The view In numbers: claims with their verdicts, as the files have them, for each table."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, click, open_app
from tutor.app.base.i18n import with_dots
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.rules import own_numbers
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.variants import HOUSE_PREFIX
from tutor.coach.kits import rules_named
from tutor.content.files.numbers import CountedEntry, NumbersQuestion
from tutor.engine.zwickern import VARIANTS
from tutor.lab.numbers.book import cells_of
from tutor.lab.numbers.claims import CLAIMS, ClaimFinding, finding_of
from tutor.lab.numbers.counted import NumbersJob, count_range
from tutor.lab.numbers.trick_claims import TRICK_CLAIMS
from tutor.text import language

MANY = {
    name: max((one.seats for one in library().numbers["seats"].entries if one.variant == name), default=0)
    for name in VARIANTS
}

ALL_TITLES = [WORDS(f"tested-title-{name}") for name in CLAIMS]


def entry_of(question: NumbersQuestion, variant: str, seats: int) -> CountedEntry:
    entries = library().numbers[question].entries
    return next(one for one in entries if (one.variant, one.seats, one.players) == (variant, seats, "careful"))


def titles(at: AppTest) -> list[str]:
    return [str(one.value) for one in at.header]


def test_the_usual_table_is_shown_with_every_claim_in_order() -> None:
    at = open_app("rules", view="numbers", variant="jensen")
    assert titles(at)[-len(CLAIMS) :] == ALL_TITLES


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_every_variant_has_claims_that_make_sense_there(variant: str, code: str) -> None:
    at = open_app("rules", view="numbers", variant=variant, lang=code)
    assert len(titles(at)) >= 1 + 6
    jokers = [WORDS("tested-title-joker-builds"), WORDS("tested-title-luck")]
    if variant == "dietze" and code == "en":
        assert not set(jokers) & set(titles(at))


def test_a_figure_is_that_of_the_file_with_its_error() -> None:
    """Of 100 points so many are on jokers: worked out here from the sums of the file, with nothing but arithmetic."""
    entry = entry_of("jokers", "jensen", 4)
    hits, tries, squares, products, tries_squared = entry.sums["points/jokers"]
    ratio = hits / tries
    rest = squares - 2 * ratio * products + ratio**2 * tries_squared
    error = 1.96 * (rest * entry.games / (entry.games - 1)) ** 0.5 / tries
    at = open_app("rules", view="numbers", variant="jensen")
    said = next(one.value for one in at.markdown if one.value.startswith("Of 100 points"))
    margin = f"(±\N{NO-BREAK SPACE}{max(1, round(100 * error))})"
    assert escape_markdown(f"{round(100 * ratio)}\N{NO-BREAK SPACE}{margin}") in said


def test_each_chart_has_a_table_with_as_many_rows_as_it_has_bars() -> None:
    at = open_app("rules", view="numbers", variant="jensen")
    tables = [
        one.proto.body for one in at.get("html") if "plain-table" in one.proto.body and "<tbody>" in one.proto.body
    ]
    charts = at.get("vega_lite_chart")
    assert len(tables) == len(charts) == len(CLAIMS)
    for table in tables:
        cells = re.findall(r"<td>(-?\d+ \(-?\d+ to -?\d+\))</td>", table)
        assert len(cells) >= table.count('<th scope="row">') >= 2
        # A hundred thousand games have counts of more than three digits, which are grouped.
        assert re.search(r"<td>\d{1,3}(,\d{3})+</td>", table)
        assert re.search(r"<td>\d{4,}</td>", table) is None


def test_the_number_of_players_is_chosen_in_the_address() -> None:
    two = open_app("rules", view="numbers", variant="jensen", seats="2")
    games = entry_of("laying", "jensen", 2).games
    assert any(f"Counted in {games:,} games with 2 careful players" in one.value for one in two.markdown)
    many = open_app("rules", view="numbers", variant="jensen", seats="17")
    assert [one.value for one in many.info] == [escape_markdown(WORDS("address-unknown", id="17"))]


def own_table(monkeypatch: pytest.MonkeyPatch) -> AppTest:
    """The view at a table of the visitor's own, where few games are counted at a press of the key."""
    monkeypatch.setattr(own_numbers, "_MORE", 40)
    log().set_setting(LOCAL, f"{HOUSE_PREFIX}ours", "name: ours\nbased_on: jensen\nzwick: 2\n")
    return open_app("rules", view="numbers", variant="ours")


def counted_games(at: AppTest) -> list[int]:
    found = (re.search(r"Counted in ([\d,]+) games with 4 careful", one.value) for one in at.markdown)
    return [int(one[1].replace(",", "")) for one in found if one is not None]


def test_a_table_of_the_visitors_own_is_counted_while_the_visitor_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    at = own_table(monkeypatch)
    assert escape_markdown(WORDS("tested-own")) in [one.value for one in at.markdown]
    assert counted_games(at) == []
    click(at, "count-own")
    assert escape_markdown(WORDS("tested-own")) not in [one.value for one in at.markdown]
    assert counted_games(at) == [40]
    assert WORDS("tested-title-jokers") in titles(at)
    click(at, "count-own")
    assert counted_games(at) == [80]


def test_what_was_counted_in_parts_is_what_the_same_games_give_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    at = click(own_table(monkeypatch), "count-own")
    kept = at.session_state["visit"].rules.numbers
    whole = count_range(NumbersJob(kept.rules, 4, "careful"), 0, 40).sums
    assert {question: cells_of(entry) for question, entry in kept.entries.items()} == whole


def test_after_enough_games_no_more_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_numbers, "MOST_OWN_GAMES", 40)
    at = click(own_table(monkeypatch), "count-own")
    assert "count-own" not in [one.key for one in at.button]


@pytest.mark.parametrize(("code", "asked"), [("en", "statistics"), ("de", "Wahrscheinlichkeit"), ("fr", "probabilité")])
def test_a_search_for_figures_leads_to_the_view(code: str, asked: str) -> None:
    at = open_app("rules", search=asked, lang=code)
    queries = [one.proto.query_string for one in at.get("page_link")]
    assert any("view=numbers" in query for query in queries)


WAYS = sorted({one.variant for one in library().numbers["staying"].entries})


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_a_variant_of_a_trick_taking_game_has_questions_of_its_own(way: str, code: str) -> None:
    at = open_app("rules", view="numbers", way=way, lang=code)
    wanted = [language(code)(f"tested-title-{name}") for name in ("one-trump", "more-trumps", "dealer-pays")]
    assert set(wanted) <= set(titles(at))
    assert not at.exception


def test_the_numbers_of_a_trick_taking_game_are_those_of_its_file() -> None:
    """Worked out here from the sums of the file, with nothing but arithmetic."""
    entry = next(
        one for one in library().numbers["chips"].entries if (one.variant, one.players) == ("zwicken", "careful")
    )
    hits, tries, squares, products, tries_squared = entry.sums["won/4"]
    ratio = hits / tries
    rest = squares - 2 * ratio * products + ratio**2 * tries_squared
    error = 1.96 * (rest * entry.games / (entry.games - 1)) ** 0.5 / tries
    at = open_app("rules", view="numbers", way="zwicken")
    wanted = escape_markdown(f"{round(100 * ratio)}\N{NO-BREAK SPACE}(±\N{NO-BREAK SPACE}{round(100 * error)})")
    assert any(wanted in one.value for one in at.markdown)


def test_where_only_casual_players_have_played_enough_their_numbers_are_shown() -> None:
    for way in WAYS:
        at = open_app("rules", view="numbers", way=way)
        theirs = sum(one.value.endswith(escape_markdown(WORDS("tested-only-greedy"))) for one in at.markdown)
        assert theirs == sum(_only_casual(way, name) for name in TRICK_CLAIMS), way


def _only_casual(way: str, name: str) -> bool:
    """Whether many games of casual players answer a question that fewer of careful ones leave open."""
    claim, rules = TRICK_CLAIMS[name], rules_named(way, {})
    entries = [one for one in library().numbers[claim.question].entries if one.variant == way]
    careful, casual = (next(one for one in entries if one.players == level) for level in ("careful", "greedy"))
    found, theirs = (finding_of(claim, entry, rules) for entry in (careful, casual))
    if found is None or theirs is None or casual.games <= careful.games:
        return False
    return found.finding is ClaimFinding.OPEN and theirs.finding is not ClaimFinding.OPEN


def test_the_list_of_tables_leads_to_a_trick_taking_game_and_back() -> None:
    at = open_app("rules", view="numbers", variant="jensen", seats="2")
    (choice,) = (one for one in at.selectbox if "choose-any" in str(one.key))
    choice.set_value("zwikken-1900").run()
    assert at.query_params["way"] == "zwikken-1900"
    assert "seats" not in at.query_params
    (choice,) = (one for one in at.selectbox if "choose-any" in str(one.key))
    choice.set_value("grupp").run()
    assert at.query_params["variant"] == "grupp"
    assert "way" not in at.query_params


def test_an_address_may_name_one_claim_and_a_link_leads_to_all() -> None:
    at = open_app("rules", view="numbers", variant="jensen", claim="laying")
    assert [one for one in titles(at) if one in ALL_TITLES] == [WORDS("tested-title-laying")]
    (back,) = (one for one in at.get("page_link") if one.proto.label == WORDS("tested-all"))
    assert "claim" not in back.proto.query_string
    unknown = open_app("rules", view="numbers", variant="jensen", claim="luck-of-the-Irish")
    assert [one for one in titles(unknown) if one in ALL_TITLES] == ALL_TITLES
    assert [one.value for one in unknown.info] == [escape_markdown(WORDS("address-unknown", id="luck-of-the-Irish"))]


def test_a_claim_that_makes_no_sense_at_a_table_leaves_the_others() -> None:
    """In Dietze's and Danyliuk's version there are no jokers for which one could build."""
    at = open_app("rules", view="numbers", variant="dietze", claim="joker-builds")
    assert WORDS("tested-title-laying") in titles(at)


def test_advice_names_its_sources_and_a_question_has_none() -> None:
    at = open_app("rules", view="numbers", variant="jensen")
    both = with_dots(*(escape_markdown(WORDS(f"source-{name}")) for name in ("english", "german")))
    assert [one.value for one in at.caption].count(both) == sum(bool(one.sources) for one in CLAIMS.values())
    assert all(bool(one.sources) != one.asks for one in CLAIMS.values())
