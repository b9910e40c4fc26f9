# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do in the application again and again, by keyboard."""

import os
import pathlib
import re
import subprocess
import time

import harness
from catalogue import Catalogue, Words
from harness import BUTTON, LABEL, App, Failure, check, wait_until

# Of what can be pulled, what is said; a price and numbers stand in it.
PULLS = ("Pull a small pyramid for %1$s: no risk of popping, %2$d left in the bag",
         "Pull a small pyramid for %1$s: %3$s risk of popping, %2$d left in the bag")
RESULTS = ("You win the game with %s!", "%1$s wins the game with %2$s!", "You share the victory with %1$s: %2$s each!",
           "%1$s share the victory: %2$s each!")
# What a hint says of two that are as good as each other, and what it may say at all at the beginning of Martian 12s.
EVEN_HINTS = ("“%1$s” and “%2$s” are about equally good.", "“%1$s” and “%2$s” win about equally often.", "“%1$s” and “%2$s” come to the same.",
              "“%1$s” and “%2$s” come to the same, and so does all else.",
              "“%1$s” and “%2$s” may be equally good.")
HINTS = ("“%1$s” brings about %2$s more on average than “%3$s”.", "“%1$s” brings about %2$s more on average than “%3$s”: hardly a difference.",
         "“%1$s” seems best, but may be no better than “%2$s”.", *EVEN_HINTS)
MOST_BEGINNINGS = 6


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


def set_option(app, words, title, value):
    """Types a number into an option of the set-up, by its English title."""
    app.travel(harness.SPIN_BUTTON, re.compile(f"^{re.escape(words.text(title))}"))
    app.press("Ctrl+a", *str(value), "Tab")


def open_options(app, words):
    app.travel(harness.LIST_ITEM, re.compile(f"^{re.escape(words.text('Options'))}"))
    app.press("Return")


def begin_game(app, words, rounds=None):
    """From the library to the table, with the usual seats: a person and two computers."""
    open_set_up(app, words)
    if rounds is not None:
        set_rounds(app, words, rounds)
    app.press("Ctrl+Return")
    wait_for_table(app, words)


def set_rounds(app, words, rounds):
    open_options(app, words)
    set_option(app, words, "Rounds", rounds)


def wait_for_table(app, words):
    wait_until(lambda: find_like(app.window(), words, "Bag: %d pyramid left", "Bag: %d pyramids left"), "the bag on the table")


def round_of(window, words):
    """The line of where the game stands, or None."""
    line = find_like(window, words, "Round %1$d of %2$d", role=LABEL)
    return line and line.name


def is_asked(window, words):
    """Whether the person may pull now."""
    return find_like(window, words, *PULLS, role=BUTTON, sensitive=True) is not None


def result_of(window, words):
    result = find_like(window, words, *RESULTS)
    return result and result.name


def can_pass(window, words):
    return find_like(window, words, "Pass and keep %d point", "Pass and keep %d points", role=BUTTON, sensitive=True) is not None


def decide(window, words):
    """What the person does, who pulls where there is no risk and passes elsewhere; None while it is not their turn."""
    if find_like(window, words, PULLS[0], role=BUTTON, sensitive=True):
        return "1"
    if can_pass(window, words):
        return "p"
    return "1" if is_asked(window, words) else None


def wait_asked(app, words):
    """Until the person is to move; returns the window, or None if the game ended meanwhile."""
    decision, window = wait_decision(app, words, decide, RESULTS)
    return None if decision is None else window


def usable(window, words, *sources):
    """What is marked as something that can be done now, of what says one of the formats."""
    expressions = [words.like(source) for source in sources]
    return [node for node in window or () if node.role == BUTTON and node.sensitive
            and any(expression.search(node.name) for expression in expressions)]


def wait_decision(app, words, decide, results, before=None, patience=None):
    """Until the person is to decide in a window that is another one than before (or has stayed the same for so many seconds), or one of
    the results is shown. Returns what decide(window, words) says that is to be done, None at the result; and the window."""
    begun = time.monotonic()

    def condition():
        window = app.window()
        impatient = patience is not None and time.monotonic() - begun > patience
        if window is None or before and not impatient and window.signature() == before.signature():
            return None
        decision = decide(window, words)
        if decision is not None:
            return decision, window
        return (None, window) if find_like(window, words, *results, role=LABEL) else None

    return wait_until(condition, "the person's turn or the result")


def show_result(app, words):
    """Who plays calmly asks for it, and has the keyboard where that is done; where they play fast, or nobody does, it comes by itself."""
    asking, shown = words.like("Show the _Result"), words.like("Back to the _Table")

    def is_shown():
        return app.find_now(BUTTON, shown, True) is not None

    wait_until(lambda: is_shown() or app.focus() and asking.search(app.focus().name), "the result, or the keyboard at what asks for it")
    if not is_shown():
        app.press("Return")
        wait_until(is_shown, "the result")


