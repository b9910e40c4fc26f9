# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the application share: tablee as a person has it who sees its accessibility tree and has a keyboard.

Run under with-display. The environment: TABLEE_TEST_PROGRAM, the program; TABLEE_TEST_SOURCE, the source folder;
TABLEE_TEST_LOGS, a folder for what a failure leaves behind; and what the program itself needs (TABLEE_LOCALEDIR, …).
"""

import contextlib
import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import traceback

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

TIMEOUT = 30  # seconds; a loaded machine is slow
IDLE = 2  # seconds in which nothing thinks
SETTINGS = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")
GROUP = "[io/github/tablee/Tablee]"

KEYS = {
    "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "space": 0x20, "BackSpace": 0xFF08, "Delete": 0xFFFF,
    "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Home": 0xFF50, "End": 0xFF57,
    "Page_Up": 0xFF55, "Page_Down": 0xFF56, "F1": 0xFFBE, "F9": 0xFFC6, "F10": 0xFFC7, "F11": 0xFFC8,
    "Pause": 0xFF13, "comma": ord(","), "question": ord("?"),
}
MODIFIERS = {"Shift": Atspi.ModifierType.SHIFT, "Ctrl": Atspi.ModifierType.CONTROL, "Alt": Atspi.ModifierType.ALT}
SYNTHS = Atspi.KeySynthType

# What toolkits complain of in themselves, in programs of ten lines too: the keys in the window of shortcuts are narrower than
# nothing (GTK 4.8, 4.24), without a compositor the first frame of a popover is handed in twice (GTK 4.24), and the heading of an
# AdwAlertDialog is measured narrower than it is (libadwaita 1.7).
#
# Two more end a program whose criticals are fatal, so that no test can go on after them; in neither backtrace is anything of ours.
# A popover that is shown or laid out in a window that is on no monitor (gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR
# (monitor)' failed; GTK 4.8, in fifteen lines too): a monitor that goes while a menu on it is open does so. And a popover in which nothing
# takes the keyboard, where nothing in the window has it (gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed; GTK 4.8):
# something in all of ours takes it, which widgets/test-table-popovers holds; seen once in a file dialog, which is GTK's.
TOOLKIT_COMPLAINTS = ("reported min width -3, but sizes must be >= 0", "reported min width -2, but sizes must be >= 0",
                      "gdk_frame_timings_submitted() called on submitted frame.",
                      "for width of 324, but it needs at least")

WINDOW_CONTROLS = ("Minimize", "Maximize", "Restore", "Close", "Minimiser", "Maximiser", "Restaurer", "Fermer")

# Names of roles are not the same in all versions, their numbers are.
BUTTON = Atspi.Role.PUSH_BUTTON
TOGGLE = Atspi.Role.TOGGLE_BUTTON
MENU_BUTTON = (BUTTON, TOGGLE)  # which of the two differs
SWITCH = (Atspi.Role.CHECK_BOX, getattr(Atspi.Role, "SWITCH", Atspi.Role.CHECK_BOX))  # a role of its own since AT-SPI 2.56
LABEL = Atspi.Role.LABEL
LIST_ITEM = Atspi.Role.LIST_ITEM
SPIN_BUTTON = Atspi.Role.SPIN_BUTTON
TEXTS = (Atspi.Role.TEXT, Atspi.Role.ENTRY)
MENU_ITEMS = (Atspi.Role.MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM)


class Failure(Exception):
    """Something that the application should have done and did not."""


def wait_until(condition, what, timeout=TIMEOUT):
    """Asks again and again; returns the first answer that is true."""
    end = time.monotonic() + timeout
    while True:
        try:
            answer = condition()
        except GLib.Error:  # a widget that went while it was read
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failure(f"waited {timeout} s in vain: {what}")
        time.sleep(0.05)


def check(condition, what):
    if not condition:
        raise Failure(what)


class Bus:
    """The accessibility bus. All widgets of a program come in one answer here, as they do to a screen reader: libatspi asks about
    every property of every widget anew, which takes most of the time of a test."""

    ROOT = "/org/a11y/atspi/accessible/root"
    ACCESSIBLE = "org.a11y.atspi.Accessible"
    REGISTRY = "org.a11y.atspi.Registry"
    DEVICES = "/org/a11y/atspi/registry/deviceeventcontroller"

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address.unpack()[0], flags, None, None)

    def ask(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(name, path, interface, method, arguments, None, 0, TIMEOUT * 1000, None)

    def call(self, name, path, interface, method, arguments=None):
        """What a method that gives one thing gives."""
        return self.ask(name, path, interface, method, arguments).unpack()[0]

    def get(self, name, path, interface, what):
        return self.call(name, path, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (interface, what)))

    # libatspi generates nothing here: whatever all programs tell of themselves comes to its connection too, and as nobody takes it
    # from there, no answer comes through any more after some thousand keys.

    def generate(self, method, arguments):
        self.ask(self.REGISTRY, self.DEVICES, "org.a11y.atspi.DeviceEventController", method, arguments)

    def generate_key(self, number, synth):
        """A keysym, or a mask of modifiers, as libatspi says it."""
        self.generate("GenerateKeyboardEvent", GLib.Variant("(isu)", (number, "", int(synth))))

    def move_pointer(self, x, y):
        self.generate("GenerateMouseEvent", GLib.Variant("(iis)", (x, y, "abs")))

    def click(self, x, y, kind="b1c"):
        """kind: "b1d" for a double click."""
        self.generate("GenerateMouseEvent", GLib.Variant("(iis)", (x, y, kind)))

    def extents(self, name, path):
        """Of a widget in its window: x, y, width, height."""
        return self.call(name, path, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (1,)))

    def process_of(self, name):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                         GLib.Variant("(s)", (name,)))

    def children(self, name, path):
        """Those that are shown to assistive technologies, as (name, path)."""
        return self.call(name, path, self.ACCESSIBLE, "GetChildren")

    def cached(self, name):
        """All widgets that the program has told of: an array."""
        return self.ask(name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems").get_child_value(0)

    def item(self, name, path):
        """A widget that it has not told of: newer versions of GTK do so only where somebody has been."""
        words = self.call(name, path, "org.freedesktop.DBus.Properties", "GetAll", GLib.Variant("(s)", (self.ACCESSIBLE,)))
        role, states = (self.call(name, path, self.ACCESSIBLE, method) for method in ("GetRole", "GetState"))
        return Item(path, None, None, None, None, role, words["Name"], words["Description"], states)


class Item:
    """What the bus says of a widget. parent, index, n_children and interfaces may be None: not known."""

    def __init__(self, path, parent, index, n_children, interfaces, role, name, description, states):
        self.path, self.parent, self.index, self.n_children, self.interfaces = path, parent, index, n_children, interfaces
        self.role, self.name, self.description = role_of(role), name, description
        self.states = states[0] | states[1] << 32

    @classmethod
    def of_cache(cls, item):
        (_, path), _, (_, parent), index, n_children, interfaces, name, role, description, states = item.unpack()
        return cls(path, parent, index, n_children, interfaces, role, name, description, states)

    def is_page(self):
        """Whether it is known to be what a stack has around each of its widgets. It is no widget: nothing can be done with it."""
        return self.interfaces is not None and "org.a11y.atspi.Action" not in self.interfaces

    def has(self, state):
        return bool(self.states >> int(state) & 1)


class Node:
    """A widget as it was when it was read."""

    def __init__(self, bus, application, path, item, parent):
        self.bus, self.application, self.path = bus, application, path
        self.parent = parent
        self.role = item.role
        self.name = item.name
        self.description = item.description
        self.focusable = item.has(Atspi.StateType.FOCUSABLE)
        self.focused = item.has(Atspi.StateType.FOCUSED)
        self.sensitive = item.has(Atspi.StateType.SENSITIVE)
        self.checked = item.has(Atspi.StateType.CHECKED) or item.has(Atspi.StateType.PRESSED)
        self.selected = item.has(Atspi.StateType.SELECTED)
        self.active = item.has(Atspi.StateType.ACTIVE)
        self.children = []

    def __iter__(self):
        yield self
        for child in self.children:
            yield from child

    def ancestors(self):
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    @property
    def text(self):
        """What is written in an entry."""
        interface = "org.a11y.atspi.Text"
        length = self.bus.get(self.application, self.path, interface, "CharacterCount")
        return self.bus.call(self.application, self.path, interface, "GetText", GLib.Variant("(ii)", (0, length)))

    def describe(self):
        marks = [word for word in ("focusable", "focused", "checked", "selected", "active") if getattr(self, word)]
        if not self.sensitive:
            marks.append("insensitive")
        line = f"{Atspi.role_get_name(self.role)} {self.name!r}"
        if self.description:
            line += f" ({self.description!r})"
        return " ".join([line] + marks)

    def signature(self):
        """The same as long as nothing changes that can be seen."""
        return [(node.role, node.name, node.focused, node.sensitive, node.checked, node.selected) for node in self]

    def dump(self, depth=0):
        lines = ["  " * depth + self.describe()]
        for child in self.children:
            lines.append(child.dump(depth + 1))
        return "\n".join(lines)


@functools.lru_cache(maxsize=None)
def role_of(number):
    return Atspi.Role(number)


def is_ours(node):
    """Whether it is in the content of a window of the program."""
    while node is not None and node.name != "TableeNavigation":
        node = node.parent
    return node is not None


class Reader:
    """Reads all that a program shows. What has not changed since the last time is kept: most of it."""

    def __init__(self, bus, application):
        self.bus, self.application = bus, application
        self.known = {}     # items by what the bus said
        self.answers = {}   # children that had to be asked for
        self.items = {}     # items by path
        self.children = {}  # lists of items by the path of their parent
        self.misnamed = set()  # names of buttons with the underscore of their key

    def read(self):
        items = self.bus.cached(self.application)
        told = [items.get_child_value(i) for i in range(items.n_children())]
        data = [item.get_data_as_bytes().get_data() for item in told]
        self.known = {key: self.known.get(key) or Item.of_cache(item) for key, item in zip(data, told, strict=True)}
        self.items = {item.path: item for item in self.known.values()}
        self.children = {}
        for item in self.items.values():
            self.children.setdefault(item.parent, []).append(item)
        return self._read(Bus.ROOT, None)

    def _read(self, path, parent):
        """Everything visible from path on."""
        item = self.items.get(path) or self.bus.item(self.application, path)
        if parent is not None and not item.has(Atspi.StateType.VISIBLE):
            return None
        node = Node(self.bus, self.application, path, item, parent)
        if node.role == Atspi.Role.SCROLL_BAR:
            return node
        # Dialogs and the window about the program are libadwaita's own.
        if node.role in (BUTTON, TOGGLE) and re.search(r"(?<!\w)_\w", node.name) and is_ours(node):
            self.misnamed.add(node.name)
        for child in self._children_of(item):
            with contextlib.suppress(GLib.Error):  # gone meanwhile
                below = self._read(child, node)
                if below is not None:
                    node.children.append(below)
        return node

    def _children_of(self, item):
        """In order. Of those that are hidden from assistive technologies it is told too, and of windows not how many there are:
        where the numbers do not fit, the widget is asked. So is a stack: each of its pages says that it is the only one and
        shown, and GTK 4.24 does not tell of the one that is."""
        children = sorted(self.children.get(item.path, ()), key=lambda child: child.index)
        numbers = [child.index for child in children]
        paths = [child.path for child in children]
        if item.path == Bus.ROOT or item.n_children is None or any(child.is_page() for child in children):
            return self._ask_children(item)
        if numbers == list(range(item.n_children)):
            return paths
        # Which of them are hidden follows from the numbers. It may have changed since they were told: what is kept fits the
        # numbers, or is all there are (the page of a stack has one child with any number), and has been answered twice, and
        # siblings that change places in being shown have not done so since.
        shown = [child.has(Atspi.StateType.VISIBLE) for child in children]
        question = item.path, item.n_children, *numbers, *shown, *paths
        answer, kept = self.answers.get(question, (None, False))
        if not kept:
            before, answer = answer, self._ask_children(item)
            fits = [child.index for child in children if child.path in answer] == list(range(item.n_children)) == \
                list(range(len(answer))) or len(answer) == item.n_children and sorted(answer) == sorted(paths)
            self.answers[question] = answer, fits and answer == before
        return answer

    def _ask_children(self, item):
        return [child for _, child in self.bus.children(self.application, item.path)]


def matches(text, wanted):
    """wanted: the whole text, or a pattern that is somewhere in it."""
    return wanted is None or (wanted.search(text) is not None if isinstance(wanted, re.Pattern) else text == wanted)


def has_role(node, roles):
    return roles is None or node.role == roles or (isinstance(roles, tuple) and node.role in roles)


class App:
    """tablee, running."""

    def __init__(self, arguments=(), **environment):
        self.log = os.path.join(os.environ["TABLEE_TEST_HOME"], f"stderr-{time.monotonic_ns()}")
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen([os.environ["TABLEE_TEST_PROGRAM"], *arguments], stdin=subprocess.DEVNULL, stdout=log,
                                            stderr=log, env=os.environ | environment)
        started.append(self)
        self.nudges = 0
        self.bus = Bus()
        self.name = wait_until(self._find, "the application in the accessibility tree")
        self.reader = Reader(self.bus, self.name)
        wait_until(self._becomes_active, "an active window")

    def _find(self):
        self.check_alive()
        for name, path in self.bus.children(Bus.REGISTRY, Bus.ROOT):
            if self.bus.process_of(name) == self.process.pid and self.bus.children(name, path):
                return name
        return None

    def _becomes_active(self):
        # Without a window manager, keys go to the window under the pointer, once it has moved.
        self.nudges += 1
        self.bus.move_pointer(300 + self.nudges % 2, 25)
        # GTK 4.8 does not say of a dialog that it is active.
        return any(window.active or window.role == Atspi.Role.DIALOG for window in self.windows())

    # Reading

    def check_alive(self):
        check(self.process.poll() is None, f"tablee ended by itself: {self.process.poll()}\n{self.messages()}")

    def messages(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()

    def toolkit_version(self):
        """As (4, 8, 3)."""
        version = self.bus.get(self.name, Bus.ROOT, "org.a11y.atspi.Application", "Version")
        return tuple(int(number) for number in version.split("."))

    def tree(self):
        self.check_alive()
        return self.reader.read()

    def windows(self):
        return [node for node in self.tree().children]

    def window(self):
        """The window that has the keyboard: all that it shows."""
        windows = self.windows()
        return next((window for window in windows if window.active), windows[-1] if windows else None)

    def find_all(self, role=None, name=None, sensitive=None):
        window = self.window()
        return [node for node in window or () if has_role(node, role) and matches(node.name, name)
                and (sensitive is None or node.sensitive == sensitive)]

    def find_now(self, role=None, name=None, sensitive=None):
        return next(iter(self.find_all(role, name, sensitive)), None)

    def find(self, role=None, name=None, sensitive=None, timeout=TIMEOUT):
        wanted = name.pattern if isinstance(name, re.Pattern) else name
        kind = "" if role is None else " or ".join(each.value_nick for each in (role if isinstance(role, tuple) else (role,)))
        what = f"{kind} {wanted!r}"
        return wait_until(lambda: self.find_now(role, name, sensitive), what, timeout)

    def wait_gone(self, role=None, name=None):
        wait_until(lambda: self.find_now(role, name) is None, f"{name!r} to go")

    def labels(self):
        """Every word that can be read or is spoken in all windows, each once, in order."""
        texts = (text for node in self.tree() if not is_window_control(node) for text in (node.name, node.description))
        return list(dict.fromkeys(text for text in texts if text and not is_internal(text)))

    def focus(self):
        """Who has the keyboard: the innermost one that says so."""
        focused = [node for node in self.window() or () if node.focused]
        return focused[-1] if focused else None

    def settled(self, quiet=0.4):
        """Waits until nothing changes any more; returns the tree."""
        before, since = None, time.monotonic()
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            now = self.tree().signature()
            if now != before:
                before, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return self.tree()
            time.sleep(0.05)
        raise Failure("the window never comes to rest")

    def processor_time(self):
        """Of all its threads, in ticks."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def is_idle(self):
        """Even what yields to all others has some of the processor in this time."""
        before = self.processor_time()
        time.sleep(IDLE)
        return self.processor_time() - before <= 1

    def wait_idle(self):
        """Until nothing is thought about any more, of which nothing else tells from outside."""
        wait_until(self.is_idle, "the end of all thinking", 60)

    # Typing

    def press(self, *chords):
        """Keys as "Tab", "a", "Ctrl+Shift+z", one after the other."""
        for chord in chords:
            self.check_alive()
            *modifiers, key = chord.split("+") if chord != "+" else [chord]
            mask = sum(1 << int(MODIFIERS[modifier]) for modifier in modifiers)
            symbol = KEYS.get(key) or keysym_of(key)
            if mask:
                self.bus.generate_key(mask, SYNTHS.LOCKMODIFIERS)
            try:
                self.bus.generate_key(symbol, SYNTHS.SYM)
            finally:
                if mask:
                    self.bus.generate_key(mask, SYNTHS.UNLOCKMODIFIERS)

    def type(self, text):
        self.press(*text)

    # Pointing

    def middle(self, node):
        """Where a widget is on the display: the window is at its corner."""
        x, y, width, height = self.bus.extents(self.name, node.path)
        return x + width // 2, y + height // 2

    def click(self, *places):
        """Places of the display, one after the other."""
        for place in places:
            self.check_alive()
            self.bus.click(*place)

    def travel(self, role=None, name=None, key="Tab", limit=80):
        """Goes to a widget with one key; it must be reached."""
        seen = []
        for _ in range(limit):
            focus = self.focus()
            if focus is not None and has_role(focus, role) and matches(focus.name, name):
                return focus
            seen.append(focus.describe() if focus else "nothing")
            self.press_and_see(key)
        raise Failure(f"{name!r} is not reached by {key}; on the way:\n  " + "\n  ".join(dict.fromkeys(seen)))

    def press_and_see(self, key, timeout=1.0):
        """Presses a key that moves the focus, and waits until it has (or cannot)."""
        before = self._focus_path()
        self.press(key)
        end = time.monotonic() + timeout
        while time.monotonic() < end and self._focus_path() == before:
            time.sleep(0.03)

    def _focus_path(self):
        focus = self.focus()
        return focus and tuple((node.role, node.name, node.path) for node in (focus, *focus.ancestors()))

    def activate(self, role=None, name=None, key="Return"):
        """Goes to a widget by Tab and presses it."""
        self.find(role, name, True)
        self.travel(role, name)
        self.press(key)

    def choose(self, name):
        """An item of the menu that is open."""
        self.find(MENU_ITEMS, name, True)
        self.travel(MENU_ITEMS, name, "Down")
        self.press("Return")

    # Ending

    def quit(self):
        """As a person quits: what was closed just now is gone."""
        self.settled()
        self.press("Ctrl+q")
        self.wait_end()
        check(self.process.returncode == 0, f"exit status {self.process.returncode}")

    def kill(self):
        self.process.kill()
        self.wait_end()

    def wait_end(self):
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            raise Failure("tablee does not end") from None
        self.check_messages()

    def check_messages(self):
        """Neither warnings nor criticals nor complaints of GTK."""
        bad = [line for line in self.messages().splitlines() if re.search(r"WARNING|CRITICAL|ERROR|Sanitizer|assertion", line)
               and not any(known in line for known in TOOLKIT_COMPLAINTS)]
        check(not bad, "tablee complains:\n" + "\n".join(bad))
        check(not self.reader.misnamed, f"buttons have names with underscores: {sorted(self.reader.misnamed)}")


