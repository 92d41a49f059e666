"""The learner's mastery of each concept in each variant, as a table and over time."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import date_text, day_text, today
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.plots import DAY_WORDS, days, plot, pointed_at
from tutor.app.visitor.learner import LearnerProgress
from tutor.app.visitor.variants import variant_title
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.text import Family
from tutor.text.formats import day_words
from tutor.trainer.mastery import MasteryLevel
from tutor.trainer.schedule import ConceptState

# Colours that stand out on a light and on a dark page.
_COLOURS = {MasteryLevel.LEARNT: "#a9c8e3", MasteryLevel.SETTLED: "#5b97c9", MasteryLevel.SURE: "#2a6aa6"}
_HEIGHT = 240
_LEVELS = Family("level-{}", MasteryLevel, lambda level: level.name.lower())
_MOST_DAYS = 1000
# The field that orders the parts of a bar: the names of levels sort differently in every language.
_PLACE = "place"


def mastery_table(known: LearnerProgress) -> None:
    """Draw a table of all concepts tried, by variant: the level of each, its last try, and its next review."""
    st.header(words()("progress-concepts"), help=words()("progress-levels"))
    # They are ordered by their end, so that the last one with a concept wins.
    last = {(exercise.concept, exercise.variant): exercise.end for exercise in known.exercises}
    rows = []
    for (concept, variant), level in sorted(known.levels.items(), key=lambda entry: (entry[0][1], -entry[1])):
        state = known.states.get((concept, variant))
        rows.append(
            {
                words()("progress-column-variant"): escape_markdown(variant_title(variant)),
                words()("progress-column-concept"): words()(CONCEPTS[concept]),
                words()("progress-column-level"): words()(_LEVELS[level]),
                words()("progress-column-last"): day_text(last[concept, variant]),
                words()("progress-column-due"): _comes_back(state),
            }
        )
    if rows:
        st.table(rows)
    else:
        st.markdown(escape_markdown(words()("progress-no-concepts")))


def _comes_back(state: ConceptState | None) -> str:
    """Return the day on which a concept is due again, a word if it is due now, "" without a schedule."""
    if state is None:
        return ""
    return words()("progress-due-now") if state.due <= today() else date_text(state.due)


def mastery_plot(known: LearnerProgress) -> None:
    """Draw the number of concepts at each level at the end of each day, once there are two days."""
    # An imported file may have any number of days.
    rows = known.practice.history()[-_MOST_DAYS:]
    if len(rows) < 2:
        # One day shows no change, and the table above has it all.
        return
    st.header(words()("progress-over-time"))
    levels = [MasteryLevel.SURE, MasteryLevel.SETTLED, MasteryLevel.LEARNT]
    names = {level: words()(_LEVELS[level]) for level in levels}
    day, level_name, number = map(words(), ("progress-axis-day", "progress-axis-level", "progress-axis-number"))
    values = [
        {
            DAY_WORDS: day_words(words(), row.day),
            day: row.day.isoformat(),
            level_name: names[level],
            number: getattr(row, level.name.lower()),
            _PLACE: place,
        }
        for row in rows
        for place, level in enumerate(levels)
    ]
    colours = {"domain": [names[level] for level in levels], "range": [_COLOURS[level] for level in levels]}
    bars = {
        "data": {"values": values},
        "mark": "bar",
        "encoding": {
            # The days are those of the schedule, not of the browser's time zone.
            "x": days(day),
            "y": {"field": number, "type": "quantitative", "title": number, "axis": {"tickMinStep": 1}},
            "color": {"field": level_name, "type": "nominal", "title": level_name, "scale": colours},
            "order": {"field": _PLACE, "type": "quantitative"},
            "tooltip": pointed_at(day, level_name, number),
        },
    }
    plot([bars], _HEIGHT, words()("progress-over-time"))
    last = rows[-1]
    told = words()("progress-now", learnt=last.learnt, settled=last.settled, sure=last.sure)
    st.markdown(f":small[{escape_markdown(told)}]")