def play(app, words, decide, results, most, patience=None):
    """A game to its result, or so many decisions of it. A decision is a key, or a function of the application, the words and the
    window that gets everything ready and returns the key and the window in which it is pressed. patience: as wait_decision() has it, for
    who knows what to do where a key does nothing. Returns the keys."""
    keys = []
    try:
        decision, window = wait_decision(app, words, decide, results)
        while decision is not None and len(keys) < most:
            key, window = decision(app, words, window) if callable(decision) else (decision, window)
            app.press(key)
            keys.append(key)
            decision, window = wait_decision(app, words, decide, results, window, patience)
        if decision is None:
            show_result(app, words)
    except Failure as failure:
        raise Failure(f"{failure}\nafter the keys {' '.join(keys)}") from failure
    return keys


def play_to_the_end(app, words, decide, results, limit, patience=None):
    """A game that ends before so many decisions. Returns the keys."""
    keys = play(app, words, decide, results, limit, patience)
    check(len(keys) < limit, "the game never ends")
    return keys


def shown_result(app, words, results):
    """Which widget says a result: another table's is another widget."""
    result = find_like(app.window(), words, *results, role=LABEL)
    return result and result.path


def play_again(app, words, results=RESULTS):
    """Until the old result is gone; there may be another one by then, where a computer has won in its first turn."""
    show_result(app, words)
    before = shown_result(app, words, results)
    app.activate(BUTTON, words.like("Play _Again"))
    wait_until(lambda: shown_result(app, words, results) != before, "the next game")


def check_begun(app, words, decide, results):
    """Once more where a computer has won before the person could move."""
    for _ in range(MOST_BEGINNINGS):
        if wait_decision(app, words, decide, results)[0] is not None:
            return
        play_again(app, words, results)
    raise Failure("games are over before they begin")


def standing(app, words):
    """What must be the same when a game is found again: where it stands, everybody's pyramids and money, what is left."""
    window = app.window()
    seats = [node.name for node in window if words.like("Balance: %s").search(node.name)]
    pyramids = [node.name for node in window if node.role == harness.LIST_ITEM]
    return round_of(window, words), seats, pyramids


def move(app, words, window):
    """One move of the person."""
    key = decide(window, words)
    before = app.window().signature()
    app.press(key)
    wait_until(lambda: app.window().signature() != before, f"something to happen after the key {key}")


def check_language(app, catalogue, language, where):
    strangers = catalogue.strangers(app.labels(), language)
    check(not strangers, f"in {where}, not in {language}: {strangers}")


def look_at_scores(app, words, catalogue, language):
    app.press("s")
    app.find(name=words.text("Score sheet"))
    check_language(app, catalogue, language, "the score sheet")
    app.press("Escape")


def begin(language, game, decide, results, prepare=None):
    """From the library to the table of a game by its English name, looking at what there is on the way. prepare(app, words): what
    is done in the set-up."""
    harness.set_setting("language", f"'{language}'")
    catalogue, words = Catalogue(), Words(language)
    app = App()
    check_language(app, catalogue, language, "the library")
    open_set_up(app, words, game)
    if prepare:
        prepare(app, words)
    check_language(app, catalogue, language, "the set-up")
    app.press("Ctrl+Return")
    check_begun(app, words, decide, results)
    check_language(app, catalogue, language, "the table")
    look_at_scores(app, words, catalogue, language)
    return app, catalogue, words


def finished_game():
    """The file of a game of Bean chains, where a beginner makes mistakes."""
    cli = pathlib.Path(os.environ["TABLEE_TEST_PROGRAM"]).parent.parent / "cli" / "tablee-cli"
    path = pathlib.Path(os.environ["TABLEE_TEST_HOME"]) / "game.tablee"
    subprocess.run([cli, "play", "bean-chains", "--players", "beginner,expert", "--names", "Ana,Bo", "--seed", "3",
                    f"--save={path}"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    return str(path)


def review_button(words, label):
    """What is on the button of the review: other buttons begin with the same words."""
    text = words.text(label, "review")
    return re.compile(rf"^(\S*{text} )?{text}$")


def is_reviewed(app, words):
    """Whether the expert has looked at the whole game."""
    return (not any(app.find_now(BUTTON, review_button(words, label)) for label in ("_Stop", "_Go On", "_Ask the Expert")) and
            find_like(app.window(), words, "You go from %1$s to %2$s.", "%3$s goes from %1$s to %2$s.") is not None)
