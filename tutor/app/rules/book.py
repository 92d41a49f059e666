"""The rule book: the rules of a variant, each with its sources, our reading, and boards to try it on."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from tutor.app.base.glossary import explained
from tutor.app.base.i18n import before_sentence, in_its_language, with_dots, words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.exercise.exercise import step_buttons
from tutor.app.rules.board import about_position, try_board
from tutor.app.rules.felt import faces_style, felt
from tutor.app.rules.questions import draw_answer, rule_of_question
from tutor.app.rules.results import results
from tutor.app.rules.selection import (
    LONGEST_SEARCH,
    asked_in_address,
    choose_in_address,
    chosen_in_address,
    rules_address,
    variant,
    variant_titles,
)
from tutor.app.visitor.address import choose_in_list
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import base_of, variants
from tutor.catalogue.rulebook import Rule, Section
from tutor.coach.zwickern.rules.changed_rules import changed_readings, changed_rules
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS
from tutor.coach.zwickern.rules.readings import ABOUT_SOURCES, SOURCE_NAMES, SOURCES

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

_OURS = "ours"


def book_view(head: "DeltaGenerator", table: "DeltaGenerator") -> None:
    """Draw the rule that the address names with its board, otherwise a section of the book or the search results."""
    book = [section for section in library().sections if not section.entry.cousins]
    if not book:
        st.info(escape_markdown(words()("rules-none")))
    elif "rule" in st.query_params:
        _one_rule(book, head, table)
    else:
        _sections(book)


def _holding(section: Section, name: str) -> list[Rule]:
    """List the rules of a section that apply in the variant of this name."""
    return [rule for rule in section.rules if base_of(name) in rule.variants]


def _rule_address(rule: Rule) -> dict[str, str]:
    """Return the query of a rule's address, in the chosen variant, with its first board."""
    return rules_address(rule=rule.slug, board="1")


# -- sections -----------------------------------------------------------------


def _sections(book: Sequence[Section]) -> None:
    name = variant()
    _differing(name)
    held = {section.id.rpartition("/")[2]: section for section in book if _holding(section, name)}
    ids = list(held)
    at = chosen_in_address("section", ids)
    wanted, asked = _wanted(), asked_in_address("ask", FAMILY_QUESTIONS)
    if wanted:
        results(wanted, name, _in_short)
    elif asked:
        draw_answer(asked, name)
        rule = rule_of_question(asked, name)
        _in_short([] if rule is None else [rule])
    else:
        _section(held[at], name)
        back, following = words()("learn-back"), words()("learn-next")
        step_buttons("section", ids, ids.index(at), back, following, solved=False, go=_go_to_section)
        draw_sources()


def _section(section: Section, name: str) -> None:
    with st.container(key="topic"):
        draw_text(section.entry.title, "title", st.header)
        with st.container(horizontal=True, width="content", key="beyond"):
            for view, label in (("compare", "rules-compare-tables"), ("sheet", "rules-print-sheet")):
                where = rules_address(view=view)
                page_link(RULES_PAGE, label=escape_markdown(words()(label)), query_params=where)
    if section.entry.about:
        draw_text(section.entry.about, "about")
    _in_short(_holding(section, name))


def _go_to_section(name: str) -> None:
    """Show a section and clear the search and the question, which would hide it."""
    st.query_params.from_dict(rules_address(section=name, search="", ask=""))


def _differing(name: str) -> None:
    """List what house rules change; the book states the rules of their base variant."""
    rules = variants()[name]
    if rules.base is not None:
        lines = [f"- {markdown(line)}" for line in changed_rules(rules)]
        st.info("\n".join([escape_markdown(words()("rules-house", base=variant_titles()[rules.base])), "", *lines]))


def _wanted() -> str:
    """Return what the address searches for."""
    wanted = " ".join(asked_in_address("search").split())[:LONGEST_SEARCH]
    session().pages.places["search"] = wanted
    return wanted


def _in_short(rules: Sequence[Rule]) -> None:
    """Draw the text and the sources of rules, each with its first board on a small felt and the link to its boards."""
    say = words()
    st.html(faces_style(say, rules))
    for rule in rules:
        with st.container(key=f"entry-{rule.slug}"):
            with st.container(gap="small"):
                with in_its_language(f"title-{rule.slug}", rule.entry.title):
                    label = f"**{escape_markdown(rule.entry.title)}**"
                    page_link(RULES_PAGE, label=label, query_params=_rule_address(rule))
                draw_text(rule.entry.text, f"rule-{rule.slug}")
                rule_sources(rule)
                if rule.examples:
                    label = escape_markdown(say("rules-try", number=len(rule.examples)))
                    page_link(RULES_PAGE, label=label, query_params=_rule_address(rule))
            if rule.examples:
                st.html(felt(say, rule.examples[0]))


