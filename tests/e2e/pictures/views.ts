import type { BrowserContextOptions, Page } from '@playwright/test';
import { SIZES, type Size } from '../support/sizes';
import { setTextSize } from '../support/textSize';

export type Theme = 'light' | 'dark';

/** A viewport and browser settings in which pictures are taken. */
export interface View {
  readonly name: string;
  readonly size: Size;
  readonly viewport: NonNullable<BrowserContextOptions['viewport']>;
  readonly themes: readonly Theme[];
  /** Browser settings of the user, applied before the page opens. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const BOTH = ['light', 'dark'] as const;

export const VIEWS: readonly View[] = [
  { name: 'phone', size: 'phone', viewport: SIZES.phone.viewport, themes: BOTH },
  { name: 'desktop', size: 'desktop', viewport: SIZES.desktop.viewport, themes: BOTH },
  /** The narrowest window for which the content must reflow (WCAG 1.4.10). */
  { name: 'narrow', size: 'phone', viewport: { width: 320, height: 640 }, themes: ['light'] },
  /** Text at 200 % (WCAG 1.4.4). */
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
