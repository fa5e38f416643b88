"""The findings: which figures of which results each of them tells, and its chart."""
import sys

from results import arena, command_line, count, other_winner, result, study, value

PLAYERS = (3, 4, 5, 6)
SEATS = {
    ('random', 3): 'seats-random', ('random', 4): 'seats-random',
    ('random', 5): 'seats-random', ('random', 6): 'seats-random',
    ('casual', 3): 'seats-casual', ('casual', 4): 'seats-casual',
    ('casual', 5): 'seats-casual', ('casual', 6): 'seats-casual',
    ('strong', 3): 'seats-strong', ('strong', 4): 'seats-strong-four',
    ('strong', 5): 'seats-strong', ('strong', 6): 'seats-strong',
}


def seats(level, players, preset='classic', **options):
    return study(SEATS[level, players], players, level, preset, **options)


def point(figure):
    return [figure['value'], figure['low'], figure['high']]


def series(label, figures):
    return {'label': label, 'points': [point(each) for each in figures]}


def finding(id, results, values, chart=None, verdict=None):
    found = {'id': id, 'values': values, 'commands': [command_line(name) for name in results]}
    if verdict:
        found['verdict'] = verdict
    if chart:
        found['chart'] = chart
    return found


def length():
    played = {n: study('survival', n) for n in PLAYERS}
    values = {'hands': count(played[4]['hands'])}
    for n in PLAYERS:
        values[f'tricks{n}'] = value(played[n], 'tricks_per_hand', kind='number')
        values[f'plays{n}'] = value(played[n], 'plays_per_hand', kind='number')
        lasted = [tricks for tricks, hands in enumerate(played[n]['tricks']) if hands]
        values[f'least{n}'], values[f'most{n}'] = count(min(lasted)), count(max(lasted))
    chart = {
        'unit': 'number',
        'x': [str(n) for n in PLAYERS],
        'series': [
            series(f'level.{level}', [
                value(seats(level, n), 'tricks_per_hand', kind='number') for n in PLAYERS
            ])
            for level in ('random', 'casual', 'strong')
        ],
    }
    return finding('length', ['survival', 'seats-casual', 'seats-strong', 'seats-strong-four'],
                   values, chart, 'true')


def growth():
    base, grown = study('survival', 4), study('variants-random', 4, preset='draw-per-card')
    values = {'hands': count(base['hands']), 'base': value(base, 'grew'),
              'percard': value(grown, 'grew')}
    return finding('growth', ['survival', 'variants-random'], values, verdict='false')


def stock():
    sizes = {3: (10, 11), 4: (8, 9), 5: (7, 8), 6: (6, 7)}
    names = {3: 'stock-three', 4: 'stock-four', 5: 'stock-five', 6: 'stock-six'}
    values = {'hands': count(sum(study('survival', n)['hands'] for n in PLAYERS)),
              'base': value(study('survival', 4), 'stock_empty')}
    for n, (below, enough) in sizes.items():
        values[f'size{n}'] = count(enough)
        values[f'below{n}'] = value(study(names[n], n, hand=below), 'stock_empty')
        values[f'at{n}'] = value(study(names[n], n, hand=enough), 'stock_empty')
    chart = {
        'unit': 'share',
        'x': [str(n) for n in PLAYERS],
        'series': [
            series('finding.stock.below', [values[f'below{n}'] for n in PLAYERS]),
            series('finding.stock.at', [values[f'at{n}'] for n in PLAYERS]),
        ],
    }
    return finding('stock', ['survival', *names.values()], values, chart, 'false')


def dealer():
    def share(level, n, preset='classic'):
        return value(seats(level, n, preset), 'share_by_seat', n - 1)

    expert = study('seats-expert-four', 4)
    expert_turned = study('seats-expert-four', 4, preset='random-trump')
    values = {
        'random': share('random', 4), 'casual': share('casual', 4), 'strong': share('strong', 4),
        'expert': value(expert, 'share_by_seat', 3),
        'turned_random': share('random', 4, 'random-trump'),
        'turned_strong': share('strong', 4, 'random-trump'),
        'turned_expert': value(expert_turned, 'share_by_seat', 3),
    }
    for n in (3, 5, 6):
        values[f'strong{n}'] = share('strong', n)
    chart = {
        'unit': 'share',
        'x': [str(n) for n in PLAYERS],
        'fair': [1 / n for n in PLAYERS],
        'series': [
            series('finding.dealer.shown-random', [share('random', n) for n in PLAYERS]),
            series('finding.dealer.shown-strong', [share('strong', n) for n in PLAYERS]),
            series('finding.dealer.turned-random',
                   [share('random', n, 'random-trump') for n in PLAYERS]),
            series('finding.dealer.turned-strong',
                   [share('strong', n, 'random-trump') for n in PLAYERS]),
        ],
    }
    return finding('dealer', ['seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four',
                              'seats-expert-four'], values, chart, 'true')


