import type { PendingNotice } from '@/application/ports/PendingNotice';
import type { RecordSchema } from './RecordSchema';

const LONGEST_MESSAGE = 200;
const LONGEST_DETAIL = 500;

/** It imports no package, because every visitor loads this file. */
export const pendingNoticesSchema: RecordSchema<readonly PendingNotice[]> = {
  parse: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const notices = stored.map(parseNotice);
    return notices.every((notice) => notice !== undefined) ? notices : undefined;
  },
};

function parseNotice(stored: unknown): PendingNotice | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('message' in stored))
    return undefined;
  const { kind, message } = stored;
  const detail = 'detail' in stored ? stored.detail : undefined;
  if (kind !== 'success' && kind !== 'error') return undefined;
  if (!isText(message, LONGEST_MESSAGE)) return undefined;
  if (detail === undefined) return { kind, message };
  return isText(detail, LONGEST_DETAIL) ? { kind, message, detail } : undefined;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}
