// Lets plain links to pages of the tutor lead there without loading all of it again. Streamlit does so for its own links
// only, but takes up any address that the browser's history comes to.

/** Follow a click on a plain link in the text of a page; what opens elsewhere is left to the browser. */
export function followLink(event) {
  const link = event.target.closest?.("[data-testid=stHtml] a[href]")
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute("download") || link.hash || !isPage(link)) return
  event.preventDefault()
  history.pushState(null, "", link.href)
  window.dispatchEvent(new PopStateEvent("popstate"))
}

// The pages are those to which the navigation leads; the address of the first one is the base, for which nothing is said.
function isPage(link) {
  const pages = [...document.querySelectorAll(".st-key-navigation a")].map((one) => one.getAttribute("href") || "./")
  return pages.some((one) => new URL(one, document.baseURI).pathname === link.pathname) && link.origin === location.origin
}
