# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of "tablee-cli host" and "join", at a real broker: programs that can be killed and started again."""

import json
import os
import pathlib
import re
import sqlite3
import time

from brokers import MOSQUITTO, Broker, Program  # noqa: F401: who makes tables asks for them here

CLI = os.environ["TABLEE_CLI"]
LOOK = 0.02  # seconds


class Table:
    """A broker, a host and its guests, each of which keeps what it has in a file; @computers more are at the host's. @private: the host has a
    broker of its own. @broker: another one than usual, not started yet."""

    def __init__(self, folder, environment, game, friends=2, options=(), level="easy", private=False, broker=None, computers=1):
        self.folder, self.environment, self.level = pathlib.Path(folder), environment, level
        self.broker = broker or Broker(self.folder, environment)
        self.broker.start()
        players = ",".join(["friend"] * friends + [level] * computers)
        self.host = self.program("host", "host", game, "--players", players, *([] if private else ["--broker", self.broker.url]),
                                 *(word for option in options for word in ("--option", option)))
        self.host.start()
        self.guests = []
        for seat, link in enumerate(self.wait_for_invitations(friends)):
            self.guests.append(self.program(f"guest{seat}", "join", link, "--player", level, "--name", f"Guest{seat}"))
            self.guests[-1].start()

    def program(self, name, *arguments):
        return Program(self.folder, name, [CLI, *arguments, "--save", str(self.folder / f"{name}.db")], self.environment)

    def wait_for_invitations(self, friends):
        for _ in range(round(30 / LOOK)):
            links = re.findall(r"^tablee:\S+$(?=\n)", self.host.read(), re.MULTILINE)
            if len(links) == friends:
                return links
            if self.host.ended():
                break
            time.sleep(LOOK)
        raise AssertionError(f"no invitations: {self.host.read()}{self.host.read('err')}")

    def wait_for_log(self, program):
        while not program.read() and not program.ended():
            time.sleep(LOOK)

    def is_taken(self, seat):
        """Whether the host has it on its disk that somebody has the seat."""
        database = sqlite3.connect(self.folder / "host.db", timeout=20)
        try:
            texts = [json.loads(text) for text, in database.execute("SELECT text FROM elsewhere")]
        finally:
            database.close()
        return any(place["seat"] == seat and "peer" in place for text in texts for place in text["places"])

    def wait_for_guest(self, seat):
        while not self.is_taken(seat) and not self.host.ended():
            time.sleep(LOOK)

    def programs(self):
        return [self.host, *self.guests]

    def over(self):
        return all(program.ended() for program in self.programs())

    def wait(self, seconds):
        end = time.monotonic() + seconds
        while not self.over():
            if time.monotonic() > end:
                raise AssertionError("the game is stuck: " + self.describe())
            time.sleep(LOOK)

    def describe(self):
        lines = []
        for program in self.programs():
            last = program.read().splitlines()[-1:] or [""]
            lines.append(f"{program.name}, life {program.lives}, {program.process.poll()}: {last[0]} {program.read('err').strip()}")
        return "; ".join(lines)

    def close(self):
        for program in [*self.programs(), self.broker]:
            if not program.ended():
                program.kill()

    def read_record(self, program):
        """What its file keeps of the one game: the seed and all that was played."""
        database = sqlite3.connect(self.folder / f"{program.name}.db")
        try:
            games = database.execute("SELECT id, seed FROM game").fetchall()
            if len(games) != 1:
                raise AssertionError(f"{program.name} has {len(games)} games")
            return games[0][1], database.execute("SELECT action FROM action WHERE game = ? ORDER BY number", (games[0][0],)).fetchall()
        finally:
            database.close()


def expand_log(text):
    """What was told, line by line. The same several times in a row may be told together, or not."""
    lines = []
    for line in text.splitlines(keepends=True):
        if not line.endswith("\n"):
            break
        several = re.fullmatch(r"(.*) \(×(\d+)\)(\.?)\n", line)
        lines += [several[1] + several[3] + "\n"] * int(several[2]) if several else [line]
    return lines
