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
  /** A tablet held upright. Its header is that of a phone. */
  { name: 'tablet', size: 'phone', viewport: { width: 820, height: 1180 }, themes: ['light'] },
  { name: 'wide', size: 'desktop', viewport: { width: 1920, height: 1080 }, themes: ['light'] },
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
