import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingNotice } from '@/application/ports/PendingNotice';
import type { SessionRecord } from '@/application/ports/SessionRecords';
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
    private readonly pending: SessionRecord<readonly PendingNotice[]>,
    private readonly isTextKey: (text: string) => text is TextKey,
  ) {
    makeAutoObservable<Notices, 'pending' | 'isTextKey'>(
      this,
      { waiting: observableRef, pending: false, isTextKey: false },
      { autoBind: true },
    );
  }

  /** Picks up what the previous document left to be said. */
  start(): void {
    const pending = this.pending.load() ?? [];
    this.pending.clear();
    for (const { kind, message, detail } of pending)
      if (this.isTextKey(message)) this.show({ kind, message, detail });
  }

  show(notice: Notice): void {
    this.waiting = [...this.waiting, notice];
  }

  /** For a notice about something that ends this document. */
  leaveForNextDocument(notice: Omit<Notice, 'values'>): void {
    this.pending.save([...(this.pending.load() ?? []), notice]);
  }

  /** Hands over every waiting notice, once. */
  take(): readonly Notice[] {
    const taken = this.waiting;
    if (taken.length > 0) this.waiting = [];
    return taken;
  }
}
