import * as v from 'valibot';
import type { PendingNotice, PendingNoticeStore } from '@/application/ports/PendingNoticeStore';

const KEY = 'amin.pending-notices';

const NOTICES = v.array(
  v.object({
    kind: v.picklist(['success', 'error']),
    message: v.pipe(v.string(), v.maxLength(200)),
    detail: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
);

/** Keeps pending notices in the tab's session storage; storage that is full or forbidden loses the notice only. */
export class SessionPendingNoticeStore implements PendingNoticeStore {
  constructor(private readonly storage: () => Storage) {}

  leave(notice: PendingNotice): void {
    try {
      this.storage().setItem(KEY, JSON.stringify([...this.#read(), notice]));
    } catch {
      /* The notice is lost; what it was about has happened all the same. */
    }
  }

  take(): readonly PendingNotice[] {
    const notices = this.#read();
    try {
      this.storage().removeItem(KEY);
    } catch {
      /* Forbidden storage holds nothing to remove. */
    }
    return notices;
  }

  #read(): readonly PendingNotice[] {
    try {
      const parsed = v.safeParse(NOTICES, JSON.parse(this.storage().getItem(KEY) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return [];
    }
  }
}
