import { SIZES } from './sizes';

interface SmallWindow {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times as large as usual its text is. */
  readonly textSize: 1 | 2;
}

/** Where room is short: text of twice the size (WCAG 1.4.4), and the windows that every page has to fit (WCAG 1.4.10). */
export const SMALL_WINDOWS: readonly SmallWindow[] = [
  { name: 'a narrow window', viewport: { width: 320, height: 640 }, textSize: 1 },
  { name: 'a window at four times the zoom', viewport: { width: 320, height: 256 }, textSize: 1 },
  { name: 'large text on a phone', viewport: SIZES.phone.viewport, textSize: 2 },
  { name: 'large text on a desktop', viewport: SIZES.desktop.viewport, textSize: 2 },
];
