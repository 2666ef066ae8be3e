/** The phone everything is measured on: a cheap one on a slow network, as Chromium can pretend to be. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  /** How much slower than this machine. */
  cpu: 4,
  /** Bytes per second: 1.6 Mbit/s down, 0.75 Mbit/s up. */
  download: 200_000,
  upload: 93_750,
  /** Milliseconds that every request takes longer. */
  latency: 150,
} as const;

export const PROFILE = `phone ${String(PHONE.viewport.width)} x ${String(PHONE.viewport.height)}, CPU ${String(PHONE.cpu)}x slower, 1.6 Mbit/s, ${String(PHONE.latency)} ms`;

/** The grid is measured on a desktop, where more cards are seen at once. */
export const DESKTOP = { viewport: { width: 1280, height: 820 } } as const;
