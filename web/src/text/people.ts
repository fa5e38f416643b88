// Seats in sentences: by their players' names, or as "you".
import everyYou from 'catalogue:every-page.you';
import { t, type Values } from './catalogue.svelte';

export interface People {
  names: readonly string[];
  /** The seat of whoever reads, addressed as "you". */
  reader?: number;
}

/** Whoever gave no name is called so by the language in which the match was begun. */
export const isUnnamed = (name: string) => everyYou.includes(name);

/** A name as it stands in a record, in the language of the page where it is none. */
export const shownName = (name: string) => (isUnnamed(name) ? t('page.you') : name);

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
