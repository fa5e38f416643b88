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


def error_of(value):
    """What stands after ±: how far the end of the interval that is further off is."""
    return max(value['value'] - value['low'], value['high'] - value['value'])


def is_counted(value):
    """Whether it has no error to speak of: counted in full, or none or all of the hands."""
    return 'low' not in value or (value['kind'] == 'share' and value['value'] in (0, 1))


def error_places_of(value):
    """So many that the error is more than nothing."""
    places = with_places(value)['places']
    while error_of(value) and rounded(error_of(value), value['kind'], places) == 0:
        places += 1
    return places


def with_places(value):
    """The value, and how many decimals it is written with."""
    return value if value['kind'] == 'count' else {'places': places_of(value), **value}


def for_page(value):
    """The value with its decimals, alone and with its error."""
    places = with_places(value)
    return places if is_counted(value) else {**places, 'error_places': error_places_of(value)}


def bare(number, kind, places):
    signed = '+' if kind == 'points' else ''
    return f'{rounded(number, kind, places):{signed},f}'.replace('-', '−')


def figure(value, places=None):
    kind = value['kind']
    if places is None:
        places = with_places(value).get('places', 0)
    return bare(value['value'], kind, places) + (' %' if kind == 'share' else '')


def figure_with_error(value):
    if is_counted(value):
        return figure(value)
    places = error_places_of(value)
    unsigned = 'share' if value['kind'] == 'points' else value['kind']
    return f'{figure(value, places)} ± {bare(error_of(value), unsigned, places)}'


def figure_range(value):
    """So many decimals that the ends differ."""
    kind, low, high = (value[name] for name in ('kind', 'low', 'high'))
    places = max(USUAL[kind], places_of(value))
    while low != high and rounded(low, kind, places) == rounded(high, kind, places):
        places += 1
    between = ' to ' if kind == 'points' else '–'
    return f'{bare(low, kind, places)}{between}{bare(high, kind, places)}' + (' %' if kind == 'share' else '')


def sentence(text, values, write=figure):
    """The message with the finding's figures in it; a name that no figure has is an error."""
    return text.format_map({name: write(value) for name, value in values.items()})


def chart_table(chart, words):
    """The figures of a chart with their intervals."""
    def label(key):
        return words.get(key, key)

    def cell(point):
        value = dict(zip(('value', 'low', 'high'), point), kind=chart['unit'])
        return f'{figure(value)} ({figure_range(value)})'

    rows = [[label(chart['across']), *(label(each['label']) for each in chart['series'])]]
    rows.append(['---'] * len(rows[0]))
    for at, x in enumerate(chart['x']):
        rows.append([label(x), *(cell(each['points'][at]) for each in chart['series'])])
    return '\n'.join(f"| {' | '.join(row)} |" for row in rows)
