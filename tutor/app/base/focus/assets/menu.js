// Menus: that of the pages on a phone, and what other buttons open.

// On a phone the pages are in a menu, which this button opens; the style shows neither of them elsewhere.
const OPEN = "data-pages"

export function drawMenu(parent, name) {
  if (!parent) return
  const button = parent.querySelector(".pages-menu") ?? parent.appendChild(document.createElement("button"))
  button.type = "button"
  button.className = "pages-menu"
  button.ariaLabel = name
  button.ariaExpanded = String(document.documentElement.hasAttribute(OPEN))
  button.onclick = () => open(button, !document.documentElement.hasAttribute(OPEN))
  document.onclick = (event) => {
    if (!event.target.closest?.(".pages-menu")) open(button, false)
  }
  button.onkeydown = (event) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    open(button, false)
  }
}

function open(button, on) {
  document.documentElement.toggleAttribute(OPEN, on)
  button.ariaExpanded = String(on)
  if (on) document.querySelector(".st-key-pages a")?.focus()
}

// What a button opens is at the end of the page. For the keyboard it follows its button: Tab leads into it, from its
// last element on to what comes after the button.

const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0'], [data-tabindex='0']"

export function throughPopover(event) {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return
  const body = [...document.querySelectorAll("[data-testid=stPopoverBody]")].find((one) => one.checkVisibility())
  const button = document.querySelector(".stPopover button[aria-expanded=true]")
  if (!body || !button) return
  const stops = stopsOf(body)
  const here = document.activeElement
  // Keys that stand in one row are one stop.
  const row = here.closest("[role=radiogroup], [role=toolbar]")
  const isHere = (one) => one !== undefined && (one === here || row?.contains(one))
  if (here === button && !event.shiftKey && stops.length) {
    event.preventDefault()
    stops[0].focus()
  } else if (body.contains(here) && isHere(event.shiftKey ? stops[0] : stops.at(-1))) {
    // Forwards the browser goes on from the button.
    if (event.shiftKey) event.preventDefault()
    event.stopPropagation()
    button.focus()
  }
}

// Of several to choose one from, Tab stops at the chosen one. While the focus is elsewhere Streamlit takes all of it out of
// the order, and notes what it was.
function stopsOf(body) {
  const chosen = new Set([...body.querySelectorAll("input[type=radio]:checked")].map((one) => one.name))
  const inOrder = (one) => (one.dataset.tabindex === undefined ? one.tabIndex >= 0 : one.dataset.tabindex !== "-1")
  return [...body.querySelectorAll(STOPS)].filter((one) => inOrder(one) && one.checkVisibility({ visibilityProperty: true })
    && !(one.type === "radio" && !one.checked && chosen.has(one.name)))
}
