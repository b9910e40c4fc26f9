# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells by the catalogue in which of the two languages a label is written."""

import collections
import gettext
import os
import re

# What stands for something else in a format, as C writes it.
DIRECTIVE = re.compile(r"%(?:\d+\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|j|z|t)?[diouxXeEfgGcsp]|%%|%l[di]")


def plain(text):
    """Without the underlines of mnemonics."""
    return re.sub(r"_(?=\w)", "", text)


def pattern(text):
    """A format as an expression for what is made with it; the same text if it has no directives."""
    parts = []
    end = 0
    for directive in DIRECTIVE.finditer(text):
        parts.append(re.escape(text[end:directive.start()]))
        parts.append("%" if directive[0] == "%%" else ".+")
        end = directive.end()
    parts.append(re.escape(text[end:]))
    return "".join(parts)


def has_words(text):
    """Whether anything but directives, signs and short words is in it."""
    return re.search(r"[^\W\d_]{3}", DIRECTIVE.sub("", text)) is not None


class Catalogue:
    """All strings of the program with their French."""

    def __init__(self):
        file = os.path.join(os.environ["TABLEE_LOCALEDIR"], "fr", "LC_MESSAGES", "tablee.mo")
        with open(file, "rb") as handle:
            entries = gettext.GNUTranslations(handle)._catalog  # there is no other way to list them
        english = collections.defaultdict(set)
        french = collections.defaultdict(set)
        for key, translation in entries.items():
            source = key[0] if isinstance(key, tuple) else key
            source = plain(source.rpartition("\x04")[2])
            translation = plain(translation)
            if source:
                english[source].add(translation)
                french[translation].add(source)
        # Only what is not the same in the other language, whatever the context.
        self.english = [text for text, others in english.items() if text not in others and text not in french]
        self.french = [text for text, others in french.items() if text not in others and text not in english]
        self.size = len(english)
        self._expressions = {"en": self._compile(self.english), "fr": self._compile(self.french)}

    @staticmethod
    def _compile(texts):
        # Formats with too few words of their own would fit anything.
        return [re.compile(pattern(text), re.DOTALL) for text in texts if has_words(text)]

    def is_in(self, label, language):
        """Whether label can only have come from a string of this language."""
        other = "fr" if language == "en" else "en"
        return self._fits(label, language) and not self._fits(label, other)

    def _fits(self, label, language):
        return any(expression.fullmatch(label) for expression in self._expressions[language])

    def strangers(self, labels, language):
        """Those of labels that are in the other language."""
        other = "fr" if language == "en" else "en"
        return [label for label in labels if self.is_in(label, other)]
