// The options of the rules as the page gets them: what the engine knows of them, asked while the page
// is built, so that they are told nowhere twice.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { EngineModule } from './src/engine/module';

const file = resolve(import.meta.dirname, '../build/wasm/linger.wasm');

async function ask(): Promise<unknown> {
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  const call = JSON.stringify({ id: 0, call: 'options', args: {} });
  const { result } = JSON.parse(new EngineModule(instance).call(call));
  if (!result) throw new Error('The module does not know its options: build it anew.');
  return result;
}

// `import known from 'engine:options'`
export function engineOptions(): Plugin {
  const name = 'engine:options';
  return {
    name: 'engine-options',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await ask())}`;
    },
  };
}
