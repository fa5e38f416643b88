#!/usr/bin/env python3
"""Makes docs/findings.md, its pictures and what the page shows of them.

  docs/findings/findings.py            writes them anew from the stored results
  docs/findings/findings.py --run      first runs the commands whose results are not stored
  docs/findings/findings.py --check    says whether what is stored is what would be written

The commands stand in docs/findings/commands, their results in docs/findings/results. The words are
those of the catalogues, `finding.ID.title`, `.text` and `.more`; the figures come from the results
alone (the list of findings: findings_list.py).
"""
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
HOME = HERE.parent.parent
sys.path.insert(0, str(HERE))

from charts import draw  # noqa: E402
from findings_list import findings  # noqa: E402
from results import run_missing  # noqa: E402

PAGE_FILE = HOME / 'web/src/study/findings.json'
DOCUMENT = HERE.parent / 'findings.md'


def messages():
    return json.loads((HOME / 'catalogues/en.json').read_text(encoding='utf-8'))


def figure(value):
    """A value as English text."""
    number, kind = value['value'], value['kind']
    if kind == 'share':
        return f'{100 * number:.1f} %'
    if kind == 'count':
        return f'{number:,.0f}'
    return f'{number:.2f}'


def figure_range(value):
    """The interval of a value as English text."""
    low, high, kind = value['low'], value['high'], value['kind']
    if kind == 'share':
        return f'{100 * low:.1f}–{100 * high:.1f} %'
    return f'{low:.2f}–{high:.2f}'


def sentence(text, values):
    """The message with the finding's figures in it; a name that no figure has is an error."""
    arguments = {}
    for name, value in values.items():
        arguments[name] = figure(value)
        if 'low' in value:
            arguments[name + '_range'] = figure_range(value)
    return text.format_map(arguments)


def section(finding, words):
    key = f"finding.{finding['id']}"
    parts = [f"## {words[key + '.title']}", sentence(words[key + '.text'], finding['values'])]
    if key + '.more' in words:
        parts.append(sentence(words[key + '.more'], finding['values']))
    if 'chart' in finding:
        caption = words[key + '.chart']
        parts.append(f"![{caption}](findings/{finding['id']}.svg)")
    lines = ['```', *finding['commands'], '```']
    parts.append('\n'.join(lines))
    return '\n\n'.join(parts)


def document(all_findings, words):
    head = [
        '# What is true of this game',
        words['finding.about'],
        'Made by `docs/findings/findings.py` from [stored results](findings/results); each command '
        'below makes its own again. How they are counted: [study.md](study.md), [arena.md](arena.md).',
    ]
    return '\n\n'.join(head + [section(each, words) for each in all_findings]) + '\n'


def outputs():
    """Every file that is made, with its content."""
    words = messages()
    all_findings = findings()
    files = {
        DOCUMENT: document(all_findings, words),
        PAGE_FILE: json.dumps({'findings': all_findings}, ensure_ascii=False, indent=1) + '\n',
    }
    for each in all_findings:
        if 'chart' in each:
            files[HERE / f"{each['id']}.svg"] = draw(each['chart'], words)
    return files


def main():
    if '--run' in sys.argv:
        run_missing()
    files = outputs()
    if '--check' in sys.argv:
        other = [
            str(path.relative_to(HOME))
            for path, text in files.items()
            if path.suffix != '.svg' and (not path.exists() or path.read_text('utf-8') != text)
        ]
        for path in other:
            print(f'{path} is not what docs/findings/findings.py writes')
        return 1 if other else 0
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')
    return 0


if __name__ == '__main__':
    sys.exit(main())
