"""What a finding is made of, as the document and the page have it: its figures, a chart, its commands."""
from results import command_line
from written import for_page

PLAYERS = (3, 4, 5, 6)
LEVELS = ('random', 'casual', 'strong')


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
    found = {'id': id, 'values': {name: for_page(each) for name, each in values.items()},
             'chart': drawn, 'commands': [command_line(name) for name in results]}
    if verdict:
        found['verdict'] = verdict
    return found
