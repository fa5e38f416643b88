"""Charts of findings as SVG, by gnuplot."""
import subprocess

INKS = ['#14573f', '#b5541c', '#3c5a99', '#7a3b86', '#6b6b00']
MARKS = [7, 5, 9, 11, 13]


def label_text(label, words):
    return words.get(label, label)


def data_block(index, series, number):
    """The points of one series of so many, beside each other."""
    rows = []
    for at, point in enumerate(series['points']):
        x = at + (index - (number - 1) / 2) * 0.12
        rows.append('{} {} {} {}'.format(x, *point))
    return '$data{} << EOD\n{}\nEOD\n'.format(index, '\n'.join(rows))


def draw(chart, words):
    """Points with their 95 % intervals, a group for each x, a mark for each series."""
    scale = 1 if chart['unit'] == 'number' else 100
    series = [
        {**each, 'points': [[scale * n for n in p] for p in each['points']]}
        for each in chart['series']
    ]
    script = [
        "set terminal svg size 720,360 dynamic font 'sans-serif,13' background 'white'",
        'set border 3 lc rgb "#777777"',
        'set grid ytics lc rgb "#dddddd"',
        'set key outside top center horizontal',
        'set xrange [-0.6:{}]'.format(len(chart['x']) - 0.4),
        'set yrange [*:*]' if chart['unit'] == 'points' else 'set yrange [0:*]',
        'set xzeroaxis lc rgb "#777777"',
        'set xlabel "{}"'.format(words[chart['across']]),
        'set ylabel "{}"'.format(words[chart['up']]),
        'set tics nomirror',
        'set xtics ({})'.format(
            ', '.join(f'"{label_text(x, words)}" {at}' for at, x in enumerate(chart['x']))
        ),
    ]
    script += [data_block(index, each, len(series)) for index, each in enumerate(series)]
    plots = [
        '$data{0} using 1:2:3:4 with yerrorbars pt {1} ps 0.7 lw 1.6 lc rgb "{2}" title "{3}"'.format(
            index, MARKS[index % len(MARKS)], INKS[index % len(INKS)], label_text(each['label'], words)
        )
        for index, each in enumerate(series)
    ]
    if 'fair' in chart:
        rows = '\n'.join(f'{at - 0.4} {scale * f}\n{at + 0.4} {scale * f}\n' for at, f in enumerate(chart['fair']))
        script.append(f'$fair << EOD\n{rows}\nEOD\n')
        plots.append('$fair with lines dt 2 lw 1.5 lc rgb "#555555" title "{}"'.format(words['finding.fair']))
    script.append('plot ' + ', '.join(plots))
    done = subprocess.run(
        ['gnuplot'], input='\n'.join(script), check=True, capture_output=True, text=True
    )
    return done.stdout
