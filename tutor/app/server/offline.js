// The service worker: without a connection it answers for a page of the tutor that says so. It keeps nothing else, and
// leaves every other request alone.

const { texts, drawings, pages } = DATA

addEventListener("install", () => skipWaiting())

// The browser asks for a page at once, and does not wait until this script runs.
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()))

addEventListener("fetch", (event) => {
  const { request } = event
  const path = new URL(request.url).pathname.replace(/\/$/, "")
  if (request.mode === "navigate" && request.method === "GET" && pages.includes(path)) event.respondWith(answer(event))
})

async function answer(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request))
  } catch {
    return offline()
  }
}

function offline() {
  const known = navigator.languages.map((code) => code.slice(0, 2).toLowerCase()).find((code) => code in texts)
  let page = texts[known || "en"]
  for (const [address, drawing] of Object.entries(drawings)) page = page.replaceAll(address, drawing)
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  }
  return new Response(page, { status: 503, headers })
}
