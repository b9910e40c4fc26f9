#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables with friends elsewhere in the terminal, at a real broker. TABLEE_CLI names the program."""

import os
import pathlib
import shutil
import time
import unittest

from brokers import MOSQUITTO, MOSQUITTO_PASSWD, NATS, OPENSSL, Broker, Cluster, Program, SecuredBroker
from cli_case import CLI, GAME, CliTestCase
from table_elsewhere import LOOK, Table

LINK = "tablee:AQ8TDOUG4Yh-d-S6YOjkOrcEwAACApFtPtU"
WORDS = "adult aspen crocus advice anvil cactus llama energy badger crisp shark lumber believe mimic"  # without a broker
PATIENCE = 60  # seconds for a game
PATIENCE_OF_CLUSTER = 110
AGAIN = 4  # seconds in which it is tried again, and said no more
HEARD = 4  # lines that a guest has been told before a machine breaks down

REFUSED = {
    "password": ("the broker refuses the user or the password, or asks for them; it is tried again",
                 "le relais refuse le nom d’utilisateur ou le mot de passe, ou en demande un\u202f; nouveaux essais en cours"),
    "certificate": ("the certificate of the broker is not trusted, so nothing is said to it; it is tried again",
                    "le certificat du relais n’est pas reconnu, donc rien ne lui est transmis\u202f; nouveaux essais en cours"),
    "encryption": ("the broker does not speak TLS as “mqtts://” wants it; it is tried again",
                   "le relais ne parle pas TLS comme «\u202fmqtts://\u202f» le demande\u202f; nouveaux essais en cours"),
}


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
        self.fail_cli("join", WORDS, "--broker", "http://localhost", says=("--broker", "mqtt://"))
        for mistyped in "mqtt:/ana:secret@host", "ana:secret@host", "mqtt://ana:secret:host":
            for arguments in ("host", GAME), ("join", WORDS):
                self.assertNotIn("secret", self.fail_cli(*arguments, "--broker", mistyped, says="--broker"))
        self.fail_cli("join", LINK, "--player", "search:9", says="--player")
        self.fail_cli("join", LINK, "--save", str(self.folder), says="--save")
        self.fail_cli("join", says="INVITATION")


class TestSecured(CliTestCase):
    """A broker with a certificate of a private authority, which lets in who has a password."""

    def setUp(self):
        super().setUp()
        if None in (MOSQUITTO, MOSQUITTO_PASSWD, OPENSSL):
            self.skipTest("mosquitto or openssl is not installed")
        self.homes = 0
        self.broker = SecuredBroker(self.folder, self.environment)

    def trust(self, home):
        settings = pathlib.Path(home) / ".config" / "tablee"
        settings.mkdir(parents=True)
        shutil.copy(self.broker.authority.certificate, settings / "authorities.pem")

    def play(self, environment):
        """The broker ends in the middle and comes back: who was let in once is let in again."""
        table = Table(self.folder, environment, GAME, options=["rounds=2"], friends=1, broker=self.broker)
        self.addCleanup(table.close)
        table.wait_for_log(table.guests[0])
        self.broker.kill()
        self.broker.start()
        table.wait(PATIENCE)
        for program in table.programs():
            self.assertEqual(program.process.returncode, 0, table.describe())
            self.assertEqual(table.read_record(program), table.read_record(table.host))

    def test_an_authority_of_ones_own(self):
        self.trust(self.folder)
        self.play(self.environment)

    def test_an_authority_of_the_system(self):
        self.play({**self.environment, "SSL_CERT_FILE": str(self.broker.authority.certificate)})

    def wait_to_read(self, program, text):
        end = time.monotonic() + PATIENCE
        while program.read("err") != text and time.monotonic() < end:
            time.sleep(LOOK)
        self.assertEqual(program.read("err"), text)

    def test_a_certificate_that_is_mended(self):
        """What was refused is tried again."""
        self.broker.certify("DNS:elsewhere.example")
        self.broker.start()
        host = self.start_host(self.broker.url)
        refused = f"tablee-cli: {REFUSED['certificate'][0]}\n"
        self.wait_to_read(host, refused)
        self.broker.kill()
        self.broker.certify("IP:127.0.0.1")
        self.broker.start()
        self.addCleanup(self.broker.kill)
        lost = "tablee-cli: there is no connection to the broker; it is looked for\n"
        again = "tablee-cli: there is a connection to the broker again\n"
        end = time.monotonic() + PATIENCE
        while not host.read("err").endswith(again) and time.monotonic() < end:
            time.sleep(LOOK)
        self.assertIn(host.read("err"), (refused + again, refused + lost + again))

    def start_host(self, url, trusting=True, french=False):
        home = self.folder / f"home{self.homes}"
        self.homes += 1
        if trusting:
            self.trust(home)
        environment = {**self.environment, "HOME": str(home)}
        if french:
            environment.update(LC_ALL="fr_FR.UTF-8", TABLEE_LOCALEDIR=os.environ["TABLEE_CLI_FRENCH"])
        host = Program(self.folder, home.name, [CLI, "host", GAME, "--players", "friend,easy", "--broker", url], environment)
        host.start()
        self.addCleanup(host.kill)
        return host

    def check_refused(self, why, url, trusting=True):
        """To be said once in either language, while it is tried again."""
        for french, sentence in enumerate(REFUSED[why]):
            self.hosts.append((self.start_host(url, trusting, french), f"tablee-cli: {sentence}\n"))

    def test_what_is_refused(self):
        open_folder = self.folder / "open"
        open_folder.mkdir()
        open_broker = Broker(open_folder, self.environment)
        for broker in self.broker, open_broker:
            broker.start()
            self.addCleanup(broker.kill)
        self.hosts = []
        self.check_refused("password", self.broker.url.replace("club:", "club:x"))
        self.check_refused("password", self.broker.url_without_password)
        self.check_refused("certificate", self.broker.url, trusting=False)
        self.check_refused("certificate", self.broker.url.replace("127.0.0.1", "localhost"))
        self.check_refused("encryption", open_broker.url.replace("mqtt:", "mqtts:"))
        for host, said in self.hosts:
            self.wait_to_read(host, said)
        time.sleep(AGAIN)
        for host, said in self.hosts:
            self.assertEqual(host.read("err"), said)
            self.assertFalse(host.ended())


class TestCluster(CliTestCase):
    """Three machines with nats-server."""

    def break_down(self, node):
        if NATS is None:
            self.skipTest("nats-server is not installed")
        table = Table(self.folder, self.environment, GAME, options=["rounds=1"], broker=Cluster(self.folder, self.environment))
        self.addCleanup(table.close)
        while len(table.guests[0].read().splitlines()) < HEARD and not table.over():
            time.sleep(LOOK)
        table.broker.nodes[node].kill()
        table.wait(PATIENCE_OF_CLUSTER)
        for program in table.programs():
            self.assertEqual(program.process.returncode, 0, table.describe())
            self.assertEqual(table.read_record(program), table.read_record(table.host))

    def test_the_first_breaks_down(self):
        self.break_down(0)

    def test_the_second_breaks_down(self):
        self.break_down(1)

    def test_the_third_breaks_down(self):
        self.break_down(2)


if __name__ == "__main__":
    unittest.main()
