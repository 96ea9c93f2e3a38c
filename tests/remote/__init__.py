"""Tests of the client of a live table, against a real server."""
