"""Walking through the pages as by their links, which reloads nothing, and gathering what they say."""

from typing import NamedTuple

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.e2e.conftest import ANSWERS_WITHIN
from tests.e2e.driving import settle

_GO = """([path, within]) => new Promise((done, failed) => {
  const app = document.querySelector("[data-testid=stApp]")
  let begun = false
  const look = new MutationObserver((changes) => {
    const state = app.dataset.testScriptState
    // A run may be over before its beginning is told.
    begun ||= [state, ...changes.map((one) => one.oldValue)].some((one) => one !== "notRunning")
    if (begun && state === "notRunning") { look.disconnect(); done() }
  })
  look.observe(app, { attributes: true, attributeOldValue: true, attributeFilter: ["data-test-script-state"] })
  setTimeout(() => failed(new Error(`nothing is drawn at ${path}`)), within)
  history.pushState(null, "", path)
  // A page that is just finding something out does not listen.
  const tell = () => { if (!begun) { window.dispatchEvent(new PopStateEvent("popstate")); setTimeout(tell, 1000) } }
  tell()
})"""
# Texts and names of all elements, those of boards too, but for what says that it is in another language than the page.
# What is cut is wider than what holds it, which hides the rest.
_SEEN = r"""() => {
  const own = document.documentElement.lang, texts = [document.title], cut = [], roots = [document.body]
  const names = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"]
  const up = (node) => node.parentElement ?? node.getRootNode().host
  const languageOf = (node) => { for (; node; node = up(node)) if (node.lang) return node.lang }
  const say = (text, node) => {
    if (text.trim() && languageOf(node) === own) texts.push(text.trim().replace(/[ \n]+/g, " "))
  }
  const scrolls = (node) => {
    for (; node; node = up(node)) {
      const wide = node.scrollWidth > node.clientWidth
      if (wide && ["auto", "scroll"].includes(getComputedStyle(node).overflowX)) return true
    }
    return false
  }
  const isCut = (one) => {
    const style = getComputedStyle(one), box = one.getBoundingClientRect()
    return box.width > 3 && box.height > 3 && style.visibility !== "hidden" && style.clipPath === "none"
      && (["hidden", "clip"].includes(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
        || !one.children.length && style.position !== "fixed" && box.right > innerWidth + 1 && !scrolls(one))
  }
  for (const root of roots) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (!up(node).closest("script, style, noscript, [data-testid=stIconMaterial]")) say(node.data, up(node))
        continue
      }
      if (node.shadowRoot) roots.push(node.shadowRoot)
      const heard = !node.closest("[aria-hidden=true]")
      for (const name of names) {
        if (node.hasAttribute(name) && (heard || !name.startsWith("aria-"))) say(node.getAttribute(name), node)
      }
      if (node.matches("input[type=text]")) say(node.value, node)
      if (node.textContent.trim() && isCut(node)) cut.push(node.textContent.trim().slice(0, 60))
    }
  }
  const wide = [document.documentElement, document.querySelector("[data-testid=stMain]")]
  return [own, texts, cut, Math.max(...wide.map((one) => one.scrollWidth - one.clientWidth))]
}"""
_LANGUAGE_RULES = ["html-has-lang", "html-lang-valid", "html-xml-lang-mismatch", "valid-lang"]


class Seen(NamedTuple):
    """What a page says in its language, also to those who hear it; what is cut; the pixels beyond the right edge."""

    code: str
    texts: list[str]
    cut: list[str]
    sideways: int


def walk(page: Page, path: str) -> None:
    """Go to another page without reloading."""
    page.evaluate(_GO, [path, ANSWERS_WITHIN])
    settle(page)


def seen(page: Page) -> Seen:
    """Return what a page says, that of closed parts too, once it says nothing more."""
    found = page.evaluate(_SEEN)
    for _ in range(ANSWERS_WITHIN // 100):
        page.wait_for_timeout(100)
        before, found = found, page.evaluate(_SEEN)
        if found == before:
            break
    return Seen(*found)


def language_faults(page: Page) -> list[str]:
    """List what axe finds wrong with the languages that a page says to be in."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    script = "(rules) => axe.run({ runOnly: rules }).then((result) => result.violations.map((one) => one.help))"
    found: list[str] = page.evaluate(script, _LANGUAGE_RULES)
    return found
