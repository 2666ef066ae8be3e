import { describe, expect, it } from 'vitest';
import { whenActivated } from '@/composition/startup/whenActivated';

/** A document that the browser prepares, as far as it is asked about that. */
class PreparedDocument extends EventTarget {
  prerendering = true;
}

const isSettled = async (promise: Promise<void>): Promise<boolean> => {
  const other = Symbol('not yet');
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(other)])) !== other;
};

describe('waiting until a document is shown', () => {
  it('lets a document that is shown go on at once, in every browser', async () => {
    const shown = new PreparedDocument();
    shown.prerendering = false;
    const plain = new EventTarget();
    expect(await isSettled(whenActivated(shown))).toBe(true);
    expect(await isSettled(whenActivated(plain))).toBe(true);
  });

  it('holds a prepared one back until somebody sees it', async () => {
    const prepared = new PreparedDocument();
    const waiting = whenActivated(prepared);
    expect(await isSettled(waiting)).toBe(false);
    prepared.dispatchEvent(new Event('prerenderingchange'));
    await waiting;
    expect(await isSettled(waiting)).toBe(true);
  });
});
