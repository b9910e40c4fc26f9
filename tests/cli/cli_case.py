# SPDX-License-Identifier: GPL-3.0-or-later
"""What all tests of tablee-cli share. TABLEE_CLI names the program."""

import os
import pathlib
import subprocess
import tempfile
import unittest

CLI = os.environ["TABLEE_CLI"]
GAME = "martian-12s"
TIMEOUT = 180  # seconds after which a command hangs; advice takes 40 under sanitizers, and others work beside it


class CliTestCase(unittest.TestCase):
    """Runs the program in a home of its own, which must stay without data."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.data = self.folder / "data"
        self.data.mkdir()
        self.environment = {
            "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder), "XDG_DATA_HOME": str(self.data),
            "XDG_CACHE_HOME": str(self.folder / "cache"), "G_DEBUG": "fatal-criticals",
            **{name: value for name, value in os.environ.items()
               if name.startswith(("ASAN_", "UBSAN_", "LSAN_", "TSAN_")) or name in ("LD_PRELOAD", "G_SLICE")},
        }

    def tearDown(self):
        self.assertEqual(list(self.data.iterdir()), [], "tablee-cli opened a store")

    def start(self, *arguments, text="", environment=None):
        return subprocess.run([CLI, *arguments], input=text, capture_output=True, encoding="utf-8", timeout=TIMEOUT,
                              env={**self.environment, **(environment or {})})

    def run_cli(self, *arguments, text="", stderr=""):
        done = self.start(*arguments, text=text)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, stderr)
        return done.stdout

    def fail_cli(self, *arguments, text="", says=()):
        done = self.start(*arguments, text=text)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertEqual(done.stdout, "")
        self.assertRegex(done.stderr, r"\Atablee-cli: [^\n]+\n\Z")
        for words in (says,) if isinstance(says, str) else says:
            self.assertIn(words, done.stderr)
        return done.stderr

    def new_position(self, *arguments, seed=7):
        return self.run_cli("new", GAME, "--seed", str(seed), *arguments)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)
