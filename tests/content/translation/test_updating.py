"""Updates keep translations as far as they hold, and imports overwrite nothing that is better."""

from dataclasses import replace

from tutor.content.translation.catalog import Translated
from tutor.content.translation.texts import SourceText
from tutor.content.translation.updating import Counts, merged, updated

ENGLISH = ("Ida lays a card.", "Jan takes two at once.", "Nobody can take the ten of diamonds now.")


def sources(*english: str) -> list[SourceText]:
    return [SourceText(f"plays.{number}/note", "note", text, number) for number, text in enumerate(english, 1)]


def done() -> tuple[Translated, ...]:
    """All of it translated."""
    return tuple(replace(one, said=one.english.upper()) for one in updated("xx", sources(*ENGLISH), ()))


def test_a_new_text_is_empty_and_what_holds_stays() -> None:
    assert [(one.said, one.fuzzy) for one in updated("xx", sources(*ENGLISH), ())] == [("", False)] * 3
    assert updated("xx", sources(*ENGLISH), done()) == done()


def test_a_changed_text_becomes_fuzzy_and_keeps_what_it_was_made_from() -> None:
    now = updated("xx", sources("Ida lays two cards.", *ENGLISH[1:]), done())
    assert (now[0].said, now[0].fuzzy, now[0].before) == ("IDA LAYS A CARD.", True, ENGLISH[0])
    again = updated("xx", sources("Ida lays three.", *ENGLISH[1:]), now)
    assert (again[0].fuzzy, again[0].before) == (True, ENGLISH[0])
    assert updated("xx", sources(*ENGLISH), again) == done()


def test_a_translator_who_takes_out_the_word_fuzzy_has_looked_at_it() -> None:
    now = updated("xx", sources("Ida lays two cards.", *ENGLISH[1:]), done())
    looked = (replace(now[0], fuzzy=False), *now[1:])
    assert updated("xx", sources("Ida lays two cards.", *ENGLISH[1:]), looked)[0].is_ready


def test_moved_notes_are_found_by_their_text() -> None:
    now = updated("xx", sources("Before all.", *ENGLISH), done())
    assert [(one.context, one.said) for one in now] == [
        ("plays.1/note", ""),
        *((f"plays.{number}/note", text.upper()) for number, text in enumerate(ENGLISH, 2)),
    ]
    assert not any(one.fuzzy for one in now)


def test_one_with_another_slug_and_nearly_the_same_text_is_offered() -> None:
    corrected = SourceText("better/text", "text", "Nobody can take the ten of hearts now.", 9)
    now = updated("xx", [*sources(*ENGLISH[:2]), corrected], done())
    assert (now[2].said, now[2].fuzzy, now[2].before) == (ENGLISH[2].upper(), True, ENGLISH[2])


def test_what_english_has_no_more_is_kept_and_comes_back() -> None:
    now = updated("xx", sources(*ENGLISH[:1]), done())
    assert [(one.english, one.gone) for one in now] == [(ENGLISH[0], False), (ENGLISH[1], True), (ENGLISH[2], True)]
    assert updated("xx", sources(*ENGLISH), now) == done()


def test_of_two_with_the_same_english_text_the_one_that_is_not_gone_is_found_again() -> None:
    here = Translated("elsewhere/note", ENGLISH[0], "here")
    gone = Translated("long-ago/note", ENGLISH[0], "gone", gone=True)
    for old in ((here, gone), (gone, here)):
        assert updated("xx", sources(ENGLISH[0]), old)[0].said == "here"


def test_of_several_that_are_nearly_the_same_the_most_alike_is_offered() -> None:
    texts = ("Nobody can take the ten of clubs now.", "Nobody can take the ten of hearts, now.")
    old = [Translated(f"old-{number}/note", text, text.upper()) for number, text in enumerate(texts)]
    for order in (old, old[::-1]):
        assert updated("xx", sources("Nobody can take the ten of hearts now."), order)[0].said == texts[1].upper()


def test_plain_blanks_are_made_those_of_the_language() -> None:
    old = [Translated("plays.1/note", "Yes!", "Oui !")]
    assert updated("fr", sources("Yes!"), old)[0].said == "Oui\u202f!"


def test_an_import_takes_what_is_ready_and_overwrites_with_nothing_less() -> None:
    ours = (*done()[:2], replace(done()[2], said=""))
    theirs = [
        replace(ours[0], said=" "),
        replace(ours[1], said="JAN!"),
        replace(ours[2], said="NOBODY"),
        Translated("plays.9/note", "x", "y"),
    ]
    now, counts = merged("xx", ours, theirs)
    assert [one.said for one in now] == [ours[0].said, "JAN!", "NOBODY"]
    assert counts == Counts(new=1, changed=1, empty=1, unknown=1)
    assert merged("xx", now, now)[1] == Counts(same=3)


def test_an_import_made_from_older_english_is_to_be_looked_at_and_replaces_nothing() -> None:
    ours = (done()[0], replace(done()[1], said=""))
    theirs = [replace(one, english="Older.", said="OLDER.") for one in ours]
    now, counts = merged("xx", ours, theirs)
    assert counts == Counts(fuzzy=2)
    assert now[0] == ours[0]
    assert (now[1].said, now[1].fuzzy, now[1].before) == ("OLDER.", True, "Older.")
