import type { Plugin } from 'vite';

const HOOKS = [
  'buildApp',
  'buildStart',
  'resolveId',
  'load',
  'transform',
  'buildEnd',
  'renderStart',
  'renderChunk',
  'augmentChunkHash',
  'generateBundle',
  'writeBundle',
  'closeBundle',
  'transformIndexHtml',
] as const;

/** Seconds below which a plugin is not named. */
const LEAST = 0.1;

/**
 * Makes the build print its processor time when it ends, and for each plugin the time between the start and the end of
 * its hooks. Hooks that run at the same time count twice, and `prerender-pages` contains the build that renders the pages.
 */
export function withBuildTimes(plugins: readonly Plugin[]): Plugin[] {
  const seconds = new Map<string, number>();
  const add = (name: string, milliseconds: number): void =>
    void seconds.set(name, (seconds.get(name) ?? 0) + milliseconds / 1000);
  process.once('exit', () => print(seconds));
  return plugins.map((plugin) => timed(plugin, add));
}

function timed(plugin: Plugin, add: (name: string, milliseconds: number) => void): Plugin {
  const measured: Plugin = { ...plugin };
  for (const name of HOOKS) {
    const hook: unknown = plugin[name];
    const measure = (handler: CallableFunction) =>
      function (this: unknown, ...parameters: unknown[]): unknown {
        const startedAt = performance.now();
        const end = (): void => add(plugin.name, performance.now() - startedAt);
        const result: unknown = Reflect.apply(handler, this, parameters);
        if (result instanceof Promise) return result.finally(end);
        end();
        return result;
      };
    if (typeof hook === 'function') Reflect.set(measured, name, measure(hook));
    else if (hasHandler(hook)) Reflect.set(measured, name, { ...hook, handler: measure(hook.handler) });
  }
  return measured;
}

function hasHandler(hook: unknown): hook is { readonly handler: CallableFunction } {
  return typeof hook === 'object' && hook !== null && 'handler' in hook && typeof hook.handler === 'function';
}

function print(seconds: ReadonlyMap<string, number>): void {
  /* The build was refused before its first hook. */
  if (seconds.size === 0) return;
  const { user, system } = process.cpuUsage();
  const named = [...seconds].filter(([, spent]) => spent >= LEAST).toSorted(([, a], [, b]) => b - a);
  const list = named.map(([name, spent]) => `${name} ${spent.toFixed(1)}`).join(', ');
  console.log(
    `Processor time of the build: ${((user + system) / 1e6).toFixed(1)} s. By plugin, in seconds: ${list}`,
  );
}
