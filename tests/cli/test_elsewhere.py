#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables with friends elsewhere in the terminal, at a real broker. TABLEE_CLI names the program."""

import unittest

from cli_case import GAME, CliTestCase
from table_elsewhere import MOSQUITTO, Table

LINK = "tablee:AQ8TDOUG4Yh-d-S6YOjkOrcEwAACApFtPtU"
PATIENCE = 60  # seconds for a game


class TestElsewhere(CliTestCase):
    def table(self, *arguments, **named):
        if MOSQUITTO is None:
            self.skipTest("mosquitto is not installed")
        table = Table(self.folder, self.environment, *arguments, **named)
        self.addCleanup(table.close)
        return table

    def test_whole_game(self):
        table = self.table(GAME, options=["rounds=1"])
        table.wait(PATIENCE)
        for program in table.programs():
            self.assertEqual((program.process.returncode, program.read("err")), (0, ""))
            self.assertEqual(table.read_record(program), table.read_record(table.host))
        self.assertIn("Guest0", table.host.read())
        self.assertRegex(table.guests[1].read(), r"(?m)^\d\. +You ")

    def test_the_same_command_comes_back(self):
        table = self.table(GAME, options=["rounds=2"], friends=1)
        link = table.host.read().splitlines()[0]
        table.host.process.terminate()
        table.host.process.wait()
        self.assertIn("comes back", table.host.read("err"))
        self.assertEqual(table.host.process.returncode, 1)
        table.guests[0].kill()
        for program in table.programs():
            program.start()
        table.wait(PATIENCE)
        self.assertEqual(table.host.read().splitlines()[0], link)
        self.assertEqual([program.process.returncode for program in table.programs()], [0, 0])

    def test_another_table_is_kept_there(self):
        table = self.table(GAME, friends=1)
        table.host.kill()
        self.fail_cli("host", "bean-chains", "--save", str(self.folder / "host.db"), says=("--save", "another table"))

    def test_a_seat_is_taken_once(self):
        table = self.table("space-beans", friends=2)
        table.guests[1].kill()
        table.wait_for_guest(0)
        self.fail_cli("join", table.guests[0].command[2], says="taken")

    def test_private_broker(self):
        table = self.table(GAME, options=["rounds=10"], friends=1, private=True)
        link = table.host.read().splitlines()[0]
        table.wait_for_log(table.guests[0])
        table.host.kill()
        table.host.start()
        table.wait(PATIENCE)
        self.assertEqual(table.host.read().splitlines()[0], link)
        self.assertEqual([program.process.returncode for program in table.programs()], [0, 0], table.describe())

    def test_what_is_refused(self):
        self.fail_cli("host", GAME, "--players", "easy,easy", says=("--players", "friend"))
        self.fail_cli("host", GAME, "--players", "human,friend", says="human")
        self.fail_cli("host", GAME, "--broker", "http://localhost", says=("--broker", "mqtt://"))
        self.fail_cli("join", "tablee:nonsense", says="invitation")
        self.fail_cli("join", LINK, "--player", "search:9", says="--player")
        self.fail_cli("join", LINK, "--save", str(self.folder), says="--save")
        self.fail_cli("join", says="INVITATION")


if __name__ == "__main__":
    unittest.main()
