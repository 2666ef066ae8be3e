/** A REPL with every use case wired to its own demo world. `help` lists them. */
import { start } from 'node:repl';
import { inspect } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled('demo');

/* Vite loads TypeScript and the path aliases as in the build. It serves nothing. */
const { createServer } = await import('vite');
const vite = await createServer({
  mode: 'demo',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { createDeveloperConsole, HELP } = await vite.ssrLoadModule(
  '/scripts/console/createDeveloperConsole.ts',
);

const timers = {
  setTimeout: (/** @type {() => void} */ task, /** @type {number} */ milliseconds) =>
    Number(setTimeout(task, milliseconds)),
  clearTimeout: (/** @type {number} */ timer) => clearTimeout(timer),
};
const variables = await createDeveloperConsole(timers, { warn: () => undefined });
console.log('Amin. Type help for a list of commands, Ctrl-D to exit.');
const prompt = start({
  prompt: 'amin> ',
  useGlobal: true,
  writer: (value) => inspect(value, { depth: 4, colors: process.stdout.isTTY, maxArrayLength: 20 }),
});
Object.assign(prompt.context, variables);
Object.defineProperty(prompt.context, 'help', {
  configurable: true,
  get: () => {
    console.log(HELP);
    return undefined;
  },
});
prompt.on('exit', () => {
  void vite.close().then(() => process.exit(0));
});
