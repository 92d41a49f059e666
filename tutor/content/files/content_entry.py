"""The shape of `content.yaml`, which makes a folder one of somebody's own content."""

from tutor.content.yaml.entry import Entry, LanguageCode, Slug, Title


class ContentEntry(Entry):
    """The title under which the content of a folder stands, and the slug that begins all its ids and never changes.

    `language` is that of its texts, where a file does not say another.
    """

    title: Title
    slug: Slug
    language: LanguageCode = "en"
