"""Everything that travels, in both directions, as types: commands and messages of the socket, bodies and
answers of HTTP. Unknown fields are refused.

The description of the API, the fields in docs/messages.md and the page's types (static/messages.d.ts) are
made from these types by `python tools/messages.py`.
"""
