# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that there are, as the program and its sources say: nothing here is to be edited for a new one."""

import json
import os
import pathlib
import re
import subprocess

CLI = pathlib.Path(os.environ["TABLEE_TEST_PROGRAM"]).parent.parent / "cli" / "tablee-cli"
SOURCE = pathlib.Path(os.environ["TABLEE_TEST_SOURCE"])
DIGITS = "123456789"
KEY = re.compile(r'^ +\{ "table\.[\w-]+", "(\w+)"(?:, N_\("([^"]+)"\))?', re.M)


def read_source(game, *names):
    """The first file of these names that a game has in its folder."""
    files = [path for name in names for path in SOURCE.glob(f"*/**/{game}/{name}")]
    return files[0].read_text(encoding="utf-8")


def read_table(game):
    return read_source(game, "table/table.c", "table.c")


def keys(game):
    """The keys of its table without modifiers, as they are named there; the digits, if it names none."""
    table = read_table(game)
    rows = [key for key, _ in KEY.findall(table)]
    return rows + (list(DIGITS) if not rows or "TABLEE_PLAIN_TABLE_DIGITS" in table else [])


def key_titles(game):
    """What the keys do that are named in its table, in English."""
    return [title for _, title in KEY.findall(read_table(game)) if title]


def name(game):
    """What it is called, in English."""
    return re.search(r'\.name = N_\("([^"]+)"\)', read_source(game, "words/present.c", "words.c"))[1]


def option_titles(game):
    """The names of its options in English, by key."""
    words = read_source(game, "words/present.c", "words.c")
    return dict(re.findall(r'\.key = "(\w+)", \.title = N_\("([^"]+)"\)', words))


def help_folder():
    return pathlib.Path(os.environ["TABLEE_HELPDIR"])


LISTED = json.loads(subprocess.run([CLI, "games", "--json"], capture_output=True, check=True).stdout)
# By id, in the order of the library: how few can play, and how many; and what the options are as a rule.
SEATS = {game["id"]: (game["min_players"], game["max_players"]) for game in LISTED}
OPTIONS = {game["id"]: game["options"] for game in LISTED}
