#!/usr/bin/env python3
"""nheko, a desktop client that no one here wrote, on a virtual display: signs in by hand, opens a room, reads, sends.

    nheko.py HOMESERVER [PICTURES]

Installs nheko and what it is driven with from Debian where they are missing (needs root then). HOMESERVER must let anybody register.
What nheko does is checked at the homeserver, by the eyes of the other person in the room; what it looks like is kept as PNG files in
PICTURES. Writes one line for each thing that it saw happen, and ends with status 1 at the first that does not.
"""
import json, os, pathlib, shutil, subprocess, sys, tempfile, time, urllib.error, urllib.parse, urllib.request, uuid

PACKAGES = {"nheko": "nheko", "Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
PASSWORD = "correct horse"
WIDTH, HEIGHT = 1066, 600
# Where things stand in nheko 0.11's window, which is 1066 by 600 without a window manager.
LOGIN_ON_WELCOME, MATRIX_ID, LOGIN = (614, 432), (533, 272), (533, 526)
# Below the bar that reminds of encryption.
FIRST_ROOM = (130, 112)
# Of the dialog that offers to set up encryption.
CANCEL = (1000, 561)
# White when that dialog is up; the dark list of rooms otherwise.
INSIDE_DIALOG = (130, 540)


class Account:
    """Somebody new, or with a password somebody who is there already."""

    def __init__(self, homeserver, name, password=None):
        self.homeserver, self.token = homeserver, None
        self.password = password or PASSWORD
        if password:
            answer = self.call("POST", "login", {"type": "m.login.password", "password": password,
                                                 "identifier": {"type": "m.id.user", "user": name}})
        else:
            name = f"{name}-{uuid.uuid4().hex[:6]}"
            answer = self.call("POST", "register", {"username": name, "password": PASSWORD, "auth": {"type": "m.login.dummy"}})
        self.id, self.token = answer["user_id"], answer["access_token"]

    def call(self, method, path, body=None):
        request = urllib.request.Request(
            f"{self.homeserver}/_matrix/client/v3/{path}", method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **({"Authorization": f"Bearer {self.token}"} if self.token else {})})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def send(self, room, text):
        path = f"rooms/{urllib.parse.quote(room)}/send/m.room.message/{uuid.uuid4().hex}"
        return self.call("PUT", path, {"msgtype": "m.text", "body": text})["event_id"]

    def room(self, room):
        return self.call("GET", "sync?timeout=0")["rooms"]["join"][room]


