"""A house of live tables: what is decided there is stored, and only then told; it knows neither HTTP nor a database."""
