"""The rest of a deal with all cards open: exact searches, over tables and hands in compact form."""
