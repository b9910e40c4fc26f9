# SPDX-License-Identifier: GPL-3.0-or-later
"""A table with a friend elsewhere, from the set-up to the result: the friend is another process, the broker a real one of this program's own."""

import ctypes
import os
import pathlib
import re
import signal
import subprocess
import sys

import harness
import steps
from catalogue import Catalogue, Words
from harness import BUTTON, LABEL, App, check, wait_until

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cli"))
import brokers  # noqa: E402

LINK = re.compile(r"^tablee:\S+$")
FRIEND = "Zoe"
UNTIL_AWAY = 90  # seconds; a minute without a word


def seat_friend(app, words):
    """On the second seat."""
    player = words.text("Who plays")
    app.travel(None, re.compile(f"^{re.escape(player)}.*{re.escape(words.text('Easy', 'level'))}"))
    app.press("space")
    wait_until(lambda: app.focus() and app.focus().role == harness.LIST_ITEM, "the list of players")
    app.settled()
    app.press_and_see("Home")
    app.press_and_see("Down")
    app.press("Return")
    app.find(BUTTON, words.like("_Invite", "friends to a game"))


def open_lobby(app, words, rounds=2):
    steps.open_set_up(app, words)
    steps.set_rounds(app, words, rounds)
    seat_friend(app, words)
    app.press("Ctrl+Return")
    return app.find(LABEL, LINK).name


class Friend(subprocess.Popen):
    """The friend's process, which ends with what it is wanted for, however that ends."""

    def __exit__(self, *error):
        self.kill()
        super().__exit__(*error)


def join(link):
    return Friend([os.environ["TABLEE_TEST_GUEST"], link, FRIEND], stdin=subprocess.DEVNULL)


def give_keyboard(to):
    """To nobody (0), or to whoever is below the pointer (1), as XSetInputFocus has it."""
    library = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XSetInputFocus.argtypes = ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong
    library.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    display = library.XOpenDisplay(None)
    library.XSetInputFocus(display, to, 0, 0)
    library.XCloseDisplay(display)


def is_told_elsewhere(app, happen, sentence):
    """Who looks at something else when it happens has a notification."""
    file = os.path.join(os.environ["TABLEE_TEST_HOME"], "notices")
    desktop = subprocess.Popen([sys.executable, os.path.join(os.path.dirname(__file__), "notices.py"), file])
    wait_until(lambda: os.path.exists(file), "a desktop that shows notifications")
    give_keyboard(0)
    wait_until(lambda: not any(window.active for window in app.windows()), "the window to lose the keyboard", 30)
    happened = happen()
    wait_until(lambda: sentence in open(file, encoding="utf-8").read(), f"a notification: {sentence}")
    give_keyboard(1)
    wait_until(app._becomes_active, "the window")
    desktop.terminate()
    desktop.wait()
    return happened


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
        app.find(name=re.compile(FRIEND))
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


def is_said(app, words, who, what):
    """In a bubble beside who says it, or in a line."""
    said = words.text(what, "gesture")
    sentence = words.text("%1$s: “%2$s”").replace("%1$s", who).replace("%2$s", said)
    return any(node.name in (said, sentence) for node in app.tree())


def count_greetings(app, words, decisions):
    """After how many of them a greeting stands on the table."""
    greetings = 0
    for _ in range(decisions):
        steps.play(app, words, steps.decide, steps.RESULTS, 1)
        app.settled()
        greetings += is_said(app, words, FRIEND, "Hello!")
    return greetings


def what_a_friend_says_can_be_hidden():
    harness.set_setting("language", "'fr'")
    words = Words("fr")
    app = App()
    with join(open_lobby(app, words, 9)):
        begin(app, words)
        check(count_greetings(app, words, 6) > 0, "the friend has not greeted")
        app.press("w")
        app.activate(harness.MENU_BUTTON, words.text("Do not show what this player says: %s") % FRIEND, "space")
        app.press("Escape")
        app.wait_gone(name=words.text("Who Plays"))
        # What stood there before goes with the first key.
        steps.play(app, words, steps.decide, steps.RESULTS, 1)
        check(count_greetings(app, words, 6) == 0, "the friend is still to be heard")
    app.quit()


