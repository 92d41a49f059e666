"""A page with one line on it, which takes as long as Streamlit itself does."""

import streamlit as st

st.html("<p data-drawn>Nothing</p>")
