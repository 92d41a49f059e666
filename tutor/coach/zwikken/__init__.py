"""Zwikken judged and explained."""
