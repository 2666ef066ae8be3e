import type { Size } from '../sizes';

/** The whole page, or a part of it that keeps the place of what is to come. */
export type Loading = 'page' | 'part';

/** A state of a screen that has an address. */
export interface LinkedState {
  readonly name: string;
  readonly path: string;
  /** What it shows is that something is still loading. */
  readonly loading?: Loading;
  /** What tells that it is reached, as a selector, where that is more than a page that has loaded. */
  readonly shows?: string;
  /** Too long for one picture: only its beginning is taken. */
  readonly isEndless?: boolean;
  /** Lies over the page: the window is what there is to see. */
  readonly isOverlay?: boolean;
  /** Only there in windows of this size. */
  readonly size?: Size;
  /** The page itself fails, and the browser says so. */
  readonly isBroken?: boolean;
}

/** What `shows` usually is. */
export const ALERT = 'main [role="alert"]:not(:empty)';
/** It has the focus instead of being an alert. */
export const ERROR_SUMMARY = 'main [role="group"][tabindex="-1"] h2';
export const QUESTION = '[role="alertdialog"] h2';
export const ALERT_IN_QUESTION = '[role="alertdialog"] [role="alert"]';
export const NOTICE = '[role="region"] [role="alertdialog"]';
export const SIGN_OUT_BAR = 'header + section [role="alert"]';
export const BUSY_BUTTON = 'button[aria-busy="true"]';
export const INVALID_FIELD = 'main [aria-invalid="true"]';
