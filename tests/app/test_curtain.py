# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one computer: between them falls a curtain, and nobody can read another's cards."""

import json
import os
import re
import subprocess

import harness
from catalogue import Words
from counting import CountedApp
from harness import BUTTON, MENU_BUTTON, App, check, wait_until

words = Words("en")
NAMES = ("Ana", "Bo")
IN_HAND = words.like("%s, in your hand")


def write_game(seed, names=NAMES):
    """The file of a game of Space Beans between two people."""
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], f"{names[0]}.tablee")
    record = {
        "format": "tablee-record", "version": 1, "rules": 1, "game": "space-beans", "options": {"first": 1}, "seed": seed,
        "seats": [{"name": name, "player": "human", "portrait": number} for number, name in enumerate(names)],
        "actions": [], "started": "2026-11-21T14:03:00Z",
    }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(record, file)
    return path


def begin(seed):
    return App([write_game(seed)])


def hand_of(window):
    return sorted({node.name for node in window if IN_HAND.search(node.name)})


def save_the_view(app, path):
    """What the person at the table sees, by the menu of the game."""
    app.activate(MENU_BUTTON, words.text("Game"))
    app.choose(words.text("_Save as a File…"))
    app.activate(BUTTON, words.like("Save the _View…"))
    entry = wait_until(lambda: next((node for node in app.window() or () if node.role in harness.TEXTS and node.focused), None),
                       "a place for the name of the file")
    check(entry.text.endswith(".tablee"), entry.text)
    app.press("Ctrl+a", *path, "Return")
    app.find(name=words.text("The game was saved"))


def wait_for_curtain(app, name):
    text = re.compile(re.escape(words.text("I Am %s").replace("%s", name)))
    wait_until(lambda: app.focus() and text.search(app.focus().name), f"the curtain for {name}")
    return app.settled()


def lift(app):
    """Returns what is in the hand of who is there."""
    app.press("Return")
    return wait_until(lambda: hand_of(app.tree()), "a hand")


def check_nothing_is_told(tree, hand):
    """Neither the cards nor anything that was said of them."""
    check(not hand_of(tree), f"a hand can be read below the curtain: {hand_of(tree)}")
    cards = [re.escape(card.split(",")[0]) for card in hand]
    told = [node.name for node in tree for card in cards if re.search(card, node.name)]
    check(not told, f"below the curtain: {told}")


def play_a_card(app, hand):
    """The opening turn: no card is drawn, the last card of the hand is laid out, the rest is passed on."""
    app.press("x")
    card = wait_until(lambda: next(iter(app.find_all(BUTTON, words.like("%s, in your hand, can be laid out"), True)), None), "a card")
    app.travel(BUTTON, card.name, "Right")
    app.press("Return")
    return [name for name in hand if name.split(",")[0] != card.name.split(",")[0]]


def a_curtain_falls_between_two_people():
    app = begin(7)
    check_nothing_is_told(wait_for_curtain(app, "Ana"), [])
    hand = lift(app)
    check(len(hand) >= 3, f"Ana has {hand}")

    passed = play_a_card(app, hand)
    check_nothing_is_told(wait_for_curtain(app, "Bo"), passed)
    app.press("d", "h")  # what was said of the cards is in the log
    check_nothing_is_told(app.settled(), passed)
    app.press("h")

    wait_for_curtain(app, "Bo")
    received = lift(app)
    check({name.split(",")[0] for name in passed} <= {name.split(",")[0] for name in received}, f"Bo has {received}")
    app.quit()


def who_comes_back_to_the_table_finds_the_curtain():
    app = begin(7)
    wait_for_curtain(app, "Ana")
    hand = lift(app)
    app.press("Alt+Left")
    app.find(BUTTON, words.like("Continue: %s"))
    check_nothing_is_told(app.settled(), hand)
    app.activate(BUTTON, words.like("Continue: %s"))
    check_nothing_is_told(wait_for_curtain(app, "Ana"), hand)
    app.quit()


def who_comes_back_from_another_game_finds_the_curtain():
    """The session has gone meanwhile."""
    app = CountedApp([write_game(7)])
    wait_for_curtain(app, "Ana")
    hand = lift(app)
    play_a_card(app, hand)
    wait_for_curtain(app, "Bo")
    hand = lift(app)
    subprocess.run([os.environ["TABLEE_TEST_PROGRAM"], write_game(9, ("Cleo", "Dan"))], check=True, timeout=60, stdin=subprocess.DEVNULL)
    wait_for_curtain(app, "Cleo")
    app.press("Alt+Left")
    app.find(BUTTON, words.like("Continue: %s"))
    wait_until(lambda: app.alive()["TableeGameSession"] == 1, "the first session to go")
    app.activate(MENU_BUTTON, words.text("All games under way"))
    wait_until(lambda: (focus := app.focus()) and focus.role == harness.LIST_ITEM, "the games under way")
    app.press("End", "Return")
    check_nothing_is_told(wait_for_curtain(app, "Bo"), hand)
    check(lift(app) == hand, "another hand")
    app.quit()


def cards_of(hand):
    return sorted(name.split(",")[0] for name in hand)


def what_one_sees_is_saved_to_look_at():
    path = os.path.join(os.environ["TABLEE_TEST_HOME"], "view.tablee")
    app = begin(7)
    wait_for_curtain(app, "Ana")
    hand = lift(app)
    save_the_view(app, path)
    app.quit()

    app = App([path])
    app.find(name=words.text("This is what %s could see: you can look at it, but not play on.") % "Ana")
    tree = app.settled()
    check(cards_of(hand_of(tree)) == cards_of(hand), f"{hand_of(tree)} instead of {hand}")
    check(app.find_now(BUTTON, words.like("%s, in your hand, can be laid out")) is None, "a card can be played")
    check(app.find_now(name=words.text("One move back")) is None, "there are moves to look through")
    app.press("x", "1")
    check(cards_of(hand_of(app.settled())) == cards_of(hand), "something was played")
    app.quit()


harness.run(a_curtain_falls_between_two_people, who_comes_back_to_the_table_finds_the_curtain,
            who_comes_back_from_another_game_finds_the_curtain,
            what_one_sees_is_saved_to_look_at)
