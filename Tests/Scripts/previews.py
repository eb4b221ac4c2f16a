#!/usr/bin/env python3
"""Writes the program that draws the `PreviewProvider`s of a target: previews.py PACKAGE TARGET FOLDER.

The program is a target beside the package's own, in a package in FOLDER whose manifest is the package's with that target
added, and whose other parts are links. The target consists of links to the sources of TARGET, so that its internal
types are seen, and of a `main.swift` that names the providers. A file with `@main` is copied without it.
"""

import json
import pathlib
import re
import subprocess
import sys

PROVIDER = re.compile(r"(?:struct|enum|class)\s+(\w+)\s*:\s*[^{]*\bPreviewProvider\b")


def manifest(package):
    return json.loads(subprocess.check_output(["swift", "package", "--package-path", package, "dump-package"]))


def source_folder(package, description):
    if description.get("path"):
        return package / description["path"]
    return package / "Sources" / description["name"]


def link_sources(folder, target):
    """Links or copies the sources, and answers the names of the providers in them."""
    providers = []
    for source in sorted(folder.rglob("*.swift")):
        if source.name == "main.swift":
            continue
        text = source.read_text()
        providers += PROVIDER.findall(text)
        place = target / source.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        if re.search(r"^@main\b", text, re.M):
            place.write_text(re.sub(r"^@main\b", "", text, flags=re.M))
        else:
            place.symlink_to(source)
    return providers


def absolute_dependencies(text, package):
    def absolute(match):
        return match.group(1) + '"' + str((package / match.group(2)).resolve()) + '"'

    return re.sub(r'(\.package\((?:name:\s*"[^"]*",\s*)?path:\s*)"([^"]*)"', absolute, text)


def main():
    package, name, folder = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], pathlib.Path(sys.argv[3])
    description = next((t for t in manifest(package)["targets"] if t["name"] == name), None)
    if description is None:
        sys.exit(f"previews: {package} has no target {name}")
    subprocess.check_call(["rm", "-rf", str(folder)])
    target = folder / "ParlorPreviews"
    target.mkdir(parents=True)
    for entry in package.iterdir():
        if entry.name not in ("Package.swift", "Package.resolved") and not entry.name.startswith("."):
            (folder / entry.name).symlink_to(entry)
    providers = link_sources(source_folder(package, description), target)
    if not providers:
        sys.exit(f"previews: {name} has no PreviewProvider")
    (target / "main.swift").write_text(
        "import SwiftUI\n\nMainActor.assumeIsolated {\n    PreviewRenderer.main(["
        + ", ".join(p + ".self" for p in providers)
        + "])\n}\n"
    )
    text = absolute_dependencies((package / "Package.swift").read_text(), package)
    (folder / "Package.swift").write_text(
        text
        + f"""
let previewed = package.targets.first {{ $0.name == "{name}" }}!
package.targets.append(
    .executableTarget(
        name: "ParlorPreviews", dependencies: previewed.dependencies, path: "ParlorPreviews",
        swiftSettings: previewed.swiftSettings))
"""
    )


main()
