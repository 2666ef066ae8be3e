import { onTestFinished, vi } from 'vitest';

/** What jsdom lacks of a window: a width, and scrolling, which is noted. Ends with the test. */
export function aWindow({ isWide = true }: { readonly isWide?: boolean } = {}) {
  const scrolls: string[] = [];
  const query = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('scrollTo', () => scrolls.push('top'));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function noted(this: Element) {
    scrolls.push(`#${this.id}`);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { scrolls };
}
