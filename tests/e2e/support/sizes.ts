/** The two viewports of the journeys. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 820 }, hasTouch: false, isMobile: false },
} as const;
export type Size = keyof typeof SIZES;
