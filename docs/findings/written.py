"""Figures as English text. How many decimals they have goes with them, for the page writes them too."""
from decimal import ROUND_HALF_UP, Decimal

USUAL = {'share': 1, 'points': 1, 'number': 2, 'count': 0}


def scaled(number, kind):
    return 100 * number if kind in ('share', 'points') else number


def rounded(number, kind, places):
    """Halves, of the number as it is written in full, go away from zero: as browsers have it."""
    return Decimal(repr(scaled(number, kind))).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def places_of(value):
    """The usual, none for none and all, and more for a share that would look like none."""
    kind, number = value['kind'], value['value']
    if kind == 'share' and number in (0, 1):
        return 0
    places = USUAL[kind]
    while number and rounded(number, kind, places) == 0:
        places += 1
    return places


def range_places_of(value):
    """So many that the ends of the interval differ."""
    kind, low, high = (value[name] for name in ('kind', 'low', 'high'))
    places = max(USUAL[kind], places_of(value))
    while low != high and rounded(low, kind, places) == rounded(high, kind, places):
        places += 1
    return places


def with_places(value):
    """The value, and how many decimals it and its interval are written with."""
    if value['kind'] == 'count':
        return value
    places = {'places': places_of(value)}
    if 'low' in value:
        places['range_places'] = range_places_of(value)
    return {**value, **places}


def bare(number, kind, places):
    signed = '+' if kind == 'points' else ''
    return f'{rounded(number, kind, places):{signed},f}'.replace('-', '−')


def figure(value):
    kind = value['kind']
    unit = ' %' if kind == 'share' else ''
    return bare(value['value'], kind, value.get('places', 0)) + unit


def figure_range(value):
    kind = value['kind']
    low, high = (bare(value[end], kind, value['range_places']) for end in ('low', 'high'))
    between = ' to ' if kind == 'points' else '–'
    return f'{low}{between}{high}' + (' %' if kind == 'share' else '')


def sentence(text, values):
    """The message with the finding's figures in it; a name that no figure has is an error."""
    arguments = {}
    for name, value in values.items():
        arguments[name] = figure(value)
        if 'low' in value:
            arguments[name + '_range'] = figure_range(value)
    return text.format_map(arguments)


def chart_table(chart, words):
    """The figures of a chart with their intervals."""
    def label(key):
        return words.get(key, key)

    def cell(point):
        value = with_places(dict(zip(('value', 'low', 'high'), point), kind=chart['unit']))
        return f'{figure(value)} ({figure_range(value)})'

    rows = [[label(chart['across']), *(label(each['label']) for each in chart['series'])]]
    rows.append(['---'] * len(rows[0]))
    for at, x in enumerate(chart['x']):
        rows.append([label(x), *(cell(each['points'][at]) for each in chart['series'])])
    return '\n'.join(f"| {' | '.join(row)} |" for row in rows)
