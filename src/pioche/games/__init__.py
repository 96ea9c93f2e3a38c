"""One folder per game; whatever lies here is found."""
