import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingNotice } from '@/application/ports/PendingNotice';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { Business } from '@/domain/business/Business';
import type { TextKey } from '@/ui/i18n/Texts';

/** A short message about an event, shown as a toast. */
export interface Notice {
  readonly kind: 'success' | 'error';
  /** The key of the text. It is translated when it is shown, so that it follows a change of language. */
  readonly message: TextKey;
  /** The values of the text, such as a date. They are isolated when shown. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The key of a second sentence, which gives the reason. */
  readonly reason?: TextKey | undefined;
  /** The business whose page is no longer shown. Its name comes before the text. */
  readonly about?: Business | undefined;
}

/** The queue of notices in this document. The notices region takes them from here. */
export class Notices {
  waiting: readonly Notice[] = [];

  readonly #pending: SessionRecord<readonly PendingNotice[]>;
  readonly #isTextKey: (text: string) => text is TextKey;

  constructor(
    pending: SessionRecord<readonly PendingNotice[]>,
    isTextKey: (text: string) => text is TextKey,
  ) {
    this.#pending = pending;
    this.#isTextKey = isTextKey;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** Adds the notices that the previous document has stored for this one. */
  start(): void {
    const pending = this.#pending.load() ?? [];
    this.#pending.clear();
    for (const { message, ...others } of pending)
      if (this.#isTextKey(message)) this.show({ ...others, message });
  }

  show(notice: Notice): void {
    this.waiting = [...this.waiting, notice];
  }

  /** Stores a notice for the next document. */
  leaveForNextDocument(notice: Omit<Notice, 'reason' | 'about'>): void {
    this.#pending.save([...(this.#pending.load() ?? []), notice]);
  }

  /** Returns all waiting notices and empties the queue. */
  take(): readonly Notice[] {
    const taken = this.waiting;
    if (taken.length > 0) this.waiting = [];
    return taken;
  }
}
