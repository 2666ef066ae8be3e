import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingToast } from '@/application/ports/PendingToast';
import type { FailedRequest } from '@/application/ports/ServiceFailure';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { Business } from '@/domain/business/Business';
import { instant, type Instant } from '@/domain/shared/instant';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';
import type { TextKey } from '@/ui/i18n/useTranslation';

/** A short message about an event, shown as a toast. */
export interface Toast {
  readonly kind: 'success' | 'error';
  /** The key of the text. It is translated when it is shown, so that it follows a change of language. */
  readonly message: TextKey;
  /** The values of the text, such as a date. They are isolated when shown. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The key of a second sentence, which gives the reason. */
  readonly reason?: TextKey | undefined;
  /** Set when the message may appear away from the page of its business. The name comes before the text. */
  readonly about?: Business | undefined;
  /** Only adds the message to the toast history, because the page shows it. */
  readonly isHistoryOnly?: boolean | undefined;
  readonly request?: FailedRequest | undefined;
}

export interface PastToast extends Toast {
  readonly id: number;
  readonly at: Instant;
}

const MAX_PAST = 50;

/** In milliseconds. A toast that was shown for less time counts as unread. */
const READING_TIME = 2000;

export function failureToast({ message, reason, support }: ChangeFailureText): Toast {
  return { kind: 'error', message, reason, request: support?.request };
}

/** The queue of toasts in this document, from which the toast region takes them, and the last of those it has taken. */
export class Toasts {
  waiting: readonly Toast[] = [];
  /** The toast history of this tab, newest first. It is stored only between two documents. */
  past: readonly PastToast[] = [];

  #count = 0;
  #isNextOwnerKnown = true;
  readonly #pending: StoredRecord<readonly PendingToast[]>;
  readonly #isTextKey: (text: string) => text is TextKey;

  constructor(pending: StoredRecord<readonly PendingToast[]>, isTextKey: (text: string) => text is TextKey) {
    this.#pending = pending;
    this.#isTextKey = isTextKey;
    makeAutoObservable(this, { waiting: observableRef, past: observableRef }, { autoBind: true });
  }

  /** Adds the toasts that the previous document has stored for this one. */
  start(): void {
    const pending = this.#pending.load() ?? [];
    this.#pending.clear();
    for (const { message, reason, at, ...rest } of pending) {
      if (!this.#isTextKey(message)) continue;
      const isReason = reason !== undefined && this.#isTextKey(reason);
      const toast = { ...rest, message, reason: isReason ? reason : undefined };
      if (at === undefined) this.show(toast);
      else this.remember([{ ...toast, at }]);
    }
  }

  show(toast: Toast): void {
    this.waiting = [...this.waiting, toast];
  }

  storeForNextDocument(...toasts: readonly PendingToast[]): void {
    this.#pending.save([...(this.#pending.load() ?? []), ...toasts]);
  }

  /** While a page of the identity provider opens, no toast moves to the next document: another person may log in. */
  setNextOwnerKnown(isKnown: boolean): void {
    this.#isNextOwnerKnown = isKnown;
  }

  /**
   * Moves the toasts to the next document, because this one ends. The next one shows the unread ones, and has the others
   * in its history. The name of a business is not stored, so a toast about one is not shown on the next page, which may
   * be about another business.
   */
  moveToNextDocument(): void {
    if (!this.#isNextOwnerKnown) return;
    const now = instant(Date.now());
    const waiting = this.waiting.map((toast) => ({ ...toast, at: now }));
    const moved = [...this.past.toReversed(), ...waiting].map((toast): PendingToast => {
      const { kind, message, values, reason, request, at, about, isHistoryOnly } = toast;
      const isShown = about === undefined && isHistoryOnly !== true && Math.abs(now - at) < READING_TIME;
      return { kind, message, values, reason, request, at: isShown ? undefined : at };
    });
    /* A second call moves nothing twice. */
    this.waiting = [];
    this.past = [];
    if (moved.length > 0) this.storeForNextDocument(...moved);
  }

  /** Moves all waiting toasts to the history, and returns them. */
  take(): readonly Toast[] {
    const taken = this.waiting;
    if (taken.length === 0) return taken;
    const at = instant(Date.now());
    this.waiting = [];
    this.remember(taken.map((toast) => ({ ...toast, at })));
    return taken;
  }

  forgetPast(): void {
    this.past = [];
  }

  private remember(taken: readonly Omit<PastToast, 'id'>[]): void {
    const newest = taken.map((toast) => ({ ...toast, id: this.#count++ })).toReversed();
    this.past = [...newest, ...this.past].slice(0, MAX_PAST);
  }
}
