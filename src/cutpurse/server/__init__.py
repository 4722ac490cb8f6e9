"""The table server: people and bots at tables, over HTTP and WebSockets. It knows no game."""
