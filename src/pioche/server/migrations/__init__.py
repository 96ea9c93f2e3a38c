"""How an older store becomes a present one, step by step."""
