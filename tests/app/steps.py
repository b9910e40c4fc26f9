# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do in the application again and again, by keyboard."""

import re

import harness
from harness import BUTTON, LABEL, check, wait_until

# Of what can be pulled, what is said; a price and numbers stand in it.
PULLS = ("Pull a small pyramid for %1$s: no risk of popping, %2$d left in the bag",
         "Pull a small pyramid for %1$s: %3$s risk of popping, %2$d left in the bag")
GIVEN_NAMES = ("Player 1", "Joueur 1")  # as they were when the game began: a name is never translated
RESULTS = ("%1$s wins the game: %2$s!", "%1$s share the victory: %2$s each!")


def labels_of(window):
    return [node.name for node in window if node.name]


def find_like(window, words, *sources, role=None, sensitive=None):
    """The first widget that says one of the formats."""
    expressions = [words.like(source) for source in sources]
    return next((node for node in window or () if harness.has_role(node, role) and sensitive in (None, node.sensitive)
                 and any(expression.search(node.name) for expression in expressions)), None)


def open_set_up(app, words, game="Martian 12s"):
    """From the library; the game by its English name."""
    app.activate(BUTTON, re.compile(re.escape(words.text("New game of %s") % words.text(game))))
    app.find(BUTTON, words.like("_Play", "begin the game"))


def set_option(app, title, value):
    """Types a number into an option of the set-up."""
    app.travel(None, title)
    app.press("Ctrl+a", *str(value), "Tab")


def begin_game(app, words, rounds=None):
    """From the library to the table, with the usual seats: a person and three computers."""
    open_set_up(app, words)
    if rounds is not None:
        set_rounds(app, words, rounds)
    app.press("Ctrl+Return")
    wait_for_table(app, words)


def set_rounds(app, words, rounds):
    options = re.compile(f"^{re.escape(words.text('Options'))}")
    app.travel(harness.LIST_ITEM, options)
    app.press("Return")
    app.travel(harness.SPIN_BUTTON, re.compile(f"^{re.escape(words.text('Rounds'))}"))
    app.press("Ctrl+a", *str(rounds), "Tab")


def wait_for_table(app, words):
    wait_until(lambda: find_like(app.window(), words, "Bag: %d pyramid left", "Bag: %d pyramids left"), "the bag on the table")


def round_of(window, words):
    """The line of where the game stands, or None."""
    line = find_like(window, words, "Round %1$d of %2$d · Pot: %3$s", role=LABEL)
    return line and line.name


def is_asked(window, words):
    """Whether the person may pull now."""
    return find_like(window, words, *PULLS, role=BUTTON, sensitive=True) is not None


def result_of(window, words):
    result = find_like(window, words, *RESULTS)
    return result and result.name


def can_pass(window, words):
    return find_like(window, words, "Pass and keep %d point", "Pass and keep %d points", role=BUTTON, sensitive=True) is not None


def wait_asked(app, words):
    """Until the person is to move; returns the window, or None if the game ended meanwhile."""
    def condition():
        window = app.window()
        return window if result_of(window, words) or is_asked(window, words) or can_pass(window, words) else None

    window = wait_until(condition, "the person's turn or the result")
    return None if result_of(window, words) else window


def standing(app, words):
    """What must be the same when a game is found again: where it stands, everybody's pyramids and money, what is left."""
    window = app.window()
    seats = [node.name for node in window if words.like("Balance: %s").search(node.name)]
    pyramids = [node.name for node in window if node.role == harness.LIST_ITEM]
    return round_of(window, words), seats, pyramids


def move(app, words, window):
    """One move of the person, who pulls where there is no risk and passes elsewhere."""
    safe = find_like(window, words, PULLS[0], role=BUTTON, sensitive=True)
    key = "1" if safe is not None or not can_pass(window, words) else "p"
    before = app.window().signature()
    app.press(key)
    wait_until(lambda: app.window().signature() != before, f"something to happen after the key {key}")


def play_to_the_end(app, words, limit=200):
    """All moves of the person until the result; returns how many there were."""
    for number in range(limit):
        window = wait_asked(app, words)
        if window is None:
            return number
        move(app, words, window)
    raise harness.Failure("the game never ends")


def check_language(app, catalogue, language, where):
    strangers = [label for label in catalogue.strangers(app.labels(), language) if label not in GIVEN_NAMES]
    check(not strangers, f"in {where}, not in {language}: {strangers}")
