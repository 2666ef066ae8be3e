import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { withBuildTimes } from '../../scripts/vite/buildTimes';

const measured = (plugin: Plugin): Plugin => withBuildTimes([plugin])[0] ?? plugin;

describe('the build times', () => {
  it('leave the result and the context of a hook as they are', () => {
    const plugin = measured({
      name: 'example',
      load(id) {
        return `${this.environment.name} ${id}`;
      },
    });
    const load: unknown = plugin.load;
    expect(
      typeof load === 'function' && Reflect.apply(load, { environment: { name: 'client' } }, ['x']),
    ).toBe('client x');
  });

  it('keep the filter of a hook, and wait for its result', async () => {
    const filter = { id: /\.json$/u };
    const plugin = measured({
      name: 'example',
      transform: { filter, handler: async (code) => Promise.resolve(code.toUpperCase()) },
    });
    expect(plugin.transform).toMatchObject({ filter });
    const handler: unknown = Reflect.get(Object(plugin.transform), 'handler');
    await expect(typeof handler === 'function' && Reflect.apply(handler, undefined, ['a'])).resolves.toBe(
      'A',
    );
  });

  it('leave out what is no hook', () => {
    expect(measured({ name: 'example', enforce: 'pre' })).toEqual({ name: 'example', enforce: 'pre' });
  });
});
