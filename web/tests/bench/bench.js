// How fast the engine is in a browser: random hands in the module itself, and moves of bots by the
// page's worker, its store included. tests/measure.ts gives the addresses.

async function engine(address) {
  const response = await fetch(address);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  const { memory, _initialize, linger_buffer, linger_call, linger_output } = instance.exports;
  _initialize();
  return (call, args) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ id: 1, call, args }));
    new Uint8Array(memory.buffer, linger_buffer(bytes.length), bytes.length).set(bytes);
    const length = linger_call(bytes.length);
    const output = new Uint8Array(memory.buffer, linger_output(), length);
    return JSON.parse(new TextDecoder().decode(output)).result;
  };
}

/** Cards played in a second of random hands: the best of some runs, as others use the machine too. */
window.playsPerSecond = async (address, players) => {
  const call = await engine(address);
  const hands = 100_000;
  let best = 0;
  for (let run = 0; run < 8; run += 1) {
    const begun = performance.now();
    const { plays } = call('bench', { players, hands });
    best = Math.max(best, plays / ((performance.now() - begun) / 1000));
  }
  return best;
};

/** Milliseconds from a bot's turn to its card, for each of so many moves. */
window.botMoves = (address, level, wanted) =>
  new Promise((resolve) => {
    const worker = new Worker(address, { type: 'module' });
    const post = (message) => worker.postMessage(JSON.stringify(message));
    const command = (what) => post({ connection: 1, frame: { id: `${Math.random()}`, ...what } });
    const seats = [
      { kind: 'person', name: 'Me' },
      ...['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'bot', level, name })),
    ];
    const moves = [];
    let since;
    const hear = ({ reply, result, frame }) => {
      if (reply === 2) {
        post({
          connection: 1,
          frame: { hello: 'linger/1', token: result.seats[0].token, since: 0 },
        });
        command({ do: 'start' });
      }
      if (frame?.event?.event === 'play' && since !== undefined) {
        moves.push(performance.now() - since);
        since = undefined;
      }
      if (frame?.event?.event === 'end') command({ do: 'next' });
      if (frame?.event?.event === 'match-end' || moves.length >= wanted) {
        worker.terminate();
        resolve(moves);
      }
      const { seat, decision, legal } = frame?.turn ?? {};
      if (seat === 0) command({ decision, play: legal[0] });
      else if (seat !== undefined) since = performance.now();
    };
    worker.onmessage = ({ data }) => hear(JSON.parse(data));
    post({ id: 1, call: 'pace', args: { bot: 0, trick: 0 } });
    post({ id: 2, call: 'open', args: { rules: { preset: 'long-hand' }, seats, seed: 'bench' } });
  });
