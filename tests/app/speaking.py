# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether whatever can have the keyboard says what it is."""

import harness
from harness import check

# Parts that GTK makes of one thing: the thing around them has the name.
WHOLES = (harness.Atspi.Role.COMBO_BOX, harness.Atspi.Role.SPIN_BUTTON, harness.Atspi.Role.PUSH_BUTTON,
          harness.Atspi.Role.TOGGLE_BUTTON, harness.Atspi.Role.LIST_ITEM, harness.Atspi.Role.ENTRY, harness.Atspi.Role.TEXT)
# What only hands the keyboard on to what is in it.
CONTAINERS = (harness.Atspi.Role.SCROLL_PANE, harness.Atspi.Role.LIST, harness.Atspi.Role.LIST_BOX, harness.Atspi.Role.TABLE,
              harness.Atspi.Role.TREE_TABLE, harness.Atspi.Role.FILLER, harness.Atspi.Role.SCROLL_BAR)


def has_name(node):
    return node.name != "" and not harness.is_internal(node.name)


def needs_name(node):
    """Whether somebody could be at this widget without being told where that is."""
    if not node.focusable or has_name(node) or node.role in CONTAINERS:
        return False
    if any(has_name(child) for child in node if child is not node):
        return False  # a row is called what is written in it
    if node.role == harness.Atspi.Role.LINK and has_name(next(iter(node.ancestors()))):
        return False  # GTK 4.24 has links in the text of a label be read with the text, and gives them no name of their own
    return not any(around.role in WHOLES and has_name(around) for around in node.ancestors())


def check_names(app, where):
    nameless = ["  ".join(reversed([around.describe() for around in (node, *list(node.ancestors())[:4])]))
                for node in app.settled() if needs_name(node)]
    check(not nameless, f"without a name in {where}:\n  " + "\n  ".join(nameless))


def check_traveling(app, where, limit=60):
    """Tab leads round the page and never to something without a name."""
    seen = []
    for _ in range(limit):
        app.press_and_see("Tab")
        focus = app.focus()
        if focus is None:
            # An entry row of libadwaita 1.2 does not say that it has the keyboard.
            app.press_and_see("Tab")
            focus = app.focus()
        check(focus is not None, f"in {where} the keyboard is nowhere after {seen[-1:]}")
        check(not needs_name(focus), f"in {where} the keyboard is at {focus.describe()}")
        path = focus.path
        if path in seen:
            break
        seen.append(path)
    check(len(seen) > 1, f"in {where} Tab leads nowhere")


def check_page(app, where):
    check_names(app, where)
    check_traveling(app, where)
