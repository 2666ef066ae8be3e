/** The profile of all measurements: a slow phone on a slow network, emulated by Chromium. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  /** The CPU slowdown factor. */
  cpu: 4,
  /** Bytes per second: 1.6 Mbit/s down, 0.75 Mbit/s up. */
  download: 200_000,
  upload: 93_750,
  /** The added latency of every request, in milliseconds. */
  latency: 150,
} as const;

export const PROFILE = `phone ${String(PHONE.viewport.width)} x ${String(PHONE.viewport.height)}, CPU ${String(PHONE.cpu)}x slower, 1.6 Mbit/s, ${String(PHONE.latency)} ms`;

/** The list is measured on a desktop, where more cards are visible at once. */
export const DESKTOP = { viewport: { width: 1280, height: 820 } } as const;
