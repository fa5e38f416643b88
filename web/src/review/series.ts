// How the line of each seat is drawn: told apart by dashes, not by colour alone.

const dashes = ['', '14 5', '2 4', '10 4 2 4', '5 4', '10 4 2 4 2 4'];

/** The reader's line is the first, and without gaps. */
export function seriesOf(seat: number, players: number, reader = 0) {
  const place = (seat - reader + players) % players;
  return { colour: `var(--series-${place})`, dash: dashes[place] ?? '', own: place === 0 };
}

/** Moves labels along one axis so that each has its room, in the order in which they stand. */
export function spread(places: readonly number[], room: number, limit: number): number[] {
  const order = places.map((place, index) => ({ place, index }));
  order.sort((a, b) => a.place - b.place || a.index - b.index);
  const result = [...places];
  let free = Number.NEGATIVE_INFINITY;
  for (const { place, index } of order) {
    result[index] = Math.max(place, free);
    free = (result[index] ?? 0) + room;
  }
  // What was pushed out at the end is pushed back.
  let end = limit;
  for (const { index } of order.reverse()) {
    result[index] = Math.min(result[index] ?? 0, end);
    end = (result[index] ?? 0) - room;
  }
  return result;
}
