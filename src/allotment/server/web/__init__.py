"""How pages are written: templates, and what they may use."""
