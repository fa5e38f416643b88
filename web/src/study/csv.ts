// The figures of a study one a row, in the columns of `linger study --csv`.
import type { EndReason, StudyFigures } from '../engine/types';
import type { Resolved } from '../rules/options';
import { type Estimate, several, single } from './estimates';

type Row = [figure: string, index: string, estimate: Estimate];

const bySeat = (figure: string, all: Estimate[]) =>
  all.map((estimate, seat): Row => [figure, String(seat + 1), estimate]);

function rowsOf(figures: StudyFigures, nameOf: (rules: Resolved) => string): Row[] {
  const { matches } = figures;
  type Name = 'plays_per_hand' | 'tricks_per_hand' | 'choices_per_player' | 'stock_empty';
  const one = (
    name: Name | 'nobody_left' | 'several_left' | 'grew' | 'first_trick_winner',
  ): Row => [name, '', single(figures, name)];
  return [
    ...bySeat('share_by_seat', several(figures, 'share_by_seat')),
    one('plays_per_hand'),
    one('tricks_per_hand'),
    one('choices_per_player'),
    ...Object.entries(figures.reasons).map(([reason, value]): Row => {
      const [low, high] = figures.reasons_interval[reason as EndReason];
      return ['reasons', reason, { value, low, high }];
    }),
    one('stock_empty'),
    one('nobody_left'),
    one('several_left'),
    one('grew'),
    one('first_trick_winner'),
    ['hands_per_match', '', single(matches, 'hands_per_match')],
    ...bySeat('match_share_by_seat', several(matches, 'share_by_seat')),
    ...figures.versus.map(
      (other): Row => ['other_winner', nameOf(other.rules), single(other, 'other_winner')],
    ),
  ];
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export function csvOf(all: readonly StudyFigures[], nameOf: (rules: Resolved) => string): string {
  const lines = all.flatMap((figures) => {
    const { players, level, seed, hands } = figures;
    const what = [quoted(nameOf(figures.rules)), players, level, quoted(seed), hands];
    return rowsOf(figures, nameOf).map(([figure, index, { value, low, high }]) =>
      [...what, figure, index && quoted(index), value, low, high].join(','),
    );
  });
  return ['rules,players,level,seed,hands,figure,index,value,low,high', ...lines, ''].join('\n');
}
