// The drawings of cards, faces and signs, read once from their file.

const NS = "http://www.w3.org/2000/svg"
const symbols = await read(new URL("sprite.svg", import.meta.url))

// Without its drawing a card still has its index, so no fault here keeps a board from being drawn.
async function read(file) {
  try {
    const text = await (await fetch(file)).text()
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml")
    return new Map([...parsed.querySelectorAll("symbol")].map((symbol) => [symbol.id, symbol]))
  } catch {
    return new Map()
  }
}

/** Return a new element of SVG. */
export function shape(tag, attributes = {}) {
  const node = document.createElementNS(NS, tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
  return node
}

/** Return a copy of a drawing as a group; `parts` has the ids of those that it leaves open, by what it calls them. */
export function drawing(id, parts = {}) {
  const group = shape("g")
  const symbol = symbols.get(id)
  if (symbol) group.append(...[...symbol.childNodes].map((node) => document.importNode(node, true)))
  for (const use of group.querySelectorAll("use")) {
    const name = use.getAttribute("href").slice(1)
    const whole = drawing(parts[name] || name)
    // A group around a single shape would only be more to copy.
    const part = whole.childElementCount === 1 ? whole.firstElementChild : whole
    for (const { name: key, value } of use.attributes) if (key !== "href") part.setAttribute(key, value)
    use.replaceWith(part)
  }
  return group
}

/** Return a copy of a drawing as an SVG element that fills the box of its class; screen readers pass it by. */
export function picture(id, className) {
  const symbol = symbols.get(id)
  const viewBox = symbol ? symbol.getAttribute("viewBox") : "0 0 24 24"
  const svg = shape("svg", { viewBox, class: className, "aria-hidden": "true", focusable: "false" })
  svg.append(drawing(id))
  return svg
}
