#!/usr/bin/env python3
"""Makes docs/findings.md, its pictures and what the page shows of them.

  docs/findings/findings.py            writes them anew from the stored results
  docs/findings/findings.py --run      first runs the commands whose results are not stored
  docs/findings/findings.py --check    says whether what is stored is what would be written; pictures,
                                       which another gnuplot draws otherwise, aside

The commands stand in docs/findings/commands, their results in docs/findings/results. The words are
those of the catalogues, `finding.ID.title`, `.claim`, `.text`, `.chart` and `.more`; the figures come
from the results alone (the list of findings: findings_list.py).
"""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
HOME = HERE.parent.parent
sys.path.insert(0, str(HERE))

from charts import draw  # noqa: E402
from findings_list import ALL, findings  # noqa: E402
from results import run_missing  # noqa: E402
from written import chart_table, figure_with_error, sentence  # noqa: E402

PAGE_FILE = HOME / 'web/src/study/findings.json'
DOCUMENT = HERE.parent / 'findings.md'


def messages(language):
    return json.loads((HOME / f'catalogues/{language}.json').read_text(encoding='utf-8'))


def section(finding, words):
    key = f"finding.{finding['id']}"
    parts = [f"## {words[key + '.title']}"]
    if 'verdict' in finding:
        verdict = words[f"page.study.verdict.{finding['verdict']}"]
        parts.append(f"> {words[key + '.claim']} **{verdict}.**")
    parts.append(sentence(words[key + '.text'], finding['values']))
    parts.append(f"![{words[key + '.chart']}](findings/{finding['id']}.svg)")
    parts.append(sentence(words[key + '.more'], finding['values'], figure_with_error))
    parts.append(chart_table(finding['chart'], words))
    parts.append('\n'.join(['```', *finding['commands'], '```']))
    return '\n\n'.join(parts)


def overview(all_findings, words):
    """A row for each finding: its title, what became of a claim, and the rulings and facts in it."""
    rows = [f"| | {words['finding.overview.verdict']} | {words['finding.overview.rulings']} |", '|---|---|---|']
    for each in all_findings:
        key = f"finding.{each['id']}"
        title = words[key + '.title']
        place = ''.join(c for c in title.lower().replace(' ', '-') if c.isalnum() or c == '-')
        verdict = words[f"page.study.verdict.{each['verdict']}"] if 'verdict' in each else '–'
        told = words[key + '.text'] + words[key + '.more']
        rulings = sorted(set(re.findall(r'\b[RF]\d+\b', told)), key=lambda name: (name[0], int(name[1:])))
        rows.append(f"| [{title}](#{place}) | {verdict} | {', '.join(rulings)} |")
    return '\n'.join(rows)


def document(all_findings, words):
    head = [
        '# What is true of this game',
        words['finding.about'],
        words['finding.words'],
        'Made by `docs/findings/findings.py` from [stored results](findings/results); each command '
        'below makes its own figures again. How they are counted: [study.md](study.md), '
        '[arena.md](arena.md). The rulings (R), the facts (F) and the pages meant are in '
        '[rules.md](rules.md).',
        overview(all_findings, words),
    ]
    return '\n\n'.join(head + [section(each, words) for each in all_findings]) + '\n'


def check_words(finding, words):
    """A claim and its verdict come together, and every figure is told, in every language."""
    for part in ('title', 'text', 'more', 'chart'):
        assert f"finding.{finding['id']}.{part}" in words, f"{finding['id']} has no {part}"
    told = words[f"finding.{finding['id']}.text"] + words[f"finding.{finding['id']}.more"]
    silent = [name for name in finding['values'] if '{' + name + '}' not in told]
    assert not silent, f"{finding['id']} does not tell {silent}"
    claimed = f"finding.{finding['id']}.claim" in words
    assert claimed == ('verdict' in finding), f"{finding['id']}: a claim and a verdict go together"


def words_of(finding):
    """The messages that it may be told with."""
    drawn = finding['chart']
    parts = [f"finding.{finding['id']}.{part}" for part in ('title', 'claim', 'text', 'chart', 'more')]
    return {*parts, drawn['across'], drawn['up'], *drawn['x'], *(each['label'] for each in drawn['series'])}


def check_no_word_is_left(all_findings, words):
    """What the catalogues say of findings is said somewhere, unless some wait for their results."""
    used = {'finding.about', 'finding.words', 'finding.overview.verdict', 'finding.overview.rulings',
            'finding.fair'}.union(*map(words_of, all_findings))
    left = [key for key in words if key.startswith('finding.') and key not in used]
    assert not left or len(all_findings) < len(ALL), f'said nowhere: {left}'


def texts(all_findings, words):
    """The files that are the same on every machine, with their content."""
    for each in all_findings:
        check_words(each, words)
        check_words(each, messages('de'))
    check_no_word_is_left(all_findings, words)
    return {
        DOCUMENT: document(all_findings, words),
        PAGE_FILE: json.dumps({'findings': all_findings}, ensure_ascii=False, indent=1) + '\n',
    }


def pictures(all_findings, words):
    return {HERE / f"{each['id']}.svg": draw(each['chart'], words) for each in all_findings}


def check(files):
    """Whether the files are what is stored."""
    others = [path for path, text in files.items()
              if not path.exists() or path.read_text('utf-8') != text]
    for path in others:
        print(f'{path.relative_to(HOME)} is not what docs/findings/findings.py writes')
    return not others


def main():
    if '--run' in sys.argv:
        run_missing()
    told = findings(), messages('en')
    if '--check' in sys.argv:
        return 0 if check(texts(*told)) else 1
    for path, text in {**texts(*told), **pictures(*told)}.items():
        path.write_text(text, encoding='utf-8')
    return 0


if __name__ == '__main__':
    sys.exit(main())
