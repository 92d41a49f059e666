"""Fast delivery of pages: packed files, small fonts, and links in the page that load early what it needs."""
