"""The Streamlit app: navigation, the board, one thin module per page, and the server."""
