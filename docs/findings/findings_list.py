"""The findings: which figures of which results each of them tells, and its chart."""
import sys

from results import arena, command_line, cost, count, gain, other_winner, study, value
from written import with_places

PLAYERS = (3, 4, 5, 6)
LEVELS = ('random', 'casual', 'strong')


def seats(level, players, preset='classic'):
    # Of four strong players there is a longer study.
    name = 'seats-strong-four' if (level, players) == ('strong', 4) else f'seats-{level}'
    return study(name, players, level, preset)


def in_matches(level, players, seat):
    return value(seats(level, players)['matches'], 'share_by_seat', seat)


# The studies with the variants of classic rules, and those with other ways to draw: of strong players,
# who take long, two short ones.
VARIANTS = {level: f'variants-{level}' for level in LEVELS}
DRAWS = {'random': 'variants-random', 'casual': 'variants-casual', 'strong': 'per-card-strong'}


def series(label, figures):
    return {'label': label, 'points': [[each[end] for end in ('value', 'low', 'high')] for each in figures]}


def over_players(label, figure_of):
    return series(label, [figure_of(n) for n in PLAYERS])


def chart(up, all_series, x=PLAYERS, across='finding.across.players', unit='share', fair=False):
    """Points for each x; up and across are the messages of its axes."""
    drawn = {'unit': unit, 'across': across, 'up': f'finding.up.{up}', 'x': [str(each) for each in x],
             'series': all_series}
    if fair:
        drawn['fair'] = [1 / each if x is PLAYERS else 1 / 4 for each in x]
    return drawn


def over_levels(up, all_series, **more):
    return chart(up, all_series, [f'level.{level}' for level in LEVELS], 'finding.across.level', **more)


def finding(id, results, values, drawn, verdict=None):
    """Of these results. A verdict is on the claim that stands in the catalogues."""
    found = {'id': id, 'values': {name: with_places(each) for name, each in values.items()},
             'chart': drawn, 'commands': [command_line(name) for name in results]}
    if verdict:
        found['verdict'] = verdict
    return found


def dealer():
    def share(level, n, preset='classic'):
        return value(seats(level, n, preset), 'share_by_seat', n - 1)

    def expert(preset):
        return value(study('seats-expert-four', 4, preset=preset), 'share_by_seat', 3)

    values = {
        'random': share('random', 4), 'casual': share('casual', 4), 'strong': share('strong', 4),
        'expert': expert('classic'), 'turned_random': share('random', 4, 'random-trump'),
        'turned_strong': share('strong', 4, 'random-trump'), 'turned_expert': expert('random-trump'),
        **{f'strong{n}': share('strong', n) for n in (3, 5, 6)},
    }
    drawn = chart('hands', [
        over_players('finding.dealer.shown-random', lambda n: share('random', n)),
        over_players('finding.dealer.shown-strong', lambda n: share('strong', n)),
        over_players('finding.dealer.turned-random', lambda n: share('random', n, 'random-trump')),
        over_players('finding.dealer.turned-strong', lambda n: share('strong', n, 'random-trump')),
    ], fair=True)
    return finding('dealer', ['seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four',
                              'seats-expert-four'], values, drawn)


def rotation():
    values = {
        'first_random': in_matches('random', 4, 3), 'first_strong': in_matches('strong', 4, 3),
        'least_random': in_matches('random', 4, 2), 'least_strong': in_matches('strong', 4, 2),
        'dealer_strong': value(seats('strong', 4), 'share_by_seat', 3),
        **{f'hands{n}': value(seats('random', n)['matches'], 'hands_per_match', kind='number')
           for n in PLAYERS},
    }
    drawn = chart('won', [
        over_players('finding.rotation.hand', lambda n: value(seats('strong', n), 'share_by_seat', n - 1)),
        over_players('finding.rotation.match', lambda n: in_matches('strong', n, n - 1)),
    ], fair=True)
    return finding('rotation', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn)


