// Seats in sentences: by their players' names, or as "you".
import { t, type Values } from './catalogue.svelte';

export interface People {
  names: readonly string[];
  /** The seat of whoever reads, addressed as "you". */
  reader?: number;
}

export function seatName(people: People, seat: number): string {
  return people.names[seat] ?? t('seat.number', { number: seat });
}

/** `{seat, seat_is}`, under another name where the message has one. */
export function seatValues(people: People, seat: number, name = 'seat'): Values {
  return {
    [name]: seatName(people, seat),
    [`${name}_is`]: seat === people.reader ? 'you' : 'other',
  };
}
