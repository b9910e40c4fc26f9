# SPDX-License-Identifier: GPL-3.0-or-later
"""test_elsewhere.py GAME: a whole game between two windows, each with a home, a display and a language of its own, by way of a real broker.
The guest comes by the link, by one key, is restarted in the middle, and has the game in the history at the end.

test_elsewhere.py GAME LINK: the guest's window."""

import json
import os
import re
import subprocess
import sys

import harness
from catalogue import Words

run = harness.run
harness.run = lambda *tests: None  # the other tests are read for what they know about their games
import al_cabohne  # noqa: E402
import steps  # noqa: E402
import test_bean_chains  # noqa: E402
import test_friends  # noqa: E402
import test_phoenix  # noqa: E402
import test_space_beans  # noqa: E402
from harness import BUTTON, LABEL, App, check, wait_until  # noqa: E402

HOST, GUEST = "Ana", "Bo"
BEFORE_RESTART = 6  # decisions of the guest
PATIENCE = 150  # seconds in which the other window decides, on a machine that is busy
LAST_WORDS = 30  # seconds that a window has to tell why nothing goes on, when the other one has given up
PERSON = {"name": HOST, "player": "human", "portrait": 3}
FRIEND = {"name": "", "player": "friend", "portrait": 1}
COMPUTER = {"name": "Cleo", "player": "easy", "portrait": 6}
NEIGHBOUR = {"name": "Dan", "player": "human", "portrait": 5}

game = sys.argv[1]
link = sys.argv[2] if len(sys.argv) > 2 else None
harness.wait_until.__defaults__ = (PATIENCE,)


def lift_curtain(decide):
    """For who plays where several people do."""
    def decide_or_lift(window, words):
        text = re.compile(re.escape(words.text("I Am %s")).replace("%s", ".+"))
        curtain = next((node for node in window if node.role == BUTTON and text.fullmatch(node.name)), None)
        return "Return" if curtain is not None and curtain.focused else decide(window, words)
    return decide_or_lift


def player(decide, patience=None):
    """Plays so many decisions, or to the end."""
    def play(app, words, most=None):
        if most is None:
            return steps.play_to_the_end(app, words, decide, steps.RESULTS, 400, patience)
        return steps.play(app, words, decide, steps.RESULTS, most, patience)
    return play


def play_al_cabohne(app, words, most=None):
    al_cabohne.play_on(app, words, False, most or al_cabohne.LIMIT)


def play_phoenix(app, words, most=None):
    test_phoenix.OTHERS = re.compile(rf"\b{HOST if link else GUEST}\b")
    if not getattr(app, "is_guided", False):
        test_phoenix.close_the_guide(app, words)
        app.is_guided = True
    table = test_phoenix.Game(app, words)
    moment, answer = table.wait_asked()
    decisions = 0
    while moment is not None and (most is None or decisions < most):
        # On a busy machine what follows a decision may take its time: until then nothing is asked, and nothing is over.
        moment, answer = table.decide(moment, answer) if answer is not None else table.wait_asked(moment)
        decisions += 1


# By id: the name of the game, the seats, the options, and who plays it.
GAMES = {
    "martian-12s": ("Martian 12s", [PERSON, FRIEND, COMPUTER], {"rounds": 2}, player(steps.decide)),
    "space-beans": ("Space Beans", [PERSON, FRIEND, NEIGHBOUR], {"end_score": 5}, player(lift_curtain(test_space_beans.next_key))),
    "bean-chains": ("Bean Chains", [PERSON, FRIEND], {}, player(test_bean_chains.Player().decide, 3)),
    "al-cabohne": ("Al Cabohne", [PERSON, FRIEND], {}, play_al_cabohne),
    "space-station-phoenix": ("Space Station Phoenix", [PERSON, FRIEND], {"first_game": True}, play_phoenix),
}
name, seats, options, play_game = GAMES[game]


# What both do

def say_at_the_end(app, words, what):
    """By the key and the list, when the result lies over the table: whatever is open before that is closed by it."""
    app.find(BUTTON, words.like("_Look Through"))
    wait_until(lambda: os.path.exists(listens()), "the host to listen")
    app.settled()
    app.press("f")
    wait_until(lambda: (focus := app.focus()) and focus.name == words.text("Hello!", "gesture"), "the first thing to say", 30)
    app.travel(None, words.text(what, "gesture"), "Down", 6)
    app.press("Return")


