// The engine's WebAssembly module: texts in, texts out (bindings/, docs/protocol.md).

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  linger_buffer(bytes: number): number;
  linger_output(): number;
  linger_call(bytes: number): number;
  linger_receive(connection: number, bytes: number, now: number): number;
  linger_play_bot(now: number): number;
  linger_waits(): number;
  linger_saved(): number;
}

export interface Delivery {
  connection: number;
  frame: unknown;
}

/** What the table of the module waits for. */
export enum Waits {
  nothing = 0,
  bot = 1,
  person = 2,
  deal = 3,
  over = 4,
}

export class EngineModule {
  #exports: Exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  /** Answers a call: `{"id", "call", "args"}` gives `{"reply", "result"}` or `{"reply", "fault"}`. */
  call(text: string): string {
    return this.#output(this.#exports.linger_call(this.#input(text)));
  }

  /** A frame for the table, from this connection. */
  receive(connection: number, frame: string): Delivery[] {
    const bytes = this.#input(frame);
    return this.#deliveries(this.#exports.linger_receive(connection, bytes, Date.now()));
  }

  playBot(): Delivery[] {
    return this.#deliveries(this.#exports.linger_play_bot(Date.now()));
  }

  waits(): Waits {
    return this.#exports.linger_waits();
  }

  /** The match with all that it takes to go on with it, hidden cards included. */
  saved(): string {
    return this.#output(this.#exports.linger_saved());
  }

  #input(text: string): number {
    const bytes = this.#encoder.encode(text);
    const at = this.#exports.linger_buffer(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  #output(bytes: number): string {
    const at = this.#exports.linger_output();
    return this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, bytes));
  }

  // Lines of a connection's number, a space and a frame.
  #deliveries(bytes: number): Delivery[] {
    return this.#output(bytes)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const space = line.indexOf(' ');
        return {
          connection: Number(line.slice(0, space)),
          frame: JSON.parse(line.slice(space + 1)),
        };
      });
  }
}
