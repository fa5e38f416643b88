// Every sentence that the page says, in the language that is set (catalogues/README.md).
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';
import { IntlMessageFormat } from 'intl-messageformat';
import type messages from '../../../catalogues/en.json';
import type { Message } from '../../catalogue';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export type Key = keyof typeof messages;
export type Values = Record<string, string | number | boolean>;

type Messages = Record<string, Message>;
type Part = () => Promise<{ default: Messages }>;

const sources: Record<Language, { first: Part; rest: Part }> = {
  en: { first: () => import('catalogue:en-first'), rest: () => import('catalogue:en-rest') },
  de: { first: () => import('catalogue:de-first'), rest: () => import('catalogue:de-rest') },
};

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => argumentsOf(value))];
  });
}

class Catalogue {
  language = $state<Language>('en');
  #messages = $state.raw<Messages>({});
  #formats = new Map<string, IntlMessageFormat>();
  #whole = false;
  #coming: Promise<void> | undefined;

  /** Speaks this language from then on. */
  async speak(language: Language) {
    const { first, rest } = sources[language];
    const parts = await Promise.all(this.#whole ? [first(), rest()] : [first()]);
    this.#messages = Object.assign({}, ...parts.map((part) => part.default));
    this.#formats.clear();
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Until the sentences are there that neither the start nor the table needs at once. */
  whole(): Promise<void> {
    this.#coming ??= this.#loadRest().catch((error: unknown) => {
      this.#coming = undefined;
      throw error;
    });
    return this.#coming;
  }

  async #loadRest() {
    await sources[this.language].rest();
    this.#whole = true;
    await this.speak(this.language);
  }

  has(key: string): key is Key {
    return key in this.#messages;
  }

  /** The sentence; a key that does not exist gives the key in brackets. */
  text(key: string, values: Values = {}): string {
    const message = this.#messages[key];
    if (message === undefined) return this.#missing(key);
    if (typeof message === 'string') return message;
    let format = this.#formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, this.language);
      this.#formats.set(key, format);
    }
    return String(format.format(values));
  }

  // A sentence that does not come first is shown as soon as it is there.
  #missing(key: string): string {
    if (this.#whole) return `[${key}]`;
    this.whole().catch(() => {});
    return '';
  }

  /** Whether a message has all the arguments that it names. */
  complete(key: string, values: readonly string[]): boolean {
    const message = this.#messages[key];
    if (message === undefined || typeof message === 'string') return true;
    return argumentsOf(message).every((name) => values.includes(name));
  }

  percent(share: number, digits = 0): string {
    return new Intl.NumberFormat(this.language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(share);
  }

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  }

  date(iso: string): string {
    // Days and months in the order of the browser's country, where its language is the page's.
    const local = navigator.languages.find((tag) => tag.toLowerCase().startsWith(this.language));
    const format = new Intl.DateTimeFormat(local ?? this.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return format.format(new Date(iso));
  }
}

export const catalogue = new Catalogue();

/** The sentence of a key, in the language that is set. */
export function t(key: Key, values?: Values): string {
  return catalogue.text(key, values);
}

/** The same for a key that is put together, such as `level.${level}`. */
export function tk(key: string, values?: Values): string {
  return catalogue.text(key, values);
}

/** With a capital at its beginning, where a name that begins it has none. */
export function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(catalogue.language) + text.slice(1);
}

/** "a, b, c" */
export function joined(items: readonly string[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return t('list.none');
  return rest.length === 0 ? first : t('list.joint', { first, rest: joined(rest) });
}

/** "a, b and c" */
export function joinedWithAnd(items: readonly string[]): string {
  if (items.length < 2) return joined(items);
  return t('list.and', { first: joined(items.slice(0, -1)), last: items.at(-1) ?? '' });
}

/** The best language for this browser. */
export function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = languages.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
