"""The shape of `content.yaml`, which marks a folder of a user's own content."""

from tutor.content.yaml.entry import Entry, LanguageCode, Slug, Title


class ContentEntry(Entry):
    """The title of the content of a folder, and the slug that begins all its ids and never changes.

    `language` is that of its texts, unless a file names another.
    """

    title: Title
    slug: Slug
    language: LanguageCode = "en"
