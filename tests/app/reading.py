# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written in the windows, and whether all of it can be read."""

import os
import signal

from harness import App, wait_until


class Text:
    """how: "whole", "ellipsized" or "cut"; where: the widgets around it, or "drawn". Or "window", whose text is its width."""

    def __init__(self, line):
        self.how, self.where, self.text = line.split("\t", 2)


class ReadApp(App):
    def __init__(self, arguments=(), **environment):
        self.file = os.path.join(os.environ["TABLEE_TEST_HOME"], "texts")
        super().__init__(arguments, LD_PRELOAD=os.environ["TABLEE_TEST_READER"], TABLEE_TEXTS=self.file, **environment)

    def texts(self):
        if os.path.exists(self.file):
            os.remove(self.file)
        self.process.send_signal(signal.SIGUSR2)
        wait_until(lambda: os.path.exists(self.file), "the texts")
        with open(self.file, encoding="utf-8") as file:
            return [Text(line.rstrip("\n")) for line in file if line.strip()]
