// The module as the page's worker drives it: texts in, texts out.
import { readFileSync } from 'node:fs';

export function load(path) {
  const module = new WebAssembly.Module(readFileSync(path));
  return { module, engine: new Engine(new WebAssembly.Instance(module, {}).exports) };
}

export class Engine {
  #exports;

  constructor(exports) {
    this.#exports = exports;
    exports._initialize();
  }

  #put(text) {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const room = this.#exports.linger_buffer(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, room, bytes.length).set(bytes);
    return bytes.length;
  }

  #output(length) {
    const at = this.#exports.linger_output();
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }

  callText(text) {
    return this.#output(this.#exports.linger_call(this.#put(text)));
  }

  call(name, args) {
    return JSON.parse(this.callText(JSON.stringify({ id: 1, call: name, args })));
  }

  receive(connection, frame, now = 0) {
    const bytes = this.#put(frame);
    return this.#output(this.#exports.linger_receive(connection, bytes, now));
  }

  playBot(now = 0) {
    return this.#output(this.#exports.linger_play_bot(now));
  }

  waits() {
    return this.#exports.linger_waits();
  }

  saved() {
    return this.#output(this.#exports.linger_saved());
  }
}
