# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a command: what it says without a window."""

import os
import subprocess

import harness
from harness import check


def tablee(*arguments, **changes):
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND")}
    return subprocess.run([os.environ["TABLEE_TEST_PROGRAM"], *arguments], env=environment | changes, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, encoding="utf-8", timeout=harness.TIMEOUT, check=False)


def version_without_a_display():
    answer = tablee("--version")
    check(answer.returncode == 0, f"exit status {answer.returncode}: {answer.stderr}")
    check(answer.stdout.startswith("tablee ") and answer.stdout.count("\n") == 1, repr(answer.stdout))
    check(answer.stderr == "", answer.stderr)


def help_without_a_display():
    answer = tablee("--help")
    check(answer.returncode == 0, f"exit status {answer.returncode}: {answer.stderr}")
    check("--version" in answer.stdout, answer.stdout)
    check(answer.stderr == "", answer.stderr)


def an_unknown_option_is_refused():
    answer = tablee("--unheard-of")
    check(answer.returncode == 1, f"exit status {answer.returncode}")
    check("--unheard-of" in answer.stderr, repr(answer.stderr))


def no_display_is_one_clear_line():
    for arguments in ((), ("game.tablee",)):
        answer = tablee(*arguments)
        check(answer.returncode == 1, f"exit status {answer.returncode}: {answer.stderr}")
        check(answer.stdout == "", answer.stdout)
        check(answer.stderr.startswith("tablee: ") and answer.stderr.count("\n") == 1, repr(answer.stderr))
        check("display" in answer.stderr, answer.stderr)


def no_display_in_french():
    answer = tablee(LC_ALL="fr_FR.UTF-8")
    check(answer.returncode == 1, f"exit status {answer.returncode}")
    check(answer.stderr.startswith("tablee") and answer.stderr.count("\n") == 1, repr(answer.stderr))
    check("display" not in answer.stderr, answer.stderr)


harness.run(version_without_a_display, help_without_a_display, an_unknown_option_is_refused, no_display_is_one_clear_line,
            no_display_in_french)
