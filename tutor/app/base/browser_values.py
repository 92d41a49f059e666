"""The values that a browser sends for widgets, checked before Streamlit reads them: one of another kind is dropped.

A browser may send anything for any widget, and Streamlit takes it: the number for a text would fail in Streamlit's own
code or in ours. A value of the right kind that is not in the list of choices is ignored by `synced`, or by `choice_of`.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.runtime.state.common import RegisterWidgetResult, WidgetMetadata
from streamlit.runtime.state.session_state import Serialized, SessionState, WStates

Kind = TypeVar("Kind")

# A field for whole numbers is registered as one for any numbers.
_NUMBERS: Final = frozenset({"double_value", "int_value"})
_JSON: Final = frozenset({"json_value", "json_trigger_value"})

_take_from_browser = WStates.set_widget_from_proto
_register = SessionState.register_widget


def check_browser_values() -> None:
    """Let Streamlit take only values that fit their widgets, from now on and for all visitors."""
    # It is called at each run of the page, while threads of other visitors read these.
    if WStates.set_widget_from_proto is not _take_what_fits:
        WStates.set_widget_from_proto = _take_what_fits  # type: ignore[method-assign]
        SessionState.register_widget = _register_with_check  # type: ignore[method-assign]


def fits(sent: WidgetState, kind: str) -> bool:
    """Tell whether a value can be one of a widget of a kind, which is the name of a field of the message.

    >>> fits(WidgetState(string_value="x"), "string_value"), fits(WidgetState(int_value=1), "string_value")
    (True, False)
    """
    field = sent.WhichOneof("value")
    if field in _JSON and not _is_json(getattr(sent, field)):
        return False
    return field is None or field == kind or {field, kind} <= _NUMBERS


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _take_what_fits(self: WStates, widget_state: WidgetState) -> None:
    known = self.widget_metadata.get(widget_state.id)
    # A value for a widget not drawn yet in this session is checked once the widget is drawn.
    if known is None or fits(widget_state, getattr(known.deserializer, "kind", known.value_type)):
        _take_from_browser(self, widget_state)


def _register_with_check(
    self: SessionState, metadata: WidgetMetadata[Kind], user_key: str | None
) -> RegisterWidgetResult[Kind]:
    waiting = self._new_widget_state.states.get(metadata.id)
    if isinstance(waiting, Serialized) and not fits(waiting.value, metadata.value_type):
        del self._new_widget_state[metadata.id]
    return _register(
        self, replace(metadata, deserializer=_checked(metadata.deserializer, metadata.value_type)), user_key
    )


def _checked(read: Callable[[Any], Kind], kind: str) -> Callable[[Any], Kind]:
    """Return a reader that takes an unreadable value for an empty one, and keeps the kind of the widget.

    Streamlit takes the field of the last value for the kind of a widget, which after an empty value is none.
    """

    def read_or_default(value: Any) -> Kind:
        try:
            return read(value)
        # Such as a number that is not one, or a file of another type.
        except Exception:
            return read(None)

    read_or_default.kind = kind  # type: ignore[attr-defined]
    return read_or_default