def install():
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing:
        subprocess.run(["apt-get", "update", "-qq"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=True,
                       stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


class Desk:
    """A display with nheko on it, and hands. A home that is given outlives it."""

    def __init__(self, pictures, home=None):
        self.pictures = pictures
        self.is_lasting = home is not None
        self.home = home or tempfile.mkdtemp(prefix="parlor-nheko-")
        settings = pathlib.Path(self.home, ".config/nheko/nheko.conf")
        settings.parent.mkdir(parents=True)
        # There is no keyring on a virtual display.
        settings.write_text("[General]\nrun_without_secure_secrets_service=true\n")
        # Xvfb takes a free number, and says which once it can be reached.
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.environment = {
            **os.environ, "DISPLAY": f":{self.display.stdout.readline().strip()}", "HOME": self.home, "XDG_RUNTIME_DIR": self.home, "QT_QUICK_BACKEND": "software",
            "XDG_CONFIG_HOME": f"{self.home}/.config", "QT_QPA_PLATFORM": "xcb"}
        until("the display is there", lambda: self.xdotool("getdisplaygeometry", check=False) == 0)
        log = open(f"{self.home}/nheko.log", "w")
        self.nheko = subprocess.Popen(["nheko"], env=self.environment, stdout=log, stderr=log)
        try:
            until("nheko has a window", lambda: self.xdotool("search", "--onlyvisible", "--pid", str(self.nheko.pid), check=False) == 0)
        except TimeoutError:
            print(pathlib.Path(log.name).read_text()[-2000:], file=sys.stderr)
            self.close()
            raise

    def xdotool(self, *arguments, check=True):
        return subprocess.run(["xdotool", *arguments], env=self.environment, check=check, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode

    def click(self, place):
        self.xdotool("mousemove", *map(str, place), "click", "1")

    def type(self, text):
        self.xdotool("type", "--delay", "25", text)

    def key(self, *keys):
        for key in keys:
            self.xdotool("key", "--delay", "25", key)

    def picture(self, name):
        if self.pictures:
            subprocess.run(["import", "-window", "root", f"{self.pictures}/nheko-{name}.png"], env=self.environment, check=True)

    def shot(self):
        return subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], env=self.environment, check=True, capture_output=True).stdout

    def pixel(self, place):
        start = (place[1] * WIDTH + place[0]) * 3
        return tuple(self.shot()[start:start + 3])

    def settle(self):
        """Waits until the picture no longer changes."""
        before, same, deadline = b"", 0, time.monotonic() + 30
        while same < 3 and time.monotonic() < deadline:
            time.sleep(0.3)
            now = self.shot()
            same, before = (same + 1 if now == before else 0), now

    def close(self):
        for process in (self.nheko, self.display):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
        if not self.is_lasting:
            shutil.rmtree(self.home, ignore_errors=True)


def until(what, condition, seconds=60, meanwhile=lambda: None):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(what)
        meanwhile()
        time.sleep(0.25)
    print(f"ok {what}", flush=True)


def sign_in(desk, anna, homeserver):
    known = len(anna.call("GET", "devices")["devices"])
    desk.settle()
    desk.picture("1-welcome")
    desk.click(LOGIN_ON_WELCOME)
    desk.settle()
    desk.click(MATRIX_ID)
    desk.type(anna.id)
    # The server's name leads nowhere here, so that nheko asks for the address.
    desk.key("Tab")
    desk.settle()
    desk.type(anna.password)
    desk.key("Tab", "Tab", "ctrl+a")
    desk.type(homeserver)
    desk.key("Tab")
    desk.settle()
    desk.picture("2-login")
    desk.click(LOGIN)
    until("nheko has signed in", lambda: len(anna.call("GET", "devices")["devices"]) == known + 1)


def main():
    homeserver, pictures = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else None
    if pictures:
        os.makedirs(pictures, exist_ok=True)
    install()
    anna, ben = Account(homeserver, "anna"), Account(homeserver, "ben")
    room = anna.call("POST", "createRoom", {"preset": "public_chat", "name": "Garden"})["room_id"]
    ben.call("POST", f"join/{urllib.parse.quote(room)}", {})
    for number in range(5):
        last = ben.send(room, f"Tomato number {number}")

    def read_by_anna(event):
        receipts = [content for event_ in ben.room(room)["ephemeral"]["events"] if event_["type"] == "m.receipt"
                    for content in [event_["content"]]]
        return any(anna.id in receipt.get(event, {}).get("m.read", {}) for receipt in receipts)

    def bodies():
        return [event["content"].get("body") for event in ben.room(room)["timeline"]["events"] if event["sender"] == anna.id]

    desk = Desk(pictures)
    try:
        sign_in(desk, anna, homeserver)
        until("nheko offers to set up encryption, which needs the keys endpoints", lambda: desk.pixel(INSIDE_DIALOG) == (255, 255, 255))
        desk.settle()
        desk.picture("3-offers-encryption")
        desk.click(CANCEL)
        desk.settle()
        desk.picture("4-list")
        until("nheko has opened the room and read it", lambda: read_by_anna(last), meanwhile=lambda: (desk.click(FIRST_ROOM), time.sleep(2)))
        desk.settle()
        desk.picture("5-room")
        desk.type("Typed into nheko")
        desk.key("Return")
        until("what was typed into nheko has arrived", lambda: "Typed into nheko" in bodies())
        answer = ben.send(room, "Read in nheko")
        until("nheko has read the answer", lambda: read_by_anna(answer))
        desk.settle()
        desk.picture("6-conversation")
    except (TimeoutError, urllib.error.URLError) as error:
        print(f"FAILED {error}", flush=True)
        desk.picture("failed")
        return 1
    finally:
        desk.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
