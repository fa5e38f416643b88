"""The findings: which figures of which results each of them tells, and its chart."""
import math
import sys

from exhibit import LEVELS, PLAYERS, chart, finding, over_levels, over_players, series
from results import arena, cost, count, dealers, gain, leaders, other_winner, part, study, value

def seats(level, players, preset='classic', **options):
    # Of four strong players there is a longer study.
    name = 'seats-strong-four' if (level, players) == ('strong', 4) else f'seats-{level}'
    return study(name, players, level, preset, **options)


def in_matches(level, players, seat):
    return value(seats(level, players)['matches'], 'share_by_seat', seat)


# The studies with the variants of classic rules, and those with other ways to draw: of strong players,
# who take long, two short ones.
VARIANTS = {level: f'variants-{level}' for level in LEVELS}
DRAWS = {'random': 'variants-random', 'casual': 'variants-casual', 'strong': 'per-card-strong'}


def dealer():
    def share(level, n, preset='classic'):
        return dealers(seats(level, n, preset))

    def expert(preset):
        return dealers(study('seats-expert-four', 4, preset=preset))

    values = {
        'random': share('random', 4), 'casual': share('casual', 4), 'strong': share('strong', 4),
        'expert': expert('classic'), 'turned_random': share('random', 4, 'random-trump'),
        'turned_strong': share('strong', 4, 'random-trump'), 'turned_expert': expert('random-trump'),
        'turned_strong3': share('strong', 3, 'random-trump'),
    }
    drawn = chart('hands', [
        over_players('finding.dealer.shown-random', lambda n: share('random', n)),
        over_players('finding.dealer.shown-strong', lambda n: share('strong', n)),
        over_players('finding.dealer.turned-random', lambda n: share('random', n, 'random-trump')),
        over_players('finding.dealer.turned-strong', lambda n: share('strong', n, 'random-trump')),
    ], fair=True)
    return finding('dealer', ['seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four',
                              'seats-expert-four'], values, drawn)


def trump_rules():
    presets = ('classic', 'random-trump', 'no-trump', 'grand-coup')

    def share(level, n, preset):
        return dealers(seats(level, n, preset))

    values = {f"{preset.replace('-', '_')}_{level}": share(level, 4, preset)
              for preset in presets for level in ('random', 'strong')}
    values['aside_random'] = dealers(seats('random', 4, trump='stock-aside'))
    drawn = chart('dealer', [
        over_players(f'finding.trump-rules.{preset}', lambda n, preset=preset: share('strong', n, preset))
        for preset in presets
    ], fair=True)
    return finding('trump-rules', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn)


def rotation():
    values = {
        'first_random': in_matches('random', 4, 3), 'first_strong': in_matches('strong', 4, 3),
        'least_random': in_matches('random', 4, 2), 'least_strong': in_matches('strong', 4, 2),
        'dealer_strong': dealers(seats('strong', 4)),
        'first_casual6': in_matches('casual', 6, 5),
    }
    drawn = chart('won', [
        over_players('finding.rotation.hand', lambda n: dealers(seats('strong', n))),
        over_players('finding.rotation.match-strong', lambda n: in_matches('strong', n, n - 1)),
        over_players('finding.rotation.match-casual', lambda n: in_matches('casual', n, n - 1)),
    ], fair=True)
    return finding('rotation', ['seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four'],
                   values, drawn)


def match():
    def hands(level, n):
        return value(seats(level, n)['matches'], 'hands_per_match', kind='number')

    values = {f'{level}{n}': hands(level, n) for level in ('random', 'strong') for n in PLAYERS}
    drawn = chart('match', [
        over_players(f'level.{level}', lambda n, level=level: hands(level, n)) for level in LEVELS
    ], unit='number')
    return finding('match', ['seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four'],
                   values, drawn)


def leading():
    def share(level, n, preset, place):
        found = seats(level, n, preset)
        return leaders(found) if place == 'lead' else dealers(found)

    values = {
        **{f'lead_none_{level}{n}': share(level, n, 'no-trump', 'lead')
           for level in ('random', 'strong') for n in (3, 4)},
        **{f'lead_turned_strong{n}': share('strong', n, 'random-trump', 'lead') for n in PLAYERS},
        'last_none_strong4': share('strong', 4, 'no-trump', 'last'),
    }
    values['second_none_strong4'] = value(seats('strong', 4, 'no-trump'), 'share_by_seat', 1)
    drawn = chart('hands', [
        over_players(f'finding.leading.{place}-{level}',
                     lambda n, level=level, place=place: share(level, n, 'no-trump', place))
        for level in ('random', 'strong') for place in ('lead', 'last')
    ], fair=True)
    return finding('leading', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn)


