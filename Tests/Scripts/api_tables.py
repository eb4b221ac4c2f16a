#!/usr/bin/env python3
"""Writes docs/UIKit.md and its siblings: what the platform modules and the facades offer, and what they mark unavailable.

    swift build && Tests/Scripts/api_tables.py [--check] [--modules DIR]

Supported members come from the symbol graph of the built module; what is unavailable, which the graph leaves out, from the
`@available(*, unavailable, message:)` marks in the sources. `--check` writes nothing and fails when a file is out of date.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
INTRODUCTIONS = {
    "UIKit": "Apple's UIKit in names and behaviour, drawn by GTK 4. Names, labels, types and defaults are Apple's; what has "
    "no meaning on a desktop (haptics, the status bar, the idle timer) exists and does nothing, and its documentation says so.",
    "AVFoundation": "Playing films and sounds over GTK's media back end (GStreamer): local files and http streams.",
    "SwiftUI": "Apple's SwiftUI in names and behaviour, over the UIKit of this project. Modifiers are members of `View`. Macros "
    "(`#Preview`, `@Entry`) need a compiler plug-in that this project cannot have; `@Observable` is the standard library's.",
    "Combine": "Apple's Combine in names and laws, in pure Swift.",
    "SendbirdChatSDK": "Open channels: public rooms that anybody may enter and leave again. It re-exports `Parlor`, the client kit.",
    "SendbirdUIKit": "The screens of open channels: modules of components, view models, routers, and global sets of all of them.",
}
# Members that every class or value has, and that say nothing of what it can do.
SILENT = {"==(_:_:)", "!=(_:_:)", "hash(into:)", "init(rawValue:)", "rawValue", "hash", "isEqual(_:)", "init(coder:)"}
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"}


def symbols(module, modules):
    libraries = ["gtk4", "sqlite3", "libcrypto", "gdk-pixbuf-2.0"]
    cflags = subprocess.run(["pkg-config", "--cflags", *libraries], capture_output=True, text=True, check=True).stdout.split()
    maps = [*(ROOT / "Sources/System").rglob("module.modulemap")]
    maps += [modules.parent / f"{name}.build/module.modulemap" for name in ("GtkShim", "CSimdJSON")]
    maps = [path for path in maps if path.exists()]
    arguments = ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(modules)]
    arguments += ["-target", json.loads(subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout)["target"]["triple"]]
    arguments += ["-minimum-access-level", "public", "-skip-synthesized-members"]
    for flag in cflags + [f"-fmodule-map-file={path}" for path in maps] + [f"-I{path}" for path in (ROOT / "Sources/System").rglob("include")]:
        arguments += ["-Xcc", flag]
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(arguments + ["-output-dir", folder], capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(run.stdout + run.stderr)
        found = []
        for path in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
            owner = path.name.removesuffix(".symbols.json").partition("@")[2]
            found += [(symbol, owner) for symbol in json.loads(path.read_text())["symbols"]]
        return found


def folder_of(symbol, module):
    path = symbol.get("location", {}).get("uri", "")
    match = re.search(rf"Sources/(?:Platform|Facades)/{module}/([^/]+)/", path)
    return match.group(1) if match else "General"


def unavailable(module):
    """The type a mark stands in (or that it marks), the declaration's name, and the message."""
    mark = re.compile(r"@available\(\s*\*,\s*unavailable,\s*(?:renamed:\s*\"[^\"]*\",\s*)?message:\s*((?:\"[^\"]*\"\s*\+?\s*)+)\)\s*", re.S)
    declaration = re.compile(
        r"(?:@\w+(?:\([^)]*\))?\s+|\b(?:public|open|package|final|static|class(?= func| var)|convenience|override|required|nonisolated"
        r"|mutating|preconcurrency)\s+)*(class|struct|enum|protocol|func|var|let|init|case|typealias|subscript)\b\??\s*(`?\w*`?)(<[^>]*>)?\s*(\([^)]*\))?")
    owner = re.compile(r"^(?:@[\w(), *]+\s+)*(?:public |open |final |package )*(?:class|struct|enum|protocol|extension) ([\w.]+)", re.M)
    found = []
    for path in sorted(path for floor in ("Platform", "Facades") for path in (ROOT / "Sources" / floor / module).rglob("*.swift")):
        text = path.read_text()
        for match in mark.finditer(text):
            made = declaration.match(text, match.end())
            if not made:
                continue
            kind, name, arguments = made.group(1), made.group(2).strip("`"), made.group(4) or ""
            indented = text[: match.start()].rpartition("\n")[2] != "" or text[match.start() - 1 : match.start()] == " "
            inside = None
            if indented:
                for before in owner.finditer(text, 0, match.start()):
                    inside = before.group(1)
            labels = "".join(part.split(":")[0].split()[0] + ":" for part in split(arguments))
            shown = f"{name or kind}({labels})" if kind in ("func", "init") else name
            message = "".join(re.findall(r"\"([^\"]*)\"", match.group(1)))
            found.append((inside or name, None if inside is None else shown, message))
    return found


