// The sentences of codes with arguments: why something is refused, found, advised or at fault.
import type { Argument, Fault, Reason } from '../engine/types';
import { cardName, cardNames, suitName } from './cards';
import { catalogue, sentence, tk, type Values } from './catalogue.svelte';
import { type People, seatValues } from './people';

export type Family = 'fault' | 'refused' | 'referee' | 'referee.illegal' | 'coach';

const seatArguments = new Set(['seat', 'dealer', 'winner', 'leader']);
const card = /^[2-9TJQKA][CDHS]$/;
const suit = /^[CDHS]$/;

function value(name: string, argument: Argument): string | number {
  if (Array.isArray(argument)) return cardNames(argument);
  if (typeof argument === 'number') return argument;
  if (card.test(argument)) return cardName(argument);
  return suit.test(argument) && name === 'suit' ? suitName(argument as 'C') : argument;
}

/** The sentence of a reason; where it lacks what the message names, the shorter message. */
export function reasonText(reason: Reason, family: Family, people: People): string {
  const key = `${family}.${reason.code}`;
  const values: Values = {};
  for (const [name, argument] of Object.entries(reason.args)) {
    // Who should have dealt is a seat; elsewhere what was expected is a number or a text.
    const isSeat =
      seatArguments.has(name) || (reason.code === 'wrong-dealer' && name === 'expected');
    if (isSeat && typeof argument === 'number')
      Object.assign(values, seatValues(people, argument, name));
    else values[name] = value(name, argument);
  }
  const short = `${key}.short`;
  const lacks = catalogue.has(short) && !catalogue.complete(key, Object.keys(values));
  return tk(lacks ? short : key, values);
}

/** A fault that no record is the cause of, as a whole sentence. */
export function faultSentence(fault: Fault): string {
  return `${sentence(reasonText(fault, 'fault', { names: [] }))}.`;
}
