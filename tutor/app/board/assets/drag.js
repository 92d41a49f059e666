// Cards dragged from one zone to another, by mouse, pen or touch; clicking and keys do the same without it.
//
// A board says with `drops` from which zone to which, and what that does. A finger drags after a moment of rest, so
// that the page can still be scrolled over cards.

import { make, setAttr, setVar } from "./dom.js"

const FAR = 6 // px that a mouse moves before it drags
const REST = 250 // ms that a finger rests before it drags

export class Drag {
  /** `ways` gives the drops from a zone, and `drop` is called with the way, the id dragged and the id it fell on. */
  constructor(root, ways, drop) {
    this.root = root
    this.ways = ways
    this.drop = drop
    this.held = null
    this.dropped = false // whether the click that follows belongs to a drop
    root.addEventListener("pointerdown", (event) => this.hold(event))
    root.addEventListener("click", (event) => this.afterDrop(event), true)
    root.addEventListener("contextmenu", (event) => { if (this.held) event.preventDefault() })
    // Without this the browser would scroll with the finger, and end the drag.
    root.addEventListener("touchmove", (event) => { if (this.held?.ghost) event.preventDefault() }, { passive: false })
  }

  hold(event) {
    this.end()
    this.dropped = false
    const box = event.target.closest("button.box")
    if (!box || !event.isPrimary || event.button !== 0 || !this.ways(box.zbZone).length) return
    const { clientX: x, clientY: y } = event
    this.held = { box, x, y, id: box.zbId, zone: box.zbZone, touch: event.pointerType === "touch", ghost: null }
    this.held.stop = new AbortController()
    const { signal } = this.held.stop
    window.addEventListener("pointermove", (moved) => this.move(moved), { signal })
    window.addEventListener("pointerup", (up) => this.release(up), { signal })
    window.addEventListener("pointercancel", () => this.end(), { signal })
    window.addEventListener("keydown", (key) => { if (key.key === "Escape" && this.held.ghost) this.end() }, { signal })
    if (this.held.touch) this.held.timer = setTimeout(() => this.lift(x, y), REST)
  }

  move(event) {
    const { held } = this
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR
    if (!held.ghost && !far) return
    // A finger that moves at once scrolls the page.
    if (!held.ghost && held.touch) return this.end()
    this.lift(event.clientX, event.clientY)
  }

  /** Show the card under the pointer, and where it would fall. */
  lift(x, y) {
    const { held } = this
    if (!held.ghost) {
      held.ghost = make("div", "dragged", { "aria-hidden": "true" })
      held.ghost.append(...[...held.box.children].map((one) => one.cloneNode(true)))
      setVar(held.ghost, "width", `${held.box.offsetWidth}px`)
      this.root.append(held.ghost)
      setAttr(this.root, "data-dragging", "yes")
    }
    setVar(held.ghost, "left", `${x}px`)
    setVar(held.ghost, "top", `${y}px`)
    this.mark(this.under(x, y))
  }

  release(event) {
    const { held } = this
    const found = held.ghost && this.under(event.clientX, event.clientY)
    this.dropped = Boolean(held.ghost)
    this.end()
    if (found) this.drop(found.way, held.id, found.item)
  }

  /** Return the way that ends here, its node, and the item there; null where nothing falls. */
  under(x, y) {
    const at = this.root.getRootNode().elementFromPoint(x, y)
    if (!at) return null
    const ways = this.ways(this.held.zone)
    const seat = at.closest(".seat")
    const node = at.closest("[data-zone]") || (seat && seat.querySelector(".cards[data-zone]"))
    // A zone without items is not drawn; its place is the rest of the middle.
    const way = node
      ? ways.find((one) => one.to === node.dataset.zone)
      : at.closest(".middle") && ways.find((one) => !this.root.querySelector(`.middle [data-zone="${one.to}"]:not([hidden])`)
        && !this.root.querySelector(`.seat [data-zone="${one.to}"]`))
    const box = at.closest("button.box")
    return way ? { way, node: node || at.closest(".middle"), item: box && box.zbZone === way.to ? box.zbId : null } : null
  }

  mark(found) {
    const node = found && found.node
    if (this.over === node) return
    if (this.over) setAttr(this.over, "data-over", null)
    if (node) setAttr(node, "data-over", "yes")
    this.over = node
  }

  end() {
    if (!this.held) return
    clearTimeout(this.held.timer)
    this.held.stop.abort()
    if (this.held.ghost) this.held.ghost.remove()
    this.mark(null)
    setAttr(this.root, "data-dragging", null)
    this.held = null
  }

  afterDrop(event) {
    if (!this.dropped) return
    this.dropped = false
    event.stopPropagation()
    event.preventDefault()
  }
}
