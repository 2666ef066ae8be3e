import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingNoticeStore } from '@/application/ports/PendingNoticeStore';
import type { TextKey } from '@/ui/i18n/Texts';

/** A short message about something that just happened. */
export interface Notice {
  readonly kind: 'success' | 'error';
  /** Names the text; it is translated when shown, so that it follows a language switch. */
  readonly message: TextKey;
  /** What goes into the places of the text, such as a date; shown isolated. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** What the server or the owner's data says, shown as it is, isolated. */
  readonly detail?: string | undefined;
}

/** The notices of this document: whoever shows them takes them from here. */
export class Notices {
  waiting: readonly Notice[] = [];

  constructor(
    private readonly store: PendingNoticeStore,
    private readonly isTextKey: (text: string) => text is TextKey,
  ) {
    makeAutoObservable<Notices, 'store' | 'isTextKey'>(
      this,
      { waiting: observableRef, store: false, isTextKey: false },
      { autoBind: true },
    );
  }

  /** Picks up what the previous document left to be said. */
  start(): void {
    for (const { kind, message, detail } of this.store.take()) {
      if (this.isTextKey(message)) this.show({ kind, message, detail });
    }
  }

  show(notice: Notice): void {
    this.waiting = [...this.waiting, notice];
  }

  /** For a notice about something that ends this document. */
  leaveForNextDocument(notice: Omit<Notice, 'values'>): void {
    this.store.leave(notice);
  }

  /** Hands over every waiting notice, once. */
  take(): readonly Notice[] {
    const taken = this.waiting;
    if (taken.length > 0) this.waiting = [];
    return taken;
  }
}
