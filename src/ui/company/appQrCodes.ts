import type { AppStore } from './appLinks';

/** The URL of the mobile app for the camera of a phone. */
export interface QrCode {
  /** The number of squares in a row. */
  readonly size: number;
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
}

export type AppQrCodes = Readonly<Partial<Record<AppStore, QrCode>>>;

declare const BUILT_APP_QR_CODES: AppQrCodes;

/** Drawn by the build. Apart from the links, because only one page shows them. */
export const APP_QR_CODES: AppQrCodes = BUILT_APP_QR_CODES;
