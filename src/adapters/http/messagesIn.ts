import { nonBlank } from '@/domain/shared/LocalizedText';
import { MESSAGE_KEYS } from './assumptions';
import { isRecord } from './isRecord';

const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 2000;
const DEEPEST = 4;

/** All error messages of a response, the most specific first (decision C52). */
export function messagesIn(body: unknown): readonly string[] {
  const texts = typeof body === 'string' ? [body] : messagesUnderKeys(body);
  const messages = texts.map(nonBlank).filter((text) => text !== undefined);
  return messages.slice(0, MOST_MESSAGES).map((text) => text.slice(0, LONGEST_MESSAGE));
}

function messagesUnderKeys(body: unknown): readonly string[] {
  if (Array.isArray(body)) return textsIn(body, DEEPEST);
  if (!isRecord(body)) return [];
  return MESSAGE_KEYS.flatMap((key) => (Object.hasOwn(body, key) ? textsIn(body[key], DEEPEST) : []));
}

/** All nested texts. Includes field names, because they say what a message is about. */
function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.slice(0, MOST_MESSAGES).flatMap((item) => textsIn(item, depth - 1));
  if (!isRecord(value)) return [];
  const fields = Object.entries(value).slice(0, MOST_MESSAGES);
  return [...fields.flatMap(([, item]) => textsIn(item, depth - 1)), ...fields.map(([name]) => name)];
}
