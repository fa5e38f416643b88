// Where people sit around the felt, and where their cards lie in the trick: clockwise from the
// left of whoever looks, who sits at the bottom.

export interface Place {
  /** Of the seat's plate: its middle, in percent of the felt. */
  x: number;
  y: number;
  /** Of its card in the trick: columns and rows of cards from the middle. */
  column: number;
  row: number;
}

const place = (x: number, y: number, column: number, row: number): Place => ({ x, y, column, row });

const own = place(50, 100, 0, 1);

// By the number of others.
const narrow: Record<number, Place[]> = {
  2: [place(16, 30, -1, 0), place(84, 30, 1, 0)],
  3: [place(16, 33, -1, 0), place(50, 12, 0, -1), place(84, 33, 1, 0)],
  4: [
    place(16, 72, -1, 0.5),
    place(16, 34, -1, -0.5),
    place(84, 34, 1, -0.5),
    place(84, 72, 1, 0.5),
  ],
  5: [
    place(16, 74, -1, 0.5),
    place(16, 38, -1, -0.5),
    place(50, 12, 0, -1),
    place(84, 38, 1, -0.5),
    place(84, 74, 1, 0.5),
  ],
};

const wide: Record<number, Place[]> = {
  2: [place(16, 46, -1, 0), place(84, 46, 1, 0)],
  3: [place(15, 54, -1, 0), place(50, 10.5, 0, -1), place(85, 54, 1, 0)],
  4: [
    place(14, 66, -1, 0.5),
    place(20, 26, -1, -0.5),
    place(80, 26, 1, -0.5),
    place(86, 66, 1, 0.5),
  ],
  5: [
    place(14, 70, -1, 0.5),
    place(16, 32, -1, -0.5),
    place(50, 10.5, 0, -1),
    place(84, 32, 1, -0.5),
    place(86, 70, 1, 0.5),
  ],
};

/** The place of a seat, for one who looks from `from` at a table of this many. */
export function placeOf(seat: number, from: number, players: number, isWide: boolean): Place {
  const step = (seat - from + players) % players;
  const places = (isWide ? wide : narrow)[players - 1];
  return (step === 0 ? undefined : places?.[step - 1]) ?? own;
}
