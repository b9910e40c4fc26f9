# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page opens by keyboard, and whatever can have the keyboard says what it is."""

import re

import harness
import steps
from catalogue import Words
from harness import BUTTON, App, check, wait_until
from speaking import check_page

words = Words("en")


def library():
    app = App()
    app.find(BUTTON, words.like("New game of %s"))
    check_page(app, "the library")
    app.quit()


def set_up():
    app = App()
    steps.open_set_up(app, words)
    check_page(app, "the set-up")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.quit()


def table_and_its_sheets():
    app = App()
    steps.begin_game(app, words)
    steps.wait_asked(app, words)
    check_page(app, "the table")

    app.press("s")
    app.find(name=words.text("Score sheet"))
    check_page(app, "the score sheet")
    app.press("Escape")
    app.wait_gone(name=words.text("Score sheet"))

    app.press("w")
    app.find(name=words.text("A computer can take over a seat, and a person can take it back, at any time."))
    check_page(app, "who plays")
    app.press("Escape")
    app.wait_gone(name=words.text("A computer can take over a seat, and a person can take it back, at any time."))

    app.press("h")
    app.find(name=words.text("What happened, oldest first"))
    check_page(app, "the log")
    app.quit()


def one_line_above_a_narrow_table():
    """What stands beside a wide table's own line is in the menu then."""
    harness.set_setting("window-width", 360)
    harness.set_setting("window-height", 640)
    app = App()
    steps.begin_game(app, words)
    steps.wait_asked(app, words)
    app.find(name=words.text("Your turn"))
    app.wait_gone(harness.TOGGLE, words.text("Score Sheet"))
    for name in "Undo", "Hint":
        check(len(app.find_all(BUTTON, words.text(name))) == 1, f"{name} is not in the header bar, once")
    app.activate(harness.MENU_BUTTON, words.text("Game"))
    app.choose(words.text("Score S_heet"))
    app.find(BUTTON, words.text("Close"))
    app.press("Escape")
    app.quit()


def table_of_space_beans():
    app = App()
    steps.open_set_up(app, words, "Space Beans")
    app.press("Ctrl+Return")
    app.find(BUTTON, words.like("Do not draw"), True)
    check_page(app, "the table of Space Beans")
    app.quit()


def history():
    app = App()
    app.press("Ctrl+h")
    app.find(name=words.text("No Finished Games Yet"))
    check_page(app, "the empty history")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.quit()


def help_pages():
    app = App()
    app.press("F1")
    heading = app.find(name=re.compile("Tablée Help|Tablée"))
    check_page(app, "the help")
    check(heading is not None, "no heading")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.quit()


def is_at(focus, label):
    return focus is not None and harness.has_role(focus, BUTTON) and any(node.name == label for node in focus)


def link_in_the_help():
    """A page is read from its beginning: the focus does not go on to a link further down."""
    app = App()
    app.press("F1")
    card = "Collect beans of one family, close at the right number, and hand the rest to your neighbour."
    app.find(name=card)
    wait_until(lambda: is_at(app.focus(), card) or app.press_and_see("Tab"), "the page of a game")
    app.press("Return")
    app.find(name=re.compile("^Two to six merchants"))
    app.settled()
    focus = app.focus()
    check(focus is None or focus.role == harness.Atspi.Role.SCROLL_PANE, f"the focus is at {focus and focus.describe()}")
    check_page(app, "a page of the help")
    app.quit()


def games_at_the_keys():
    """The page of the keys leads to those of the games, which have their own."""
    app = App()
    app.press("F1")
    keys = "Keys that work everywhere, and where those of each game are told."
    app.find(name=keys)
    wait_until(lambda: is_at(app.focus(), keys) or app.press_and_see("Tab"), "the page of the keys")
    app.press("Return")
    app.find(name="What the keys of a game do is told at the end of its page.")
    card = "Collect beans of one family, close at the right number, and hand the rest to your neighbour."
    wait_until(lambda: is_at(app.focus(), card) or app.press_and_see("Tab"), "a game on the page of the keys")
    app.quit()


def preferences():
    app = App()
    app.press("Ctrl+comma")
    app.find(name=words.text("Language"))
    # The window around them is the toolkit's.
    rows = [row for row in app.window() if row.role == harness.LIST_ITEM]
    check(len(rows) >= 4, f"{len(rows)} rows")
    for title in ("Language", "Style", "Computer players", "Animations"):
        check(any(node.name.startswith(words.text(title)) and node.focusable for node in app.window()), f"no row {title}")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.quit()


def labels_of_pages(app):
    """Of the window of shortcuts, which has pages where there are too many for one."""
    labels = app.labels()
    for tab in [node.name for node in app.find_all(harness.Atspi.Role.PAGE_TAB) if not node.selected]:
        app.activate(harness.Atspi.Role.PAGE_TAB, tab, "space")
        wait_until(lambda: app.find(harness.Atspi.Role.PAGE_TAB, tab).selected, f"page {tab}")  # noqa: B023
        app.settled()
        labels += app.labels()
    return labels


def shortcuts_window():
    app = App()
    app.press("Ctrl+question")
    app.find(name=words.text("Keyboard shortcuts"))
    labels = labels_of_pages(app)
    for title in ("New game", "Undo", "Quit", "Full screen"):
        check(words.text(title) in labels, f"{title!r} is not among {labels}")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.quit()


def about():
    app = App()
    app.press("F10")
    app.choose(words.text("_About Tablée"))
    app.find(name=re.compile("GPL|General Public|Legal|Credits"))
    check(any("0.1" in label for label in app.labels()), f"no version: {app.labels()}")
    app.press("Escape")
    app.find(BUTTON, words.like("New game of %s"))
    app.quit()


harness.run(library, set_up, table_and_its_sheets, one_line_above_a_narrow_table, table_of_space_beans, history, help_pages,
            link_in_the_help, games_at_the_keys, preferences, shortcuts_window, about)
