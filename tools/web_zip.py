#!/usr/bin/env python3
"""Packs a built page for a host of files: web_zip.py FOLDER FILE.zip

The same files give the same bytes, whenever and wherever they were built."""

import pathlib
import sys
import zipfile

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the earliest that the format can say
READABLE = 0o100644 << 16


def pack(folder: pathlib.Path, target: pathlib.Path) -> None:
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    part = target.with_suffix(".part")
    with zipfile.ZipFile(part, "w") as archive:
        for name in files:
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.create_system = 3  # Unix, whose rights these are
            entry.external_attr = READABLE
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, (folder / name).read_bytes(), compresslevel=9)
    part.replace(target)


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    folder, target = map(pathlib.Path, sys.argv[1:])
    if not (folder / "index.html").is_file():
        print(f"{folder} holds no built page; ./play builds it", file=sys.stderr)
        return 1
    pack(folder, target)
    return 0


sys.exit(main())
