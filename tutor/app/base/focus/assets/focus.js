// When a rerun removes or disables the focused element, the browser moves the focus to the body, and the next Tab
// begins at the top of the page. This keeper moves it to the element that took the same place, to the next one, or to
// the heading.

const QUIET = 120 // ms without changes; an element that is only redrawn is back by then
const NEXT = "button:enabled, a[href], summary, input:enabled[type=radio], input:enabled[type=checkbox], [tabindex='0']"

let page = null // the path of the page that is shown
let last = null // the element last focused, the name of its widget, its place, and the heading of the page at that time
let timer = 0
let watching = false

// No cleanup is returned, because the keeper watches until the page is closed.
export default function renderer({ data }) {
  page = data?.page ?? null
  mark()
  if (watching) return
  watching = true
  window.addEventListener("focusin", remember, true)
  const now = document.activeElement
  if (now && now !== document.body) remember({ target: now, composedPath: () => [now] })
  new MutationObserver(later).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "data-test-script-state"],
  })
}

function remember(event) {
  const node = event.composedPath()[0]
  last = { node, host: event.target, name: widgetOf(event.target), heading: headingText(), place: place(event.target) }
}

// Marks two things for screen readers that Streamlit leaves out: the link to this page, and the names of groups. It is
// called after every change, because Streamlit may draw them later or anew.
function mark() {
  for (const link of document.querySelectorAll(".st-key-navigation a")) {
    if (link.getAttribute("href") !== page) link.removeAttribute("aria-current")
    else if (!link.hasAttribute("aria-current")) link.setAttribute("aria-current", "page")
  }
  // A group of checkboxes gets the name that stands above it.
  for (const group of document.querySelectorAll(".st-key-group")) {
    const name = group.querySelector("[data-testid=stMarkdownContainer]")?.textContent ?? ""
    if (group.getAttribute("aria-label") === name) continue
    group.setAttribute("role", "group")
    group.setAttribute("aria-label", name)
  }
}

function later() {
  mark()
  // A disabled element keeps the focus for a moment longer, so whether the focus is lost shows only after a pause.
  if (!last) return
  clearTimeout(timer)
  timer = setTimeout(mend, QUIET)
}

function mend() {
  if (!last || document.activeElement !== document.body || !isLost(last.node)) return
  const state = document.querySelector("[data-testid=stApp]")?.dataset.testScriptState
  const running = state === "running"
  const moved = headingText() !== last.heading
  const again = !moved && last.name && enabledIn(document.querySelector(`.${CSS.escape(last.name)}`))
  // A page that is still being drawn may bring the element back. A new page or step is read from its heading.
  const wanted = again || (running ? null : moved ? heading() : nearest())
  if (wanted) wanted.focus({ preventScroll: !/^H\d$/.test(wanted.tagName) })
  else if (running) later()
}

function isLost(node) {
  return !node.isConnected || node.disabled || node.closest("[hidden]") !== null
}

// The nearest element is the next one after the lost one; if that has left the page, the one now in its place.
function nearest() {
  const all = [...main().querySelectorAll(NEXT)].filter((one) => one.getClientRects().length && one !== last.host)
  if (!last.host.isConnected) return all[Math.min(last.place, all.length - 1)] || heading()
  const after = all.find((one) => last.host.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  return after || all.at(-1) || heading()
}

function place(node) {
  return [...main().querySelectorAll(NEXT)].filter((one) => one.getClientRects().length).indexOf(node)
}

function main() {
  return document.querySelector("[data-testid=stMain]") || document.body
}

function heading() {
  const found = main().querySelector("h1, h2, h3")
  if (found) found.tabIndex = -1
  return found
}

function headingText() {
  return main().querySelector("h1, h2, h3")?.textContent ?? ""
}

// Streamlit writes the key of a widget into the classes around it.
function widgetOf(node) {
  const around = node.closest?.("[class*='st-key-']")
  return around ? [...around.classList].find((name) => name.startsWith("st-key-")) : null
}

function enabledIn(around) {
  return around ? around.querySelector(NEXT) : null
}
