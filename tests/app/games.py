# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that there are, as the program says: nothing here is to be edited for a new one."""

import json
import os
import pathlib
import re
import subprocess

CLI = pathlib.Path(os.environ["TABLEE_TEST_PROGRAM"]).parent.parent / "cli" / "tablee-cli"
SOURCE = pathlib.Path(os.environ["TABLEE_TEST_SOURCE"])
DIGITS = "123456789"


def read_seats():
    """By id, in the order of the library: how few can play, and how many."""
    listed = json.loads(subprocess.run([CLI, "games", "--json"], capture_output=True, check=True).stdout)
    return {game["id"]: (game["min_players"], game["max_players"]) for game in listed}


def keys(game):
    """The keys of its table without modifiers, as they are named there; the digits, if it names none."""
    tables = [path for name in ("table/table.c", "table.c") for path in SOURCE.glob(f"*/**/{game}/{name}")]
    rows = re.findall(r'^ +\{ "table\.[\w-]+", "(\w+)"', tables[0].read_text(encoding="utf-8"), re.M)
    return rows + (list(DIGITS) if not rows or "TABLEE_PLAIN_TABLE_DIGITS" in tables[0].read_text(encoding="utf-8") else [])


SEATS = read_seats()
