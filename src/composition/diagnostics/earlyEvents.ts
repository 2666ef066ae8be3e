/** What the window told before somebody listened, and from then on who does. */
export interface EarlyEvents {
  readonly waiting: Event[];
  handle?: ((event: Event) => void) | undefined;
}

declare global {
  interface Window {
    aminEarlyEvents?: EarlyEvents;
  }
}

const MOST_WAITING = 20;

/** Keeps errors and policy violations from the first script on; the boot script begins, the application goes on with it. */
export function earlyEvents(browser: Window): EarlyEvents {
  if (browser.aminEarlyEvents !== undefined) return browser.aminEarlyEvents;
  const early: EarlyEvents = { waiting: [] };
  browser.aminEarlyEvents = early;
  const take = (event: Event): void => {
    if (early.handle !== undefined) early.handle(event);
    else if (early.waiting.length < MOST_WAITING) early.waiting.push(event);
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    browser.addEventListener(type, take);
  return early;
}
