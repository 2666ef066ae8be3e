import type { Page } from '@playwright/test';

/** Milliseconds, twice the pause after which the app prefetches (src/ui/shell/whenNetworkIdle.ts). */
const PAUSE = 1_200;

/**
 * Waits until the page has loaded nothing for some time and its thread is idle, so that everything it prefetches is
 * there. The load state `networkidle` of Playwright is reached once per document, after 500 ms, which is before the app
 * prefetches.
 */
export async function expectQuiet(page: Page): Promise<void> {
  await page.evaluate(
    async (pause) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const restart = (): void => {
          clearTimeout(timer);
          timer = setTimeout(() => requestIdleCallback(() => resolve()), pause);
        };
        new PerformanceObserver(restart).observe({ type: 'resource' });
        restart();
      }),
    PAUSE,
  );
}
