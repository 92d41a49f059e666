"""The rest of a deal with all cards open: exact searches, and tables in small."""
