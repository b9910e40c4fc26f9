# SPDX-License-Identifier: GPL-3.0-or-later
"""How many objects of each type are alive in the program, and how much of its heap is in use."""

import os
import signal

from harness import App, wait_until


class CountedApp(App):
    """Its numbers are those of all the time since it was started: slower than without."""

    def __init__(self, arguments=(), **environment):
        self.counts = os.path.join(os.environ["TABLEE_TEST_HOME"], "counts")
        super().__init__(arguments, LD_PRELOAD=os.environ["TABLEE_TEST_COUNTER"], TABLEE_COUNTS=self.counts, **environment)

    def alive(self):
        """The numbers by type; "heap": bytes."""
        if os.path.exists(self.counts):
            os.remove(self.counts)
        self.process.send_signal(signal.SIGUSR1)
        wait_until(lambda: os.path.exists(self.counts), "the numbers of objects")
        with open(self.counts, encoding="utf-8") as file:
            pairs = (line.split() for line in file)
            return {name: int(number) for name, number in pairs}
