// Where things stand on the axis of a chart.

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
  /** Decimals that the ticks need. */
  places: number;
}

/** From 0, or below it if anything is, to the highest, in about so many round steps. */
export function scaleOf(values: readonly number[], steps = 5): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const rough = (most - least || 1) / steps;
  const power = Math.floor(Math.log10(rough));
  const unit = 10 ** power;
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * unit >= rough * 0.999) ?? 10;
  const step = factor * unit;
  const from = Math.floor(least / step + 1e-9);
  const to = Math.max(from + 1, Math.ceil(most / step - 1e-9));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  const places = Math.max(0, factor === 2.5 ? 1 - power : factor === 10 ? -power - 1 : -power);
  return { low: from * step, high: to * step, ticks, places };
}

/** A label in lines of at most so many letters, as far as its words let. */
export function inLines(label: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
