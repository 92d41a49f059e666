"""The style of the pages beyond Streamlit's theme: room for the board, targets for fingers, high contrast."""

from typing import Final

from tutor.app.exercise.layout import EXERCISE_STYLE
from tutor.app.replay.layout import REPLAY_STYLE
from tutor.app.workshop.layout import WORKSHOP_STYLE

# The board should be seen without scrolling, so the page begins close below the navigation.
_ALWAYS: Final = r"""
.stMainBlockContainer { max-width: 84rem; padding: 0.25rem 2rem 1rem; }
/* The heading keeps its place and width on every page; pages of text alone are narrow below it. */
.st-key-page:not(:has(.st-key-frame)) { max-width: 48rem; margin-inline: auto; }
.stMainBlockContainer > .stVerticalBlock { gap: 0.75rem; }
.st-key-navigation { min-height: 3rem; align-items: center; }
.st-key-navigation > .st-key-look-menu { margin-inline-start: auto; }
.st-key-navigation :is(a, button) { min-height: 2.75rem; min-width: 2.75rem; justify-content: center; }
.stMainBlockContainer h1 { padding-block: 0.25rem 0.5rem; }
.st-key-navigation a[aria-current] { font-weight: 600; }
/* At most 65 letters on a line. A card stays whole. */
.stMarkdown { word-break: keep-all; }
/* Long words: the heads of tables would be too wide for a phone. */
:is(html:lang(de), html:lang(fr)) .stMarkdown { hyphens: auto; }
.stMarkdown :is(p, li) { max-width: 60ch; }
/* What is said of an answer has a mark beside its colour; a screen reader hears the words after it. */
[data-testid="stAlertContentSuccess"] p:first-of-type::before { content: "\2713\00a0" / ""; font-weight: 700; }
[data-testid="stAlertContentWarning"] p:first-of-type::before { content: "\25b3\00a0" / ""; font-weight: 700; }
[data-testid="stAlertContentError"] p:first-of-type::before { content: "\2717\00a0" / ""; font-weight: 700; }
@media (min-width: 641px) {
  :is(.stMarkdown, .stAlert) :is(p, li) { font-size: 1.0625rem; }
}
.stMainBlockContainer [data-testid="stPageLink"] a { color: inherit; background: none; padding-inline: 0; }
.stMainBlockContainer .st-key-navigation [data-testid="stPageLink"] a { padding-inline: 0.5rem; }
.stMainBlockContainer [data-testid="stPageLink"]:not(.st-key-navigation *) a {
  text-decoration: underline currentcolor; text-underline-offset: 0.2em;
}
/* Long labels, which another language may have, take a second line and are not cut. */
.stApp .stButton :is(.stMarkdownEllipsis, .stMarkdownEllipsis *),
.stMainBlockContainer [data-testid="stPageLink"]:not(.st-key-navigation *) a * { white-space: normal; }
[data-testid="stPopoverBody"] { max-width: min(26rem, 92vw); }
/* Streamlit's colour of the label while it is open cannot be read on a dark page. */
.stPopover button[aria-expanded="true"] { color: inherit; }
.stButtonGroup button { min-height: 2.5rem; }
.stButtonGroup button[data-selected="true"] { color: inherit !important; font-weight: 600; }
[data-testid="stLayoutWrapper"]:has(> .st-key-focus) { position: absolute; width: 0; height: 0; }
/* The link to the table is seen while it has the focus; Streamlit's own leads past nothing else. */
.to-table { display: var(--to-table, none); position: fixed; z-index: 9; top: 0.25rem; left: -100vw;
  min-height: 2.75rem; padding: 0 1rem; font: inherit; white-space: nowrap; border: 0; border-radius: 0.5rem;
  background: #1f6b46; color: #fff; }
.to-table:focus { left: 0.5rem; }
[data-testid="stSkipToContent"] { display: var(--to-content, inline-block); }
.stApp:has(.st-key-board) { --to-table: inline-block; --to-content: none; }
/* Where the keyboard is: on a light page and on a dark one, on any ground of a button, by three to one and more. */
.stApp :is(a, button, summary):focus-visible, .stApp label:has(input:focus-visible),
.stApp :is(.stSelectbox, .stMultiSelect, .stTextInput, .stNumberInput) :has(> input:focus-visible),
.stApp .stTextArea :has(> textarea:focus-visible) {
  outline: 3px solid #c4620c !important; outline-offset: 2px !important; border-radius: 0.5rem;
  transition: none !important; /* With less motion it would come a frame late. */
}
/* What a row of buttons stands in would cut it off. */
.stApp .stButtonGroup button:focus-visible { outline-offset: -3px !important; }
:is(h1, h2, h3):focus { outline: none; }
/* Around the words alone: at the edge of the heading it would touch their letters, and the text below. */
:is(h1, h2, h3):focus-visible > span:first-of-type { outline: 3px solid currentcolor; outline-offset: 2px;
  border-radius: 2px; }
/* Too pale to read well: the names of keys on buttons, and what is written in plots. */
.stButton kbd { color: inherit; opacity: 1; }
.stVegaLiteChart svg text { fill: currentcolor; }
/* Until something is drawn there is room for it, lest all below it jump. */
.st-key-board:not(:has([data-drawn])) { min-height: 26rem; }
.st-key-navigation [data-testid="stSkeleton"] { height: 1.25rem; }
.stSelectbox input { text-overflow: ellipsis; }
/* Streamlit counts limits in whole megabytes; the labels say those that hold. */
:is(.st-key-record-file, .st-key-house-upload, .st-key-upload-puzzle)
  [data-testid="stFileUploaderDropzoneInstructions"] { display: none; }
@media (max-width: 640px) {
  .stButton kbd { display: none; }
  .stMainBlockContainer { padding: 0.25rem 1rem 1rem; }
  .stMainBlockContainer > .stVerticalBlock { gap: 0.5rem; }
  .st-key-navigation { gap: 0; flex-wrap: nowrap; overflow-x: auto; }
  .stMainBlockContainer .st-key-navigation [data-testid="stPageLink"] a { padding-inline: 0.35rem; }
  /* Longer words; should they yet be too long, they move below the menu, which has the languages. */
  .stMainBlockContainer:is(:lang(de), :lang(fr)) .st-key-navigation [data-testid="stPageLink"] {
    a { padding-inline: 0.125rem; }
    p { font-size: 0.8rem; }
  }
  /* Their titles are long, so the list has the line to itself. */
  .st-key-sections { flex-wrap: wrap; }
  .st-key-sections > * { flex: 1 1 100% !important; }
  .st-key-navigation > .st-key-look-menu { position: sticky; inset-inline-end: 0; background: var(--panel); }
  .stMainBlockContainer :is(h1, h2, h3) { padding-block: 0.4rem 0.7rem; }
  .stMainBlockContainer h1 { font-size: 1.4rem; }
  .stMainBlockContainer h2 { font-size: 1.25rem; }
  /* A row of buttons has several lines here, and those that share an edge would lose it. */
  .stButtonGroup :has(> button) { gap: 0.25rem; }
  .stButtonGroup button { margin: 0 !important; padding-inline: 0.7rem; border-radius: 0.5rem !important; }
  .stButtonGroup button:not([data-selected="true"]) {
    border-color: color-mix(in srgb, currentcolor 25%, transparent) !important;
  }
}
@media (prefers-reduced-motion: reduce) {
  .stApp * {
    animation-duration: 0.01ms !important; transition-duration: 0.01ms !important;
  }
}
"""

