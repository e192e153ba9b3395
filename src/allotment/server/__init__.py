"""The web table: people and bots around one game, in the browser or over plain JSON."""
