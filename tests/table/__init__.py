"""Tests of the live table: no network, no clock, no database."""
