// The module as the page's worker drives it: texts in, texts out. What is asked and answered is
// noted, so that the native build can be asked the same.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Set by CTest (tests/CMakeLists.txt).
export const paths = {
  module: process.env.LINGER_WASM, // the module
  desk: process.env.LINGER_DESK, // the same, compiled for this machine: native_desk.cpp
  program: process.env.LINGER_PROGRAM, // the command
  source: process.env.LINGER_SOURCE_DIR,
};

export const Waits = { nothing: 0, bot: 1, person: 2, deal: 3, over: 4 };

export const loadModule = () => new WebAssembly.Module(readFileSync(paths.module));

export class Engine {
  #exports;
  orders = [];
  answers = [];

  constructor(module = loadModule()) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
    this.#exports._initialize();
  }

  // Puts a text, or bytes, where the module reads them; their number.
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

  #note(order, answer) {
    this.orders.push(order);
    this.answers.push(answer);
    return answer;
  }

  callText(text) {
    return this.#note(['call', text], this.#output(this.#exports.linger_call(this.#put(text))));
  }

  // The result; a fault throws.
  call(name, args) {
    const answer = JSON.parse(this.callText(JSON.stringify({ id: 1, call: name, args })));
    if (answer.fault) throw new Error(JSON.stringify(answer.fault));
    return answer.result;
  }

  receive(connection, frame, now = 0) {
    const output = this.#exports.linger_receive(connection, this.#put(frame), now);
    return this.#note(['receive', connection, frame, now], this.#output(output));
  }

  playBot(now = 0) {
    return this.#note(['bot', now], this.#output(this.#exports.linger_play_bot(now)));
  }

  waits() {
    return this.#note(['waits'], this.#exports.linger_waits());
  }

  saved() {
    return this.#note(['saved'], this.#output(this.#exports.linger_saved()));
  }

  // What the native build answers to all that the module was asked.
  nativeAnswers() {
    const input = this.orders.map((order) => JSON.stringify(order) + '\n').join('');
    return lines(run(paths.desk, [], input).out).map((line) => JSON.parse(line));
  }
}

export function run(program, args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (error) throw error;
  return { status, out: stdout, error: stderr };
}

export const lines = (text) => text.split('\n').filter((line) => line !== '');

// The frames of an output that go to a connection.
export function framesTo(connection, output) {
  const begin = `${connection} `;
  return lines(output)
    .filter((line) => line.startsWith(begin))
    .map((line) => JSON.parse(line.slice(begin.length)));
}
