// When a rerun removes or disables the focused element, the browser moves the focus to the body, and the next Tab
// begins at the top of the page. This keeper moves it to the element that took the same place, to the next one, or to
// the heading. It also has the link to the table, and makes the navigation one stop for the Tab key.

import { followLink } from "./links.js"
import { drawMenu, throughPopover } from "./menu.js"
import { colourSuits } from "./suits.js"

const QUIET = 120 // ms without changes; an element that is only redrawn is back by then
const NEXT = "button:enabled, a[href], summary, input:enabled[type=radio], input:enabled[type=checkbox], [tabindex='0']:not(.stVerticalBlock)"

const SCROLLED = ".st-key-text, .st-key-said, .st-key-notes" // what has a scroll of its own where it is too long
const NAMING = ["aria-label", "title", "placeholder", "aria-roledescription"]
const OURS = ".stHtml, .stBidiComponent, pre, code, textarea, option, script, style"

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }

let page = null // the path of the page that is shown
let words = {} // what screen readers are told, and the text of the link
let own = [] // what Streamlit says itself: a pattern of each text, and what is said instead
let last = null // the element last focused, its widget's name, its order there, its place, and the page's heading then
let timer = 0
let soon = 0
let over = false // whether an exercise has just been brought to its end with a key, on the board
let watching = false

// No cleanup is returned, because the keeper watches until the page is closed.
export default function renderer({ data, parentElement }) {
  page = data?.page ?? null
  words = data ?? {}
  own = (words.own ?? []).map(([theirs, ours]) => [pattern(theirs), ours])
  if (words.lang) set(document.documentElement, "lang", words.lang)
  // Our server asks it of browsers before that; a page of `streamlit run` asks it here.
  set(document.documentElement, "translate", "no")
  if (words.cookie) keep(words.cookie)
  leadToTable(parentElement)
  drawMenu(parentElement, words.pages ?? "")
  later()
  if (watching) return
  watching = true
  window.addEventListener("focusin", remember, true)
  window.addEventListener("keydown", alongNavigation, true)
  window.addEventListener("keydown", throughPopover, true)
  window.addEventListener("click", followLink)
  window.addEventListener("board-over", () => { over = true; later() })
  const now = document.activeElement
  if (now && now !== document.body) remember({ target: now, composedPath: () => [now] })
  new MutationObserver(later).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["disabled", "data-test-script-state", ...NAMING],
  })
}

function remember(event) {
  const node = event.composedPath()[0]
  const name = widgetOf(event.target)
  const order = allEnabledIn(widget(name)).indexOf(event.target)
  last = { node, host: event.target, name, order, heading: headingText(), place: place(event.target) }
}

// -- the way to the table ------------------------------------------------------

// The link is a button, since it leads to a card, which has no address.
function leadToTable(parent) {
  if (!parent) return
  const link = parent.querySelector(".to-table") ?? parent.appendChild(document.createElement("button"))
  link.type = "button"
  link.className = "to-table"
  link.textContent = words.toTable ?? ""
  link.onclick = () => firstOfTable()?.focus()
}

function firstOfTable() {
  const root = document.querySelector(".st-key-board [data-drawn]")?.shadowRoot
  const stops = [...(root?.querySelectorAll(".words, [tabindex='0'], button") ?? [])]
  return stops.find((one) => one.getClientRects().length)
}

// -- the navigation --------------------------------------------------------------

function stopsOfNavigation() {
  return [...document.querySelectorAll(".st-key-navigation :is(a, button)")].filter((one) => one.checkVisibility())
}

// One stop, as in any toolbar: the page that is shown, or what had the focus last.
function markNavigation() {
  const around = document.querySelector(".st-key-navigation")
  set(around, "role", "toolbar")
  set(around, "aria-label", words.pages)
  const stops = stopsOfNavigation()
  const at = stops.find((one) => one === document.activeElement) ?? stops.findLast((one) => one.ariaCurrent) ?? stops[0]
  for (const one of stops) set(one, "tabindex", one === at ? "0" : "-1")
  set(document.querySelector(".st-key-look-menu button"), "aria-label", words.look)
  // The part that scrolls is full of stops, so it need not be one.
  set(document.querySelector("[data-testid=stMain]"), "tabindex", "-1")
}

