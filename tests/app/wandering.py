# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays, and does whatever else a table offers in between: one step after the other, drawn by a seed."""

import contextlib
import json
import os
import pathlib
import re
import sqlite3
import subprocess
import time

import games
import harness
from catalogue import Words, plain
from gi.repository import GLib
from harness import BUTTON, MENU_BUTTON, MENU_ITEMS, Failure

BOTH = Words("en"), Words("fr")
LANGUAGES = "en", "fr"
GAMES = list(games.SEATS)
MOST_SEATS = 4
DIGITS = list(games.DIGITS)
CURSOR = ["Left", "Right", "Up", "Down", "Return", "Return"]
# What moves a game on, and what opens something at the table. Of a game that is not here, all keys move it on.
PLAYING = {game: games.keys(game) for game in GAMES} | {
    "space-beans": [*"dxckvbe", *DIGITS], "al-cabohne": [*"123adjxpbe", "Ctrl+1", "Ctrl+2", "Ctrl+3", *CURSOR],
    "bean-chains": [*"pexb", *DIGITS], "space-station-phoenix": [*"ieeer", *DIGITS, *CURSOR], "martian-12s": [*"123p"],
}
LOOKING = {"al-cabohne": "m", "bean-chains": "dm", "space-station-phoenix": "vomg", "martian-12s": "b"}
SHEETS = "Score Sheet", "Who Plays", "Give Up This Game?", "What Do You Want to Save?"
POPOVER = "GtkPopoverContent"  # as GTK 4.8 names what somebody looks at large; it is closed before other keys are heard
DATABASE = os.path.join(os.environ["XDG_DATA_HOME"], "tablee", "tablee.db")
PATIENCE = 25  # seconds that nothing happens where something should
LONGEST = 400  # seconds that computers play on to the end of a game


