// Moves cards from one board to the next, with transforms and opacity only, so that nothing is drawn again on the way.
//
// It knows no game: a card that is elsewhere in the next board goes there; the items of a group gather with their sum;
// what goes face down shrinks to its zone, and what comes from there grows; a marked item turns up.

import { make, setText, setVar } from "./dom.js"
import { cardsOf, changed, middle, paired, placesIn } from "./film.js"
import { drawNet, makeNet } from "./view.js"

const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)"
const MOVE = 320 // ms, as all that follow
const GATHER_AFTER = 160
const GATHER = 240
const HOLD = 240 // to read the sums
const NET_AFTER = GATHER_AFTER + 160
const NET = 120
const NETS_APART = 60
const RUN = 320 // all that leaves together, under the card that was played
const AWAY = 240 // from there to its zone
const APART = 40 // between two cards that go the same way
const MOST_APART = 160
const SWEEP = 560 // the light, once around
const RISE = 320
const MARK_AFTER = 560
const MARK = 320
const NET_EDGE = 12 // px between the cards of a group and its net
const BETWEEN = 300 // from one play to the next
const REST = 250 // the longest wait for the page to come to its end, and then for the browser to be at rest
const DRAWING = '[data-testid=stApp][data-test-script-state="running"]'
const SMALL = 30 // px, the width of a card in a pile

export class Motion {
  constructor(view, hear) {
    this.view = view
    this.hear = hear
    this.stage = make("div", "stage", { "aria-hidden": "true" })
    view.root.append(this.stage)
    this.running = []
    this.copies = []
    this.hidden = new Set() // the cards of which a copy flies
    this.before = null // where all lies before the next step, once its copies are made
    this.drawn = null // the board of which the middle is drawn, and not yet the seats
    this.timers = [] // for what begins later in a step
    this.queue = null
    this.stop = () => this.goOn()
    this.leavePage = () => { if (document.hidden) this.finish() }
  }

  get isOn() {
    return this.queue !== null
  }

  /**
   * Show boards one after the other, each with `draw`, and then call `end`.
   *
   * Each entry has the number of its play and a function that returns the board. All lasts `pace` times as long as
   * usual; with `steps` each play but the last is shown until a click or a key.
   */
  start(boards, draw, end, { pace = 1, steps = false } = {}) {
    this.cancel()
    this.queue = [...boards]
    this.draw = draw
    this.end = end
    this.pace = pace
    this.steps = steps
    this.ply = null
    this.view.root.dataset.film = "on"
    // What the page says of the end waits for it.
    document.documentElement.dataset.film = "on"
    window.addEventListener("pointerdown", this.stop, true)
    window.addEventListener("keydown", this.stop, true)
    document.addEventListener("visibilitychange", this.leavePage)
    this.whenAtRest(this.queue, performance.now() + REST)
  }

