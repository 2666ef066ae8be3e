import type { SharedLocks } from './SharedLocks';

/** The part of a tab that `BrowserFormChannel` uses. Tabs with the same `locks` know each other. */
export function aFormPage(navigator: { readonly locks?: SharedLocks }) {
  const events = new EventTarget();
  return {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    /* As on a page without TLS, which has no `randomUUID`. */
    crypto: { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) },
    navigator,
  };
}
