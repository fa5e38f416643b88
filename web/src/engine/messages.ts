// What the page and its worker post to each other, as JSON (docs/protocol.md, The page's worker).
import type { Calls, ClientFrame, Fault, TableFrame } from './types';

export type ToWorker =
  | { [Name in keyof Calls]: { id: number; call: Name; args: Calls[Name][0] } }[keyof Calls]
  | { connection: number; frame: ClientFrame };

export type FromWorker =
  | { reply: number; result: unknown }
  | { reply: number; fault: Fault }
  | { connection: number; frame: TableFrame }
  | { notice: Notice }
  /** The lock that the worker holds for as long as it lives. */
  | { alive: string };

/**
 * What the worker tells unasked: the module could not be loaded; it broke off, as for want of memory;
 * the match cannot be saved; it is saved again; the same match was opened in another tab, and this
 * one stops. That it has been ended by the browser it cannot tell: the page notices (engine.ts).
 */
export type Notice =
  | 'engine-missing'
  | 'engine-ended'
  | 'not-saved'
  | 'saved-again'
  | 'taken-elsewhere';

/** After which nobody answers any more. */
export type End = Extract<Notice, 'engine-missing' | 'engine-ended'>;
