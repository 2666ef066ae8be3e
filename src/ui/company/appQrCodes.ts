import type { AppStore } from './appLinks';

/** A drawn QR code with the URL of the mobile app in a store. */
export interface QrCode {
  /** The number of squares in a row. */
  readonly size: number;
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
}

export type AppQrCodes = Readonly<Partial<Record<AppStore, QrCode>>>;

declare const BUILT_APP_QR_CODES: AppQrCodes;

/** Drawn by the build. Not in appLinks.ts, so that pages that only link to the stores do not load it. */
export const APP_QR_CODES: AppQrCodes = BUILT_APP_QR_CODES;
