"""The commands of the findings and their stored results."""
import functools
import json
import math
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
HOME = HERE.parent.parent
SEED = 'findings'


@functools.cache
def commands():
    """The command of each result, without the program's name, and what is the same for all."""
    found = {}
    for line in (HERE / 'commands').read_text(encoding='utf-8').splitlines():
        if line and not line.startswith('#'):
            name, command = line.split(None, 1)
            found[name] = command
    return found


def command_line(name):
    """As a person would type it."""
    return f'linger {commands()[name]} --seed {SEED} --json'


def path_of(name):
    return HERE / 'results' / f'{name}.jsonl'


def run_missing():
    """Runs, one after the other, the commands whose results are not there. It takes hours."""
    for name, command in commands().items():
        if path_of(name).exists():
            continue
        print(f'{name}: linger {command}', flush=True)
        arguments = [HOME / 'build/release/linger', *command.split(), '--seed', SEED, '--json']
        done = subprocess.run(arguments, check=True, capture_output=True, text=True)
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        for line in lines:
            line.pop('ms_per_decision', None)  # of the machine, not of the game
        path_of(name).write_text(''.join(json.dumps(line) + '\n' for line in lines))


@functools.cache
def result(name):
    """The objects of a result file."""
    return [json.loads(line) for line in path_of(name).read_text(encoding='utf-8').splitlines()]


# What the variants of classic rules change: one that is not asked for is not to be taken for another.
PLAIN = {'hand': 'players', 'elimination': 'after-draw', 'opening': 'any', 'trump': 'dealer-last'}


def is_rule_set(rules, preset, options):
    """Whether the rules are the preset's with these options."""
    wanted = {'preset': preset, **(PLAIN if preset == 'classic' else {}), **options}
    return all(rules[option] == what for option, what in wanted.items())


def study(name, players, level=None, preset='classic', **options):
    """Of a study's result the one combination of this preset and these options."""
    for each in result(name):
        asked = each['players'] == players and level in (None, each['level'])
        if asked and is_rule_set(each['rules'], preset, options):
            return each
    raise LookupError(f'{name} has no {players} players, {level}, {preset}, {options}')


def other_winner(found, preset='classic', **options):
    """How often another rule set of the study gives the same deal to another seat."""
    for each in found['versus']:
        if is_rule_set(each['rules'], preset, options):
            return value(each, 'other_winner')
    raise LookupError(f'nothing against {preset}, {options}')


def value(found, member, index=None, kind='share'):
    """A figure with its interval."""
    number, interval = found[member], found[f'{member}_interval']
    if index is not None:
        number, interval = number[index], interval[index]
    return {'value': number, 'low': interval[0], 'high': interval[1], 'kind': kind}


def dealers(found):
    """The share of the dealer, who plays last to the first trick."""
    return value(found, 'share_by_seat', -1)


def leaders(found):
    return value(found, 'share_by_seat', 0)


def arena(name):
    """The candidate's share of an arena's result."""
    (found,) = result(name)
    half = 1.96 * found['se']
    share = found['share']
    return {'value': share, 'low': share - half, 'high': share + half, 'kind': 'share'}


def gain(name):
    """What the candidate of an arena has over a fair share, in percentage points."""
    (found,) = result(name)
    share = arena(name)
    return {'kind': 'points', **{end: share[end] - found['fair'] for end in ('value', 'low', 'high')}}


def cost(name):
    """By how many hands in a hundred the candidate falls short of a fair share."""
    over = gain(name)
    return {'kind': 'number', 'places': 1, 'value': -100 * over['value'],
            'low': -100 * over['high'], 'high': -100 * over['low']}


def part(found, member, whole):
    """The share of one kind of hands in another kind of which it is a part, with Wilson's interval."""
    hands = found[whole] * found['hands']
    share = found[member] / found[whole]
    square = 1.959964 ** 2
    middle = (share + square / (2 * hands)) / (1 + square / hands)
    half = math.sqrt(square * (share * (1 - share) + square / (4 * hands)) / hands) / (1 + square / hands)
    return {'value': share, 'low': middle - half, 'high': middle + half, 'kind': 'share'}


def count(number):
    return {'value': number, 'kind': 'count'}
