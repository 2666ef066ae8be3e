import type { PendingNotice, PendingNoticeStore } from '@/application/ports/PendingNoticeStore';

const KEY = 'amin.pending-notices';

const LONGEST_MESSAGE = 200;
const LONGEST_DETAIL = 500;

/**
 * Keeps pending notices in the tab's session storage; storage that is full or forbidden loses the notice only. Every
 * visitor loads it: no package here.
 */
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
      const kept: unknown = JSON.parse(this.storage().getItem(KEY) ?? '[]');
      if (!Array.isArray(kept)) return [];
      const notices = kept.map(read);
      return notices.every((notice) => notice !== undefined) ? notices : [];
    } catch {
      return [];
    }
  }
}

function read(kept: unknown): PendingNotice | undefined {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept) || !('message' in kept))
    return undefined;
  const { kind, message } = kept;
  const detail = 'detail' in kept ? kept.detail : undefined;
  if (kind !== 'success' && kind !== 'error') return undefined;
  if (!isText(message, LONGEST_MESSAGE)) return undefined;
  if (detail === undefined) return { kind, message };
  return isText(detail, LONGEST_DETAIL) ? { kind, message, detail } : undefined;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}
