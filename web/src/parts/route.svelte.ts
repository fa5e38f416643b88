// Which screen is shown: the address behind #, so that back, reload and links work anywhere.

class Route {
  /** "/table", "/rules/R4", …; "/" is the start. */
  path = $state('/');
  /** A record in a link: the text behind #r=. */
  record = $state<string | undefined>();

  constructor() {
    this.#read();
    globalThis.addEventListener?.('hashchange', () => this.#read());
  }

  /** The parts of the path: ["rules", "R4"]. */
  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '');
  }

  #read() {
    const hash = globalThis.location?.hash ?? '';
    this.record = hash.startsWith('#r=') ? hash.slice(3) : undefined;
    const elsewhere = this.record === undefined ? '/' : '/record';
    this.path = hash.startsWith('#/') ? hash.slice(1) : elsewhere;
  }
}

export const route = new Route();

/** "replace" leaves no way back to where one is now. */
export function go(path: string, how: 'push' | 'replace' = 'push') {
  if (how === 'replace') location.replace(`#${path}`);
  else location.hash = path;
}
