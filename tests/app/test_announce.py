# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens at a table is said to whoever listens to it, where the toolkit can do that (GTK 4.14 and later)."""

import json
import os
import re

import harness
from harness import LABEL, App, Bus, GLib, check, wait_until

SINCE = (4, 14)


class Ear:
    """All that a program announces."""

    def __init__(self, app):
        self.said = []
        app.bus.ask(Bus.REGISTRY, "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
                    GLib.Variant("(sass)", ("object:announcement", [], "")))
        app.bus.connection.signal_subscribe(app.name, "org.a11y.atspi.Event.Object", "Announcement", None, None, 0, self._heard)

    def _heard(self, _connection, _sender, _path, _interface, _signal, arguments):
        self.said.append(arguments.unpack()[3])

    def hears(self, pattern):
        while GLib.MainContext.default().iteration(False):
            pass
        return any(re.search(pattern, words) for words in self.said)


def begin():
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], "announced.tablee")
    seats = [{"name": name, "player": "easy" if number else "human", "portrait": number} for number, name in enumerate(["Ana", "Bo"])]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "tablee-record", "version": 1, "rules": 1, "game": "martian-12s", "options": {"first": 0}, "seats": seats,
                   "seed": 3, "actions": []}, file)
    return App([path])


def what_happens_is_said():
    app = begin()
    app.find(LABEL, re.compile("^Pull your first"))
    if app.toolkit_version() < SINCE:
        app.quit()
        raise harness.Skipped("GTK announces nothing before 4.14")
    ear = Ear(app)
    app.press("1")
    for pattern in ("^You pull ", "^Bo pulls ", "^Pull another pyramid"):
        wait_until(lambda: ear.hears(pattern), f"{pattern} among {ear.said}")  # noqa: B023
    check(len(ear.said) == len(set(ear.said)), f"said twice: {ear.said}")
    app.quit()


harness.run(what_happens_is_said)
