"""Opponents of every strength: a bot sees a view and re-dealt worlds, never the true state."""
