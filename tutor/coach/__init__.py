"""Answers judged and explained: one verdict for every page, command and test."""
