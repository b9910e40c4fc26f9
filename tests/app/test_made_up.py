# SPDX-License-Identifier: GPL-3.0-or-later
"""In a language that nobody speaks, with accents on every letter and words that are 40 % longer: everything that can be read, is told to
assistive technologies or comes up as a tooltip has been translated, and nothing is cut."""

import json
import os
import pathlib
import re
import subprocess
import sys
import time

import games
import harness
import steps
from catalogue import Words
from harness import BUTTON, MENU_BUTTON, MENU_ITEMS, Failure, check, wait_until
from reading import ReadApp

LANGUAGE = os.environ.get("TABLEE_TEST_LANGUAGE", "qaa")  # of another one only what is cut is looked at
WIDTH, HEIGHT = (int(number) for number in sys.argv[1].split("x"))
words = Words(LANGUAGE)
PEOPLE = "Åñå", "Ƀö", "Çļéö", "Đåŕîö"  # no letter of theirs is plain either
# What is not translated: names of regulars, of languages and of keys, the version, and what is an address or a file.
NAMES = ("Ana", "Bo", "Cleo", "Dario", "Edda", "Finn", "Gil", "Hana", "Ilo", "Juno", "Kim", "Léo", "English", "Français")
KEYS = ("Ctrl", "Shift", "Alt", "Tab", "Esc(?:ape)?", "Enter", "Return", "Space", "Pause", "Page", "Up", "Down", "Left", "Right", "Home", "End",
        "Backspace", "BackSpace", "Delete", "F[0-9]+", "[A-Z]")
PLAIN = re.compile(r"[A-Za-z]+")
EXEMPT = re.compile(rf"\b(?:{'|'.join(NAMES + KEYS)})\b|https?://\S+|\S+\.tablee\b|0\.1\.0")
# What GTK and libadwaita say of their own, whose catalogues know no such language.
TOOLKIT = {*harness.WINDOW_CONTROLS, "(None)", "Page_Up", "Page_Down", "Shortcuts", "No Results Found", "Try a different search", "Search Results",
           "Details", "Report an Issue", "Credits", "Legal", "Acknowledgements", "About", "Back", "Debugging Information", "Copy Text",
           "_Copy Text Copy Text", "Save as…", "_Save as… Save as…", "What’s New", "Website", "Troubleshooting", "Translated by"}
TOOLKIT_SENTENCES = ("To assist in troubleshooting, you can view ", "© 2026 ")
TOOLKIT_WINDOW = re.compile("GtkShortcutsWindow")
# What is one line on purpose, and whole elsewhere: the last that happened, in the log; and the name in the title bar gives way to the
# buttons beside it.
ONE_LINE = re.compile(r"\.ticker\b|< AdwWindowTitle <")


def picture(name):
    """For whoever wants to look at it."""
    folder = os.environ.get("TABLEE_TEST_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", "-crop", f"{WIDTH}x{HEIGHT}+0+0", os.path.join(folder, f"{name}-{WIDTH}.png")], check=False)


class Look:
    """Collects what is wrong; a case fails at its end, with all of it."""

    def __init__(self, *arguments, **environment):
        harness.set_setting("language", f"'{LANGUAGE}'")
        harness.set_setting("window-width", WIDTH)
        harness.set_setting("window-height", HEIGHT)
        self.app = ReadApp(arguments, **environment)
        self.faults = set()
        self.read = 0

    def at(self, place):
        self.app.settled()
        picture(re.sub(r"\W+", "-", place))
        texts = self.app.texts()
        self.read += len(texts)
        for text in texts:
            if text.how == "window" and int(text.text) > WIDTH and not TOOLKIT_WINDOW.match(text.where):
                self.note(place, f"too wide: {text.text} ({text.where})")
            if text.how in ("ellipsized", "cut") and not is_name(text.text) and not ONE_LINE.search(text.where):
                self.note(place, f"{text.how}: {text.text!r} ({text.where})")
        for text in [text.text for text in texts] + self.app.labels():
            if LANGUAGE == "qaa" and is_plain(text):
                self.note(place, f"not translated: {text!r}")

    def note(self, place, fault):
        if fault not in self.faults:
            self.faults.add(fault)
            print(f"# {place}: {fault}", flush=True)

    def end(self):
        self.app.quit()
        check(self.read > 10, "nothing was read")
        check(not self.faults, f"{len(self.faults)} faults")


def is_plain(text):
    toolkit = text in TOOLKIT or text.startswith(TOOLKIT_SENTENCES) or harness.is_internal(text)
    return not toolkit and PLAIN.search(EXEMPT.sub("", text)) is not None


def is_name(text):
    return text in NAMES or text in PEOPLE


def faults_are_noticed():
    """Catalogues in which one word has been forgotten and one is longer than any window."""
    look = Look(TABLEE_LOCALEDIR=os.environ["TABLEE_TEST_FAULTS"])
    look.at("library with faults")
    steps.open_set_up(look.app, words)
    look.at("set-up with faults")
    look.app.quit()
    check(any(fault.startswith("not translated: 'New Game'") for fault in look.faults), f"what is not translated is not noticed: {look.faults}")
    check(any(fault.startswith(("cut: ", "ellipsized: ")) for fault in look.faults), f"what is cut is not noticed: {look.faults}")


