import type { SharedLocks } from './SharedLocks';

/** The part of a tab that `BrowserFormChannel` uses. Its events end it, and the tabs of one `locks` know each other. */
export function aFormPage(navigator: { readonly locks?: SharedLocks }) {
  const events = new EventTarget();
  return {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    crypto: globalThis.crypto,
    navigator,
  };
}