def press_when_asked(app, words, label):
    """Decides until the button is there, and presses it. The keyboard is at the table again then."""
    for _ in range(40):
        key = wait_until(lambda: "button" if app.find_now(BUTTON, words.like(label)) else steps.decide(app.window(), words), label, UNTIL_AWAY)
        if key == "button":
            break
        app.press(key)
        app.settled()
    app.activate(BUTTON, words.like(label))
    app.wait_gone(BUTTON, words.like(label))
    around = [node.name for node in app.focus().ancestors()]
    check("TableePlayPage" in around, f"the keyboard is at {app.focus().describe()}")


def a_friend_who_is_silent_is_relieved_from_the_table_and_comes_back():
    words = Words("en")
    app = App()
    with join(open_lobby(app, words, 9)) as guest:
        begin(app, words)
        guest.send_signal(signal.SIGSTOP)
        press_when_asked(app, words, "Let a _Computer Play")
        steps.play(app, words, steps.decide, steps.RESULTS, 3)
        guest.send_signal(signal.SIGCONT)
        press_when_asked(app, words, "_Give the Seat Back")
        check(count_greetings(app, words, 6) > 0, "the friend does not play again")
        steps.play_to_the_end(app, words, steps.decide, steps.RESULTS, 400)
        check(guest.wait(30) == 0, "the friend has not seen the same game")
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
    with is_told_elsewhere(app, lambda: join(link), words.text("Everybody is there: begin the game")) as guest:
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


def see(app, words, sentence, broker):
    app.find(LABEL, re.compile(re.escape(words.text(sentence)).replace("%s", re.escape(f"127.0.0.1:{broker.port}"))))


def a_broker_that_refuses_is_said_to_host_and_guest():
    """First the certificate, which nobody trusts yet; then a password that is wrong."""
    if None in (brokers.MOSQUITTO_PASSWD, brokers.OPENSSL):
        raise harness.Skipped("openssl is not installed")
    home = os.environ["TABLEE_TEST_HOME"]
    broker = brokers.SecuredBroker(home, dict(os.environ))
    broker.start()
    harness.set_setting("broker", f"'{broker.url.replace(brokers.PASSWORD, 'wrong')}'")
    words = Words("en")
    app = App()
    link = open_lobby(app, words)
    see(app, words, "This computer does not trust the certificate of the broker %s, so nothing is said to it. If the broker is your own "
        "club’s, the help tells how to trust its authority.", broker)
    app.quit()

    settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "tablee")
    settings.mkdir()
    broker.authority.certificate.rename(settings / "authorities.pem")
    app = App()
    check(open_kept(app, words) == link, "another invitation in another life")
    see(app, words, "The broker %s refuses the user or the password, or asks for them. Correct its address in the preferences, and invite anew.",
        broker)
    app.quit()

    harness.start_afresh()
    harness.set_setting("language", "'fr'")
    words = Words("fr")
    app = App([link])
    wait_until(lambda: app.focus() and words.like("_Join").search(app.focus().name), "the keyboard at the button")
    app.press("Return")
    see(app, words, "The broker %s refuses the user or the password of this invitation. Ask whoever invited you for a new one.", broker)
    app.quit()
    broker.kill()


harness.run(a_whole_game_in_English, a_whole_game_in_French, a_friend_who_is_away_is_relieved_by_a_computer,
            a_friend_who_is_silent_is_relieved_from_the_table_and_comes_back, what_a_friend_says_can_be_hidden,
            a_table_is_kept_when_it_is_left_and_when_the_program_ends, a_table_can_be_given_up,
            a_broker_that_refuses_is_said_to_host_and_guest)
