import { onTestFinished, vi } from 'vitest';

/**
 * Adds the parts of a window that jsdom lacks: matchMedia and scrolling. Scrolls are recorded. Restored after the
 * test.
 */
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