def rotation():
    def share(level, n, seat):
        return value(seats(level, n)['matches'], 'share_by_seat', seat)

    values = {
        'first_random': share('random', 4, 3), 'first_strong': share('strong', 4, 3),
        'least_random': share('random', 4, 2), 'least_strong': share('strong', 4, 2),
        'hands4': value(seats('random', 4)['matches'], 'hands_per_match', kind='number'),
        'hands3': value(seats('random', 3)['matches'], 'hands_per_match', kind='number'),
        'hands6': value(seats('random', 6)['matches'], 'hands_per_match', kind='number'),
    }
    chart = {
        'unit': 'share',
        'x': [str(n) for n in PLAYERS],
        'fair': [1 / n for n in PLAYERS],
        'series': [
            series('finding.rotation.hand', [
                value(seats('strong', n), 'share_by_seat', n - 1) for n in PLAYERS
            ]),
            series('finding.rotation.match', [share('strong', n, n - 1) for n in PLAYERS]),
        ],
    }
    return finding('rotation', ['seats-random', 'seats-strong', 'seats-strong-four'], values, chart,
                   'true')


def before_draw():
    def differs(name, n, level):
        return other_winner(study(name, n, level), elimination='before-draw')

    before = study('variants-random', 4, elimination='before-draw')
    values = {
        'random': differs('variants-random', 4, 'random'),
        'casual': differs('variants-casual', 4, 'casual'),
        'strong': differs('variants-strong', 4, 'strong'),
        'ties': value(before, 'nobody_left'),
    }
    chart = {
        'unit': 'share',
        'x': [str(n) for n in PLAYERS],
        'series': [
            series('level.random', [differs('variants-random', n, 'random') for n in PLAYERS]),
            series('level.casual', [differs('variants-casual', n, 'casual') for n in PLAYERS]),
        ],
    }
    return finding('before-draw', ['variants-random', 'variants-casual', 'variants-strong'], values,
                   chart, 'partly')


def ties():
    names = {'classic': 'classic', 'before': 'classic', 'percard': 'draw-per-card',
             'long': 'long-hand', 'bicycle': 'bicycle'}
    values = {}
    for name, preset in names.items():
        options = {'elimination': 'before-draw'} if name == 'before' else {}
        found = study('variants-random', 4, preset=preset, **options)
        values[name] = value(found, 'nobody_left')
    return finding('ties', ['variants-random'], values, verdict='partly')


def chips():
    values = {}
    for n in PLAYERS:
        found = study('chips', n)
        values[f'classic{n}'] = value(found, 'point_from_each')
    values['hands'] = count(study('chips', 4)['hands'])
    values['percard'] = value(study('chips', 4, preset='draw-per-card'), 'point_from_each')
    return finding('chips', ['chips'], values, verdict='true')


def forced_trump():
    values = {}
    for level, name in (('random', 'variants-random'), ('casual', 'variants-casual'),
                        ('strong', 'variants-strong')):
        plain = study(name, 4, level)
        forced = study(name, 4, level, opening='trump')
        values[f'{level}'] = other_winner(plain, opening='trump')
        values[f'dealer_{level}'] = value(plain, 'share_by_seat', 3)
        values[f'forced_{level}'] = value(forced, 'share_by_seat', 3)
    return finding('forced-trump', ['variants-random', 'variants-casual', 'variants-strong'], values)


def per_card():
    values = {}
    for level, name in (('random', 'variants-random'), ('strong', 'per-card-strong')):
        plain, grown = study(name, 4, level), study(name, 4, level, preset='draw-per-card')
        values[f'tricks_{level}'] = value(grown, 'tricks_per_hand', kind='number')
        values[f'plain_{level}'] = value(plain, 'tricks_per_hand', kind='number')
        values[f'empty_{level}'] = value(grown, 'stock_empty')
        values[f'dealer_{level}'] = value(grown, 'share_by_seat', 3)
        values[f'first_{level}'] = value(grown, 'first_trick_winner')
    return finding('per-card', ['variants-random', 'per-card-strong'], values)


def long_hand():
    values = {}
    for level, name in (('random', 'variants-random'), ('strong', 'per-card-strong')):
        found = study(name, 4, level, preset='long-hand')
        values[f'tricks_{level}'] = value(found, 'tricks_per_hand', kind='number')
        values[f'dealer_{level}'] = value(found, 'share_by_seat', 3)
        values[f'plain_{level}'] = value(study(name, 4, level), 'share_by_seat', 3)
    return finding('long-hand', ['variants-random', 'per-card-strong'], values)


