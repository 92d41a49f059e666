"""A page that is slow to draw, and shows how many of its runs went on at the same time for one visitor."""

import time

import streamlit as st

drawn = st.session_state.setdefault("drawn", {"now": 0, "most": 0})
drawn["now"] += 1
drawn["most"] = max(drawn.values())
try:
    st.header("Slow")
    st.checkbox("Box")
    time.sleep(1)
    st.text(f"At once: {drawn['most']}")
finally:
    drawn["now"] -= 1
