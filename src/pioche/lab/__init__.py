"""Measuring games and players."""