def length():
    values = {'hands': count(study('survival', 4)['hands']),
              'tricks4': value(study('survival', 4), 'tricks_per_hand', kind='number')}
    for n in PLAYERS:
        played = study('survival', n)
        values[f'plays{n}'] = value(played, 'plays_per_hand', kind='number')
        lasted = [tricks for tricks, hands in enumerate(played['tricks']) if hands]
        values[f'least{n}'], values[f'most{n}'] = count(min(lasted)), count(max(lasted))
    drawn = chart('tricks', [
        over_players(f'level.{level}',
                     lambda n, level=level: value(seats(level, n), 'tricks_per_hand', kind='number'))
        for level in LEVELS
    ], unit='number')
    results = ['survival', 'seats-random', 'seats-casual', 'seats-strong', 'seats-strong-four']
    return finding('length', results, values, drawn)


def going_out():
    def trick(level, n, place):
        return value(seats(level, n)['out_order'][place], 'trick', kind='number')

    def first(level, seat):
        return value(seats(level, 4)['out_order'][0], 'by_seat', seat)

    values = {'first': trick('random', 4, 0), 'last': trick('random', 4, 2)}
    for level in ('random', 'strong'):
        values[f'dealer_{level}'], values[f'leader_{level}'] = first(level, 3), first(level, 0)
        values[f'second_{level}'] = trick(level, 4, 1)
    drawn = chart('trick', [
        over_players(f'finding.going-out.{name}-{level}',
                     lambda n, level=level, name=name: trick(level, n, 0 if name == 'first' else n - 2))
        for level in ('random', 'strong') for name in ('first', 'last')
    ], unit='number')
    return finding('going-out', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn)


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
    # With every trick played out nobody is left just where the longest hands were equally long.
    options = {'draw-per-card': {'stock_end': 'play-on', 'last_trick': 'trick-winner'},
               'long-hand': {'last_trick': 'trick-winner'}}

    def played(n, preset='draw-per-card'):
        return study('ties', n, preset=preset, **options[preset])

    def level(n, preset='draw-per-card'):
        return part(played(n, preset), 'nobody_left', 'stock_empty')

    def longest(n):
        each = level(n)
        return {'kind': 'share', 'value': 1 - each['value'], 'low': 1 - each['high'], 'high': 1 - each['low']}

    values = {
        **{f'empty{n}': value(played(n), 'stock_empty') for n in PLAYERS},
        **{f'level{n}': level(n) for n in PLAYERS},
        'long6': value(played(6, 'long-hand'), 'stock_empty'), 'long_level6': level(6, 'long-hand'),
    }
    drawn = chart('emptied', [over_players('finding.decided.longest', longest),
                              over_players('finding.decided.level', level)])
    return finding('decided', ['ties'], values, drawn, 'partly')


def growth():
    def grew(n, preset):
        return value(study('variants-random', n, preset=preset), 'grew')

    values = {'hands': count(study('survival', 4)['hands']), 'percard': grew(4, 'draw-per-card'),
              'hands_strong': count(seats('strong', 4)['hands']),
              'strong': value(seats('strong', 4), 'grew')}
    drawn = chart('hands', [
        over_players(f'finding.rules.{preset}', lambda n, preset=preset: grew(n, preset))
        for preset in ('classic', 'long-hand', 'draw-per-card')
    ])
    return finding('growth', ['survival', 'variants-random', 'seats-strong-four'], values, drawn, 'false')


def control():
    """Two rule sets that differ only once the stock is gone: how often that happens, and how often
    the winner is another all the same, for players who weigh their cards anew may play otherwise."""
    names = {'casual': 'control', 'strong': 'control-strong'}
    found = {level: study(name, 4, level, hand=9, last_trick='last-holder')
             for level, name in names.items()}
    return {'control_empty': value(found['casual'], 'stock_empty'),
            **{f'control_{level}': other_winner(each, hand=9, last_trick='trick-winner')
               for level, each in found.items()}}


