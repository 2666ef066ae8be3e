import type { PendingNotice } from '@/application/ports/PendingNotice';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedText } from './storedFields';

const MAX_MESSAGE_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;

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
  const message = storedText(fields['message'], MAX_MESSAGE_LENGTH);
  const values = fields['values'] === undefined ? undefined : parseValues(fields['values']);
  const areValuesWrong = values === undefined && fields['values'] !== undefined;
  return kind === undefined || message === undefined || areValuesWrong
    ? undefined
    : { kind, message, values };
}

function parseValues(stored: unknown): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(storedFields(stored)).map(
    ([name, value]) => [name, storedText(value, MAX_VALUE_LENGTH)] as const,
  );
  const values = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return values.length === entries.length ? Object.fromEntries(values) : undefined;
}