def keysym_of(character):
    code = ord(character)
    return code if code < 0x100 else 0x01000000 + code


def is_window_control(node):
    """Buttons of the title bar: their words are GTK's, whose catalogue need not be installed."""
    return node.role == BUTTON and all(each.role == BUTTON and each.name in WINDOW_CONTROLS for each in node.parent.children)


def is_internal(text):
    """Names that GTK 4.8 makes of types where a widget has none; nobody is told them."""
    return re.fullmatch(r"(Gtk|Adw|Tablee|G)[A-Z][A-Za-z]+|tablee|GtkStackPage", text) is not None


started = []
with open(SETTINGS, encoding="utf-8") as settings:
    original_settings = settings.read()


def set_setting(key, value):
    """value: as GVariant writes it. Others have groups of their own in the file, the file dialog among them."""
    with open(SETTINGS, encoding="utf-8") as file:
        lines = [line for line in file.read().splitlines() if not line.startswith(key + "=")]
    lines.insert(lines.index(GROUP) + 1, f"{key}={value}")
    with open(SETTINGS + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(SETTINGS + ".new", SETTINGS)


def start_afresh():
    """No games and no choices of the case before."""
    shutil.rmtree(os.path.join(os.environ["XDG_DATA_HOME"], "tablee"), ignore_errors=True)
    with open(SETTINGS, "w", encoding="utf-8") as file:
        file.write(original_settings)


def label_of(node):
    """What a widget says; what can be pressed stands in brackets."""
    return f"[{node.name}]" if node.role in MENU_BUTTON and node.sensitive else node.name


def report(name, error):
    """What a failure leaves behind: the reason, the tree, the messages and a picture."""
    print(f"# {name}: {error}", flush=True)
    for app in started:
        if app.process.poll() is None:
            with contextlib.suppress(Exception):
                tree = app.tree()
                print("\n".join("#   " + line for line in tree.dump().splitlines()), flush=True)
                # Of what failed on another machine, only this is kept.
                print("In the window: " + " | ".join(label_of(node) for node in tree if node.name), file=sys.stderr, flush=True)
        with contextlib.suppress(Exception):
            print("\n".join("# stderr: " + line for line in app.messages().splitlines()[-20:]), flush=True)
    folder = os.environ.get("TABLEE_TEST_LOGS")
    picture = shutil.which("import")
    if folder and picture:
        os.makedirs(folder, exist_ok=True)
        file = os.path.join(folder, re.sub(r"\W+", "-", f"{os.path.basename(sys.argv[0])}-{name}") + ".png")
        subprocess.run([picture, "-window", "root", file], timeout=20, check=False)
        print(f"# picture: {file}", flush=True)


class Skipped(Exception):
    """A case that cannot look at anything here says why, so that nobody takes it for one that has."""


def run(*tests):
    """Runs functions as the cases of one test, in TAP. Each has a program of its own, or starts more."""
    print(f"1..{len(tests)}", flush=True)
    failed = 0
    for number, test in enumerate(tests, 1):
        name = test.__name__.replace("_", " ")
        start_afresh()
        try:
            test()
            print(f"ok {number} - {name}", flush=True)
        except Skipped as reason:
            print(f"ok {number} - {name} # SKIP {reason}", flush=True)
        except Exception as error:  # all that goes wrong is the test's result
            failed += 1
            # Of what failed on another machine, only this is kept.
            traceback.print_exc()
            report(test.__name__, error)
            print(f"not ok {number} - {name}", flush=True)
        finally:
            for app in started:
                if app.process.poll() is None:
                    app.process.kill()
                    app.process.wait()
            started.clear()
    sys.exit(1 if failed else 0)
