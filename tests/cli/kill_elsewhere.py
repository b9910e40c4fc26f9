#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill_elsewhere.py [GAMES [FIRST]]: whole games between "tablee-cli host" and "join", whose programs, and whose broker, are killed at any
moment and started again: GAMES of them (4: the fifth takes longer than these), those with the numbers from FIRST (1) on. A number says which
game it is, who plays, and who is killed after what pause; what is dealt and how busy the machine is, it does not. TABLEE_CLI names the
program. What went wrong stays in its folder.

When a game is over, its host has one game, which can be replayed to its end; each guest has the same; whatever a guest was told is in it, in
that order; and so is every action that was on the host's disk when it was killed."""

import collections
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback

from table_elsewhere import CLI, LOOK, MOSQUITTO, Table, expand_log

PATIENCE = 400  # seconds for a game, on a machine that is busy
LAST_WORD = 3   # ... for the host to hear of guests that have gone
MOST_KILLS = 12
SAME = "game, rules, options, seed, start, dice, take_back, taken_back, head, over, given_up_by, current, position, totals"

# Of twenty games in a row; the options make them short, where there are such.
SHORT = {"martian-12s": ["rounds=1"], "space-beans": ["end_score=1"], "space-station-phoenix": ["first_game=true"]}
TURN = (["martian-12s", "space-beans", "bean-chains", "al-cabohne", "space-station-phoenix"] +
        ["martian-12s", "space-beans"] * 5 + ["bean-chains"] * 2 + ["martian-12s"] * 3)


def draw_players(chance, game):
    """How many friends, and how many computers at the host's."""
    if game == "bean-chains":
        return chance.choice([(1, 1), (2, 0)])
    if game == "al-cabohne":
        return chance.choice([(1, 0), (1, 1), (2, 0)])
    return chance.choice([(1, 1), (2, 0), (2, 1), (3, 0)])