def rule_sources(rule: Rule) -> None:
    """Draw a line of the sources of a rule and its variants, and our reading where the sources are unclear."""
    quiet_line(*_sources_of(rule))
    if rule.entry.reading:
        with in_its_language(f"ours-{rule.slug}", rule.entry.reading):
            ours = before_sentence(escape_markdown(words()("source-ours")))
            st.markdown(f":small[**{ours}** {escape_markdown(rule.entry.reading)}]")


def quiet_line(*sources: str) -> None:
    """Draw where a text comes from, in a quiet line."""
    if sources:
        st.caption(with_dots(*map(escape_markdown, sources)))


def _sources_of(rule: Rule) -> Iterator[str]:
    say = words()
    if changed_readings(variants()[variant()]) & set(rule.entry.readings):
        yield say("rules-house-here")
    if rule.entry.reading:
        yield say("rules-our-reading")
    if rule.entry.sources == (_OURS,) and not rule.variants:
        yield say("rules-source-silent")
    for source in rule.entry.sources:
        if source != _OURS or not rule.entry.reading:
            yield say(SOURCE_NAMES[source])
    if rule.entry.variants is not None:
        yield from (title for name, title in variant_titles().items() if name in rule.variants)


def draw_sources() -> None:
    """Draw the list of the sources in an expander, each with a description."""
    with st.expander(escape_markdown(words()("rules-sources"))):
        for source in SOURCES:
            about = words()(ABOUT_SOURCES[source])
            head = before_sentence(f"**{escape_markdown(words()(SOURCE_NAMES[source]))}**")
            st.markdown(f"{head} {escape_markdown(about)}")


# -- one rule -----------------------------------------------------------------


def _one_rule(book: Sequence[Section], head: "DeltaGenerator", table: "DeltaGenerator") -> None:
    """Draw a single rule with the board that the address names, otherwise its first one."""
    of = {rule.slug: (section, rule) for section in book for rule in section.rules}
    slug = chosen_in_address("rule", list(of))
    section, rule = of[slug]
    # If the address names no variant, the last one visited may lack this rule.
    default = None if "variant" in st.query_params else rule.variants[0]
    name = variant(default)
    with head:
        with in_its_language("section", section.entry.title):
            st.markdown(f":small[{escape_markdown(section.entry.title)}]")
        draw_text(rule.entry.title, "title", st.header)
        explained(library().glossary, rule.entry.text, key="rule")
        rule_sources(rule)
        if base_of(name) not in rule.variants:
            st.info(escape_markdown(words()("rules-not-here", variant=variant_titles()[name])))
    if rule.examples:
        _boards(rule, head, table)
    held = [rule.slug for part in book for rule in (part.rules if part is section else _holding(part, name))]
    ids = [one for one in held if one == slug or base_of(name) in of[one][1].variants]
    back, following = words()("learn-back"), words()("learn-next")
    step_buttons("rule", ids, ids.index(slug), back, following, solved=False, go=_go_to_rule)
    where = rules_address(section=section.id.rpartition("/")[2], search="", ask="")
    page_link(
        RULES_PAGE, label=escape_markdown(words()("rules-whole-section", title=section.entry.title)), query_params=where
    )


def _go_to_rule(slug: str) -> None:
    st.query_params.from_dict(rules_address(rule=slug, board="1"))


def _boards(rule: Rule, head: "DeltaGenerator", table: "DeltaGenerator") -> None:
    """Draw the boards of a rule, one at a time."""
    numbers = [str(number) for number in range(1, len(rule.examples) + 1)]
    with head:
        at = chosen_in_address("board", numbers)
        if len(numbers) > 1:
            labels = {number: words()("rules-board", number=number) for number in numbers}
            choose_in_list("board", labels, words()("rules-boards"), partial(choose_in_address, "board"))
        example = rule.examples[int(at) - 1]
        draw_text(example.entry.text, "example")
        about_position(example.position)
    try_board(f"rules/{rule.slug}/{at}", example.position, table)
