#!/usr/bin/python3
"""Walks through a chat window with nothing but what a screen reader has: names, roles, actions and text over AT-SPI.

    dbus-run-session -- screen_reader.py PARLOR APP [--actions | --open]

PARLOR is the command, APP the example app whose window is walked; the demo's small world is made in a temporary folder. Lists the
channels, opens one, reads it, sends a message, and with `--actions` reacts to one and answers it in a thread. With `--open` the channels are open
ones, and the settings of one are read, too. Writes one line for each thing done, and ends with
status 1 at the first that can't be. Needs a display, python3-gi, gir1.2-atspi-2.0 and at-spi2-core.
"""
import os, subprocess, sys, tempfile, time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def until(what, condition, seconds=60):
    """Waits for a condition that is not false; says what came, or what the window holds when nothing does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            answer = condition()
        except gi.repository.GLib.Error:  # A view that went while it was looked at.
            answer = None
        if answer:
            print(f"ok: {what}", flush=True)
            return answer
        time.sleep(0.1)
    print(f"FAILED: {what}. The window:", flush=True)
    show(window(), 0)
    sys.exit(1)


def window():
    """The toplevel of the app, once it has one."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(index)
        if app and app.get_child_count() > 0:
            return app.get_child_at_index(0)
    return None


def everything(root):
    """Every accessible below the root that is showing, in reading order."""
    if root is None:
        return
    yield root
    for index in range(root.get_child_count()):
        child = root.get_child_at_index(index)
        if child is not None and child.get_state_set().contains(Atspi.StateType.VISIBLE):
            yield from everything(child)


def show(node, depth):
    if node is None:
        return
    print("  " * depth + f"{node.get_role_name()}: {node.get_name()!r}", flush=True)
    for index in range(node.get_child_count()):
        show(node.get_child_at_index(index), depth + 1)


def find(words, *roles):
    """The first whose name holds the words, in one of the roles where some are named."""
    for node in everything(window()):
        if words.lower() in (node.get_name() or "").lower() and (not roles or node.get_role_name() in roles):
            return node
    return None


def press(node):
    """Does what a screen reader's "activate" does, here or in the nearest ancestor that has an action."""
    while node is not None:
        action = node.get_action_iface()
        if action is not None and Atspi.Action.get_n_actions(action) > 0:
            return Atspi.Action.do_action(action, 0)
        node = node.get_parent()
    return False


def write(node, text):
    editable = node.get_editable_text_iface()
    return editable is not None and Atspi.EditableText.insert_text(editable, 0, text, len(text.encode()))


def walk():
    until("the window is there", window)
    if "--open" in sys.argv:
        return visit()
    channel = until("a channel's name and preview are read", lambda: find("Weekend hike", "list item", "push button"))
    until("the channel opens", lambda: press(channel))
    until("a message is read with its author and time", lambda: find("Jonas Weber, Is that the ridge?"))
    box = until("the box to write in is found", lambda: find("Message", "text", "entry"))
    until("text is written", lambda: write(box, "Read out loud"))
    send = until("the button to send is found", lambda: find("Send", "push button"))
    until("the button is pressed", lambda: press(send))
    until("the message stands in the list", lambda: find("You, Read out loud"))
    if "--actions" in sys.argv:
        act()


def visit():
    """Into an open channel, and what it is."""
    channel = until("a channel, how many are there and its subject are read", lambda: find("Trail talk, ", "list item", "table cell"))
    until("the subject is among it", lambda: "Conditions, questions, pictures" in channel.get_name())
    until("the channel is entered", lambda: press(channel))
    until("a message is read with its author and time", lambda: find("Jonas Weber, The three passes close on Friday"))
    box = until("the box to write in is found", lambda: find("Message", "text", "entry"))
    until("text is written", lambda: write(box, "Read out loud"))
    until("the button is pressed", lambda: press(find("Send", "push button")))
    until("the message stands in the list", lambda: find("You, Read out loud"))
    until("the settings are asked for", lambda: press(find("Channel settings", "push button")))
    until("who is here is asked for", lambda: press(find("Participants")))
    until("one of them is read", lambda: find("Anna"))


def act():
    """What a message's menu offers."""
    asked = "Jonas Weber, Is that the ridge?"
    until("the menu of a message is asked for", lambda: press(find(asked)))
    until("a reaction is asked for", lambda: press(find("React", "menu item", "push button")))
    until("one is chosen", lambda: press(find("React with 👍")))
    until("the reaction is read as one's own", lambda: find("👍, 1, yours"))
    until("the menu is asked for again", lambda: press(find(asked)))
    until("the thread is asked for", lambda: press(find("Reply in thread")))
    until("the thread opens", lambda: find("Thread", "heading"))
    box = until("its box to write in is found", lambda: last("Message", "text"))
    until("an answer is written", lambda: write(box, "Up on the ridge"))
    until("and sent", lambda: press(last("Send", "push button")))
    until("it stands in the thread", lambda: find("You, Up on the ridge"))


def last(words, role):
    """The last of that name and role: what was opened latest comes last."""
    found = [n for n in everything(window()) if n.get_role_name() == role and (n.get_name() or "").startswith(words)]
    return found[-1] if found else None


def main():
    parlor, app = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GTK_A11Y": "atspi", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"}
        environment.pop("NO_AT_BRIDGE", None)
        demo = subprocess.Popen([parlor, "demo", "--data", folder, "--app", app], env=environment, stdout=subprocess.DEVNULL)
        try:
            walk()
        finally:
            demo.terminate()
            demo.wait()


main()