class KilledTable(Table):
    def __init__(self, number, folder, environment):
        self.chance = random.Random(number)
        self.game = TURN[(number - 1) % len(TURN)]
        friends, computers = draw_players(self.chance, self.game)
        self.kills = collections.Counter()
        self.kept = []  # actions on the host's disk, at each of its ends
        super().__init__(folder, environment, self.game, friends, SHORT.get(self.game, []), computers=computers)

    def wait_for_invitations(self, friends):
        """They are good from the moment at which they can be read."""
        links = super().wait_for_invitations(friends)
        if self.chance.random() < 0.4:
            self.host.kill()
            self.host.start()
            self.kills["host"] += 1
            if super().wait_for_invitations(friends) != links:
                raise AssertionError("the host that comes back invites to another table")
        return links

    def ask(self, program, question):
        database = sqlite3.connect(self.folder / f"{program.name}.db", timeout=60)
        try:
            return database.execute(question).fetchall()
        except sqlite3.OperationalError:  # killed before there were any tables
            return []
        finally:
            database.close()

    def has_end(self, program):
        return self.ask(program, "SELECT 1 FROM game WHERE over") != []

    def is_done(self, program):
        """Its game is over, and it has nothing more to say."""
        return self.has_end(program) and self.ask(program, "SELECT 1 FROM elsewhere") == []

    def draw_victims(self):
        victims = self.chance.choice([[self.host], [self.host], self.guests, self.guests, [self.broker], [self.host, self.broker],
                                      [self.chance.choice(self.guests)], [self.chance.choice(self.guests)], [self.host, *self.guests],
                                      [self.broker, self.chance.choice(self.guests)]])
        return [victim for victim in victims if not victim.ended()]

    def kill_some(self):
        victims = self.draw_victims()
        pause = 0.3 * self.chance.random() ** 3
        for victim in victims:
            victim.kill()
            self.kills[victim.name.rstrip("0123456789")] += 1
        if self.host in victims:
            self.kept.append(self.read_actions(self.host))
        time.sleep(pause)
        for victim in sorted(victims, key=lambda _: self.chance.random()):
            if victim is self.broker or not self.is_done(victim):
                victim.start()

    def read_actions(self, program):
        return self.ask(program, "SELECT number, action FROM action ORDER BY number")

    def wait_for(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.over():
            time.sleep(LOOK)

    def check_alive(self):
        """Whoever ends by itself has come to the end."""
        for program in self.programs():
            if program.ended() and not self.has_end(program):
                raise AssertionError(f"{program.name} has ended: {self.describe()}")

    def wait_for_word(self):
        """Until a guest is told something: what has just been done is on the disk now, or never."""
        guest = self.chance.choice(self.guests)
        size = len(guest.read())
        end = time.monotonic() + LAST_WORD
        while time.monotonic() < end and not guest.ended() and len(guest.read()) == size:
            time.sleep(LOOK / 20)

    def play(self):
        end = time.monotonic() + PATIENCE
        for _ in range(self.chance.randint(1, MOST_KILLS)):
            self.wait_for(0.01 * 2 ** self.chance.uniform(0, 8))
            if self.chance.random() < 0.5:
                self.wait_for_word()
            self.check_alive()
            self.kill_some()
        while not self.over():
            if time.monotonic() > end:
                raise AssertionError("the game is stuck: " + self.describe())
            if all(guest.ended() for guest in self.guests) and self.has_end(self.host):
                self.wait_for(LAST_WORD)
                self.host.process.terminate()
                self.host.process.wait()
            time.sleep(LOOK)

    def check_game(self, program, game):
        """It has @game, and no other one."""
        rows = self.ask(program, f"SELECT {SAME} FROM game")
        if rows != [game]:
            raise AssertionError(f"{program.name} has {len(rows)} games: {rows} and not {game}")
        if self.read_actions(program) != self.read_actions(self.host):
            raise AssertionError(f"{program.name} has other actions than the host")

    def replay(self):
        game, rules, options, seed, dice = self.ask(self.host, "SELECT game, rules, options, seed, dice FROM game")[0]
        seats = self.ask(self.host, "SELECT name, player, portrait FROM seat ORDER BY seat")
        record = {"format": "tablee-record", "version": 1, "game": game, "rules": rules, **json.loads(options), "seed": seed, "dice": dice,
                  "seats": [dict(zip(("name", "player", "portrait"), seat)) for seat in seats],
                  "actions": [action for _, action in self.read_actions(self.host)]}
        path = self.folder / "record.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        done = subprocess.run([CLI, "replay", "--json", str(path)], capture_output=True, encoding="utf-8", env=self.environment, check=False)
        if done.returncode != 0 or not json.loads(done.stdout)["score"]["over"]:
            raise AssertionError(f"the host's game cannot be replayed: {done.stdout}{done.stderr}")

    def check_told(self, program):
        """What was told in one life is the beginning of what was told in the longest one. Only who is at the host's sees what is not on the disk
        yet."""
        told = [expand_log(program.read(life=life)) for life in range(1, program.lives + 1)]
        longest = max(told, key=len)
        for life, lines in enumerate(told, 1):
            if lines != longest[:len(lines)]:
                place = next(i for i, line in enumerate(lines) if line != longest[i])
                raise AssertionError(f"{program.name} was told something else in life {life}: {lines[place]!r}, {longest[place]!r}")

    def check_errors(self, program):
        for life in range(1, program.lives + 1):
            errors = program.read("err", life)
            if "CRITICAL" in errors or "WARNING" in errors:
                raise AssertionError(f"{program.name} complains in life {life}: {errors}")

    def check(self):
        self.check_alive()
        for program in self.programs():
            if program.process.returncode not in (0, -9):
                raise AssertionError(f"{program.name} has failed: {self.describe()}")
        game = self.ask(self.host, f"SELECT {SAME} FROM game")[:1]
        for program in self.programs():
            self.check_game(program, *game)
            self.check_errors(program)
        for guest in self.guests:
            self.check_told(guest)
        actions = self.read_actions(self.host)
        for kept in self.kept:
            if kept != actions[:len(kept)]:
                raise AssertionError("an action that was on the host's disk is lost")
        self.replay()
        return len(actions)


def play(number):
    """Returns what there is to be told; raises what went wrong."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix=f"kill-elsewhere-{number}-"))
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(folder), "XDG_DATA_HOME": str(folder),
                   "XDG_CACHE_HOME": str(folder), "G_DEBUG": "fatal-criticals",
                   **{name: value for name, value in os.environ.items() if name.startswith(("ASAN_", "UBSAN_", "TABLEE_"))}}
    table, begun = None, time.monotonic()
    try:
        table = KilledTable(number, folder, environment)
        table.play()
        actions = table.check()
    except Exception as error:
        error.args = (f"{number}, in {folder}: {error}",)
        raise
    finally:
        if table is not None:
            table.close()
    shutil.rmtree(folder)
    kills = ", ".join(f"{name} {count}" for name, count in sorted(table.kills.items()))
    return f"{number}: {table.game}, {len(table.guests)} guests, {actions} actions, killed: {kills}; {time.monotonic() - begun:.1f} s"


def main():
    games, first = [int(word) for word in sys.argv[1:3]] + [4, 1][len(sys.argv[1:3]):]
    if MOSQUITTO is None:
        print("mosquitto is not installed")
        return 77
    failed = 0
    for number in range(first, first + games):
        try:
            print(play(number), flush=True)
        except Exception:  # the other games are to be played all the same
            failed += 1
            traceback.print_exc()
    print(f"{games} games, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