CONTROL = ['control', 'control-strong']


def before_draw():
    def differs(level, n=4):
        return other_winner(study(VARIANTS[level], n, level), elimination='before-draw')

    def share(level, elimination):
        return dealers(study(VARIANTS[level], 4, level, elimination=elimination))

    values = {
        **{level: differs(level) for level in LEVELS}, **control(),
        'ties': value(study('variants-random', 4, elimination='before-draw'), 'nobody_left'),
        **{f'dealer_{name}_{level}': share(level, elimination) for level in ('random', 'strong')
           for name, elimination in (('after', 'after-draw'), ('before', 'before-draw'))},
    }
    drawn = chart('other', [
        over_players(f'level.{level}', lambda n, level=level: differs(level, n))
        for level in ('random', 'casual')
    ])
    return finding('before-draw', [*VARIANTS.values(), *CONTROL], values, drawn)


def ties():
    def nobody(n, name, preset='classic', **options):
        return value(study(name, n, preset=preset, **options), 'nobody_left')

    cases = {
        'before': lambda n: nobody(n, 'variants-random', elimination='before-draw'),
        'bicycle': lambda n: nobody(n, 'variants-random', 'bicycle'),
        'percard': lambda n: nobody(n, 'ties', 'draw-per-card', stock_end='play-on',
                                    last_trick='trick-winner'),
        'final': lambda n: nobody(n, 'ties', 'draw-per-card', stock_end='final-draw-wins'),
        'holder': lambda n: nobody(n, 'ties', 'draw-per-card', stock_end='play-on',
                                   last_trick='last-holder'),
    }
    values = {'hands': count(study('survival', 4)['hands']),
              **{name: at(4) for name, at in cases.items()}, 'percard6': cases['percard'](6)}
    drawn = chart('hands', [over_players(f'finding.ties.{name}', at) for name, at in cases.items()])
    return finding('ties', ['survival', 'variants-random', 'ties'], values, drawn, 'partly')


def forced_trump():
    def share(level, opening, whose):
        return whose(study(VARIANTS[level], 4, level, opening=opening))

    values = {level: other_winner(study(VARIANTS[level], 4, level), opening='trump') for level in LEVELS}
    values |= {name: control()[name] for name in ('control_empty', 'control_strong')}
    drawn = over_levels('hands', [
        series(f'finding.forced-trump.{name}-{opening}', [share(level, opening, whose) for level in LEVELS])
        for name, whose in (('dealer', dealers), ('leader', leaders)) for opening in ('any', 'trump')
    ], fair=True)
    return finding('forced-trump', [*VARIANTS.values(), *CONTROL], values, drawn)


def per_card():
    def played(level, preset='draw-per-card'):
        return study(DRAWS[level], 4, level, preset=preset)

    values = {'plain_random': value(played('random', 'classic'), 'tricks_per_hand', kind='number')}
    for level in ('random', 'strong'):
        values[f'tricks_{level}'] = value(played(level), 'tricks_per_hand', kind='number')
        values[f'empty_{level}'] = value(played(level), 'stock_empty')
        values[f'dealer_{level}'] = dealers(played(level))
        values[f'first_{level}'] = value(played(level), 'first_trick_winner')
    drawn = over_levels('tricks', [
        series(f'finding.rules.{preset}',
               [value(played(level, preset), 'tricks_per_hand', kind='number') for level in LEVELS])
        for preset in ('classic', 'draw-per-card')
    ], unit='number')
    return finding('per-card', list(DRAWS.values()), values, drawn, 'true')


def long_hand():
    def share(level, preset):
        if preset == 'classic':
            return dealers(seats(level, 4))
        return dealers(study(DRAWS[level], 4, level, preset=preset))

    values = {}
    for level in ('random', 'strong'):
        played = study(DRAWS[level], 4, level, preset='long-hand')
        values[f'tricks_{level}'] = value(played, 'tricks_per_hand', kind='number')
        values[f'dealer_{level}'] = share(level, 'long-hand')
        values[f'plain_{level}'] = share(level, 'classic')
    drawn = over_levels('dealer', [
        series(f'finding.rules.{preset}', [share(level, preset) for level in LEVELS])
        for preset in ('classic', 'long-hand')
    ], fair=True)
    return finding('long-hand', ['seats-random', 'seats-casual', 'seats-strong-four', *DRAWS.values()],
                   values, drawn)


