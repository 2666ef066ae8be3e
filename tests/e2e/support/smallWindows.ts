import { SIZES } from './sizes';

export interface SmallWindow {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** The text size, as a multiple of the default. */
  readonly textSize: number;
}

/**
 * Windows with little space: text at 200 % (WCAG 1.4.4), and the smallest windows for which the content must reflow
 * (WCAG 1.4.10).
 */
export const SMALL_WINDOWS: readonly SmallWindow[] = [
  { name: 'a narrow window', viewport: { width: 320, height: 640 }, textSize: 1 },
  { name: 'a window at four times the zoom', viewport: { width: 320, height: 256 }, textSize: 1 },
  { name: 'large text on a phone', viewport: SIZES.phone.viewport, textSize: 2 },
  { name: 'large text on a desktop', viewport: SIZES.desktop.viewport, textSize: 2 },
];

/** Phones with enlarged text, on which no word, amount or date may break. */
export const ENLARGED_PHONES: readonly SmallWindow[] = [320, SIZES.phone.viewport.width].flatMap((width) =>
  [1.25, 1.5, 2].map((textSize) => ({
    name: `text of ${String(textSize * 100)} % in ${String(width)} px`,
    viewport: { width, height: SIZES.phone.viewport.height },
    textSize,
  })),
);
