#!/usr/bin/env python3
"""How long a chat program takes to its first frame, and what it holds in memory then: the demo app, nheko and Dino in turn.

    start.py PROGRAMS [--rounds N]

PROGRAMS is the folder with the release builds of `parlor` and `ParlorDemo`. Every program gets a virtual display of its own, whose
pixels are watched from outside, so all are measured alike: from the moment the process is started until a window is painted, and
until it no longer changes. The demo app and nheko are signed in to one homeserver as the same person and have been open before
(their stores are warm); Dino speaks another protocol and has no account here, so that it shows its first screen: less than the others do.
"""
import argparse, contextlib, io, json, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Tests" / "Scripts"))
import nheko
from screen import Screen, watch

GOALS = {"frame": 400, "memory": 150}


def install(packages):
    missing = [package for program, package in packages.items() if not shutil.which(program)]
    if missing:
        subprocess.run(["apt-get", "update", "-qq"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=True,
                       stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


class World:
    """The demo's world on its homeserver, without the people who chat by themselves."""

    def __init__(self, programs, folder):
        self.programs, self.folder = programs, folder
        # Draws its pictures once: the app's store is warm afterwards.
        subprocess.run(
            ["xvfb-run", "--auto-servernum", programs / "parlor", "demo", "--data", folder, "--screenshots", f"{folder}-pictures"],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=desktop())
        self.password = json.loads((folder / "world.json").read_text())["password"]
        self.server = subprocess.Popen(
            [programs / "parlor", "serve", "--data", folder / "homeserver", "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # It prints its address when it can be reached.
        self.address = self.server.stdout.readline().strip().rstrip("/")

    def close(self):
        self.server.terminate()
        self.server.wait()


def desktop(home=None, **more):
    """The environment of a program on a display: the same renderer for all that have a choice."""
    environment = {**os.environ, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "QT_QPA_PLATFORM": "xcb",
                   "QT_QUICK_BACKEND": "software", "NO_AT_BRIDGE": "1", **more}
    environment.pop("WAYLAND_DISPLAY", None)
    if home:
        environment |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "XDG_CONFIG_HOME": f"{home}/.config",
                        "XDG_DATA_HOME": f"{home}/.local/share", "XDG_CACHE_HOME": f"{home}/.cache"}
    return environment


def memory(process):
    """Resident and proportional megabytes of a process: the second shares out what others have loaded too."""
    values = {}
    for line in pathlib.Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines()[1:]:
        name, value = line.split(":")
        values[name] = int(value.split()[0]) / 1024
    return values["Rss"], values["Pss"]


def once(command, environment):
    screen = Screen()
    try:
        bare = screen.lines()
        began = time.monotonic()
        process = subprocess.Popen(command, env={**environment, "DISPLAY": screen.name}, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            first, rest = watch(screen, bare, began)
            return (first * 1000, rest * 1000, *memory(process))
        except (TimeoutError, OSError):
            subprocess.run(["import", "-display", screen.name, "-window", "root", "start-failed.png"], check=False)
            ended = process.poll()
            state = "is still running" if ended is None else f"ended with status {ended}"
            sys.exit(f"{command[0]} {state}, without a window; start-failed.png shows the screen")
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
    finally:
        screen.close()


def sign_in_nheko(world, home):
    """Signs in by hand once, as `Tests/Scripts/nheko.py` does, so that its store is warm."""
    anna = nheko.Account(world.address, "anna", world.password)
    with contextlib.redirect_stdout(io.StringIO()):
        desk = nheko.Desk(None, str(home))
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            nheko.sign_in(desk, anna, world.address)
        desk.settle()
        desk.click(nheko.CANCEL)
        desk.settle()
    finally:
        desk.close()


def time_of(rest):
    return f"{'never':>11}" if rest == float("inf") else f"{rest:8.0f} ms"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("programs", type=pathlib.Path)
    options.add_argument("--rounds", type=int, default=7)
    options = options.parse_args()
    install({"nheko": "nheko", "dino-im": "dino-im", "Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"})
    with tempfile.TemporaryDirectory(prefix="parlor-start-") as folder:
        folder = pathlib.Path(folder)
        world = World(options.programs, folder / "world")
        try:
            (folder / "dino").mkdir()
            sign_in_nheko(world, folder / "nheko")
            demo = [options.programs / "ParlorDemo", "--homeserver", world.address, "--user", "anna", "--store", world.folder / "clients/anna"]
            contestants = {
                "Parlor's demo, signed in": (demo, desktop(PARLOR_PASSWORD=world.password)),
                "nheko, signed in": (["nheko"], desktop(folder / "nheko")),
                "Dino, without an account": (["dino-im"], desktop(folder / "dino")),
            }
            figures = {name: [] for name in contestants}
            for round in range(options.rounds + 1):
                for name, (command, environment) in contestants.items():
                    figure = once(command, environment)
                    if round:  # the first fills the caches of the system
                        figures[name].append(figure)
        finally:
            world.close()
    print(f"Start, {options.rounds} rounds, medians            first frame    at rest    resident    proportional")
    for name, rows in figures.items():
        first, rest, resident, proportional = (statistics.median(column) for column in zip(*rows))
        verdict = ""
        if name.startswith("Parlor"):
            kept = first <= GOALS["frame"] and resident <= GOALS["memory"]
            verdict = f"   {'within' if kept else 'OVER'} {GOALS['frame']} ms and {GOALS['memory']} MB"
        print(f"{name:42}{first:8.0f} ms{time_of(rest)}{resident:9.0f} MB{proportional:13.0f} MB{verdict}")


main()
