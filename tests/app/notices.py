# SPDX-License-Identifier: GPL-3.0-or-later
"""notices.py FILE: a desktop that shows notifications: writes each as a line into FILE, title and text."""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

INTERFACE = """<node><interface name="org.freedesktop.Notifications">
  <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
    <arg type="u" direction="out"/></method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
</interface></node>"""
file = sys.argv[1]
shown = 0


def answer(connection, sender, path, interface, method, parameters, invocation):
    global shown
    if method != "Notify":
        invocation.return_value(None)
        return
    shown += 1
    _, _, _, title, text, *_ = parameters.unpack()
    with open(file, "a", encoding="utf-8") as lines:
        lines.write(f"{title} | {text}\n")
    invocation.return_value(GLib.Variant("(u)", (shown,)))


def begin(connection, name):
    connection.register_object("/org/freedesktop/Notifications", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer)


def ready(connection, name):
    with open(file, "a", encoding="utf-8"):
        pass


Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE, begin, ready, None)
GLib.MainLoop().run()
