// Figures with their 95 % intervals, and how they are written.
import type { Interval, Several, Single } from '../engine/types';
import { catalogue, t } from '../text/catalogue.svelte';

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** A share is from 0 to 1, and shown in percent; points are what is between two of them. */
export type Unit = 'share' | 'points' | 'number';

const estimate = (value: number, [low, high]: Interval): Estimate => ({ value, low, high });

export function single<Name extends string>(of: Single<Name>, name: Name): Estimate {
  const interval: Record<string, Interval> = of;
  return estimate(of[name], interval[`${name}_interval`] as Interval);
}

export function several<Name extends string>(of: Several<Name>, name: Name): Estimate[] {
  const values: Record<string, number[]> = of;
  const intervals: Record<string, Interval[]> = of;
  return (values[name] ?? []).map((value, index) =>
    estimate(value, intervals[`${name}_interval`]?.[index] ?? [value, value]),
  );
}

export const usualPlaces = (unit: Unit) => (unit === 'number' ? 2 : 1);

/** One decimal more where the interval gives sense to it; but none and all need no more. */
export function placesOf({ value, low, high }: Estimate, unit: Unit): number {
  const usual = usualPlaces(unit);
  if (unit === 'share' && (value === 0 || value === 1)) return usual;
  const width = scaled(high - low, unit);
  return width > 0 && width < 2 / 10 ** usual ? usual + 1 : usual;
}

export const scaled = (value: number, unit: Unit) => (unit === 'number' ? value : 100 * value);

/** "38.7", without its unit; "+1.3" or "−0.2" for points. */
export function bare(value: number, unit: Unit, places: number): string {
  const number = catalogue.number(scaled(value, unit), places).replace('-', '−');
  return unit === 'points' && value >= 0 ? `+${number}` : number;
}

const withUnit = (number: string, unit: Unit) =>
  unit === 'share' ? t('page.study.percent', { number }) : number;

/** "38.7 %" or "5.55" */
export function valueText(
  estimate: Estimate,
  unit: Unit,
  places = placesOf(estimate, unit),
): string {
  return withUnit(bare(estimate.value, unit, places), unit);
}

/** "38.6–38.8 %" or "−0.2 to +0.4", with so many decimals that the ends differ. */
export function rangeText(estimate: Estimate, unit: Unit): string {
  const ends = (places: number) => ({
    low: bare(estimate.low, unit, places),
    high: bare(estimate.high, unit, places),
  });
  let places = placesOf(estimate, unit);
  while (estimate.low !== estimate.high && ends(places).low === ends(places).high) places += 1;
  const range =
    unit === 'points'
      ? t('page.study.range.signed', ends(places))
      : t('page.study.range', ends(places));
  return withUnit(range, unit);
}

/** What stands after ±: how far the end that is further off is. Nothing less would hold the interval. */
export const errorOf = ({ value, low, high }: Estimate) => Math.max(value - low, high - value);

/** "38.7 % ± 0.1" */
export function errorText(
  estimate: Estimate,
  unit: Unit,
  places = placesOf(estimate, unit),
): string {
  const number = bare(estimate.value, unit, places);
  const error = catalogue.number(scaled(errorOf(estimate), unit), places);
  return unit === 'share'
    ? t('study.percent', { share: number, error })
    : t('report.number', { number, error });
}
