// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ignoreClearTimeoutAfterPagehide } from '@/composition/startup/outdated';

/** How often the browser is told to clear a timer, after these events in the life of a document. */
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
    ['leaves the next document its timers once the own one is left', ['pagehide'], 0],
    ['works again in a document that Back brings out of memory', ['pagehide', 'pageshow'], 1],
  ])('%s', (_situation, events, times) => {
    const original = window.clearTimeout;
    expect(timesCleared(...events)).toBe(times);
    window.clearTimeout = original;
  });
});
