#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a folder of catalogues with a French one: of a file of words, or one in which every string is its English in brackets,
which shows what does not go through gettext.

usage: make-catalogue.py FOLDER (WORDS.po | SOURCE.c...)"""

import pathlib
import shutil
import subprocess
import sys

KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dngettext:2,3", "g_dpgettext2:2c,3",
            "tablee_npgettext:1c,2,3"]


def run(*command, text=None):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, check=True, timeout=60).stdout


def pseudo_words(sources):
    template = run("xgettext", "--from-code=UTF-8", "--language=C", "--keyword", "--output=-",
                   *("--keyword=" + keyword for keyword in KEYWORDS), *sources)
    template = template.replace(b"charset=CHARSET", b"charset=UTF-8")
    template = template.replace(b"nplurals=INTEGER; plural=EXPRESSION;", b"nplurals=2; plural=n > 1;")
    english = run("msgen", "--lang=fr", "-", text=template)
    return run("msgfilter", "--keep-header", "sed", "-e", "s/.*/[&]/", text=english)


def main(folder, *sources):
    words = pathlib.Path(sources[0]).read_bytes() if sources[0].endswith(".po") else pseudo_words(sources)
    shutil.rmtree(folder, ignore_errors=True)
    catalogue = pathlib.Path(folder, "fr", "LC_MESSAGES", "tablee.mo")
    catalogue.parent.mkdir(parents=True)
    run("msgfmt", "--check-format", "--output-file=" + str(catalogue), "-", text=words)


if __name__ == "__main__":
    main(*sys.argv[1:])
