"""A live table without sockets, clock, database or search: seats, clocks, bots, log."""

from pioche.table.clocks import Thought
from pioche.table.commands import (
    REACTIONS,
    Act,
    Back,
    Command,
    Consent,
    Gone,
    Hurry,
    Join,
    Leave,
    NewLink,
    Next,
    Offer,
    React,
    Reaction,
    Rematch,
    StandIn,
    Start,
    TakeSeat,
    Think,
    Tick,
    Undo,
)
from pioche.table.entries import Created, Entry, read_entry, write_entry
from pioche.table.fair import commitment, verify
from pioche.table.message import agreed_options
from pioche.table.record import record_of
from pioche.table.refused import CODES, Code, TableRefused, from_game
from pioche.table.settings import Settings
from pioche.table.sheet import Answer
from pioche.table.shown import SeatShown, SettingsShown, TableView, Told
from pioche.table.table import Table
from pioche.table.world import World, imagine, world_of

__all__ = [
    "CODES",
    "REACTIONS",
    "Act",
    "Answer",
    "Back",
    "Code",
    "Command",
    "Consent",
    "Created",
    "Entry",
    "Gone",
    "Hurry",
    "Join",
    "Leave",
    "NewLink",
    "Next",
    "Offer",
    "React",
    "Reaction",
    "Rematch",
    "SeatShown",
    "Settings",
    "SettingsShown",
    "StandIn",
    "Start",
    "Table",
    "TableRefused",
    "TableView",
    "TakeSeat",
    "Think",
    "Thought",
    "Tick",
    "Told",
    "Undo",
    "World",
    "agreed_options",
    "commitment",
    "from_game",
    "imagine",
    "read_entry",
    "record_of",
    "verify",
    "world_of",
    "write_entry",
]
