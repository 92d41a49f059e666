"""A game on paper: nothing of it is missing in any language, and the page needs nothing from elsewhere."""

import re
from dataclasses import replace
from html import escape, unescape

import pytest

from tests.own_folders import GAME
from tutor.app.base.live_reload import proven_library
from tutor.app.paper.annotated_game import annotated_game
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record
from tutor.catalogue.score_sheet import record_sheet
from tutor.catalogue.translated import in_language, in_own_words
from tutor.coach.zwickern.records import claim_line
from tutor.coach.zwickern.words.plays import played_line
from tutor.coach.zwickern.words.seats import side_of
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS, is_zwick
from tutor.text import Name, card_sign, language, render, said
from tutor.text.language import RELEASED

ID = "lessons/games/christiansen"


def sample(code: str) -> Record:
    """Return the sample game in a language."""
    return next(one for one in in_language(proven_library(), content_root(), code).records if one.id == ID)


@pytest.mark.parametrize("code", RELEASED)
def test_every_play_note_and_result_is_in_the_language(code: str) -> None:
    words, record = language(code), sample(code)
    html = annotated_game(words, record, VARIANTS)
    assert f'<html lang="{code}">' in html
    told = re.findall(r'<section class="play">(.*?)</section>', html, re.DOTALL)
    for ply, one in zip(record.plies, told, strict=True):
        text = unescape(one)
        assert ply.entry.seat in text
        assert render(words, played_line(Name(ply.entry.seat), ply.position, ply.play)) in text
        assert (ply.entry.note or "") in text
    for score in record.scores:
        rows = html.partition('<section class="result">')[2].split("<tr>")
        row = next(one for one in rows if f">{said(words, side_of(record.entry.seats, score.seats))}<" in one)
        assert f"<td>{score.points}</td>" in row


def test_a_board_comes_before_a_deal_a_zwick_and_a_claim() -> None:
    words, record = language("en"), sample("en")
    told = re.findall(r'<section class="play">(.*?)</section>', annotated_game(words, record, VARIANTS), re.DOTALL)
    deal = None
    for ply, one in zip(record.plies, told, strict=True):
        wanted = ply.deal != deal or is_zwick(ply.position, ply.play) or bool(ply.entry.claims)
        deal = ply.deal
        assert ('class="paper-board' in one) == wanted
        if wanted:
            held = [card for hand in ply.position.hands for card in hand or ()]
            lying = [card for item in ply.position.table for card in item.cards]
            for card in held + lying:
                assert f">{card_sign(words, card)}</span>" in one


def test_a_claim_that_no_remark_makes_is_said_to_be_checked() -> None:
    words, record = language("en"), sample("en")
    text = unescape(annotated_game(words, record, VARIANTS))
    could = [(ply, claim) for ply in record.plies for claim in ply.entry.claims if not isinstance(claim, str)]
    assert len(could) > 10
    for ply, claim in could:
        assert render(words, claim_line(ply.position, claim)) in text


def test_it_loads_nothing_and_what_people_wrote_stays_text() -> None:
    record = sample("en")
    mischief = "<script src='https://evil.example/x.js'></script><img src=//evil.example>"
    entry = record.entry.model_copy(update={"title": mischief, "about": mischief})
    first = record.plies[0]
    plies = (replace(first, entry=first.entry.model_copy(update={"note": mischief})), *record.plies[1:])
    html = annotated_game(language("en"), replace(record, entry=entry, plies=plies), VARIANTS)
    assert html.count("&lt;script") == 4
    names = "html|head|meta|title|style|body|main|h[123]|p|b|em|ul|li|div|span|small|section|table|thead|tbody|tr|th|td"
    shapes = "svg|symbol|use|g|path|rect|circle|ellipse|text"
    assert not re.search(rf"<(?!/?(?:{names}|{shapes})\b|!DOCTYPE)", html)
    assert set(re.findall(r'href="(.)', html)) == {"#"}
    assert "url(" not in html
    assert "@import" not in html


def test_what_its_author_wrote_in_another_language_says_so() -> None:
    record = sample("en")
    entry = record.entry.model_copy(update={"language": "de"})
    html = annotated_game(language("en"), in_own_words(replace(record, entry=entry), "en"), VARIANTS)
    assert f'<h1><span lang="de">{escape(str(record.entry.title))}</span></h1>' in html
    assert html.count('<span lang="de">') == 2 + sum(ply.entry.note is not None for ply in record.plies)
    at_home = annotated_game(language("de"), in_own_words(replace(record, entry=entry), "de"), VARIANTS)
    assert '<span lang="' not in at_home


def test_the_points_of_the_compass_are_words_of_the_language_on_both_papers() -> None:
    game = GAME.replace("Ida", "South").replace("Jan", "North")
    words, record = language("fr"), prove_record("game", game.encode(), VARIANTS)
    for paper in (unescape(annotated_game(words, record, VARIANTS)), record_sheet(words, record)):
        assert "Donneur\u202f: Nord." in paper.replace("\u00a0", "\u202f")
        assert "Sud" in paper
        assert "South" not in paper
        assert "North" not in paper
