// The drawings of suits, pictures on cards, faces and signs, read once from their file.

const NS = "http://www.w3.org/2000/svg"
const symbols = await read(new URL("sprite.svg", import.meta.url))

// Without its drawings a card still has its index, so no fault here keeps a board from being drawn.
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

/** Return a copy of a drawing as a group to be put into an SVG element. */
export function drawing(id, attributes = {}) {
  const group = shape("g", attributes)
  const symbol = symbols.get(id)
  if (symbol) group.append(...[...symbol.childNodes].map((node) => document.importNode(node, true)))
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