def leading():
    def share(level, n, preset, place):
        return value(seats(level, n, preset), 'share_by_seat', 0 if place == 'lead' else n - 1)

    values = {
        f'{place}_{name}_{level}': share(level, 4, preset, place)
        for level in ('random', 'strong') for place in ('lead', 'last')
        for name, preset in (('turned', 'random-trump'), ('none', 'no-trump'))
    }
    drawn = chart('hands', [
        over_players(f'finding.leading.{place}-{level}',
                     lambda n, level=level, place=place: share(level, n, 'no-trump', place))
        for level in ('random', 'strong') for place in ('lead', 'last')
    ], fair=True)
    return finding('leading', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn)


def length():
    values = {'hands': count(study('survival', 4)['hands'])}
    for n in PLAYERS:
        played = study('survival', n)
        values[f'tricks{n}'] = value(played, 'tricks_per_hand', kind='number')
        values[f'plays{n}'] = value(played, 'plays_per_hand', kind='number')
        lasted = [tricks for tricks, hands in enumerate(played['tricks']) if hands]
        values[f'least{n}'], values[f'most{n}'] = count(min(lasted)), count(max(lasted))
    # Seconds for each card that the shorter of the times a page gives would leave.
    values['seconds'] = count(round(8 * 60 / study('survival', 4)['plays_per_hand']))
    drawn = chart('tricks', [
        over_players(f'level.{level}',
                     lambda n, level=level: value(seats(level, n), 'tricks_per_hand', kind='number'))
        for level in LEVELS
    ], unit='number')
    results = ['survival', 'seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four']
    return finding('length', results, values, drawn)


def going_out():
    def trick(n, place):
        out = study('survival', n)['out_order'][place]
        return value(out, 'trick', kind='number')

    values = {}
    for n in PLAYERS:
        values[f'first{n}'], values[f'last{n}'] = trick(n, 0), trick(n, n - 2)
    for level in ('random', 'strong'):
        first = seats(level, 4)['out_order'][0]
        values[f'dealer_{level}'] = value(first, 'by_seat', 3)
        values[f'second_{level}'] = value(first, 'by_seat', 1)
    drawn = chart('trick', [
        over_players('finding.going-out.first', lambda n: trick(n, 0)),
        over_players('finding.going-out.last', lambda n: trick(n, n - 2)),
    ], unit='number')
    return finding('going-out', ['survival', 'seats-random', 'seats-strong-four'], values, drawn)


def stock():
    sizes = {3: (10, 11), 4: (8, 9), 5: (7, 8), 6: (6, 7)}
    names = {3: 'stock-three', 4: 'stock-four', 5: 'stock-five', 6: 'stock-six'}

    def empty(n, which):
        return value(study(names[n], n, hand=sizes[n][which]), 'stock_empty')

    values = {'hands': count(sum(study('survival', n)['hands'] for n in PLAYERS))}
    for n in PLAYERS:
        values[f'size{n}'], values[f'at{n}'] = count(sizes[n][1]), empty(n, 1)
    drawn = chart('hands', [
        over_players('finding.stock.below', lambda n: empty(n, 0)),
        over_players('finding.stock.at', lambda n: empty(n, 1)),
    ])
    return finding('stock', ['survival', *names.values()], values, drawn, 'false')


def decided():
    def empty(n, preset):
        return value(study('variants-random', n, preset=preset), 'stock_empty')

    values = {f'{name}{n}': empty(n, preset)
              for name, preset in (('percard', 'draw-per-card'), ('long', 'long-hand'))
              for n in PLAYERS}
    drawn = chart('hands', [
        over_players(f'finding.rules.{preset}', lambda n, preset=preset: empty(n, preset))
        for preset in ('classic', 'long-hand', 'draw-per-card')
    ])
    return finding('decided', ['variants-random'], values, drawn, 'false')


