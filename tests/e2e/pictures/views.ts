import type { BrowserContextOptions, Page } from '@playwright/test';
import { SIZES, type Size } from '../support/sizes';
import { setTextSize } from '../support/textSize';

export type Theme = 'light' | 'dark';

/** A way to look at the product. */
export interface View {
  readonly name: string;
  readonly size: Size;
  readonly viewport: NonNullable<BrowserContextOptions['viewport']>;
  readonly themes: readonly Theme[];
  /** What somebody has set their browser to, done before the page opens. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const BOTH = ['light', 'dark'] as const;

export const VIEWS: readonly View[] = [
  { name: 'phone', size: 'phone', viewport: SIZES.phone.viewport, themes: BOTH },
  { name: 'desktop', size: 'desktop', viewport: SIZES.desktop.viewport, themes: BOTH },
  /** The narrowest window the page has to fit (WCAG 1.4.10). */
  { name: 'narrow', size: 'phone', viewport: { width: 320, height: 640 }, themes: ['light'] },
  /** Letters twice as large as usual (WCAG 1.4.4). */
  {
    name: 'large-text',
    size: 'desktop',
    viewport: SIZES.desktop.viewport,
    themes: ['light'],
    prepare: async (page) => {
      await setTextSize(await page.context().newCDPSession(page), 2);
    },
  },
  {
    name: 'forced-colours',
    size: 'desktop',
    viewport: SIZES.desktop.viewport,
    themes: BOTH,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
];
