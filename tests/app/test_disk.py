# SPDX-License-Identifier: GPL-3.0-or-later
"""What the disk does to a game, as a person sees it: a lock of another program, a disk that is full and then is not, the question
before leaving, and another program that plays the same game."""

import contextlib
import os
import sqlite3
import subprocess

import harness
import steps
from catalogue import Words
from harness import BUTTON, App, check

words = Words("en")
FOLDER = os.path.join(os.environ["XDG_DATA_HOME"], "tablee")
DATABASE = os.path.join(FOLDER, "tablee.db")

LOCKED = "Another program is using the file with your games. Tablée waits until it may write; nothing is lost."
WAITING = "The game goes on as soon as the last move can be written."
READ_ONLY = "The folder for your games cannot be written to. What you play now is only in memory until it can."
FULL = "The disk is full. What you play now is only in memory until there is room again."
WRITTEN_BACK = "The disk can be written to again. What you have played meanwhile is kept now."
QUESTION = "What you played last is not on the disk"
APART = ("Another window of Tablée has gone on with this game, or deleted it. "
         "What you play here is kept as a game of its own from now on.")


class Lock:
    """Another program that holds the file."""

    def __enter__(self):
        self.connection = sqlite3.connect(DATABASE, isolation_level=None)
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_):
        self.connection.close()


def count_actions():
    with contextlib.closing(sqlite3.connect(DATABASE)) as connection:
        return connection.execute("SELECT count(*) FROM action").fetchone()[0]


def begin(app):
    steps.begin_game(app, words)
    steps.wait_asked(app, words)


def picture(name):
    """For whoever wants to look at it."""
    folder = os.environ.get("TABLEE_TEST_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", os.path.join(folder, f"{name}.png")], check=False)


def a_lock_is_waited_for():
    app = App()
    begin(app)
    before = count_actions()
    with Lock():
        steps.move(app, words, app.window())
        app.find(name=words.text(LOCKED))
        app.settled()
        picture("locked")
        app.find(name=words.text(WAITING))
        thinking = app.find_now(name=words.like("%s is thinking…"))
        check(thinking is None, f"while the disk is waited for: {thinking and thinking.name}")
    app.wait_gone(name=words.text(LOCKED))
    app.wait_gone(name=words.text(WAITING))
    check(steps.wait_asked(app, words) is not None, "the game does not go on")
    check(count_actions() > before, "nothing is on the disk")
    app.quit()


def leaving_under_a_lock_asks():
    app = App()
    begin(app)
    before = count_actions()
    lock = Lock()
    lock.__enter__()
    steps.move(app, words, app.window())
    app.press("Ctrl+q")
    app.find(name=words.text(QUESTION))
    picture("leaving")
    app.press("Escape")
    app.wait_gone(name=words.text(QUESTION))
    app.check_alive()

    # The question goes with its reason, and the program, which was to be left.
    app.press("Ctrl+q")
    app.find(name=words.text(QUESTION))
    lock.__exit__()
    app.wait_end()
    check(count_actions() > before, "the last move is lost")


def leaving_all_the_same():
    app = App()
    begin(app)
    before = count_actions()
    with Lock():
        steps.move(app, words, app.window())
        app.press("Ctrl+q")
        app.find(name=words.text(QUESTION))
        app.activate(BUTTON, words.like("_Close Anyway"))
        app.wait_end()
    check(count_actions() == before, "there was no lock at all")


@contextlib.contextmanager
def small_disk():
    """A folder for games on a disk of its own. Where that may not be made, there is nothing to see."""
    os.makedirs(FOLDER)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", FOLDER], check=False, capture_output=True).returncode:
        yield False
        return
    try:
        yield True
    finally:
        subprocess.run(["umount", "-l", FOLDER], check=True)


