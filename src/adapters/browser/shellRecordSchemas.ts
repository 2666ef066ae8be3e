import type { PendingToast } from '@/application/ports/PendingToast';
import { RETURN_FAILURES, type ReturnPath } from '@/application/ports/ReturnPath';
import type { FailedRequest } from '@/application/ports/ServiceFailure';
import { SESSION_END_CAUSES, type NoSessionReason } from '@/application/ports/NoSessionReason';
import { instant, type Instant } from '@/domain/shared/instant';
import type { RecordSchema } from './RecordSchema';

/* The formats in which the records of the shell are stored. They are validated without a schema package, because every
   visitor downloads this module. */

const MAX_MESSAGE_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;

export const pendingToastsSchema: RecordSchema<readonly PendingToast[]> = {
  parse: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const toasts = stored.map(parseToast);
    return toasts.every((toast) => toast !== undefined) ? toasts : undefined;
  },
};

function parseToast(stored: unknown): PendingToast | undefined {
  const fields = parseFields(stored);
  const kind = (['success', 'error'] as const).find((known) => known === fields['kind']);
  const message = parseText(fields['message'], MAX_MESSAGE_LENGTH);
  const values = fields['values'] === undefined ? undefined : parseValues(fields['values']);
  const areValuesWrong = values === undefined && fields['values'] !== undefined;
  return kind === undefined || message === undefined || areValuesWrong
    ? undefined
    : {
        kind,
        message,
        values,
        reason: parseText(fields['reason'], MAX_MESSAGE_LENGTH),
        request: parseRequest(fields['request']),
        at: parseInstant(fields['at']),
      };
}

function parseRequest(stored: unknown): FailedRequest | undefined {
  const { status, id, receivedAt } = parseFields(stored);
  const time = parseInstant(receivedAt);
  return typeof status === 'number' && time !== undefined
    ? { status, id: parseText(id, MAX_VALUE_LENGTH), receivedAt: time }
    : undefined;
}

function parseValues(stored: unknown): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(parseFields(stored)).map(
    ([name, value]) => [name, parseText(value, MAX_VALUE_LENGTH)] as const,
  );
  const values = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return values.length === entries.length ? Object.fromEntries(values) : undefined;
}

const MAX_PATH_LENGTH = 2000;

export const returnPathSchema: RecordSchema<ReturnPath> = {
  parse: (stored) => {
    const fields = parseFields(stored);
    const path = parseText(fields['path'], MAX_PATH_LENGTH);
    const rememberedAt = parseInstant(fields['rememberedAt']);
    const isPath = path !== undefined && isPathOfThisApp(path);
    if (!isPath || rememberedAt === undefined) return undefined;
    const failure = RETURN_FAILURES.find((known) => known === fields['failure']);
    return {
      path,
      rememberedAt,
      failure,
      ...(fields['wasSignedIn'] === true && { wasSignedIn: true }),
    };
  },
};

/** Refuses `//` and `/\` at the start, because browsers parse both as the start of another host. */
function isPathOfThisApp(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !/[\s\\]/.test(path);
}

const CAUSES = [...SESSION_END_CAUSES, 'sign-in-required'] as const;

export const noSessionReasonSchema: RecordSchema<NoSessionReason> = {
  parse: (stored) => {
    const fields = parseFields(stored);
    const cause = CAUSES.find((known) => known === fields['cause']);
    const at = parseInstant(fields['at']);
    const { hasUnknownOrder: value } = fields;
    const hasUnknownOrder = typeof value === 'boolean' ? value : undefined;
    return cause === undefined || at === undefined ? undefined : { cause, at, hasUnknownOrder };
  },
};

/** The fields of a stored object. Any other value has none. */
function parseFields(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

function parseInstant(value: unknown): Instant | undefined {
  return Number.isInteger(value) && Number(value) >= 0 ? instant(Number(value)) : undefined;
}

function parseText(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value.length <= maxLength ? value : undefined;
}
