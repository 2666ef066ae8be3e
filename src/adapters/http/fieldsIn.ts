import { nonBlank } from '@/domain/shared/LocalizedText';
import type { RefusedField } from '@/domain/validation/RefusedField';
import { FIELD_ERROR_KEY, FIELD_MESSAGE_KEY, FIELD_NAME_KEY } from './assumptions';
import { isRecord } from './isRecord';
import { messageIn } from './responseTexts';
import { valueAt } from './valueAt';

/** A field that an error response names. The path segments are in lower case and contain only letters and digits. */
export interface NamedField {
  readonly path: readonly string[];
  readonly message: string | undefined;
}

const MAX_FIELDS = 20;
const MAX_DEPTH = 3;
const MAX_NAME_LENGTH = 200;

/** All fields that an error response names, in the formats of ASSUMPTION-22. */
export function fieldsIn(body: unknown): readonly NamedField[] {
  if (!isRecord(body)) return [];
  return [...fieldsUnder(valueAt(body, FIELD_ERROR_KEY), [], MAX_DEPTH), ...fieldsOfError(body, [])].slice(
    0,
    MAX_FIELDS,
  );
}

/** Maps the fields of the response to form fields by their API names. Uses the first message of each field. */
export function refusedFieldsOf<Name extends string>(
  fields: readonly NamedField[],
  names: Readonly<Record<string, Name>>,
): readonly RefusedField<Name>[] {
  const byName = new Map(Object.entries(names));
  const refused = new Map<Name, RefusedField<Name>>();
  for (const { path, message } of fields) {
    const field = path
      .toReversed()
      .map((step) => byName.get(step))
      .find((name) => name !== undefined);
    if (field !== undefined && !refused.has(field)) refused.set(field, { field, message });
  }
  return [...refused.values()];
}

function fieldsUnder(fields: unknown, parents: readonly string[], depth: number): readonly NamedField[] {
  if (depth === 0) return [];
  if (Array.isArray(fields))
    return fields
      .slice(0, MAX_FIELDS)
      .flatMap((item) => (isRecord(item) ? fieldsOfError(item, parents) : []));
  if (!isRecord(fields)) return [];
  return Object.entries(fields)
    .slice(0, MAX_FIELDS)
    .flatMap(([name, value]) => {
      const path = [...parents, ...stepsOf(name)];
      /* An object with a message describes the error of the field. Its other keys, such as `code`, are not fields. */
      const isError = isRecord(value) && nonBlank(valueAt(value, FIELD_MESSAGE_KEY)) !== undefined;
      const below = isError ? [] : fieldsUnder(value, path, depth - 1);
      return below.length > 0 ? below : [{ path, message: messageIn(value) }];
    });
}

/** Reads an error object that names its field, for example `{"param":"zip","message":"…"}`. */
function fieldsOfError(
  value: Readonly<Record<string, unknown>>,
  parents: readonly string[],
): readonly NamedField[] {
  const steps = stepsOf(valueAt(value, FIELD_NAME_KEY));
  if (steps.length === 0) return [];
  return [{ path: [...parents, ...steps], message: nonBlank(valueAt(value, FIELD_MESSAGE_KEY)) }];
}

/** `billing_address.zip`, `$.BillingAddress.Zip` and `/billing-address/zip` are the same two steps. */
function stepsOf(name: unknown): readonly string[] {
  if (typeof name !== 'string') return [];
  return name
    .slice(0, MAX_NAME_LENGTH)
    .split(/[./[\]]/u)
    .map((step) => step.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''))
    .filter((step) => step !== '');
}
