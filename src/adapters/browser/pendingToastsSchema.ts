import type { PendingToast } from '@/application/ports/PendingToast';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedText } from './storedFields';

const MAX_MESSAGE_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;

/** Validates without a schema package, because every visitor downloads this module. */
export const pendingToastsSchema: RecordSchema<readonly PendingToast[]> = {
  parse: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const toasts = stored.map(parseToast);
    return toasts.every((toast) => toast !== undefined) ? toasts : undefined;
  },
};

function parseToast(stored: unknown): PendingToast | undefined {
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