def fill_disk():
    with contextlib.suppress(OSError), open(os.path.join(FOLDER, "filler"), "wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


def a_full_disk_and_then_not():
    with small_disk() as there:
        if not there:
            print("# no disk can be mounted here")
            return
        app = App()
        begin(app)
        fill_disk()
        for _ in range(40):
            if app.find_now(name=words.text(FULL)):
                break
            steps.move(app, words, app.window())
            check(steps.wait_asked(app, words) is not None, "the game is over too soon")
        app.find(name=words.text(FULL))
        before = steps.standing(app, words)
        app.settled()
        picture("full")

        # Leaving asks; staying stays.
        app.press("Ctrl+q")
        app.find(name=words.text(QUESTION))
        picture("leaving-full")
        app.press("Escape")
        app.wait_gone(name=words.text(QUESTION))

        os.remove(os.path.join(FOLDER, "filler"))
        app.activate(BUTTON, words.like("_Try Again"))
        app.find(name=words.text(WRITTEN_BACK))
        app.settled()
        picture("written-back")
        app.quit()

        app = App()
        app.activate(BUTTON, words.like("Continue: %s"))
        steps.wait_for_table(app, words)
        steps.wait_asked(app, words)
        check(steps.standing(app, words) == before, "the game is not what it was in memory")
        app.quit()


@contextlib.contextmanager
def read_only():
    """Nothing can be written where the games are; gives what lets it be written again. Root is stopped by disks alone."""
    def let(may_write):
        if os.getuid() == 0:
            subprocess.run(["mount", "-o", f"remount,{'rw' if may_write else 'ro'}", FOLDER], check=True)
            return
        for name in os.listdir(FOLDER):
            os.chmod(os.path.join(FOLDER, name), 0o600 if may_write else 0o400)
        os.chmod(FOLDER, 0o700 if may_write else 0o500)

    let(False)
    try:
        yield lambda: let(True)
    finally:
        let(True)


def play_in_a_folder_that_is_read_only(language, width, height):
    words = Words(language)
    for key, value in ("language", f"'{language}'"), ("window-width", width), ("window-height", height):
        harness.set_setting(key, value)
    app = App()
    steps.begin_game(app, words)
    steps.wait_asked(app, words)
    app.settled()
    before = steps.standing(app, words)
    app.quit()
    with read_only() as let_write:
        app = App()
        app.find(name=words.text(READ_ONLY))
        app.activate(BUTTON, words.like("Continue: %s"))
        steps.wait_for_table(app, words)
        steps.move(app, words, steps.wait_asked(app, words))
        steps.wait_asked(app, words)
        app.activate(BUTTON, words.like("_Try Again"))
        app.find(name=words.text(READ_ONLY))
        app.settled()
        picture(f"read-only-{width}")
        moved = steps.standing(app, words)
        check(moved != before, "nothing is played")
        let_write()
        app.activate(BUTTON, words.like("_Try Again"))
        app.find(name=words.text(WRITTEN_BACK))
        app.quit()
    app = App()
    app.activate(BUTTON, words.like("Continue: %s"))
    steps.wait_for_table(app, words)
    steps.wait_asked(app, words)
    app.settled()
    check(steps.standing(app, words) == moved, "the game is not what it was in memory")
    app.quit()


def a_folder_that_is_read_only_and_then_not():
    with small_disk() if os.getuid() == 0 else contextlib.nullcontext(True) as there:
        if there:
            play_in_a_folder_that_is_read_only("fr", 360, 640)
        else:
            print("# no disk can be mounted here")


def another_program_plays_the_same_game():
    app = App()
    begin(app)
    before = count_actions()
    # What another program leaves behind: another stamp.
    with contextlib.closing(sqlite3.connect(DATABASE, isolation_level=None)) as connection:
        connection.execute("UPDATE game SET stamp = stamp + 1")
    steps.move(app, words, app.window())
    app.find(name=words.text(APART))
    check(steps.wait_asked(app, words) is not None, "the game does not go on")
    app.settled()
    picture("apart")
    app.quit()
    with contextlib.closing(sqlite3.connect(DATABASE)) as connection:
        games = connection.execute("SELECT game.id, count(action.number) FROM game LEFT JOIN action ON action.game = game.id"
                                   " GROUP BY game.id ORDER BY game.id").fetchall()
    check(len(games) == 2 and games[0][1] == before and games[1][1] > before, f"kept: {games}, there were {before}")


harness.run(a_lock_is_waited_for, leaving_under_a_lock_asks, leaving_all_the_same, a_full_disk_and_then_not,
            a_folder_that_is_read_only_and_then_not,
            another_program_plays_the_same_game)
