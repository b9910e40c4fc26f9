# SPDX-License-Identifier: GPL-3.0-or-later
"""A table with a friend elsewhere, from the set-up to the result: the friend is another process, the broker a real one of this program's own."""

import os
import re
import subprocess

import harness
import steps
from catalogue import Catalogue, Words
from harness import BUTTON, LABEL, App, check, wait_until

LINK = re.compile(r"^tablee:\S+$")


def seat_friend(app, words):
    """On the second seat."""
    player = words.text("Who plays")
    app.travel(None, re.compile(f"^{re.escape(player)}.*{re.escape(words.text('Medium', 'level'))}"))
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM, "the list of players")
    app.settled()
    app.press_and_see("Home")
    app.press_and_see("Down")
    app.press("Return")
    app.find(BUTTON, words.like("_Invite", "friends to a game"))


def open_lobby(app, words):
    steps.open_set_up(app, words)
    steps.set_rounds(app, words, 2)
    seat_friend(app, words)
    app.press("Ctrl+Return")
    return app.find(LABEL, LINK).name


def join(link):
    return subprocess.Popen([os.environ["TABLEE_TEST_GUEST"], link, "Zoe"], stdin=subprocess.DEVNULL)


def begin(app, words):
    app.find(LABEL, words.text("Your Table Is Complete"))
    app.activate(BUTTON, words.like("_Begin", "the game at a table with friends"))
    steps.wait_for_table(app, words)


def play_whole_game(language):
    harness.set_setting("language", f"'{language}'")
    catalogue, words = Catalogue(), Words(language)
    app = App()
    link = open_lobby(app, words)
    check(words.like("_Copy the Link").search(app.focus().name) or words.like("Copy the link for this seat: %s").search(app.focus().name),
          f"the keyboard is at {app.focus().describe()}")
    app.press("Return")
    app.find(name=words.like("The link for this seat is copied: %s. Paste it into a message to your friend."))
    strangers = [text for text in catalogue.strangers(app.labels(), language) if not text.startswith("tablee:")]
    check(not strangers, f"in the lobby, not in {language}: {strangers}")

    with join(link) as guest:
        begin(app, words)
        app.find(name=re.compile("Zoe"))
        steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 200)
        check(guest.wait(30) == 0, "the friend has not seen the same game")
    app.quit()


def a_whole_game_in_English():
    play_whole_game("en")


def a_whole_game_in_French():
    play_whole_game("fr")


def a_friend_who_is_away_is_relieved_by_a_computer():
    words = Words("en")
    app = App()
    with join(open_lobby(app, words)) as guest:
        begin(app, words)
        guest.kill()
    app.press("w")
    app.find(name=words.text("Who Plays"))
    app.travel(None, re.compile(f"^{re.escape(words.text('Who plays'))}.*{re.escape(words.text('Friend', 'level'))}"))
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM, "the list of players")
    app.settled()
    app.press_and_see("End")
    app.press("Return", "Escape")
    steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 200)
    app.quit()



def open_kept(app, words):
    """From the library, where a table waits. Returns the link of its invitation."""
    app.activate(harness.LIST_ITEM, words.like("%d friend is awaited"))
    return app.find(LABEL, LINK).name


def a_table_is_kept_when_it_is_left_and_when_the_program_ends():
    words = Words("en")
    app = App()
    link = open_lobby(app, words)
    app.press("Alt+Left")
    check(open_kept(app, words) == link, "another invitation after coming back")
    app.quit()

    app = App()
    check(open_kept(app, words) == link, "another invitation in another life")
    with join(link) as guest:
        begin(app, words)
        steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 200)
        check(guest.wait(30) == 0, "the friend has not seen the same game")
    app.quit()


def a_table_can_be_given_up():
    words = Words("en")
    app = App()
    open_lobby(app, words)
    app.activate(BUTTON, words.like("Give Up This Table…"))
    app.activate(BUTTON, words.like("_Give It Up"))
    app.find(BUTTON, words.like("New game of %s"))
    check(app.find_now(name=words.like("%d friend is awaited")) is None, "the table is still there")
    app.quit()


harness.run(a_whole_game_in_English, a_whole_game_in_French, a_friend_who_is_away_is_relieved_by_a_computer,
            a_table_is_kept_when_it_is_left_and_when_the_program_ends, a_table_can_be_given_up)
