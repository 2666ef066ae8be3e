import { describe, expect, it } from 'vitest';
import { memoizeAsync } from '@/composition/memoizeAsync';

describe('once', () => {
  it('loads when first asked, and answers everybody the same', async () => {
    let loads = 0;
    const load = memoizeAsync(async () => {
      loads += 1;
      return { loads };
    });
    const [first, second] = await Promise.all([load(), load()]);
    expect([first.loads, first === second]).toEqual([1, true]);
  });

  it('may be asked again after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
    const load = memoizeAsync(async () => answers.shift() ?? 'gone');
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('here');
  });
});
