"""A page with a button for each part that can fail; its errors contain a secret that no one may see."""

import streamlit as st
from streamlit.components.v2 import component

SECRET = "ida@secret.example"

st.header("Failing")


def fail() -> None:
    """Fail in a callback."""
    raise KeyError(SECRET)


def fall() -> None:
    """Fail by endless recursion."""
    fall()


@st.fragment
def part() -> None:
    """Fail in a fragment, which is drawn by itself."""
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
