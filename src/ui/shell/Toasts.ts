import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingToast } from '@/application/ports/PendingToast';
import type { FailedRequest } from '@/application/ports/ServiceFailure';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { Business } from '@/domain/business/Business';
import type { TextKey } from '@/ui/i18n/Texts';

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

/** The queue of toasts in this document. The toast region takes them from here. */
export class Toasts {
  waiting: readonly Toast[] = [];

  readonly #pending: StoredRecord<readonly PendingToast[]>;
  readonly #isTextKey: (text: string) => text is TextKey;

  constructor(pending: StoredRecord<readonly PendingToast[]>, isTextKey: (text: string) => text is TextKey) {
    this.#pending = pending;
    this.#isTextKey = isTextKey;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** Adds the toasts that the previous document has stored for this one. */
  start(): void {
    const pending = this.#pending.load() ?? [];
    this.#pending.clear();
    for (const { message, ...rest } of pending) if (this.#isTextKey(message)) this.show({ ...rest, message });
  }

  show(toast: Toast): void {
    this.waiting = [...this.waiting, toast];
  }

  storeForNextDocument(toast: Omit<Toast, 'reason' | 'about'>): void {
    this.#pending.save([...(this.#pending.load() ?? []), toast]);
  }

  /** Returns all waiting toasts and empties the queue. */
  take(): readonly Toast[] {
    const taken = this.waiting;
    if (taken.length > 0) this.waiting = [];
    return taken;
  }
}