def split(arguments):
    parts, depth, part = [], 0, ""
    for letter in arguments[1:-1]:
        depth += (letter in "([<{") - (letter in ")]>}")
        if letter == "," and depth == 0:
            parts, part = parts + [part], ""
        else:
            part += letter
    return [p for p in parts + [part] if ":" in p]


def cell(names):
    return ", ".join(f"`{name}`" for name in names).replace("|", "\\|")


def render(module, modules):
    types, members, functions = {}, collections.defaultdict(set), set()
    for symbol, owner in symbols(module, modules):
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
        if path[0].startswith("_"):
            continue
        if kind in TYPES and not owner:
            types[".".join(path)] = folder_of(symbol, module)
            if len(path) > 1:
                members[".".join(path[:-1])].add(path[-1])
        elif len(path) > 1 and path[-1] not in SILENT:
            # Overloads that differ in types only, or in what a closure trails, are one name in short.
            members[".".join(path[:-1])].add(path[-1])
            if owner:
                types.setdefault(".".join(path[:-1]), folder_of(symbol, module))
        elif kind in ("swift.func", "swift.var"):
            functions.add(path[-1])
    lines = [f"# {module}: what is supported", "", INTRODUCTIONS[module], "",
             "Made by `Tests/Scripts/api_tables.py` from the built module; a test looks for each public type. Types of Foundation are",
             "here for what this module adds to them.", ""]
    folders = collections.defaultdict(list)
    for name, folder in types.items():
        folders[folder].append(name)
    for folder in sorted(folders):
        lines += [f"## {folder}", "", "| Type | Members |", "|---|---|"]
        lines += [f"| `{name}` | {cell(sorted(members[name]))} |" for name in sorted(folders[folder])]
        lines.append("")
    if functions:
        lines += ["## Functions and constants", "", cell(sorted(functions)), ""]
    marked = sorted(set(unavailable(module)), key=lambda entry: (entry[0], entry[1] or ""))
    if marked:
        lines += ["## Unavailable", "", "The compiler says so, with the advice in the last column.", "",
                  "| Type | Member | Instead |", "|---|---|---|"]
    for owner, member, message in marked:
        shown = f"`{member}`" if member else "the type"
        lines.append(f"| `{owner}` | {shown} | " + message.replace("|", "\\|") + " |")
    return "\n".join(lines).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--modules", type=pathlib.Path)
    options = parser.parse_args()
    modules = options.modules
    if not modules:
        bin_path = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True)
        modules = pathlib.Path(bin_path.stdout.strip()) / "Modules"
    stale = []
    for module in INTRODUCTIONS:
        file, text = ROOT / "docs" / f"{module}.md", render(module, modules)
        if not file.exists() or file.read_text() != text:
            stale.append(file.name)
            if not options.check:
                file.write_text(text)
    if options.check and stale:
        sys.exit(f"Out of date: {', '.join(stale)}. Run Tests/Scripts/api_tables.py after a build.")


if __name__ == "__main__":
    main()
