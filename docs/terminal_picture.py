#!/usr/bin/env python3
"""Makes docs/terminal.svg: the first trick of a match, as a terminal shows it.

    python3 docs/terminal_picture.py        after ./play has built the game
"""
import html
import os
import pty
import re
import select
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
COLUMNS, CELL, LINE, MARGIN = 82, 8.4, 19, 16
COLOURS = {"196": "#ff0000", "28": "#00a300", "33": "#0087ff"}  # of src/app/card_style.cpp


def play(*answers):
    """What the screen shows up to the prompt after the last answer."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(LC_ALL="C.UTF-8", TERM="xterm-256color")
        os.environ.pop("NO_COLOR", None)
        program = HOME / "build/release/linger"
        os.execv(program, [str(program), "play", "--seed", "picture", "--four-colour"])
    shown = read(terminal)
    for answer in answers:
        os.write(terminal, f"{answer}\n".encode())
        shown += read(terminal)
    os.kill(child, 9)
    return shown.replace("\r", "")


def read(terminal):
    shown = b""
    while not shown.rstrip(b" ").endswith(b"?"):
        if not select.select([terminal], [], [], 5)[0]:
            raise SystemExit("the game does not answer")
        shown += os.read(terminal, 4096)
    return shown.decode()


def svg(text):
    lines = text.split("\n")
    width, height = COLUMNS * CELL + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
           'font-family="ui-monospace, DejaVu Sans Mono, monospace" font-size="14">',
           "<title>A hand of Linger Longer in the terminal</title>",
           f'<rect width="{width:.0f}" height="{height:.0f}" rx="8" fill="#0d1117"/>']
    for row, line in enumerate(lines):
        out += spans(line, MARGIN + (row + 0.75) * LINE)
    return "\n".join(out + ["</svg>", ""])


def spans(line, y):
    column, colour = 0, "#e6edf3"
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        code = re.fullmatch(r"\x1b\[([0-9;]*)m", piece)
        if code:
            last = code[1].split(";")[-1]
            colour = COLOURS.get(last, "#e6edf3")
        elif piece:
            yield (f'<text x="{MARGIN + column * CELL:.1f}" y="{y:.1f}" fill="{colour}" '
                   f'xml:space="preserve">{html.escape(piece)}</text>')
            column += len(piece)


(HOME / "docs/terminal.svg").write_text(svg(play("?", "1")))
