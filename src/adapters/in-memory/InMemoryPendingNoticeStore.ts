import type { PendingNotice, PendingNoticeStore } from '@/application/ports/PendingNoticeStore';

/** Keeps pending notices for as long as the document lives. */
export class InMemoryPendingNoticeStore implements PendingNoticeStore {
  #notices: readonly PendingNotice[] = [];

  leave(notice: PendingNotice): void {
    this.#notices = [...this.#notices, notice];
  }

  take(): readonly PendingNotice[] {
    const notices = this.#notices;
    this.#notices = [];
    return notices;
  }
}
