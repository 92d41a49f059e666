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
