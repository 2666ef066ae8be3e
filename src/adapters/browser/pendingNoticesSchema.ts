import type { PendingNotice } from '@/application/ports/PendingNotice';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedText } from './storedFields';

const LONGEST_MESSAGE = 200;
const LONGEST_DETAIL = 500;

/** Validates without a schema package, because every visitor downloads this module. */
export const pendingNoticesSchema: RecordSchema<readonly PendingNotice[]> = {
  parse: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const notices = stored.map(parseNotice);
    return notices.every((notice) => notice !== undefined) ? notices : undefined;
  },
};

function parseNotice(stored: unknown): PendingNotice | undefined {
  const fields = storedFields(stored);
  const kind = (['success', 'error'] as const).find((known) => known === fields['kind']);
  const message = storedText(fields['message'], LONGEST_MESSAGE);
  const detail = storedText(fields['detail'], LONGEST_DETAIL);
  const isDetailWrong = detail === undefined && fields['detail'] !== undefined;
  return kind === undefined || message === undefined || isDetailWrong ? undefined : { kind, message, detail };
}