def grand_coup():
    values = {}
    for level in ('random', 'strong'):
        values[f'{level}'] = value(seats(level, 4, 'grand-coup'), 'first_trick_winner')
        values[f'none_{level}'] = value(seats(level, 4, 'no-trump'), 'first_trick_winner')
        values[f'turned_{level}'] = value(seats(level, 4, 'random-trump'), 'first_trick_winner')
    chart = {
        'unit': 'share',
        'x': [str(n) for n in PLAYERS],
        'fair': [1 / n for n in PLAYERS],
        'series': [
            series(f'finding.grand-coup.{name}', [
                value(seats('strong', n, preset), 'first_trick_winner') for n in PLAYERS
            ])
            for name, preset in (('named', 'grand-coup'), ('turned', 'random-trump'),
                                 ('none', 'no-trump'))
        ],
    }
    return finding('grand-coup', ['seats-random', 'seats-strong', 'seats-strong-four'], values,
                   chart)


def leading():
    values = {}
    for level in ('random', 'strong'):
        for name, preset in (('turned', 'random-trump'), ('none', 'no-trump')):
            values[f'lead_{name}_{level}'] = value(seats(level, 4, preset), 'share_by_seat', 0)
            values[f'last_{name}_{level}'] = value(seats(level, 4, preset), 'share_by_seat', 3)
    chart = {
        'unit': 'share',
        'x': [str(n) for n in PLAYERS],
        'fair': [1 / n for n in PLAYERS],
        'series': [
            series(f'finding.leading.{place}-{level}', [
                value(seats(level, n, 'no-trump'), 'share_by_seat', 0 if place == 'lead' else n - 1)
                for n in PLAYERS
            ])
            for level in ('random', 'strong') for place in ('lead', 'last')
        ],
    }
    return finding('leading', ['seats-random', 'seats-strong', 'seats-strong-four'], values, chart)


def going_out():
    values = {}
    for n in PLAYERS:
        first = study('survival', n)['out_order']
        for place, name in ((0, 'first'), (n - 2, 'last')):
            low, high = first[place]['trick_interval']
            values[f'{name}{n}'] = {'value': first[place]['trick'], 'low': low, 'high': high,
                                    'kind': 'number'}
    return finding('going-out', ['survival'], values, verdict='true')


def skill():
    levels = ('random', 'club', 'strong', 'expert')
    values = {level: arena(f'skill-{level}') for level in levels}
    for level in levels:
        share, fair = values[level]['value'], 0.25
        # So many hands until a share is 1.96 + 0.84 standard errors from the fair one: told apart
        # four times out of five.
        needed = ((1.96 + 0.84) ** 2) * fair * (1 - fair) / (share - fair) ** 2
        values[f'hands_{level}'] = count(round(needed, -1))
    chart = {
        'unit': 'share',
        'x': [f'level.{level}' for level in levels],
        'fair': [0.25] * len(levels),
        'series': [series('finding.skill.share', [values[level] for level in levels])],
    }
    return finding('skill', [f'skill-{level}' for level in levels], values, chart)


TIPS = ('win-early', 'trump-early', 'save-trump', 'weakest-card', 'lead-void', 'long-suit',
        'late-stock')


def tips():
    values = {}
    for name in TIPS:
        values[name.replace('-', '_') + '_follows'] = arena(f'tip-{name}-follows')
        values[name.replace('-', '_') + '_ignores'] = arena(f'tip-{name}-ignores')
    chart = {
        'unit': 'share',
        'x': [f'finding.tips.{name}' for name in TIPS],
        'fair': [0.25] * len(TIPS),
        'series': [
            series(f'finding.tips.{arm}', [arena(f'tip-{name}-{arm}') for name in TIPS])
            for arm in ('follows', 'ignores')
        ],
    }
    results = [f'tip-{name}-{arm}' for name in TIPS for arm in ('follows', 'ignores')]
    return finding('tips', results, values, chart)


ALL = (dealer, rotation, leading, length, going_out, stock, growth, before_draw, ties, forced_trump,
       per_card, long_hand, grand_coup, chips, skill, tips)


def findings():
    """Those whose results are stored; the others wait for theirs."""
    found = []
    for each in ALL:
        try:
            found.append(each())
        except FileNotFoundError as missing:
            print(f'{each.__name__} waits for {missing.filename}', file=sys.stderr)
    return found
