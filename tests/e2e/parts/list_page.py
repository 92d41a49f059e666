"""A page of steps, each with a box to check, and the list of steps, which is drawn last."""

import streamlit as st

from tutor.app.visitor.address import address_value, choose_in_list, go_to

STEPS = ("one", "two", "three")

step = address_value("step", STEPS)
st.header(step)
st.button("Next", on_click=go_to, args=("step", STEPS[min(STEPS.index(step) + 1, 2)]))
st.checkbox(f"Box of {step}", key=f"box {step}")
choose_in_list("step", {one: one for one in STEPS}, "Steps")