function alongNavigation(event) {
  const stops = stopsOfNavigation()
  const here = stops.indexOf(event.target)
  const step = STEPS[event.key]
  if (here < 0 || step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  const next = stops[Math.max(0, Math.min(here + step, stops.length - 1))]
  event.preventDefault()
  // A page that shows a replay steps through it with the same keys.
  event.stopPropagation()
  next.focus()
  markNavigation()
}

function set(node, name, value) {
  if (node && value != null && node.getAttribute(name) !== value) node.setAttribute(name, value)
}

// -- what Streamlit leaves out -----------------------------------------------

// Marks the link to this page and the names of groups for screen readers. It is called after every change, because
// Streamlit may draw them later or again.
function mark() {
  for (const link of document.querySelectorAll(".st-key-pages a")) {
    if (link.getAttribute("href") !== page) link.removeAttribute("aria-current")
    else if (!link.hasAttribute("aria-current")) link.setAttribute("aria-current", "page")
  }
  markNavigation()
  // A group of checkboxes gets the name that is above it.
  for (const group of document.querySelectorAll(".st-key-group")) {
    const name = group.querySelector("[data-testid=stMarkdownContainer]")?.textContent ?? ""
    if (group.getAttribute("aria-label") === name) continue
    group.setAttribute("role", "group")
    group.setAttribute("aria-label", name)
  }
  // A chart has a name, and its numbers stand below it; of the drawing Vega would say "group mark container".
  for (const drawing of document.querySelectorAll(".stVegaLiteChart svg")) set(drawing, "aria-hidden", "true")
}

// What can be scrolled must be reached by keys, in browsers too that do not care for that.
function markScrolled() {
  for (const one of document.querySelectorAll(SCROLLED)) {
    if (one.scrollHeight > one.clientHeight + 1 && one.clientHeight) set(one, "tabindex", "0")
    else one.removeAttribute("tabindex")
  }
}

// -- languages -------------------------------------------------------------------

// A container whose key begins with lang- and a language is in that language, and so is each name of a language where
// one is chosen.
function markLanguages() {
  for (const [code, name] of Object.entries(words.languages ?? {})) {
    for (const option of document.querySelectorAll("[class*='st-key-set-language-'] button")) {
      if (option.textContent.trim() === name) set(option, "lang", code)
    }
  }
  for (const around of document.querySelectorAll("[class*='st-key-lang-']")) {
    set(around, "lang", /st-key-lang-([a-z]+)-/.exec(around.className)?.[1])
  }
}

function keep(cookie) {
  const path = new URL(window.__streamlit?.BACKEND_BASE_URL ?? "/", location.href).pathname
  if (document.cookie.split("; ").includes(cookie.split(";")[0])) return
  document.cookie = `${cookie}; Path=${path}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
}

function pattern(text) {
  const parts = text.split("{}").map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&"))
  return new RegExp(`^${parts.join("(.+)")}$`)
}

function inOurWords(text) {
  for (const [theirs, ours] of own) {
    const found = theirs.exec(text.trim())
    if (!found) continue
    // What is inside may be a word of Streamlit's too, such as the name of a key.
    const inside = found.slice(1)
    return ours.replace(/{}/g, () => { const one = inside.shift(); return inOurWords(one) ?? one })
  }
  return null
}

// Only whole texts are taken, and none that is ours.
function translate() {
  if (!own.length) return
  for (const node of document.querySelectorAll(NAMING.map((name) => `[${name}]`).join())) {
    for (const name of NAMING) {
      if (node.hasAttribute(name)) set(node, name, inOurWords(node.getAttribute(name)))
    }
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest(OURS)) continue
    const said = inOurWords(node.data)
    if (said !== null && said !== node.data) node.data = said
  }
}

function later() {
  mark()
  markLanguages()
  translate()
  soon ||= requestAnimationFrame(() => {
    soon = 0
    colourSuits(document.body)
    markScrolled()
  })
  // A disabled element keeps the focus for a moment longer, so whether the focus is lost shows only after a pause.
  if (!last) return
  clearTimeout(timer)
  timer = setTimeout(mend, QUIET)
}

// -- the focus -------------------------------------------------------------------

function mend() {
  if (over && isRunning()) {
    later()
    return
  }
  if (over) onward()?.focus({ preventScroll: true })
  over = false
  if (!last || document.activeElement !== document.body || !isLost(last.node)) return
  const running = isRunning()
  const moved = headingText() !== last.heading
  const there = allEnabledIn(widget(last.name))
  // A widget of several elements, such as the navigation, may have been drawn again.
  const again = !moved && (there[last.order] ?? there[0])
  // A page that is still being drawn may bring the element back. A new page or step is read from its heading.
  const wanted = again || (running ? null : moved ? heading() : nearest())
  // A table is shown from its task, and the heading may stand below it.
  const still = !/^H\d$/.test(wanted?.tagName) || document.querySelector(".st-key-board") !== null
  if (wanted) wanted.focus({ preventScroll: still })
  else if (running) later()
}

function isRunning() {
  return document.querySelector("[data-testid=stApp]")?.dataset.testScriptState === "running"
}

/** Return the way on from an exercise, if it stands out. */
function onward() {
  return main().querySelector(".st-key-ways button[kind=primary]:enabled")
}

function isLost(node) {
  return !node.isConnected || node.disabled || node.closest("[hidden]") !== null
}

// The nearest element is the next one in the same row, or the first one there; then the way on, if it stands out; then the
// next one after the lost one; if that has left the page, the one now in its place.
function nearest() {
  // The solution leaves its place to another try.
  const again = /-(hint|solution)$/.test(last.name) && main().querySelector(".st-key-again button")
  if (again) return again
  const all = stopsOfMain().filter((one) => one !== last.host)
  const follows = (one) => last.host.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  const row = last.host.closest("[data-testid=stHorizontalBlock]")
  const inRow = all.filter((one) => row?.contains(one))
  const wanted = inRow.find(follows) || inRow[0] || onward()
  if (wanted) return wanted
  if (!last.host.isConnected) return all[Math.min(last.place, all.length - 1)] || heading()
  return all.find(follows) || all.at(-1) || heading()
}

function place(node) {
  return stopsOfMain().indexOf(node)
}

// What is in a closed box has a place too, but cannot get the focus.
function stopsOfMain() {
  return [...main().querySelectorAll(NEXT)].filter((one) => one.checkVisibility() && one.getClientRects().length)
}

function main() {
  return document.querySelector("[data-testid=stMain]") || document.body
}

function heading() {
  const found = main().querySelector("h1, h2, h3")
  if (found) found.tabIndex = -1
  return found
}

// The views of a page have the same heading.
function headingText() {
  const view = new URLSearchParams(location.search).get("view") ?? ""
  return `${view} ${main().querySelector("h1, h2, h3")?.textContent ?? ""}`
}

// Streamlit writes the key of a widget into the classes around it.
function widgetOf(node) {
  const around = node.closest?.("[class*='st-key-']")
  return around ? [...around.classList].find((name) => name.startsWith("st-key-")) : null
}

function widget(name) {
  return name ? document.querySelector(`.${CSS.escape(name)}`) : null
}

function allEnabledIn(around) {
  return around ? [...around.querySelectorAll(NEXT)] : []
}
