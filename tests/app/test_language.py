# SPDX-License-Identifier: GPL-3.0-or-later
"""The language is switched in the preferences, during a game and on every page, and nothing is lost. Run once for each locale."""

import re

import harness
import steps
from catalogue import Catalogue, Words
from harness import BUTTON, MENU_ITEMS, App, check, wait_until

catalogue = Catalogue()
check(catalogue.french, "the catalogue has no French: nothing could be found amiss")
WORDS = {language: Words(language) for language in ("en", "fr")}
NAMES = {"en": "English", "fr": "Français"}
MOST_LANGUAGES = 100


def preferences_row(app, words):
    return app.find(name=re.compile(f"^{re.escape(words.text('Language'))}"))


def switch(app, before, after):
    """By keyboard, as anybody would: preferences, the row of the language, another item, close."""
    app.press("Ctrl+comma")
    preferences_row(app, WORDS[before])
    app.travel(None, re.compile(f"^{re.escape(WORDS[before].text('Language'))}"))
    app.press("space")
    wait_until(lambda: app.find_all(name=NAMES[after]) and app.focus() and app.focus().role == harness.LIST_ITEM, "the list")
    app.settled()
    app.press_and_see("Home")
    for _ in range(MOST_LANGUAGES):
        if any(node.name == NAMES[after] for node in app.focus()):
            break
        app.press_and_see("Down")
    app.press("Return")
    preferences_row(app, WORDS[after])
    app.press("Escape")
    wait_until(lambda: len(app.windows()) == 1, "the preferences to close")


def check_switched(app, where, marks=lambda: None, back=False):
    """English to French and back: every label in its language, and what is marked survives. back: and all is as it was."""
    steps.check_language(app, catalogue, "en", where)
    english, marked = app.labels(), marks()
    switch(app, "en", "fr")
    app.settled()
    steps.check_language(app, catalogue, "fr", where)
    check(marks() == marked, f"in {where}, in French: {marks()}, was {marked}")
    check(app.labels() != english, f"{where} is as it was")
    switch(app, "fr", "en")
    if back:
        app.settled()
        again = app.labels()
        check(again == english, f"in {where}, there and back again: {[text for text in again if text not in english]} "
                                f"for {[text for text in english if text not in again]}")
        check(marks() == marked, f"in {where}, there and back again: {marks()}, was {marked}")


def preferences_library_and_menu():
    app = App()
    app.press("Ctrl+comma")
    preferences_row(app, WORDS["en"])
    steps.check_language(app, catalogue, "en", "the preferences")
    app.press("Escape")
    wait_until(lambda: len(app.windows()) == 1, "the preferences to close")
    app.find(BUTTON, WORDS["en"].like("New game of %s"))
    check_switched(app, "the library")
    switch(app, "en", "fr")
    app.press("Ctrl+comma")
    preferences_row(app, WORDS["fr"])
    steps.check_language(app, catalogue, "fr", "the preferences")
    app.press("Escape")
    wait_until(lambda: len(app.windows()) == 1, "the preferences to close")
    app.press("F10")
    app.find(MENU_ITEMS, WORDS["fr"].text("_Preferences"))
    steps.check_language(app, catalogue, "fr", "the main menu")
    app.press("Escape")
    app.quit()

    # It is remembered.
    app = App()
    app.find(BUTTON, WORDS["fr"].like("New game of %s"))
    steps.check_language(app, catalogue, "fr", "the library of the next start")
    app.quit()


def set_up_half_typed():
    app = App()
    steps.open_set_up(app, WORDS["en"])
    app.travel(harness.TEXTS, re.compile("Name"))
    app.press("Ctrl+a")
    app.type("Zoe")
    written = lambda: [node.text for node in app.window() if node.role in harness.TEXTS]  # noqa: E731
    check("Zoe" in written(), f"typed: {written()}")
    check_switched(app, "the set-up", written, True)
    app.quit()


def log_in_figures(app):
    """The last lines of the log, by the figures in them; and how many things are in lists, where GTK has rows for those too that
    are out of sight (newer GTK only for what is near)."""
    rows = [node for node in app.window() if node.role == harness.LIST_ITEM]
    figures = [re.findall(r"\d+", " ".join(node.name for node in row)) for row in rows[-10:]]
    return figures, len(rows) if app.toolkit_version() < (4, 12) else None


def table_and_sheets():
    app = App()
    words = WORDS["en"]
    steps.begin_game(app, words)
    for _ in range(3):
        steps.move(app, words, steps.wait_asked(app, words))
    steps.wait_asked(app, words)
    app.settled()

    numbers = lambda: [sorted(re.findall(r"\d+", node.name)) for node in app.window() if node.role == harness.LABEL]  # noqa: E731
    check_switched(app, "the table", numbers, True)

    app.press("s")
    app.find(name=words.text("Score sheet"))
    app.settled()
    check_switched(app, "the score sheet")
    app.press("Escape")
    app.wait_gone(name=words.text("Score sheet"))

    app.press("h")
    app.find(name=words.text("What happened, oldest first"))
    app.settled()
    check_switched(app, "the log", lambda: log_in_figures(app))

    # And the game goes on, in French.
    app.press("Escape")
    switch(app, "en", "fr")
    words = WORDS["fr"]
    steps.move(app, words, steps.wait_asked(app, words))
    steps.wait_asked(app, words)
    app.settled()
    steps.check_language(app, catalogue, "fr", "the table after a move")
    app.quit()


def what_the_expert_thinks():
    words = WORDS["en"]
    app = App([steps.finished_game()])
    app.find(BUTTON, steps.review_button(words, "_Ask the Expert"))
    app.press("Ctrl+e")
    wait_until(lambda: steps.is_reviewed(app, words), "the whole review", 120)
    app.press("Ctrl+t")
    app.wait_idle()  # why the expert would play something else is found out later
    app.settled()
    check_switched(app, "the review", back=True)
    app.quit()


def history_and_help():
    app = App()
    app.press("Ctrl+h")
    app.find(name=WORDS["en"].text("No Finished Games Yet"))
    check_switched(app, "the history")
    app.press("Escape")
    app.find(BUTTON, WORDS["en"].like("New game of %s"))

    app.press("F1")
    wait_until(lambda: len(app.labels()) > 15, "a page of help")
    app.settled()
    check_switched(app, "the help")
    app.press("Escape")
    app.quit()


def shortcuts_and_about():
    app = App()
    switch(app, "en", "fr")
    words = WORDS["fr"]
    app.press("Ctrl+question")
    app.find(name=words.text("Keyboard shortcuts"))
    steps.check_language(app, catalogue, "fr", "the shortcuts")
    app.press("Escape")
    wait_until(lambda: len(app.windows()) == 1, "the shortcuts to close")
    app.press("F10")
    app.choose(words.text("_About Tablée"))
    wait_until(lambda: len(app.windows()) == 2, "the window about")
    steps.check_language(app, catalogue, "fr", "about")
    app.press("Escape")
    app.quit()


harness.run(preferences_library_and_menu, set_up_half_typed, table_and_sheets, history_and_help, what_the_expert_thinks, shortcuts_and_about)