def record(game, random, most_people=2):
    """The file of a game that has just begun, of people, if there may be, and computers."""
    path = pathlib.Path(os.environ["TABLEE_TEST_HOME"]) / f"{game}.tablee"
    seats = random.randint(2, min(MOST_SEATS, games.SEATS[game][1]))
    subprocess.run([games.CLI, "play", game, "--players", ",".join(["beginner"] * seats), "--seed", str(random.randint(1, 999)),
                    f"--save={path}"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    begun = json.loads(path.read_text(encoding="utf-8"))
    people = random.sample(range(seats), min(most_people, random.choice([1, 1, 1, 2])))
    for number, seat in enumerate(begun["seats"]):
        seat["player"] = "human" if number in people else random.choice(["beginner", "easy"])
    path.write_text(json.dumps({**begun, "actions": [], "ended": None, "result": None, "take_back": random.random() < 0.5}),
                    encoding="utf-8")
    return str(path)


def has_game():
    """Whether a game is under way; one that computers have played to its end is nowhere to go back to."""
    with contextlib.closing(sqlite3.connect(f"file:{DATABASE}?mode=ro", uri=True, timeout=20)) as connection:
        return connection.execute("SELECT count(*) FROM game WHERE ended IS NULL").fetchone()[0] > 0


def says(node, *sources):
    return any(words.like(source).fullmatch(node.name) for source in sources for words in BOTH)


def begins(node, *sources):
    """GTK 4.8 puts the names of the parts after the name, and mnemonics into it."""
    return any(words.like(source).match(plain(node.name)) for source in sources for words in BOTH)


class Wanderer:
    def __init__(self, app, game, random):
        self.app, self.game, self.random = app, game, random
        self.steps = 0
        self.acts = [(30, self.play), (6, self.pause), (4, self.step), (8, self.use_controls), (3, self.undo), (3, self.ask_hint),
                     (5, self.seat), (5, self.use_menu), (2, self.set_pace), (2, self.look), (2, self.see_sheet), (2, self.see_log),
                     (2, self.leave), (2, self.see_page), (2, self.see_dialog), (2, self.switch_language), (2, self.review)]

    def say(self, what):
        """What is done is printed at once: whoever ends a test that hangs has it."""
        self.steps += 1
        print(f"#   {self.steps}: {what}", flush=True)

    # What there is to see

    def where(self):
        windows = self.app.windows()
        if len(windows) != 1:
            return "dialog"
        nodes = list(windows[0])
        if any(node.role in MENU_ITEMS for node in nodes):
            return "menu"
        buttons = [node for node in nodes if node.role == BUTTON]
        if any(begins(node, "Back to the _Table") for node in buttons):
            return "result"
        if any(begins(node, "I Am %s") for node in buttons):
            return "curtain"
        if any(says(node, *SHEETS) and node.role not in MENU_BUTTON for node in nodes):
            return "sheet"
        if any(begins(node, "Show the _Result") for node in buttons):
            return "result"
        if any(node.name == POPOVER for node in nodes):
            return "popover"
        if self.ticker(nodes):
            return "table"
        return "library" if any(begins(node, "New game of %s") for node in buttons) else "page"

    @staticmethod
    def ticker(nodes):
        return next((node for node in nodes if node.role in MENU_BUTTON and begins(node, "What Happened")), None)

    def told(self):
        """The last that happened. Whatever else changes may do so without end."""
        ticker = self.ticker(self.app.window() or ())
        return ticker and [node.name for node in ticker.parent][1:]

    def controls(self):
        """The buttons between the prompt and the log that can be pressed."""
        return [node for node in self.controls_in(self.app.window() or ()) if node.sensitive]

    def do(self, node):
        """What an assistive technology does to press something."""
        try:
            self.app.bus.call(self.app.name, node.path, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))
        except GLib.Error:  # gone meanwhile
            pass

    # One step

    def go(self):
        weights, acts = zip(*self.acts)
        act = self.random.choices(acts, weights)[0]
        told = act()
        self.say(act.__name__ + (f" ({told})" if told else ""))
        time.sleep(self.random.choice([0, 0, 0.1, 0.5]))
        self.return_to_table()

    def return_to_table(self):
        """Closes what lies over the table; whether there is one."""
        for _ in range(30):
            place = self.where()
            if place in ("table", "result"):
                return place == "table"
            if place == "curtain":
                self.press_lift()
            elif place == "library" and not has_game():
                return False
            elif place == "library":
                self.app.activate(BUTTON, re.compile("|".join(words.like("Continue: %s").pattern for words in BOTH)))
            else:
                self.app.press("Escape")
            before = place
            end = time.monotonic() + 2
            while time.monotonic() < end and self.where() == before:
                time.sleep(0.05)
        raise Failure(f"no way back to the table from {self.where()}")

    def press_lift(self):
        button = next((node for node in self.app.window() or () if node.role == BUTTON and begins(node, "I Am %s")), None)
        if button and button.focused:
            self.app.press("Return")
        elif button:
            self.app.activate(BUTTON, button.name)

    def play(self):
        keys = [self.random.choice(PLAYING[self.game]) for _ in range(self.random.randint(1, 8))]
        for key in keys:
            self.app.press(key)
        return " ".join(keys)

    def pause(self):
        self.app.press("Pause")

    def step(self):
        self.app.press(*"n" * self.random.randint(1, 3))

    def use_controls(self):
        controls = self.controls()
        if not controls:
            return "none"
        control = self.random.choice(controls)
        self.do(control)
        return control.name

    def undo(self):
        key = self.random.choice(["Ctrl+z", "Ctrl+z", "Ctrl+Shift+z", "Ctrl+y", "Ctrl+BackSpace"])
        self.app.press(key)
        return key

    def ask_hint(self):
        self.app.press("t")

    def look(self):
        for key in LOOKING.get(self.game, "s"):
            self.app.press(key)
        self.app.press("Escape")

    def see_sheet(self):
        self.app.press("s")

    def see_log(self):
        self.app.press("h")

    def seat(self, whom=None, player=None):
        """Another player on a seat, by the sheet of those who play."""
        rows = self.open_seats()
        if not rows:
            return "over"
        row = self.random.randrange(len(rows)) if whom is None else whom
        place = self.random.choice([0, 0, 1, 2]) if player is None else player
        self.app.travel(harness.LIST_ITEM, rows[0].name)
        for _ in range(row):
            self.app.press_and_see("Down")
        at = self.app.focus()
        self.app.press("space")
        try:
            harness.wait_until(lambda: self.app.focus() and self.app.focus().path != at.path, "the list of players", 5)
        except Failure:
            return f"{row}: no list"
        self.app.press_and_see("Home", 0.5)
        for _ in range(place):
            self.app.press_and_see("Down", 0.5)
        self.app.press("Return")
        time.sleep(0.3)
        self.app.press("Escape")
        return f"{row} {place}"

    def open_menu(self):
        button = next((node for node in self.app.window() or () if node.role in MENU_BUTTON and says(node, "Game")), None)
        if button is None:
            return False
        self.app.activate(MENU_BUTTON, button.name)
        harness.wait_until(lambda: self.where() in ("menu", "result"), "the menu")
        return self.where() == "menu"

    def choose(self, source):
        """An item of the menu that is open; whether it was chosen: it may be insensitive, and the result closes every menu."""
        item = next((node for node in self.app.find_all(MENU_ITEMS) if begins(node, source)), None)
        try:
            if item is not None and item.sensitive:
                self.app.choose(item.name)
                return True
        except Failure:
            harness.check(self.where() == "result", f"{item.name!r} cannot be chosen")
        return False

    def use_menu(self):
        if not self.open_menu():
            return "none"
        downs = self.random.randint(0, 9)
        for _ in range(downs):
            self.app.press_and_see("Down", 0.3)
        focus = self.app.focus()
        self.app.press("Return")
        time.sleep(0.3)
        return focus and focus.name

    def set_pace(self, pace=None):
        """In the settings, as the preferences do."""
        pace = pace or self.random.choice(["instant", "fast", "normal", "slow", "step"])
        harness.set_setting("pace", f"'{pace}'")
        return pace

    def leave(self):
        self.app.press("Escape", "Escape")

    def see_page(self):
        key = self.random.choice(["F1", "Ctrl+n", "Ctrl+h"])
        self.app.press(key)
        return key

    def see_dialog(self):
        key = self.random.choice(["Ctrl+comma", "Ctrl+question", "Ctrl+o", "F10"])
        self.app.press(key)
        time.sleep(0.5)
        return key

    def switch_language(self):
        """Sometimes beside the preferences, which are made anew as well."""
        language = self.random.choice(LANGUAGES)
        beside = self.random.random() < 0.5
        if beside:
            self.app.press("Ctrl+comma")
            time.sleep(0.5)
        harness.set_setting("language", f"'{language}'")
        time.sleep(0.5)
        return language + (" beside the preferences" if beside else "")

    def review(self):
        if not self.open_menu():
            return None
        if not self.choose("Look Back at My _Decisions"):
            return "nothing to look at"
        time.sleep(0.5)
        self.app.press("Ctrl+e")
        time.sleep(self.random.choice([0, 1]))
        return None

    # Whether the game goes on

    def focus_table(self):
        """By Tab, where the keyboard is elsewhere: between what stands above the table and below it. False: something covers it."""
        for _ in range(80):
            if self.where() != "table":
                return False
            nodes = list(self.app.window() or ())
            above = next((i for i, node in enumerate(nodes) if node.role in MENU_BUTTON and begins(node, "Score Sheet")), 0)
            ticker = self.ticker(nodes)
            story = list(ticker.parent) if ticker else []
            below = next((i for i, node in enumerate(nodes) if node in self.controls_in(nodes) or node in story), 0)
            focus = [i for i, node in enumerate(nodes) if node.focused]
            if focus and above < focus[-1] < below:
                return True
            self.app.press_and_see("Tab", 0.5)
        raise Failure("Tab never comes to the table")

    def controls_in(self, nodes):
        """The buttons in the strip below the table, but for what stands beside the log's newest line: what the others did."""
        ticker = self.ticker(nodes)
        strip = ticker.parent.parent if ticker else ()
        return [node for node in strip if node.role in MENU_BUTTON and not any(node is part for part in ticker.parent)]

    def happens(self, told, patience):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            now = self.told()
            if now is not None and now != told or self.where() == "result":
                return True
            time.sleep(0.2)
        return False

    def try_to_play(self, told):
        """With the keys of the table, those of what cannot be done do nothing; then with what stands below it."""
        if not self.focus_table():
            return False
        keys = PLAYING[self.game]
        for key in self.random.sample(keys, len(keys)):
            self.app.press(key)
            if self.told() != told:
                return True
        if self.where() not in ("table", "result"):
            self.return_to_table()
        for control in self.controls():
            self.do(control)
            if self.happens(told, 3):
                return True
        return False

    def check_goes_on(self, times, patience=PATIENCE):
        """So often something has to happen, by nothing but what is in sight."""
        for _ in range(times):
            if not self.return_to_table():
                return
            told = self.told()
            end = time.monotonic() + patience
            while not (self.happens(told, 1) or self.try_to_play(told)):
                # What still ran when it was looked at may have been the end.
                if self.where() == "result":
                    return
                if time.monotonic() > end:
                    raise Failure("nothing on the screen goes on with the game")
                if not self.return_to_table():
                    return
            self.say(f"it goes on: {told}")

    def finish(self):
        """Computers play to the end what the people leave."""
        self.leave_to_computers()
        self.begin_fast_forward()
        end = time.monotonic() + LONGEST
        while self.return_to_table():
            if not self.happens(self.told(), PATIENCE):
                self.check_goes_on(1)
            if time.monotonic() > end:
                raise Failure("the game never ends")
            time.sleep(1)  # whoever looks all the time leaves the game no time to go on

    def begin_fast_forward(self):
        toggle = self.return_to_table() and next((node for node in self.controls() if begins(node, "Fast Forward")), None)
        if toggle and not toggle.checked:
            self.do(toggle)

    def open_seats(self):
        """The rows of the sheet of those who play; none once the game is over."""
        for _ in range(3):
            self.return_to_table()
            self.app.press("w")
            harness.wait_until(lambda: self.where() in ("result", "curtain") or self.players(), "the sheet of who plays")
            if self.where() != "curtain":
                break
        return [node for node in self.players() or () if node.role == harness.LIST_ITEM]

    def players(self):
        nodes = self.app.window() or ()
        return next((node for node in nodes if node.role == harness.Atspi.Role.LIST and says(node, "Who plays")), None)

    def find_people(self):
        """The numbers of the rows where a person sits."""
        if not self.return_to_table():
            return []
        persons = tuple(words.text("Person", "level") for words in BOTH)
        people = [i for i, row in enumerate(self.open_seats()) if any(node.name.endswith(persons) for node in row)]
        self.return_to_table()
        return people

    def leave_to_computers(self):
        for _ in range(12):
            people = self.find_people()
            if not people:
                return
            if self.return_to_table():
                self.say(f"seat ({self.seat(people[0], 1)})")
        raise Failure("no computer takes the place of a person")