def growth():
    def grew(n, preset):
        return value(study('variants-random', n, preset=preset), 'grew')

    base = study('survival', 4)
    values = {'hands': count(base['hands']), 'percard': grew(4, 'draw-per-card')}
    drawn = chart('hands', [
        over_players(f'finding.rules.{preset}', lambda n, preset=preset: grew(n, preset))
        for preset in ('classic', 'long-hand', 'draw-per-card')
    ])
    return finding('growth', ['survival', 'variants-random'], values, drawn, 'false')


def before_draw():
    def differs(level, n=4):
        return other_winner(study(VARIANTS[level], n, level), elimination='before-draw')

    values = {
        **{level: differs(level) for level in LEVELS},
        'ties': value(study('variants-random', 4, elimination='before-draw'), 'nobody_left'),
        **{f'random{n}': differs('random', n) for n in PLAYERS},
    }
    drawn = chart('other', [
        over_players(f'level.{level}', lambda n, level=level: differs(level, n))
        for level in ('random', 'casual')
    ])
    return finding('before-draw', list(VARIANTS.values()), values, drawn)


def ties():
    def nobody(n, name, preset='classic', **options):
        return value(study(name, n, preset=preset, **options), 'nobody_left')

    cases = {
        'before': lambda n: nobody(n, 'variants-random', elimination='before-draw'),
        'bicycle': lambda n: nobody(n, 'variants-random', 'bicycle'),
        'percard': lambda n: nobody(n, 'ties', 'draw-per-card', stock_end='play-on',
                                    last_trick='trick-winner'),
        'final': lambda n: nobody(n, 'ties', 'draw-per-card', stock_end='final-draw-wins'),
    }
    values = {'hands': count(study('survival', 4)['hands']),
              **{name: at(4) for name, at in cases.items()}, 'percard6': cases['percard'](6)}
    drawn = chart('hands', [over_players(f'finding.ties.{name}', at) for name, at in cases.items()])
    return finding('ties', ['survival', 'variants-random', 'ties'], values, drawn, 'partly')


def forced_trump():
    def share(level, opening, seat=3):
        return value(study(VARIANTS[level], 4, level, opening=opening), 'share_by_seat', seat)

    values = {'lead_strong': share('strong', 'any', 0), 'lead_forced_strong': share('strong', 'trump', 0)}
    for level in LEVELS:
        values[level] = other_winner(study(VARIANTS[level], 4, level), opening='trump')
        values[f'dealer_{level}'] = share(level, 'any')
        values[f'forced_{level}'] = share(level, 'trump')
    drawn = over_levels('dealer', [
        series(f'finding.forced-trump.{opening}', [share(level, opening) for level in LEVELS])
        for opening in ('any', 'trump')
    ], fair=True)
    return finding('forced-trump', list(VARIANTS.values()), values, drawn)


def per_card():
    def played(level, preset='draw-per-card'):
        return study(DRAWS[level], 4, level, preset=preset)

    values = {}
    for level in ('random', 'strong'):
        values[f'tricks_{level}'] = value(played(level), 'tricks_per_hand', kind='number')
        values[f'plain_{level}'] = value(played(level, 'classic'), 'tricks_per_hand', kind='number')
        values[f'empty_{level}'] = value(played(level), 'stock_empty')
        values[f'dealer_{level}'] = value(played(level), 'share_by_seat', 3)
        values[f'first_{level}'] = value(played(level), 'first_trick_winner')
    drawn = over_levels('tricks', [
        series(f'finding.rules.{preset}',
               [value(played(level, preset), 'tricks_per_hand', kind='number') for level in LEVELS])
        for preset in ('classic', 'draw-per-card')
    ], unit='number')
    return finding('per-card', list(DRAWS.values()), values, drawn, 'true')


