import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly kind: 'success' | 'error';
  /** What happened, in one line. */
  readonly title: ReactNode;
  /** What to do, when there is anything. */
  readonly detail?: string | undefined;
}

export type ToastQueue = AriaToastQueue<ToastContent>;

/** A queue of short messages; `add` shows one. At most three stand on the page, later ones wait. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 });
}
