// What has been found out about the game: figures that docs/findings/findings.py takes from stored results,
// and the sentences around them in the catalogues.
import { catalogue, tk } from '../text/catalogue.svelte';
import { type Estimate, errorText, type Unit, valueText } from './estimates';
import type { ChartData } from './exhibits';

/** Without an interval where nothing was estimated: proved, or counted in full. */
interface Value {
  value: number;
  low?: number;
  high?: number;
  kind: Unit | 'count';
  /** Decimals, alone and with what stands after ±, which not everything has. */
  places?: number;
  error_places?: number;
}

export interface Finding {
  /** The texts are `finding.ID.title`, `.text`, `.more` and, where there is a verdict, `.claim`. */
  id: string;
  values: Record<string, Value>;
  chart: {
    unit: Unit;
    /** The messages of the axes. */
    across: string;
    up: string;
    x: string[];
    series: { label: string; points: [number, number, number][] }[];
    fair?: number[];
  };
  commands: string[];
  verdict?: 'true' | 'false' | 'partly';
}

/** All of them; loaded when they are first asked for. */
export async function findings(): Promise<Finding[]> {
  const { default: stored } = await import('./findings.json');
  return stored.findings as unknown as Finding[];
}

const estimateOf = ({ value, low = value, high = value }: Value): Estimate => ({
  value,
  low,
  high,
});

/** "38.7 %", "5.55" or "1,000,000", as docs/findings.md writes them. */
export function writtenValue(value: Value): string {
  return value.kind === 'count'
    ? catalogue.number(value.value)
    : valueText(estimateOf(value), value.kind, value.places);
}

/** "38.7 % ± 0.1"; the value alone where it has no error to speak of. */
export function writtenError(value: Value): string {
  const places = value.error_places;
  return value.kind === 'count' || places === undefined
    ? writtenValue(value)
    : errorText(estimateOf(value), value.kind, places);
}

/** A part of a finding's text with its figures, which `more` has with their errors; empty where it has none. */
export function findingText(
  finding: Finding,
  part: 'title' | 'claim' | 'text' | 'chart' | 'more',
): string {
  const base = `finding.${finding.id}`;
  if (!catalogue.has(`${base}.${part}`)) return '';
  const written = part === 'more' ? writtenError : writtenValue;
  const values = Object.entries(finding.values).map(([name, value]) => [name, written(value)]);
  return tk(`${base}.${part}`, Object.fromEntries(values));
}

/** The first sentence, as lists show it. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}

/** The rulings and facts that a text names: "R6", "F2". */
export function rulingsIn(text: string): string[] {
  return [...new Set(text.match(/\b[RF]\d+\b/g) ?? [])];
}

/** A label is a key of the catalogues, or a text as it is. */
const labelText = (label: string) => (catalogue.has(label) ? tk(label) : label);

/** The chart as the page draws it. */
export function chartOf(finding: Finding): ChartData {
  const { unit, across, up, x, series, fair } = finding.chart;
  return {
    unit,
    across: labelText(across),
    up: labelText(up),
    groups: x.map(labelText),
    series: series.map(({ label, points }) => ({
      name: labelText(label),
      points: points.map(([value, low, high]) => ({ value, low, high })),
    })),
    ...(fair && { fair }),
  };
}
