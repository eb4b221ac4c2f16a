#!/usr/bin/env bash
# Prints the Python interpreter of a virtual environment that has one package from PyPI; makes the environment the first time.
#
#     python_with.sh PACKAGE==VERSION
#
# The environments are kept below .build/python, so `swift package reset` and a fresh clone begin anew.
set -euo pipefail
requirement=${1:?python_with.sh PACKAGE==VERSION}
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/.build/python/${requirement/==/-}
mkdir -p "$folder"
# Two tests that need the same environment make it once.
exec 9>"$folder.lock"
flock 9
if [ ! -e "$folder/ready" ]; then
    {
        python3 -m venv --clear "$folder"
        "$folder/bin/python3" -m pip install --quiet --disable-pip-version-check "$requirement"
        touch "$folder/ready"
    } >&2
fi
echo "$folder/bin/python3"
