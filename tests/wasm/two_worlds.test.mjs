// What a seat cannot know changes no byte on its connection: two records that differ in nothing else
// are opened, and told apart at the first moment when the seat may know, and not before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, lines, Waits } from './engine.mjs';

const players = ['You', 'Ada', 'Ben', 'Cleo'];

// Persons sit on all seats, so that nobody's cards depend on what another holds.
function open(record) {
  const engine = new Engine();
  const seats = players.map(() => ({ kind: 'person' }));
  return { engine, seats: engine.call('open', { record, seats, seed: 'spare' }).seats };
}

const recordOf = (deck, moves = '') => ({
  format: 'linger-record/1',
  rules: { preset: 'survival', match: { hands: 1 } },
  players,
  rounds: [{ dealer: 3, deck: deck.join(' '), moves }],
});

const swapped = (deck, a, b) => {
  const other = [...deck];
  [other[a], other[b]] = [other[b], other[a]];
  return other;
};

// All that seat 0 gets, line by line, while everybody plays what `choose` says.
function heard(record, moves) {
  const { engine, seats } = open(record);
  const outputs = [];
  const tell = (output) => outputs.push(...lines(output).filter((line) => line.startsWith('0 ')));
  const say = (seat, frame) => tell(engine.receive(seat, JSON.stringify(frame)));
  for (const { seat, token } of [...seats].reverse()) say(seat, { hello: 'linger/1', token });
  const probes = [{ id: 'h', do: 'hint' }, { id: 'u', do: 'undo' }, { id: 'n', do: 'next' },
    { id: 'p', decision: 1, play: '2C' }, { id: 'q', decision: 9, play: 'AS' }];
  for (const probe of probes) say(0, { ...probe, id: `0${probe.id}` });
  let at = 0;
  for (const [seat, card] of moves) {
    say(seat, { id: `m${at}`, decision: ++at, play: card });
    for (const probe of probes) say(0, { ...probe, id: `${at}${probe.id}` });
  }
  say(0, { hello: 'linger/1', token: seats[0].token, since: 0 });
  assert.ok([Waits.person, Waits.over].includes(engine.waits()));
  return outputs;
}

// Seats 0 to 3 get the cards 0, 4, 8 and so on; the last of seat 3 is shown. Seat 0 leads.
const { deck: text } = new Engine().call('deck', { seed: 'two worlds' });
const deck = text.split(' ');
const hand = (cards, seat) => [0, 1, 2, 3].map((round) => cards[4 * round + seat]);

test('cards of others, and of the stock, that seat 0 has not seen', () => {
  const lead = hand(deck, 0)[0];
  for (const [a, b] of [[1, 2], [3, 6], [9, 30], [17, 51], [2, 20]]) {
    const one = heard(recordOf(deck, lead), []);
    const two = heard(recordOf(swapped(deck, a, b), lead), []);
    assert.deepEqual(one, two);
    assert.ok(one.some((line) => line.includes('"count":4')));
  }
});

test('the difference shows once seat 0 is told of it', () => {
  const other = swapped(deck, 1, 30); // a card of seat 1 and one of the stock
  const lead = hand(deck, 0)[0];
  const legal = (cards) => {
    const held = hand(cards, 1);
    const following = held.filter((card) => card[1] === lead[1]);
    return following.length > 0 ? following : held;
  };
  const common = legal(deck).find((card) => legal(other).includes(card));
  if (common) {
    const one = heard(recordOf(deck), [[0, lead], [1, common]]);
    assert.deepEqual(one, heard(recordOf(other), [[0, lead], [1, common]]));
  }
  // In each world seat 1 plays the card that only this one has, where it may.
  const [first, second] = [deck, other].map((cards) =>
    heard(recordOf(cards), [[0, lead], [1, legal(cards).find((c) => c === cards[1]) ?? legal(cards)[0]]]));
  const differs = first.findIndex((line, i) => line !== second[i]);
  if (legal(deck)[0] !== legal(other)[0] || legal(deck).includes(deck[1])) {
    const { event } = JSON.parse(first[differs].slice(2));
    assert.equal(event.event, 'play');
    assert.equal(event.seat, 1);
  } else {
    assert.equal(differs, -1);
  }
});

test('own cards are seen at once', () => {
  const other = swapped(deck, 0, 30);
  assert.notDeepEqual(heard(recordOf(deck), []), heard(recordOf(other), []));
});

test('a trick played out, in many worlds', () => {
  let worlds = 0;
  const engine = new Engine();
  for (let i = 0; i < 40; i++) {
    const cards = engine.call('deck', { seed: `many/${i}` }).deck.split(' ');
    // Any legal first trick.
    const moves = [];
    for (let seat = 0; seat < 4; seat++) {
      const held = hand(cards, seat);
      const following = seat === 0 ? [] : held.filter((card) => card[1] === moves[0][1][1]);
      moves.push([seat, (following.length > 0 ? following : held)[0]]);
    }
    const played = new Set(moves.map(([, card]) => card));
    const shown = cards[15];
    const unseen = cards.map((card, at) => [card, at])
      .filter(([card, at]) => (at > 16 || (at < 16 && at % 4 !== 0)) && !played.has(card) && card !== shown)
      .map(([, at]) => at);
    const [a, b] = [unseen[i % 7], unseen[unseen.length - 1 - (i % 11)]];
    const other = swapped(cards, a, b);
    const replay = (deckCards) => engine.call('replay', {
      record: recordOf(deckCards, moves.map(([, card]) => card).join(' ')) });
    const [one, two] = [replay(cards), replay(other)];
    if (two.fault || one.events.some((e) => e.event === 'draw' && e.seat === 0)) continue;
    worlds++;
    assert.deepEqual(heard(recordOf(cards), moves), heard(recordOf(other), moves));
  }
  assert.ok(worlds >= 10, `${worlds}`);
});