def wait_said(app, words, who, what):
    wait_until(lambda: test_friends.is_said(app, words, who, what), f"{who} to say {what}", 60)


# The host

def listens():
    """A file that is there as soon as the host looks at nothing but what is said: keys take bubbles away."""
    return os.environ.get("TABLEE_TEST_LISTENS") or os.path.join(os.environ["TABLEE_TEST_HOME"], "listens")


def open_lobby(app, words):
    steps.open_set_up(app, words, name)
    app.press("Ctrl+Return")
    return app.find(LABEL, test_friends.LINK).name


def start_guest(address):
    environment = {key: value for key, value in os.environ.items() if not key.startswith("XDG_") and key not in ("TABLEE_TEST_HOME", "DISPLAY")}
    environment["TABLEE_TEST_LISTENS"] = listens()
    command = [os.path.join(os.path.dirname(__file__), "with-display"), sys.executable, __file__, game, address]
    log = open(os.path.join(os.environ["TABLEE_TEST_HOME"], "guest.log"), "w+", encoding="utf-8")
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment), log


def check_guest(guest, log):
    status = guest.wait(PATIENCE)
    log.seek(0)
    for line in log.read().splitlines():
        print(f"# guest: {line}", flush=True)
    check(status == 0, "the guest’s window has failed")


def begin(app, words):
    app.find(LABEL, words.text("Your Table Is Complete"))
    app.find(name=re.compile(GUEST))
    app.activate(BUTTON, words.like("_Begin", "the game at a table with friends"))


def a_whole_game_between_two_windows():
    set_up = {"seats": seats, "options": options, "first": 0, "take_back": False}
    harness.set_setting("set-ups", "{'%s': '%s'}" % (game, json.dumps(set_up)))
    harness.set_setting("language", "'en'")
    words = Words("en")
    app = App()
    guest, log = start_guest(open_lobby(app, words))
    try:
        begin(app, words)
        play_game(app, words)
        app.find(BUTTON, words.like("_Look Through"))
        with open(listens(), "w", encoding="utf-8"):
            pass
        wait_said(app, words, GUEST, "Another game?")
        check_guest(guest, log)
    except BaseException:
        # Who waits for the other may only have been left alone: what the other says of itself comes a moment later.
        try:
            guest.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            guest.terminate()
            guest.wait()
        log.seek(0)
        print("".join(f"# guest: {line}\n" for line in log.read().splitlines()), file=sys.stderr, flush=True)
        raise
    app.quit()


# The guest

def join(words):
    """By the link, and one key."""
    app = App([link])
    app.find(name=words.like("This invitation is complete. It leads to a table by way of %s."))
    wait_until(lambda: app.focus() and words.like("_Join").search(app.focus().name), "the keyboard at the button")
    app.press("Return")
    return app


def come_back(words):
    app = App()
    row = app.find(harness.LIST_ITEM, re.compile(re.escape(words.text(name))))
    app.travel(harness.LIST_ITEM, row.name)
    app.press("Return")
    return app


def games_in_history(app):
    """The lines that say who has played."""
    return [node for node in app.find_all(LABEL, re.compile(rf"^{HOST}\b[^:]*\b{GUEST}\b[^:]*$"))
            if any(each.role == harness.LIST_ITEM for each in node.ancestors())]


def look_back(app, words):
    """The whole game comes, and is checked and kept, a moment after its end."""
    app.settled(1.0)
    app.activate(BUTTON, words.like("_Look Through"))
    app.find(name=words.text("One move back"))
    for _ in range(10):
        app.press("Ctrl+h")
        app.settled()
        if games_in_history(app):
            break
        app.press("Alt+Left")
        app.settled()
    check(len(games_in_history(app)) == 1, f"{len(games_in_history(app))} games in the history")


def the_guest():
    harness.set_setting("guest-name", f"'{GUEST}'")
    harness.set_setting("language", "'fr'")
    words = Words("fr")
    app = join(words)
    if game == "martian-12s":
        test_friends.is_told_elsewhere(app, lambda: None, words.text("It is your turn"))
    play_game(app, words, BEFORE_RESTART)
    app.kill()
    app = come_back(words)
    if game == "space-station-phoenix":
        app.is_guided = True
    play_game(app, words)
    say_at_the_end(app, words, "Another game?")
    wait_said(app, words, GUEST, "Another game?")
    look_back(app, words)
    app.quit()


run(the_guest if link else a_whole_game_between_two_windows)
