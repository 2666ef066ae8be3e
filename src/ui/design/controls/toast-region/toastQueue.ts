import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly kind: 'success' | 'error';
  /** The event in one line. */
  readonly title: ReactNode;
  /** The reason or the next step, if there is one. */
  readonly detail?: ReactNode;
}

export type ToastQueue = AriaToastQueue<ToastContent>;

/** A queue of toasts. `add` shows one. At most three are visible and later ones wait. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 });
}
