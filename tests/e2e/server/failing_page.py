"""A page in which whatever can fail does so, when its button is pressed; what is said then is nobody's business."""

import streamlit as st
from streamlit.components.v2 import component

SECRET = "ida@secret.example"

st.header("Failing")


def fail() -> None:
    """Fail as a callback does."""
    raise KeyError(SECRET)


def fall() -> None:
    """Fail as what never ends does."""
    fall()


@st.fragment
def part() -> None:
    """Fail as a part of a page does that is drawn by itself."""
    if st.button("part"):
        raise LookupError(SECRET)


st.button("callback", on_click=fail)
part()
if st.button("page"):
    raise ValueError(SECRET)
if st.button("deep"):
    fall()
if st.button("component"):
    component("zwickern-tutor.nothing", js="nothing.js")()
if st.button("print"):
    print(SECRET)  # noqa: T201
st.download_button("file", lambda: {}[SECRET], "a.txt", key="file", on_click="ignore")
