import { describe, expect, it } from 'vitest';
import { memoizeAsync } from '@/ui/shell/memoizeAsync';

describe('memoizeAsync', () => {
  it('loads at the first call and returns the same value to every caller', async () => {
    let loads = 0;
    const load = memoizeAsync(async () => {
      loads += 1;
      return { loads };
    });
    const [first, second] = await Promise.all([load(), load()]);
    expect([first.loads, first === second]).toEqual([1, true]);
  });

  it('loads again after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
    const load = memoizeAsync(async () => answers.shift() ?? 'gone');
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('here');
  });
});