def grand_coup():
    trumps = {'named': 'grand-coup', 'turned': 'random-trump', 'none': 'no-trump'}

    def won(level, n, name):
        return value(seats(level, n, trumps[name]), 'first_trick_winner')

    values = {f'{name}_{level}': won(level, 4, name) for name in trumps for level in ('random', 'strong')}
    values['leader_strong'] = leaders(seats('strong', 4, 'grand-coup'))
    drawn = chart('hands', [
        over_players(f'finding.grand-coup.{name}', lambda n, name=name: won('strong', n, name))
        for name in trumps
    ], fair=True)
    return finding('grand-coup', ['seats-random', 'seats-strong', 'seats-strong-four'], values, drawn)


def chips():
    rules = {
        'classic': {},
        'before': {'elimination': 'before-draw'},
        'final': {'preset': 'draw-per-card', 'stock_end': 'final-draw-wins'},
    }

    def from_each(n, name):
        return value(study('chips', n, **rules[name]), 'point_from_each')

    values = {'hands': count(study('chips', 4)['hands']),
              'before4': from_each(4, 'before'), 'final4': from_each(4, 'final'),
              **{f'classic{n}': from_each(n, 'classic') for n in PLAYERS}}
    drawn = chart('hands', [
        over_players(f'finding.chips.{name}', lambda n, name=name: from_each(n, name)) for name in rules
    ])
    return finding('chips', ['chips'], values, drawn)


def hands_to_tell(share, fair=0.25):
    """So many hands until a share is 1.96 + 0.84 standard errors from the fair one: then two levels are
    told apart four times out of five."""
    needed = ((1.96 + 0.84) ** 2) * fair * (1 - fair) / (share['value'] - fair) ** 2
    return count(round(needed, 1 - math.floor(math.log10(needed))))  # two digits


def skill():
    levels = ('random', 'club', 'strong', 'expert')
    values = {level: arena(f'skill-{level}') for level in levels}
    values |= {f'hands_{level}': hands_to_tell(values[level]) for level in levels}
    values['above_club'], values['above_strong'] = arena('skill-above-club'), arena('skill-above-strong')
    values |= {f'hands_{name}': hands_to_tell(values[name]) for name in ('above_club', 'above_strong')}
    per_match = seats('casual', 4)['matches']['hands_per_match']
    values['matches_expert'] = count(round(values['hands_expert']['value'] / per_match))
    values['dealer'] = dealers(seats('casual', 4))
    drawn = chart('hands', [series('finding.skill.share', [values[level] for level in levels])],
                  [f'level.{level}' for level in levels], 'finding.across.level', fair=True)
    results = [f'skill-{level}' for level in levels] + ['skill-above-club', 'skill-above-strong']
    return finding('skill', [*results, 'seats-casual'], values, drawn)


TIPS = ('win-early', 'trump-early', 'save-trump', 'weakest-card', 'lead-void', 'long-suit',
        'late-stock')


def tips():
    values = {f"{name.replace('-', '_')}_{arm}": gain(f'tip-{name}-{arm}')
              for name in TIPS for arm in ('follows', 'ignores')}
    values['least_cost'] = cost('tip-weakest-card-ignores')
    values['most_cost'] = cost('tip-save-trump-ignores')
    drawn = chart('gain', [
        series(f'finding.tips.{arm}', [gain(f'tip-{name}-{arm}') for name in TIPS])
        for arm in ('follows', 'ignores')
    ], [f'finding.tips.{name}' for name in TIPS], 'finding.across.tip', unit='points')
    results = [f'tip-{name}-{arm}' for name in TIPS for arm in ('follows', 'ignores')]
    return finding('tips', results, values, drawn, 'partly')


ALL = (dealer, trump_rules, rotation, leading, length, match, going_out, stock, decided, growth,
       before_draw, ties, forced_trump, per_card, long_hand, grand_coup, chips, skill, tips)


def findings():
    """Those whose results are stored; the others wait for theirs."""
    found = []
    for each in ALL:
        try:
            found.append(each())
        except FileNotFoundError as missing:
            print(f'{each.__name__} waits for {missing.filename}', file=sys.stderr)
    return found
