import { NO_METADATA, type PlanMetadata } from '@/domain/subscription/planMetadata';
import { numberIn } from '../payload/numberIn';
import { valueAt } from '../valueAt';

interface ParsedMetadata {
  readonly metadata: PlanMetadata;
  /** False when the metadata could not be parsed. The caller then reports a warning. */
  readonly isReadable: boolean;
}

const UNREADABLE: ParsedMetadata = { metadata: NO_METADATA, isReadable: false };

const MAX_METADATA_LENGTH = 20_000;
const MAX_FLAG_LENGTH = 10;

/** Accepts JSON text or an object, with booleans and numbers also as strings. Ignores invalid fields. */
export function parsePlanMetadata(input: unknown): ParsedMetadata {
  const source = typeof input === 'string' ? parseJson(input) : input;
  if (source === undefined || source === null) return { metadata: NO_METADATA, isReadable: true };
  if (typeof source !== 'object' || Array.isArray(source)) return UNREADABLE;
  return {
    metadata: {
      displayOrder: numberIn(valueAt(source, 'display_order')) ?? NO_METADATA.displayOrder,
      isPopular: isTrue(valueAt(source, 'popular')),
      isDefaultSelected: isTrue(valueAt(source, 'default_selected')),
    },
    isReadable: true,
  };
}

/** Returns undefined for blank text and the text itself for invalid JSON, which the caller reports as unreadable. */
function parseJson(text: string): unknown {
  if (text.length > MAX_METADATA_LENGTH) return text;
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function isTrue(input: unknown): boolean {
  return (
    input === true ||
    input === 1 ||
    (typeof input === 'string' && input.length <= MAX_FLAG_LENGTH && /^\s*(?:true|1|yes)\s*$/i.test(input))
  );
}
