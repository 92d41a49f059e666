"""The look of the map: from left to right where there is room, from the top down on a phone."""

from typing import Final

# What is known is told by how far the mark is filled, so that it needs no colour: a ring that is broken, whole, half
# full, full with a tick. What is due or weak is a word with a sign and a frame of its own, round or broken.
MAP_STYLE: Final = """<style>
.map { --map-line: color-mix(in srgb, currentcolor 35%, transparent); --map-ink: #2f7d4f; }
.map ol {
  list-style: none; margin: 0; padding: 0; display: grid; row-gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(7.25rem, 1fr));
}
.map li { margin: 0; padding: 0; position: relative; }
/* The line goes from mark to mark and not below them, so that it shows through none. */
.map .way li::before, .map .way li::after {
  content: ""; position: absolute; left: 0; right: calc(50% + 0.95rem); top: 1.25rem;
  border-top: 3px solid var(--map-line);
}
.map .way li::after { left: calc(50% + 0.95rem); right: 0; }
.map .way li:first-child::before { display: none; }
.map a {
  color: inherit; text-decoration: none; position: relative; display: flex; flex-direction: column; gap: 0.3rem;
  align-items: center; text-align: center; padding: 0.4rem 0.2rem; border-radius: 0.5rem; min-height: 44px;
}
.map a:hover .map-name { text-decoration: underline; }
.map-mark {
  width: 1.75rem; height: 1.75rem; border-radius: 50%; box-sizing: border-box; flex: none; display: grid;
  place-items: center; border: 3px solid var(--map-ink);
}
.map-is-not-yet .map-mark { border: 3px dashed color-mix(in srgb, currentcolor 65%, transparent); }
.map-is-settled .map-mark { background: linear-gradient(to top, var(--map-ink) 52%, transparent 52%); }
.map-is-sure .map-mark { background: var(--map-ink); }
.map-is-sure .map-mark::after {
  content: ""; width: 0.4rem; height: 0.8rem; margin-top: -0.2rem; transform: rotate(45deg);
  border: solid #fff; border-width: 0 3px 3px 0;
}
.map-name { font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; hyphens: auto; }
.map-state {
  display: flex; flex-wrap: wrap; gap: 0.25rem; justify-content: center; font-size: 0.875rem; line-height: 1.3;
}
.map-sign.map-is-due, .map-sign.map-is-weak {
  padding: 0 0.4rem; border: 1.5px solid currentcolor; border-radius: 1rem;
}
.map-sign.map-is-weak { border-style: dashed; border-radius: 0.2rem; }
.map-sign.map-is-due::before { content: "\\21BB\\00A0" / ""; }
.map-sign.map-is-weak::before { content: "\\25B3\\00A0" / ""; }
.map-title { margin: 1.25rem 0 0.5rem; font-weight: 600; }
.map-unseen {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.map-about { margin-top: 1rem; font-size: 0.875rem; }
.map-about summary { cursor: pointer; min-height: 44px; align-content: center; }
.map-about p { margin: 0 0 0.3rem; font-size: inherit; }
@media (max-width: 640px) {
  .map ol { grid-template-columns: minmax(0, 1fr); row-gap: 0; }
  .map a { flex-direction: row; text-align: start; gap: 0.75rem; padding: 0.35rem 0; }
  .map-name { flex: 1; }
  .map .map-state { justify-content: flex-end; }
  .map .way li::before, .map .way li::after {
    left: calc(0.875rem - 1.5px); right: auto; top: 0; bottom: calc(50% + 0.95rem);
    border-top: 0; border-left: 3px solid var(--map-line);
  }
  .map .way li::after { top: calc(50% + 0.95rem); bottom: 0; }
  .map .way li:last-child::after { display: none; }
}
</style>"""
