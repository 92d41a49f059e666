"""The door of the Play page: begin with one click, go on with a game, play the deal of the day, or choose anew."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import latest_day, today
from tutor.app.base.markdown import plain, told
from tutor.app.play.any_game.doors import earlier_matches, first_ways_in, numbered_deal, sent_deal, way_in, with_deal
from tutor.app.play.preferences import chosen_rules, keep, preferences
from tutor.app.play.review.keeping import kept_review
from tutor.app.play.running import Running, begin_match, last_matches
from tutor.app.play.seats import level_name, rules_title
from tutor.app.play.settings_form import settings_form
from tutor.app.visitor.match_address import DAY, OTHER_DOOR, asked_deal, asks_for_first, go_to_match
from tutor.app.visitor.page_address import PLAY_PAGE
from tutor.app.visitor.variants import variant_title, variants
from tutor.engine.zwickern import partner, plan
from tutor.matches.dealing import Numbered
from tutor.matches.events import Source
from tutor.matches.review.found import Review
from tutor.matches.review.words import luck_line
from tutor.matches.settings import PlaySettings
from tutor.text import Line, joined_texts


def door() -> None:
    """Draw the page while no match is shown."""
    st.title(words()("nav-play"), anchor=False)
    settings = preferences()
    kept = tuple(last_matches())
    asked = _asked()
    if asked is not None:
        sent_deal(asked, partial(_begin_deal, settings, asked, "address"))
    with st.container(key="begin", gap="small"):
        guided = asks_for_first() and not kept
        begin_now = partial(_begin, settings, guided=guided)
        first_ways_in(kept, _standing, begin_now, plain(_summary(settings)), sent=asked is not None)
        day = _of_day(settings)
        way_in(
            "play-day",
            "todays cards",
            partial(_begin_deal, settings, day, "day"),
            told(_day_told(day, kept)),
            first=False,
        )
    settings_form(settings)
    st.markdown(f":small[{plain(words()('play-fair'))}]")
    earlier_matches(kept, rules_title, _result)
    st.page_link(PLAY_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_DOOR))


def _summary(settings: PlaySettings) -> str:
    """Return the settings in one line: what is played, and by whom."""
    rules = chosen_rules(settings)
    seating = plan(rules, settings.players)
    you = settings.levels.index(None)
    mate = None if seating is None else partner(seating, you)
    others = [level_name(level) for seat, level in enumerate(settings.levels) if seat not in (you, mate)]
    parts = [variant_title(rules.name), words()("play-players", number=settings.players)]
    if mate is not None:
        parts.append(words()("play-partner-is", level=level_name(settings.levels[mate])))
    parts.append(words()("play-others-are", number=len(others), levels=joined_texts(words(), dict.fromkeys(others))))
    if settings.target is not None:
        parts.append(words()("play-to", target=settings.target))
    return joined_texts(words(), parts, "list-dot")


def _standing(running: Running) -> str:
    """Say where a match stands."""
    position = running.hand.position
    cards = sum(len(hand or ()) for hand in position.hands) + position.stock
    number = len(running.match.hands)
    return told(Line("play-standing", {"variant": rules_title(running), "number": number, "cards": cards}))


def _result(running: Running) -> str:
    return joined_texts(words(), map(str, running.match.totals), "list-dot")


def _asked() -> Numbered | None:
    """Return the deal that the address names; one that cannot be is told."""
    text = asked_deal()
    if text is None:
        return None
    if text == DAY:
        return _of_day(preferences())
    found = numbered_deal(text, variants())
    if found is not None and _is_coming(found):
        st.info(plain(words()("play-deal-too-early")))
        return None
    return found


def _is_coming(deal: Numbered) -> bool:
    """Tell whether this is the deal of a day that has not begun anywhere."""
    return deal.number.startswith("20") and len(deal.number) == 8 and deal.number > f"{latest_day():%Y%m%d}"


def _of_day(settings: PlaySettings) -> Numbered:
    rules = chosen_rules(settings)
    return Numbered(rules.base or rules.name, settings.players, f"{today():%Y%m%d}")


def _day_told(day: Numbered, kept: Sequence[Running]) -> Line:
    """Return what is said of the deal of the day: both results once it was played, yours and the careful player's."""
    for running in reversed(kept):
        match = running.match
        name = match.rules.base or match.rules.name
        for number, hand in enumerate(match.hands):
            if hand.over and day == Numbered(name, len(match.started.seats), hand.dealt.number):
                review = kept_review(match, number)
                if isinstance(review, Review) and review.careful is not None:
                    return luck_line(review, hand)
    return Line("play-day-about")


def _begin(settings: PlaySettings, *, guided: bool) -> None:
    keep(settings)
    go_to_match(begin_match(settings, chosen_rules(settings), guided=guided))


def _begin_deal(settings: PlaySettings, deal: Numbered, source: Source) -> None:
    """Begin with a deal that has an address: its variant and number of players, the levels as far as they fit."""
    rules = variants()[deal.variant]
    fitting = with_deal(settings, deal, rules)
    go_to_match(begin_match(fitting.model_copy(update={"target": None}), rules, deal.number, source))