# A finger needs a target of 44 pixels.
_FINGERS: Final = """
@media (pointer: coarse) {
  .stApp :is(.stButton, .stDownloadButton, .stPopover, .stButtonGroup, .stNumberInput, .stFileUploader) button,
  .stApp [data-testid="stPageLink"] a,
  .stApp .stExpander summary,
  .stApp :is(.stSelectbox, .stTextInput, .stNumberInput) input,
  .stApp .stSelectbox button { min-height: 44px !important; }
  .stApp :is(.stNumberInput, .stSelectbox, .stPopover) button { min-width: 44px; }
  .stApp [data-testid="stNumberInputContainer"] { height: auto; }
  .stApp :is(.stCheckbox, .stRadio) label { min-height: 44px; align-items: center; }
  .stApp [data-testid="stHeaderActionElements"] { display: none; }
}
"""

# Beside the board there is no room for a wide last column, so it goes below the others in a second line of its row.
_RESULT: Final = """
.st-key-result { container: result / inline-size; }
@container result (max-width: 24rem) {
  .stTable table { display: grid; grid-template-columns: minmax(0, 1fr) repeat(3, auto); }
  .stTable :is(thead, tbody, tr) { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  .stTable :is(th, td) { border: none; overflow-wrap: anywhere; }
  .stTable :is(th, td):last-child { grid-column: 1 / -1; padding-top: 0; }
  .stTable tbody tr { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
}
"""

# These selectors outweigh the rules above, since the page may have this style before those.
_CONTRAST: Final = """
[data-testid="stPopoverBody"], .stApp [data-testid="stMetric"] { border: 1.5px solid currentcolor !important; }
:root:root :is(.stButton, .stDownloadButton, .stPopover, .stButtonGroup) button,
:root :is(.stSelectbox, .stTextInput, .stNumberInput) :has(> input), :root textarea,
:root .stExpander details, :root [data-testid="stAlertContainer"], :root :is(table, th, td) {
  border: 1.5px solid currentcolor !important;
}
:root :is(th, td) { padding-inline: 0.4rem !important; }
:root .stCheckbox label > div:not([data-testid]), :root [data-testid="stRadioOption"] > div > div:first-child {
  box-shadow: 0 0 0 1.5px currentcolor !important;
}
:root:root:root button:disabled { border-style: dashed !important; color: inherit !important; opacity: 1; }
:root:root .stApp .st-key-sheet button { border: 0 !important; }
:root .st-key-beside .st-key-panel, .stApp .st-key-puzzle-of-the-day a { border-color: currentcolor !important; }
:root [data-testid="stAlertContainer"] { background: none; color: inherit; }
:root :is(.stMarkdownBadge, [data-testid="stCaptionContainer"], small) {
  background: none !important; color: inherit !important; opacity: 1;
}
:root:root .stButtonGroup button[data-selected="true"] { border-width: 3px !important; text-decoration: underline; }
:root .stMarkdownBadge { outline: 1.5px solid currentcolor; }
:root :is(.stPopover button, [data-testid="stBaseButton-tertiary"]) { padding-inline: 0.5rem; }
:root a:not([aria-current]) { text-decoration: underline currentcolor; }
"""


