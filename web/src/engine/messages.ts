// What the page and its worker post to each other, as JSON (docs/protocol.md, The page's worker).
import type { Calls, ClientFrame, Fault, TableFrame } from './types';

export type ToWorker =
  | { [Name in keyof Calls]: { id: number; call: Name; args: Calls[Name][0] } }[keyof Calls]
  | { connection: number; frame: ClientFrame };

export type FromWorker =
  | { reply: number; result: unknown }
  | { reply: number; fault: Fault }
  | { connection: number; frame: TableFrame }
  | { notice: Notice };

/**
 * What the worker tells unasked: the module could not be loaded; the match cannot be saved; it is
 * saved again; the same match was opened in another tab, and this one stops.
 */
export type Notice = 'engine-missing' | 'not-saved' | 'saved-again' | 'taken-elsewhere';
