"""The games as other libraries know games: PettingZoo, OpenSpiel, Gymnasium, and thousands of tables in arrays."""
