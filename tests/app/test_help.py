# SPDX-License-Identifier: GPL-3.0-or-later
"""The help: its contents and its search, by keyboard, in a wide window and in one as narrow as a phone."""

import re

import harness
from catalogue import Words
from harness import BUTTON, LIST_ITEM, App, check, wait_until
from speaking import check_page

WORDS = {language: Words(language) for language in ("en", "fr")}
SEARCH = "Search in the help"
SPACE_BEANS = re.compile("^Two to six merchants")


def open_help(language="en", width=1100):
    harness.set_setting("language", f"'{language}'")
    harness.set_setting("window-width", width)
    app = App()
    app.find(BUTTON, WORDS[language].like("New game of %s"))
    app.press("F1")
    app.find(name=re.compile("^Tablée$"))
    app.settled()
    return app


def rows(app):
    return [node.name for node in app.find_all(LIST_ITEM)]


def wait_rows(app, condition, what):
    """The condition is asked while rows come and go, too: there may be none."""
    wait_until(lambda: condition(rows(app)), what)


def is_in_search(app, language="en"):
    focus = app.focus()
    return focus is not None and WORDS[language].text(SEARCH) in [node.name for node in (focus, *focus.ancestors())]


def is_reading(app):
    """The keyboard scrolls the page."""
    focus = app.focus()
    return focus is not None and focus.role == harness.Atspi.Role.SCROLL_PANE


def search_for(app, words, language="en"):
    app.press("Ctrl+f")
    wait_until(lambda: is_in_search(app, language), "the keyboard in the search")
    app.type(words)


def contents():
    """By part, and the sections of the page that is read below it."""
    app = open_help()
    check(is_reading(app), f"the keyboard is at {app.focus() and app.focus().describe()}")
    pages = rows(app)
    for page in ("Al Cabohne", "Bean Chains", "Martian 12s", "Space Beans", "Space Station Phoenix", "Set up a game", "Keyboard"):
        check(page in pages, f"{page} is not among {pages}")
    for part in ("The games", "Using Tablée"):
        check(len(app.find_all(name=part)) == 2, f"{part} is no heading of the contents")
    check("Advice" not in pages, "the sections of a page that is not read are there")

    app.press("Ctrl+f", "Down")
    app.travel(LIST_ITEM, "Space Beans", "Down")
    app.press("Return")
    app.find(name=SPACE_BEANS)
    wait_rows(app, lambda now: "Advice" in now and now.index("Advice") > now.index("Space Beans"), "the sections of the page")
    wait_until(lambda: is_reading(app), "the keyboard on the page")
    check([row.name for row in app.find_all(LIST_ITEM) if row.selected] == ["Space Beans"], "another row is marked")
    check_page(app, "the help with its contents")
    app.quit()


def search():
    """As one types: titles first, then text; the way to a place and back, and forward again."""
    app = open_help()
    search_for(app, "secret coll")
    app.find(name=re.compile(r"^\d+ places found$"))
    found = rows(app)
    # The pages that have these words, and no other.
    check({row.split(", on the page ")[1] for row in found} == {"Space Beans", "Computer players"}, f"found: {found}")

    app.press("Ctrl+a", "BackSpace")
    wait_rows(app, lambda now: "Al Cabohne" in now, "the contents again")
    app.type("payment")
    wait_rows(app, lambda now: now[:1] == ["2. Payment, on the page Al Cabohne"] and len(now) > 1, "a title first, then text")
    app.press_and_see("Down")
    check(app.focus().name == "2. Payment, on the page Al Cabohne", f"the keyboard is at {app.focus().describe()}")
    app.press_and_see("Up")
    check(is_in_search(app), f"the keyboard is at {app.focus().describe()}")
    app.press("Return")
    app.find(name=re.compile("^If a boss grows a kind"))
    wait_until(lambda: is_reading(app), "the keyboard on the page")

    app.press("Alt+Left")
    app.find(name=re.compile("^Welcome to the table"))
    app.press("Alt+Right")
    app.find(name=re.compile("^If a boss grows a kind"))
    app.press("Escape")
    app.find(name=re.compile("^Welcome to the table"))
    app.press("Escape")
    app.find(BUTTON, WORDS["en"].like("New game of %s"))
    app.quit()


def letters_search():
    """Whoever types where nothing can be typed means to search, on a phone too; Ctrl+Home leads to the first page."""
    for width in 1100, 360:
        app = open_help(width=width)
        app.type("THE curtain")
        wait_rows(app, lambda now: now and "curtain" in now[0].lower() and "Space Beans" not in now, "what was found")
        check(is_in_search(app), f"the keyboard is at {app.focus() and app.focus().describe()}")
        app.press("Return")
        app.find(name=re.compile("^The curtain"), role=harness.Atspi.Role.HEADING)
        app.press("Ctrl+Home")
        app.find(name=re.compile("^Welcome to the table"))
        app.quit()


def nothing_found():
    """Escape empties the search, then leaves it, then the help."""
    app = open_help()
    search_for(app, "xyzzy")
    app.find(name="Nothing found. Try a shorter or another word.")
    check(rows(app) == [], f"found: {rows(app)}")
    app.press("Escape")
    wait_rows(app, lambda now: "Al Cabohne" in now, "the contents again")
    check(is_in_search(app), "the keyboard left the search")
    app.press("Escape")
    wait_until(lambda: is_reading(app), "the keyboard on the page")
    app.press("Escape")
    app.find(BUTTON, WORDS["en"].like("New game of %s"))
    app.quit()


def without_accents():
    """In French: neither accents nor capitals nor the apostrophe need be typed."""
    app = open_help("fr")
    title = "Démantèlement, à la page Space Station Phoenix"
    for typed in ("demant", "DÉMANT", "démantèlement"):
        search_for(app, typed, "fr")
        wait_rows(app, lambda now: now[:1] == [title], f"{title} for {typed}")
    for typed in ("qu'il reste", "qu’il reste"):
        search_for(app, typed, "fr")
        wait_rows(app, lambda now: now and title not in now, f"something for {typed}")
    app.quit()


def on_a_phone():
    """The contents lie over the page; what is covered is not there for the keyboard."""
    app = open_help(width=360)
    check("Set up a game" not in rows(app), "the contents are there unasked")
    app.press("Ctrl+f")
    wait_rows(app, lambda now: "Set up a game" in now, "the contents")
    app.wait_gone(name=re.compile("^Welcome to the table"))
    check_page(app, "the contents on a phone")
    search_for(app, "clockwise")
    app.find(name=re.compile(r"^\d+ places found$"))
    app.press("Return")
    app.wait_gone(name=re.compile(r"^\d+ places found$"))
    wait_until(lambda: is_reading(app), "the keyboard on the page")

    app.activate(BUTTON, "Contents and search")
    wait_until(lambda: is_in_search(app), "the keyboard in the search")
    app.press("Escape", "Escape")
    wait_until(lambda: is_reading(app), "the keyboard on the page again")
    app.press("F1")
    app.find(BUTTON, WORDS["en"].like("New game of %s"))
    app.quit()


harness.run(contents, search, letters_search, nothing_found, without_accents, on_a_phone)
