/** `waiting` collects the events until `handle` is set, which then receives each new one. */
export interface EarlyEvents {
  readonly waiting: Event[];
  handle?: ((event: Event) => void) | undefined;
}

declare global {
  interface Window {
    aminEarlyEvents?: EarlyEvents;
  }
}

const MAX_WAITING = 20;

/** Starts to collect errors and policy violations, in the boot script. The application reads them once it has loaded. */
export function collectEarlyEvents(browser: Window): EarlyEvents {
  if (browser.aminEarlyEvents !== undefined) return browser.aminEarlyEvents;
  const early: EarlyEvents = { waiting: [] };
  browser.aminEarlyEvents = early;
  const collect = (event: Event): void => {
    if (early.handle !== undefined) early.handle(event);
    else if (early.waiting.length < MAX_WAITING) early.waiting.push(event);
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    browser.addEventListener(type, collect);
  return early;
}
