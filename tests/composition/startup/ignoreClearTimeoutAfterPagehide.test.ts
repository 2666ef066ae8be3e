// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ignoreClearTimeoutAfterPagehide } from '@/composition/startup/files';

/** How often `clearTimeout` reaches the browser after these events. */
function timesCleared(...events: readonly string[]): number {
  const clear = vi.fn<() => void>();
  const browser = window;
  vi.spyOn(browser, 'clearTimeout').mockImplementation(clear);
  ignoreClearTimeoutAfterPagehide(browser);
  for (const event of events) browser.dispatchEvent(new Event(event));
  browser.clearTimeout(6);
  return clear.mock.calls.length;
}

describe('clearTimeout of a document', () => {
  it.each<[string, readonly string[], number]>([
    ['works while the document is shown', [], 1],
    ['is ignored after pagehide, because it could clear a timer of the next document', ['pagehide'], 0],
    ['works again when the document is restored from the back/forward cache', ['pagehide', 'pageshow'], 1],
  ])('%s', (_situation, events, times) => {
    const original = window.clearTimeout;
    expect(timesCleared(...events)).toBe(times);
    window.clearTimeout = original;
  });
});
