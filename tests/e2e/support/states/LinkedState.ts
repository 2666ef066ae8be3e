import type { Size } from '../sizes';

/** A page that loads as a whole, or a skeleton inside a page. */
export type Loading = 'page' | 'part';

/** A state of a screen that a link opens. */
export interface LinkedState {
  readonly name: string;
  readonly path: string;
  /** Set for states that show loading. */
  readonly loading?: Loading;
  /** A selector for the element that shows that the state is reached. Without it, a loaded page is enough. */
  readonly shows?: string;
  /** True for a state that covers the page. The picture shows only the window. */
  readonly isOverlay?: boolean;
  /** The only size of window in which the state exists. */
  readonly size?: Size;
  /** True for a sheet that only paper shows. Tests and pictures see it as it is printed, in the width of paper. */
  readonly isPrinted?: boolean;
  /** True when the page fails to render and the browser reports an error. */
  readonly isBroken?: boolean;
}

/** The usual value of `shows`. */
export const ALERT = 'main [role="alert"]:not(:empty)';
/** A message that takes the focus instead of being an alert. */
export const FOCUSED_MESSAGE = 'main [role="group"][tabindex="-1"]';
export const ERROR_SUMMARY = `${FOCUSED_MESSAGE} h2`;
export const QUESTION = '[role="alertdialog"] h2';
export const ALERT_IN_QUESTION = '[role="alertdialog"] [role="alert"]';
export const TOAST = '[role="region"] [role="alertdialog"]';
export const SIGN_OUT_BAR = 'header + section [role="alert"]';
export const BUSY_BUTTON = 'button[aria-busy="true"]';
export const SHEET = 'body > article h1';
export const INVALID_FIELD = 'main [aria-invalid="true"]';