# Words that open their meaning: Streamlit's rows of them stand too far apart.
_WORDS: Final = """
[class*="st-key-words-"] { row-gap: 0; }
[class*="st-key-words-"] .stPopover button { color: inherit; min-height: 2rem; }
/* The meaning of a word does not cover the table: it is shown in the panel beside it, or at the foot of the screen. */
[data-testid="stPopoverBody"]:has([class*="st-key-meaning-text-"]) {
  inset: auto 0 0 0 !important; transform: none !important; max-width: none !important; max-height: 40dvh !important; }
@media (min-width: 1200px) {
  [data-testid="stPopoverBody"]:has([class*="st-key-meaning-text-"]) {
    inset: auto calc(max(0px, (100vw - 84rem) / 2) + 2rem) 8rem auto !important; min-width: 0;
    width: clamp(22rem, 28vw, 26rem); max-height: 50dvh !important; }
}
[class*="st-key-words-"] .stPopover button:is(:hover, [aria-expanded="true"]) p { text-decoration: underline; }
"""

# The ways on from the home page: three that look like buttons, and a quiet line.
_HOME: Final = """
.stMainBlockContainer .st-key-puzzle-of-the-day [data-testid="stPageLink"] a {
  min-height: 2.5rem; justify-content: center; border-radius: 0.5rem; text-decoration: none;
  border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
}
.stApp .st-key-ways .st-key-quiet { justify-content: center; flex-wrap: wrap; row-gap: 0; }
.stApp .st-key-ways .st-key-quiet > * { flex: 0 1 auto !important; min-width: auto !important; }
.stMainBlockContainer .st-key-quiet [data-testid="stPageLink"] a, .st-key-quiet a p { font-weight: 400; }
.st-key-quiet a p { font-size: 0.875rem; }
"""

# The views of the Rules page stand in one line, or in three columns where that is too long: none wraps alone.
_VIEWS: Final = """
[class*="st-key-choose-view-"] .stButtonGroup button { padding-inline: 0.625rem; }
@media (max-width: 780px) {
  [class*="st-key-choose-view-"] [role="radiogroup"] {
    display: grid; grid-template-columns: repeat(3, auto); gap: 0.25rem; }
  [class*="st-key-choose-view-"] .stButtonGroup button { margin: 0 !important; border-radius: 0.5rem !important; }
  :is([class*="st-key-choose-view-"], [class*="st-key-choose-variant-"]) .stButtonGroup button {
    padding-inline: 0.375rem; }
  [class*="st-key-choose-view-"] .stButtonGroup button p { white-space: normal; }
  /* It counts less than the borders of high contrast. */
  [class*="st-key-choose-view-"] :where(.stButtonGroup) button:not([data-selected="true"]) {
    border-color: color-mix(in srgb, currentcolor 25%, transparent) !important; }
}
"""

# Cards in running text, in colours that can be read on a light page or on a dark one.
_SUITS: Final = """
::highlight(suit-hearts), ::highlight(suit-diamonds) { color: #b3141a; }
@media (prefers-color-scheme: dark) {
  ::highlight(suit-hearts), ::highlight(suit-diamonds) { color: #ff8f87; }
}
"""

FOUR_COLOURS_STYLE: Final = """<style>
::highlight(suit-diamonds) { color: #1257b0 !important; }
::highlight(suit-clubs) { color: #0a6b35; }
@media (prefers-color-scheme: dark) {
  ::highlight(suit-diamonds) { color: #8fbdff !important; }
  ::highlight(suit-clubs) { color: #7fd6a2; }
}
</style>"""
"""The style that the switch "Four colours" adds to a page, with the colours of the cards."""

STYLE: Final = (
    f"{_ALWAYS}{_FINGERS}{_RESULT}{_WORDS}{_HOME}{_VIEWS}{_SUITS}{EXERCISE_STYLE}{REPLAY_STYLE}{WORKSHOP_STYLE}"
    f"@media (prefers-contrast: more) {{{_CONTRAST}}}"
)
"""The style of every page, with high contrast where the browser's system asks for it."""

CONTRAST_STYLE: Final = f"<style>{_CONTRAST}</style>"
"""The style that the switch "High contrast" adds to a page."""
