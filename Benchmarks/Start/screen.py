"""A virtual display whose picture lies in memory: what a program has painted can be looked at without asking it anything."""
import mmap, pathlib, struct, subprocess, tempfile, time

# Every so many lines of the picture are looked at: enough to see a window, cheap enough to look a thousand times a second.
STEP = 20
# A caret, a clock or a spinner does not make a window unfinished.
SMALL = 400


def until(what, condition, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"waited in vain until {what}")
        time.sleep(0.01)


class Screen:
    def __init__(self, width=1366, height=800):
        self.folder = tempfile.TemporaryDirectory(prefix="parlor-screen-")
        # It takes a free number, and says which once it can be reached.
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-dpi", "96", "-nolisten", "tcp", "-fbdir",
             self.folder.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.name = f":{self.server.stdout.readline().strip()}"
        file = pathlib.Path(self.folder.name, "Xvfb_screen0")
        with open(file, "rb") as opened:
            self.memory = mmap.mmap(opened.fileno(), 0, prot=mmap.PROT_READ)
        # The file is an XWD picture: a header of 32-bit numbers, a table of colours, the lines.
        until("Xvfb has written its header", lambda: struct.unpack(">20I", self.memory[:80])[12])
        header = struct.unpack(">20I", self.memory[:80])
        self.start, self.line, self.height = header[0] + 12 * header[19], header[12], header[5]

    def lines(self):
        return [self.memory[at:at + self.line] for at in
                range(self.start, self.start + self.line * self.height, self.line * STEP)]

    def close(self):
        self.memory.close()
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()


def changed(before, after):
    """How many bytes differ, roughly: whole pieces of 64 bytes (16 pixels) are compared."""
    count = 0
    for old, new in zip(before, after):
        if old != new:
            count += sum(64 for at in range(0, len(old), 64) if old[at:at + 64] != new[at:at + 64])
    return count


def watch(screen, bare, began, quiet=1.5, patience=10, limit=60):
    """When a window was first there, and when it was painted as it stays, in seconds since `began`.

    The second is infinite for one that is never still for a while: some go on to turn or blink.
    """
    first = None
    last, at_rest = bare, began
    while True:
        now = screen.lines()
        moment = time.monotonic()
        if first is None:
            # A window of its size, not a splash of a few pixels.
            if changed(bare, now) > len(bare) * len(bare[0]) / 10:
                first = moment
        if now != last:
            if changed(last, now) > SMALL:
                at_rest = moment
                last = now
        elif first is not None and moment - at_rest > quiet:
            return first - began, at_rest - began
        if first is not None and moment - first > patience:
            return first - began, float("inf")
        if moment - began > limit:
            raise TimeoutError("no window")
        time.sleep(0.001)