def long_hand():
    def dealt(level, preset='long-hand'):
        return value(study(DRAWS[level], 4, level, preset=preset), 'share_by_seat', 3)

    values = {}
    for level in ('random', 'strong'):
        played = study(DRAWS[level], 4, level, preset='long-hand')
        values[f'tricks_{level}'] = value(played, 'tricks_per_hand', kind='number')
        values[f'dealer_{level}'], values[f'plain_{level}'] = dealt(level), dealt(level, 'classic')
    drawn = over_levels('dealer', [
        series(f'finding.rules.{preset}', [dealt(level, preset) for level in LEVELS])
        for preset in ('classic', 'long-hand')
    ], fair=True)
    return finding('long-hand', list(DRAWS.values()), values, drawn)


def grand_coup():
    trumps = {'named': 'grand-coup', 'turned': 'random-trump', 'none': 'no-trump'}

    def won(level, n, name):
        return value(seats(level, n, trumps[name]), 'first_trick_winner')

    values = {f'{name}_{level}': won(level, 4, name) for name in trumps for level in ('random', 'strong')}
    values['leader_strong'] = value(seats('strong', 4, 'grand-coup'), 'share_by_seat', 0)
    drawn = chart('hands', [
        over_players(f'finding.grand-coup.{name}', lambda n, name=name: won('strong', n, name))
        for name in trumps
    ], fair=True)
    return finding('grand-coup', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn,
                   'true')


def chips():
    rules = {
        'classic': {},
        'before': {'elimination': 'before-draw'},
        'final': {'preset': 'draw-per-card', 'stock_end': 'final-draw-wins'},
    }

    def from_each(n, name):
        return value(study('chips', n, **rules[name]), 'point_from_each')

    values = {'hands': count(study('chips', 4)['hands']),
              **{f'{name}{n}': from_each(n, name) for name in rules for n in PLAYERS}}
    drawn = chart('hands', [
        over_players(f'finding.chips.{name}', lambda n, name=name: from_each(n, name)) for name in rules
    ])
    return finding('chips', ['chips'], values, drawn)


def skill():
    levels = ('random', 'club', 'strong', 'expert')
    values = {level: arena(f'skill-{level}') for level in levels}
    for level in levels:
        share, fair = values[level]['value'], 0.25
        # So many hands until a share is 1.96 + 0.84 standard errors from the fair one: told apart
        # four times out of five.
        needed = ((1.96 + 0.84) ** 2) * fair * (1 - fair) / (share - fair) ** 2
        values[f'hands_{level}'] = count(round(needed, -1))
    drawn = chart('hands', [series('finding.skill.share', [values[level] for level in levels])],
                  [f'level.{level}' for level in levels], 'finding.across.level', fair=True)
    return finding('skill', [f'skill-{level}' for level in levels], values, drawn)


TIPS = ('win-early', 'trump-early', 'save-trump', 'weakest-card', 'lead-void', 'long-suit',
        'late-stock')


def tips():
    values = {f"{name.replace('-', '_')}_{arm}": gain(f'tip-{name}-{arm}')
              for name in TIPS for arm in ('follows', 'ignores')}
    values['win_early_cost'] = cost('tip-win-early-ignores')
    values['save_trump_cost'] = cost('tip-save-trump-ignores')
    drawn = chart('gain', [
        series(f'finding.tips.{arm}', [gain(f'tip-{name}-{arm}') for name in TIPS])
        for arm in ('follows', 'ignores')
    ], [f'finding.tips.{name}' for name in TIPS], 'finding.across.tip', unit='points')
    results = [f'tip-{name}-{arm}' for name in TIPS for arm in ('follows', 'ignores')]
    return finding('tips', results, values, drawn, 'partly')


ALL = (dealer, rotation, leading, length, going_out, stock, decided, growth, before_draw, ties,
       forced_trump, per_card, long_hand, grand_coup, chips, skill, tips)


def findings():
    """Those whose results are stored; the others wait for theirs."""
    found = []
    for each in ALL:
        try:
            found.append(each())
        except FileNotFoundError as missing:
            print(f'{each.__name__} waits for {missing.filename}', file=sys.stderr)
    return found
