// What a study shows: charts of bars with their captions and what can be read off them.
import type { EndReason, StudyFigures } from '../engine/types';
import { joined, t, tk } from '../text/catalogue.svelte';
import {
  bare,
  type Estimate,
  errorText,
  placesOf,
  scaled,
  several,
  single,
  type Unit,
} from './estimates';

export interface ChartData {
  unit: Unit;
  /** What the groups of bars are, and what their height is. */
  across: string;
  up: string;
  groups: string[];
  series: { name: string; points: (Estimate | undefined)[] }[];
  /** What would be fair, for each group. */
  fair?: number[];
}

export interface Exhibit {
  name: 'shares' | 'length' | 'ends' | 'outs' | 'matches';
  caption: string;
  chart: ChartData;
  findings: string[];
}

/** Figures of one study, a rule set each, by the names that the rule sets have. */
export function exhibitsOf(all: readonly StudyFigures[], names: readonly string[]): Exhibit[] {
  const study = new Exhibits(all, names);
  return [study.shares(), study.length(), study.ends(), study.outs(), study.matches()];
}

class Exhibits {
  readonly #all: readonly StudyFigures[];
  readonly #names: readonly string[];
  readonly #players: number;

  constructor(all: readonly StudyFigures[], names: readonly string[]) {
    this.#all = all;
    this.#names = names;
    this.#players = all[0]?.players ?? 0;
  }

  shares(): Exhibit {
    return this.#exhibit('shares', 'share', {
      groups: this.#seats(),
      fair: this.#fair(),
      points: (figures) => several(figures, 'share_by_seat'),
      finding: (figures, rules) => {
        const share = several(figures, 'share_by_seat').at(-1);
        return share && t('report.shares.finding', { rules, ...this.#dealer(share) });
      },
    });
  }

  length(): Exhibit {
    const shares = this.#all.map((figures) => several(figures, 'tricks_share'));
    const most = Math.max(...shares.map((each) => each.length));
    const seen = Array.from({ length: most }, (_, tricks) => tricks).filter((tricks) =>
      shares.some((each) => each.slice(0, tricks + 1).some(({ value }) => value > 0)),
    );
    return this.#exhibit('length', 'share', {
      groups: seen.map(String),
      points: (figures) => {
        const each = several(figures, 'tricks_share');
        return seen.map((tricks) => (each[tricks]?.value ? each[tricks] : undefined));
      },
      finding: (figures, rules) =>
        t('report.length.finding', {
          rules,
          tricks: errorText(single(figures, 'tricks_per_hand'), 'number'),
          plays: errorText(single(figures, 'plays_per_hand'), 'number'),
          choices: errorText(single(figures, 'choices_per_player'), 'number'),
        }),
    });
  }

  ends(): Exhibit {
    const reasons = (Object.keys(this.#all[0]?.reasons ?? {}) as EndReason[]).filter((reason) =>
      this.#all.some((figures) => figures.reasons[reason] > 0),
    );
    return this.#exhibit('ends', 'share', {
      groups: reasons.map((reason) => tk(`report.end.${reason}`)),
      points: (figures) =>
        reasons.map((reason) => {
          const [low, high] = figures.reasons_interval[reason];
          return { value: figures.reasons[reason], low, high };
        }),
      finding: (figures, rules) =>
        t('report.ends.finding', {
          rules,
          empty: errorText(single(figures, 'stock_empty'), 'share'),
          nobody: errorText(single(figures, 'nobody_left'), 'share'),
          several: errorText(single(figures, 'several_left'), 'share'),
        }),
    });
  }

  outs(): Exhibit {
    const most = Math.max(0, ...this.#all.map(({ out_order }) => out_order.length));
    return this.#exhibit('outs', 'number', {
      groups: Array.from({ length: most }, (_, place) => String(place + 1)),
      points: ({ out_order }) =>
        Array.from({ length: most }, (_, place) => {
          const out = out_order[place];
          return out && single(out, 'trick');
        }),
      finding: ({ out_order: [first] }, rules) =>
        first
          ? t('report.outs.finding', {
              rules,
              trick: errorText(single(first, 'trick'), 'number'),
              list: joined(several(first, 'by_seat').map((share) => errorText(share, 'share'))),
            })
          : t('report.outs.none', { rules }),
    });
  }

  matches(): Exhibit {
    return this.#exhibit('matches', 'share', {
      groups: this.#seats(),
      fair: this.#fair(),
      points: ({ matches }) => several(matches, 'share_by_seat'),
      finding: ({ matches }, rules) => {
        const share = several(matches, 'share_by_seat').at(-1);
        const hands = errorText(single(matches, 'hands_per_match'), 'number');
        return share && t('report.matches.finding', { rules, hands, ...this.#dealer(share) });
      },
    });
  }

  #exhibit(
    name: Exhibit['name'],
    unit: Unit,
    what: {
      groups: string[];
      fair?: number[];
      points: (figures: StudyFigures) => (Estimate | undefined)[];
      finding: (figures: StudyFigures, rules: string) => string | undefined;
    },
  ): Exhibit {
    const { groups, fair, points, finding } = what;
    const nameOf = (index: number) => this.#names[index] ?? '';
    return {
      name,
      caption: tk(`report.${name}.caption`),
      chart: {
        unit,
        across: tk(`report.${name}.across`),
        up: tk(`report.${name}.up`),
        groups,
        ...(fair && { fair }),
        series: this.#all.map((figures, at) => ({ name: nameOf(at), points: points(figures) })),
      },
      findings: this.#all.flatMap((figures, at) => finding(figures, nameOf(at)) ?? []),
    };
  }

  #seats(): string[] {
    return Array.from({ length: this.#players }, (_, seat) =>
      seat + 1 < this.#players ? String(seat + 1) : t('report.dealer', { seat: seat + 1 }),
    );
  }

  #fair = () => Array.from({ length: this.#players }, () => 1 / this.#players);

  // How much more or less than a fair share the dealer wins, if that shows.
  #dealer(share: Estimate) {
    const fair = 1 / this.#players;
    const lead = bare(Math.abs(share.value - fair), 'share', placesOf(share, 'share'));
    const than = share.low > fair ? 'more' : share.high < fair ? 'less' : 'even';
    return { share: errorText(share, 'share'), lead, than };
  }
}

/** All values that a chart's axis has to reach, as it shows them. */
export function extentOf({ unit, series, fair = [] }: ChartData): number[] {
  const ends = series.flatMap(({ points }) =>
    points.flatMap((point) => (point ? [point.low, point.high] : [])),
  );
  return [...ends, ...fair].map((value) => scaled(value, unit));
}
