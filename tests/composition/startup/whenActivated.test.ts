import { describe, expect, it } from 'vitest';
import { whenActivated } from '@/composition/startup/document';

/** A document that the browser is prerendering. */
class PrerenderingDocument extends EventTarget {
  prerendering = true;
}

const isSettled = async (promise: Promise<void>): Promise<boolean> => {
  const other = Symbol('not yet');
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(other)])) !== other;
};

describe('waiting for the activation of a document', () => {
  it('resolves at once in a visible document, in every browser', async () => {
    const shown = new PrerenderingDocument();
    shown.prerendering = false;
    const plain = new EventTarget();
    expect(await isSettled(whenActivated(shown))).toBe(true);
    expect(await isSettled(whenActivated(plain))).toBe(true);
  });

  it('resolves in a prerendering document when it is activated', async () => {
    const page = new PrerenderingDocument();
    const waiting = whenActivated(page);
    expect(await isSettled(waiting)).toBe(false);
    page.dispatchEvent(new Event('prerenderingchange'));
    await waiting;
    expect(await isSettled(waiting)).toBe(true);
  });
});