  // The page is mostly still being drawn, and would hold up what moves. Between two parts of it that come from the server
  // the browser has nothing to do, so that alone is no sign that it has come to its end.
  whenAtRest(queue, end) {
    if (this.queue !== queue) return
    if (performance.now() < end && document.querySelector(DRAWING)) {
      requestAnimationFrame(() => this.whenAtRest(queue, end))
      return
    }
    const begin = () => { if (this.queue === queue) this.prepare() }
    if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: REST })
    else setTimeout(begin, 50)
  }

  // Copies of the cards that will fly are made in a frame of their own, since the next board is work enough for some.
  prepare() {
    if (!this.queue.length || !this.view.root.isConnected) {
      this.finish()
      return
    }
    this.view.root.zbMoving = true
    this.look()
    if (this.copies.length) this.oncePainted(() => this.step())
    else this.step()
  }

  /** Note where all lies now, and copy what will fly to the next board; what has flown has come to its place. */
  look() {
    const { root, data } = this.view
    this.before = placesIn(root, data)
    this.land()
    const { pairs, gone } = paired(this.before, { cards: cardsOf(this.queue[0].board()) })
    const across = [...pairs].filter(([card, old]) => card.zone !== old.zone).map(([, old]) => old)
    for (const old of [...across, ...gone]) old.copy = this.copy(old.svg, old)
  }

  step() {
    const next = this.queue.shift()
    this.ply = next.ply
    this.drawn = { ...next.board(), part: "middle" }
    const { before } = this
    this.before = null
    this.stopAll()
    this.drawMiddle(this.drawn, before)
    this.oncePainted(() => this.drawSeats({ ...this.drawn, part: "seats" }, before))
  }

  // The next board is drawn in two frames. In the first what is in the middle comes to its new place; of the cards that
  // come there the copies are still where they were.
  drawMiddle(board, before) {
    this.draw({ ...board, said: "" })
    const after = placesIn(this.view.root, board)
    const { pairs } = paired(before, after)
    this.shift(pairs)
    for (const card of after.cards) if (pairs.get(card)?.zone !== card.zone) this.hide(card.svg)
  }

  // In the second the seats follow, and all that goes from one zone to another sets out.
  drawSeats(board, before) {
    const { root, data } = this.view
    const flying = new Set(before.cards.filter((card) => card.copy).map((card) => card.svg))
    const lying = placesIn(root, data).cards.filter((card) => !flying.has(card.svg) && !this.hidden.has(card.svg))
    const from = { ...before, cards: [...before.cards.filter((card) => card.copy), ...lying] }
    this.stopMoving()
    this.drawn = null
    this.draw(board)
    const groups = (board.passing && board.groups) || []
    const moved = this.move(from, placesIn(root, board), board.mark, this.groupsIn(groups))
    const following = this.queue.length > 0 && this.queue[0].ply !== this.ply
    if (following) this.later(moved, () => this.land())
    if (following && this.steps) {
      this.waitForPress()
      return
    }
    const wait = (moved + (following ? BETWEEN : 0)) * this.pace
    this.timer = setTimeout(() => this.afterFrame(() => this.prepare()), wait)
  }

  // What begins as soon as a frame is painted leaves the whole next frame to its own painting.
  afterFrame(act) {
    this.frame = requestAnimationFrame(() => { this.timer = setTimeout(act, 0) })
  }

  // The next frame paints what was changed just now, so only the one after it has room for more.
  oncePainted(act) {
    this.afterFrame(() => this.afterFrame(act))
  }

  later(after, act) {
    this.timers.push(setTimeout(act, after * this.pace))
  }

  waitForPress() {
    this.view.root.dataset.film = "waits"
    const cue = make("div", "go-on")
    setText(cue, this.view.word("goOn"))
    this.stage.append(cue)
  }

  /** Go to the next play at once, or to the end. */
  goOn() {
    if (!this.isOn) return
    const rest = this.queue.findIndex(({ ply }) => this.ply !== null && ply !== this.ply)
    if (rest < 0 || !this.view.root.isConnected) {
      this.finish()
      return
    }
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.queue = this.queue.slice(rest)
    this.view.root.dataset.film = "on"
    if (this.drawn) this.draw({ ...this.drawn, part: "seats" })
    this.drawn = null
    this.look()
    this.step()
  }

  /** Go to the end at once. */
  finish() {
    const on = this.isOn
    this.cancel()
    if (on) this.end()
  }

  cancel() {
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.queue = null
    this.clear()
    delete this.view.root.dataset.film
    delete document.documentElement.dataset.film
    this.view.root.zbMoving = false
    window.removeEventListener("pointerdown", this.stop, true)
    window.removeEventListener("keydown", this.stop, true)
    document.removeEventListener("visibilitychange", this.leavePage)
  }

  clear() {
    this.before = null
    this.drawn = null
    this.land()
    this.stopAll()
  }

  /** Show the cards themselves in place of the copies that have flown. */
  land() {
    for (const copy of this.copies) copy.remove()
    this.copies = []
    for (const svg of this.hidden) this.show(svg)
  }

  /** End what moves; copies that wait for the next step stay. */
  stopAll() {
    this.stopMoving()
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
    for (const box of this.view.root.querySelectorAll(".box.above")) box.classList.remove("above")
    for (const node of [...this.stage.children]) if (!this.copies.includes(node)) node.remove()
  }

  stopMoving() {
    for (const one of this.running) one.cancel()
    this.running = []
  }

  // -- one board to the next -------------------------------------------------

  /** Start all that moves; return for how long. All has been measured, since to measure again would cost a layout. */
  move(before, after, mark, groups) {
    const { pairs, gone, came } = paired(before, after)
    let wait = this.shift(pairs) ? MOVE : 0
    const across = [...pairs].filter(([card, old]) => card.zone !== old.zone)
    for (const [card, old] of pairs) if (old.copy && card.zone === old.zone) old.copy.remove()
    for (const [card, old] of across) wait = Math.max(wait, this.fly(card, old))
    wait = Math.max(wait, this.arrive(before, after, came))
    if (across.length || wait > MOVE) this.hear("card", 0)
    wait = Math.max(wait, this.leave(before, after, gone))
    // At the end the groups lie where they are, to be looked at.
    if (groups.length) wait = Math.max(wait, this.gatherLater(groups))
    return Math.max(wait, this.turnUp(mark))
  }

  // What stays in its zone is moved itself, a whole item at once where its cards move together.
  shift(pairs) {
    const ways = new Map()
    for (const [card, old] of pairs) {
      const way = { card, x: old.x - card.x, y: old.y - card.y, same: card.zone === old.zone }
      ways.set(card.box, [...(ways.get(card.box) || []), way])
    }
    let any = false
    for (const [box, list] of ways) {
      const [first] = list
      const together = list.length === box.zb.fan.children.length && list.every((way) => way.same && near(way, first))
      const moving = (together ? [{ ...first, node: box }] : list.filter((way) => way.same)).filter((way) => far(way))
      for (const way of moving) this.animate(way.node || way.card.svg, slide(way), { duration: MOVE })
      any = any || moving.length > 0
      // A new sum shows once the cards lie together.
      const { badge } = box.zb
      if (!together && !badge.hidden) this.animate(badge, { opacity: [0, 0, 1] }, { duration: MOVE + 100 })
    }
    return any
  }

  // Between zones a copy flies above everything, since seats would cover the card itself.
  fly(card, old) {
    const copy = old.copy || this.copy(card.svg, old)
    const end = `translate(${card.x - old.x}px, ${card.y - old.y}px) scale(${card.width / old.width})`
    this.hide(card.svg)
    this.animate(copy, { transform: ["none", end] }, { duration: MOVE, fill: "both" })
    return MOVE
  }

  arrive(before, after, came) {
    const from = changed(before, after, came.length)
    return came.reduce((wait, card, i) => {
      const place = before.zones.get(from[i])
      if (place) return Math.max(wait, this.growFrom(place, card, apart(i, came.length)))
      this.show(card.svg)
      this.animate(card.svg, { opacity: [0, 1] }, { duration: MOVE })
      return Math.max(wait, MOVE)
    }, 0)
  }

  growFrom(place, card, delay) {
    const copy = this.copy(card.svg, card)
    const begin = `translate(${place.x - card.x}px, ${place.y - card.y}px) scale(${SMALL / card.width})`
    this.hide(card.svg)
    this.animate(copy, { transform: [begin, "none"] }, { duration: MOVE, delay, fill: "both" })
    return delay + MOVE
  }

  // What leaves together runs under the card that was played, and all slide to their zone from there.
  leave(before, after, gone) {
    const to = changed(after, before, gone.length)
    const head = gone.find((card) => card.zone === "played")
    const first = head && to.length > 1 ? RUN : 0
    const all = first + AWAY
    const ends = gone.map((card, i) => {
      const place = after.zones.get(to[i])
      const copy = card.copy || this.copy(card.svg, card)
      const towards = ({ x, y }, scale) => `translate(${x - card.x}px, ${y - card.y}px) scale(${scale})`
      const end = place ? towards(place, SMALL / card.width) : "none"
      const under = first ? towards(head, head.width / card.width) : "none"
      const delay = first ? 0 : apart(i, gone.length)
      const keys = { transform: ["none", under, end, end], opacity: [1, 1, place ? 1 : 0, 0], offset: [0, first / all, 0.95, 1] }
      this.animate(copy, keys, { duration: all, delay, fill: "both" })
      return delay + all
    })
    if (head && head.copy && first) this.stage.append(head.copy)
    if (to.length) this.hear("gather", 0)
    return Math.max(0, ...ends)
  }

  // -- groups and marks ------------------------------------------------------

  /** Return the groups with their boxes and where these are, from left to right. */
  groupsIn(groups) {
    if (!groups.length) return []
    const { root } = this.view
    const origin = root.getBoundingClientRect()
    const boxes = new Map([...root.querySelectorAll(".item")].map((box) => [box.zbId, box]))
    const found = groups.map(({ label, items }, number) => {
      const inside = items.map((id) => boxes.get(id)).filter(Boolean)
      const rects = inside.map((box) => box.getBoundingClientRect())
      return {
        label,
        number,
        boxes: inside,
        at: rects.map((rect) => middle(rect, origin)),
        width: Math.max(...rects.map((rect) => rect.width)),
        height: Math.max(...rects.map((rect) => rect.height)),
      }
    }).filter((group) => group.boxes.length).sort((one, other) => mean(one.at) - mean(other.at))
    if (!found.length) return found
    const field = found[0].boxes[0].closest("[data-zone]").getBoundingClientRect()
    const room = field.width / found.length
    const { y } = middle(field, origin)
    found.forEach((group, i) => {
      const { boxes, width } = group
      const free = (room - width - 3 * NET_EDGE) / Math.max(1, boxes.length - 1)
      const step = boxes.length > 1 ? Math.max(8, Math.min(width + 6, free)) : 0
      Object.assign(group, { step, x: field.left - origin.left + room * (i + 0.5), y })
    })
    return found
  }

  // They set out in a frame of their own, and so does each net.
  gatherLater(groups) {
    this.later(GATHER_AFTER, () => this.gather(groups))
    groups.forEach((group, i) => this.later(NET_AFTER + i * NETS_APART, () => this.showNet(group)))
    return GATHER_AFTER + GATHER + HOLD + groups.length * NETS_APART
  }

  gather(groups) {
    for (const group of groups) this.bring(group)
    const field = groups[0].boxes[0].closest("[data-zone]")
    const inside = new Set(groups.flatMap((group) => group.boxes))
    for (const box of field.querySelectorAll(".box")) if (!inside.has(box)) this.animate(box, { opacity: [1, 0.35] }, GATHERING)
  }

  bring({ boxes, at, step, x, y }) {
    boxes.forEach((box, k) => {
      box.classList.add("above")
      const to = `${x + (k - (boxes.length - 1) / 2) * step - at[k].x}px ${y - at[k].y}px`
      this.animate(box, { translate: ["0 0", to] }, GATHERING)
    })
  }

  showNet(group) {
    const { boxes, step, width, height, x, y } = group
    const net = makeNet()
    net.classList.add("thrown")
    drawNet(net, group, group.number)
    const across = width + step * (boxes.length - 1) + 2 * NET_EDGE
    const high = height + 2 * NET_EDGE
    for (const [name, value] of [["left", x - across / 2], ["top", y - high / 2], ["width", across], ["height", high]]) {
      setVar(net, name, `${value}px`)
    }
    this.stage.append(net)
    this.animate(net, { opacity: [0, 1], transform: ["scale(0.94)", "none"] }, { duration: NET, fill: "both" })
  }

  /** Turn a marked item up; the light turns once over the table from the seat that has it. */
  turnUp(id) {
    const marker = id && [...this.view.root.querySelectorAll(".marker")].find((one) => one.zbKey === id)
    if (!marker) return 0
    this.turnLight(marker.closest(".seat"))
    const keys = { transform: ["translateX(-70%) rotateY(90deg)", "translateX(-30%) rotateY(0deg) scale(1.5)", "none"] }
    this.animate(marker, keys, { duration: MARK, delay: MARK_AFTER, fill: "backwards" })
    this.hear("mark", MARK_AFTER * this.pace)
    return Math.max(MARK_AFTER + MARK, RUN + SWEEP)
  }

  turnLight(seat) {
    const felt = this.view.grid.getBoundingClientRect()
    const origin = this.view.root.getBoundingClientRect()
    const face = seat && seat.querySelector(".face").getBoundingClientRect()
    if (!face) return
    const frame = make("div", "lit")
    const beam = make("div", "beam")
    const shout = make("strong")
    setText(shout, this.view.word("shout"))
    const at = { left: felt.left - origin.left, top: felt.top - origin.top, width: felt.width, height: felt.height }
    for (const [name, value] of Object.entries(at)) setVar(frame, name, `${value}px`)
    setVar(frame, "--lx", `${face.left - felt.left + face.width / 2}px`)
    setVar(frame, "--ly", `${face.top - felt.top + face.height / 2}px`)
    frame.append(beam, shout)
    this.stage.prepend(frame)
    const turning = { transform: ["rotate(-110deg)", "rotate(40deg)"], opacity: [0, 1, 1, 0] }
    this.animate(beam, turning, { duration: SWEEP, delay: RUN, fill: "both" })
    const rising = { opacity: [0, 1], transform: ["translateY(8px) rotate(-4deg) scale(0.9)", "rotate(-4deg)"] }
    this.animate(shout, rising, { duration: RISE, delay: RUN, fill: "both" })
  }

  // -- parts -----------------------------------------------------------------

  /** Put a copy of a card above everything. */
  copy(svg, place) {
    const copy = make("div", "ghost")
    setVar(copy, "--cw", `${place.width}px`)
    setVar(copy, "left", `${place.x - place.width / 2}px`)
    setVar(copy, "top", `${place.y - place.width * 0.7}px`)
    const card = svg.cloneNode(true)
    card.style.removeProperty("opacity")
    copy.append(card)
    this.stage.append(copy)
    this.copies.push(copy)
    return copy
  }

  // Unlike `visibility` this changes no style of all that is drawn within the card.
  hide(svg) {
    setVar(svg, "opacity", "0")
    this.hidden.add(svg)
  }

  show(svg) {
    svg.style.removeProperty("opacity")
    this.hidden.delete(svg)
  }

  animate(node, keys, options) {
    const { duration, delay = 0 } = options
    const one = node.animate(keys, { easing: EASE, ...options, duration: duration * this.pace, delay: delay * this.pace })
    this.running.push(one)
    return one
  }
}

const GATHERING = { duration: GATHER, fill: "forwards" }

function slide({ x, y }) {
  return { translate: [`${x}px ${y}px`, "0 0"] }
}

function near(one, other) {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1
}

function far({ x, y }) {
  return Math.abs(x) > 1 || Math.abs(y) > 1
}

function apart(i, number) {
  return i * Math.min(APART, MOST_APART / Math.max(number, 1))
}

function mean(places) {
  return places.reduce((sum, place) => sum + place.x, 0) / places.length
}
