// Small helpers that change the page only where it differs, so nothing flickers and focus stays.

export function make(tag, className, attributes = {}) {
  const node = document.createElement(tag)
  if (className) node.className = className
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  return node
}

export function setText(node, text) {
  const value = text == null ? "" : String(text)
  if (node.textContent !== value) node.textContent = value
}

export function setAttr(node, name, value) {
  if (value == null || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name)
  } else if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, String(value))
  }
}

export function setVar(node, name, value) {
  const text = String(value)
  if (node.style.getPropertyValue(name) !== text) node.style.setProperty(name, text)
}

/** Hide a node or show it. To set what is so already would cost the browser a new layout. */
export function setHidden(node, on) {
  if (node.hidden !== on) node.hidden = on
}

/** Let a variable of the stylesheet hold for an element alone, so that its change leaves what is within as it is. */
export function ownVar(name) {
  try {
    window.CSS.registerProperty({ name, syntax: "*", inherits: false })
  } catch {
    // It is so already, or this browser does not know how.
  }
}

/** Make the children of `parent` match `list`, keeping the element of every key that stays. */
export function reconcile(parent, list, keyOf, create, update) {
  const old = new Map()
  for (const child of parent.children) old.set(child.zbKey, child)
  const wanted = list.map((entry) => {
    const key = keyOf(entry)
    const node = old.get(key) || Object.assign(create(entry), { zbKey: key })
    old.delete(key)
    return node
  })
  for (const node of old.values()) node.remove()
  wanted.forEach((node, position) => {
    // Moving an element removes its focus, so one already in its place is left alone.
    if (parent.children[position] !== node) parent.insertBefore(node, parent.children[position] || null)
    update(node, list[position], position)
  })
}

/** Return the template with each `{name}` filled from `values`. */
export function fill(template, values) {
  return String(template || "").replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole)
}

/** Put texts together in one, by a pattern for two that a language may give. */
export function joined(texts, pattern) {
  return texts.reduce((what, also) => fill(pattern || "{what}; {also}", { what, also }))
}

const contrast = window.matchMedia("(prefers-contrast: more)")
const drawn = new Set()
contrast.addEventListener("change", () => {
  for (const ref of drawn) {
    const one = ref.deref()
    if (!one) drawn.delete(ref)
    else if (one.data) one.draw()
  }
})

/** Whether the system asks for more contrast. */
export function wantsContrast() {
  return contrast.matches
}

/** Whether the system asks for less motion. */
export function wantsLessMotion() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
}

/**
 * Call `one.draw()` whenever the system begins or ceases to ask for more contrast, if `one.data` is there.
 *
 * A listener of its own for each board would keep all boards of a visit in memory, since none learns that it has left
 * the page.
 */
export function drawAtContrast(one) {
  drawn.add(new WeakRef(one))
}

/** Hide `root` until its stylesheet is there: that of a packaged component arrives after the first drawing. */
export function hideUntilStyled(root, parent) {
  const link = parent.querySelector("link[rel=stylesheet]")
  if (!link || link.sheet) return
  root.style.visibility = "hidden"
  const show = () => { root.style.visibility = "" }
  link.addEventListener("load", show, { once: true })
  link.addEventListener("error", show, { once: true })
  setTimeout(show, 1500)
}
