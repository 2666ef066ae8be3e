import { makeAutoObservable, observableRef } from 'mobx';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Toast, Toasts } from '@/ui/shell/Toasts';

export interface SessionNotice extends Toast {
  readonly id: number;
  readonly at: Instant;
}

const MAX_NOTICES = 50;

/** The last notices of this document, newest first. They are stored nowhere. */
export class SessionNotices {
  list: readonly SessionNotice[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { list: observableRef });
  }

  add(toast: Toast): void {
    this.#count += 1;
    const notice = { ...toast, id: this.#count, at: instant(Date.now()) };
    this.list = [notice, ...this.list].slice(0, MAX_NOTICES);
  }

  clear(): void {
    this.list = [];
  }
}

/* Not a field of the queue, because the queue is in the first chunk. */
const NOTICES = new WeakMap<Toasts, SessionNotices>();

export function noticesOf(toasts: Toasts): SessionNotices {
  const notices = NOTICES.get(toasts) ?? new SessionNotices();
  NOTICES.set(toasts, notices);
  return notices;
}