def a_cut_is_noticed():
    """A sheet of the user's own puts the words of every button out of what shows them: no word is longer, none has dots."""
    sheet = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "gtk-4.0", "gtk.css")
    sheet.parent.mkdir(parents=True, exist_ok=True)
    sheet.write_text("button label { transform: translateX(-3000px); }", encoding="utf-8")
    try:
        look = Look()
        steps.open_set_up(look.app, words)
        look.at("set-up with words that are cut")
        look.app.quit()
    finally:
        sheet.unlink()
    check(any(fault.startswith("cut: ") for fault in look.faults), f"what is cut is not noticed: {look.faults}")


def library_and_menus():
    look = Look()
    app = look.app
    app.find(BUTTON, words.like("New game of %s"))
    look.at("library")
    app.press("F10")
    app.find(MENU_ITEMS, words.text("_Preferences"))
    look.at("main menu")
    app.press("Escape")
    app.wait_gone(MENU_ITEMS)
    app.press("Ctrl+h")
    app.find(name=words.text("No Finished Games Yet"))
    look.at("history")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    look.end()


def dialogs():
    look = Look()
    app = look.app
    for key, place, text in (("Ctrl+comma", "preferences", "Language"), ("Ctrl+question", "shortcuts", "Keyboard shortcuts")):
        app.press(key)
        app.find(name=re.compile(f"^{re.escape(words.text(text))}"))
        look.at(place)
        app.press("Escape")
        wait_until(lambda: len(app.windows()) == 1, f"the {place} to close")  # noqa: B023
    app.press("F10")
    app.choose(words.text("_About Tablée"))
    wait_until(lambda: len(app.windows()) == 2, "the window about")
    look.at("about")
    app.press("Escape")
    wait_until(lambda: len(app.windows()) == 1, "the window about to close")
    look.end()


def help_pages():
    look = Look()
    app = look.app
    app.press("F1")
    wait_until(lambda: len(app.labels()) > 15, "a page of help")
    look.at("help")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    look.end()


def set_up(game):
    look = Look()
    app = look.app
    steps.open_set_up(app, words, games.name(game))
    look.at(f"{game}: set-up")
    steps.open_options(app, words)
    look.at(f"{game}: options")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    look.end()


def record(game, share, people):
    """The file of a game that is so far; share 1: over."""
    path = pathlib.Path(os.environ["TABLEE_TEST_HOME"]) / f"{game}-{share}.tablee"
    seats = max(games.SEATS[game][0], min(len(PEOPLE), games.SEATS[game][1]))
    subprocess.run([games.CLI, "play", game, "--players", ",".join(["easy"] * seats), "--names", ",".join(PEOPLE[:seats]), "--seed", "5",
                    f"--save={path}"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    played = json.loads(path.read_text(encoding="utf-8"))
    if share < 1:
        for seat in played["seats"][:people]:
            seat["player"] = "human"
        played |= {"actions": played["actions"][:int(len(played["actions"]) * share)], "ended": None, "result": None}
    path.write_text(json.dumps(played), encoding="utf-8")
    return str(path)


def at_table(look):
    return wait_until(lambda: look.app.find_now(MENU_BUTTON, words.like("What Happened")), "the table")


def close(look):
    """What is over the table; its heading may be what a button below it is called, too."""
    look.app.press("Escape")
    look.app.settled()


def sheets(look, game):
    """All that lies over the table."""
    app = look.app
    for key, place, text in (("s", "score sheet", "Score sheet"), ("w", "seats", "Who plays")):
        app.press(key)
        app.find(name=words.text(text))
        look.at(f"{game}: {place}")
        close(look)
    app.press("h")
    app.find(name=words.text("What happened, oldest first"))
    look.at(f"{game}: log")
    app.press("h")
    app.settled()
    app.activate(MENU_BUTTON, words.text("Game"))
    app.find(MENU_ITEMS, words.text("_Give Up…"))
    look.at(f"{game}: menu")
    app.press("Escape")
    app.wait_gone(MENU_ITEMS)


def tables(game):
    for share in 0, 0.15, 0.45, 0.8:
        look = Look(record(game, share, 1))
        at_table(look)
        time.sleep(1)  # computers at once
        look.at(f"{game}: table {share}")
        look.app.press("t")
        look.at(f"{game}: hint {share}")
        if share == 0.45:
            sheets(look, game)
        look.end()


def curtain(game):
    look = Look(record(game, 0.3, 2))
    look.app.settled()
    look.at(f"{game}: curtain")
    look.end()


def result(game):
    look = Look(record(game, 1, 0))
    look.app.find(harness.Atspi.Role.SLIDER)
    if WIDTH < 600:
        look.at(f"{game}: where it stood")
        look.app.press("F9")
    look.app.find(BUTTON, steps.review_button(words, "_Ask the Expert"))
    look.at(f"{game}: review")
    look.app.press("Ctrl+e")
    time.sleep(3)
    look.at(f"{game}: the expert")
    look.end()


def of(game, function):
    def case():
        function(game)

    case.__name__ = f"{game.replace('-', '_')}_{function.__name__}"
    return case


chosen = os.environ.get("TABLEE_TEST_GAMES", " ".join(games.SEATS)).split()
harness.run(faults_are_noticed, a_cut_is_noticed, library_and_menus, dialogs, help_pages,
            *[of(game, function) for game in chosen for function in (set_up, tables, curtain, result)])
