"""Content in other languages: which texts it has, the PO files of their translations, and what is wrong with those."""
