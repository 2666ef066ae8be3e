import { makeAutoObservable, observableRef } from 'mobx';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Toast, Toasts } from '@/ui/shell/Toasts';

export interface PastToast extends Toast {
  readonly id: number;
  readonly at: Instant;
}

const MAX_TOASTS = 50;

/** The last toasts of this document, newest first. They are stored nowhere. */
export class ToastHistory {
  list: readonly PastToast[] = [];
  #count = 0;

  constructor() {
    makeAutoObservable(this, { list: observableRef });
  }

  add(toast: Toast): void {
    this.#count += 1;
    const past = { ...toast, id: this.#count, at: instant(Date.now()) };
    this.list = [past, ...this.list].slice(0, MAX_TOASTS);
  }

  clear(): void {
    this.list = [];
  }
}

/* Not a field of `Toasts`, because every page loads `Toasts` at the start. */
const HISTORIES = new WeakMap<Toasts, ToastHistory>();

export function toastHistoryOf(toasts: Toasts): ToastHistory {
  const history = HISTORIES.get(toasts) ?? new ToastHistory();
  HISTORIES.set(toasts, history);
  return history;
}
