import { nonBlank } from '@/domain/shared/LocalizedText';
import { CODE_KEYS, MESSAGE_KEYS } from './assumptions';
import { isRecord } from './isRecord';
import { valueAt } from './valueAt';

/** The texts of an error response. They are not validated. */
export interface ResponseTexts {
  /** The sentences of the response, in the order of `MESSAGE_KEYS`. They may be shown. */
  readonly messages: readonly string[];
  /** Codes and names of fields. They only classify the error (decision C52), because an owner cannot read them. */
  readonly codes: readonly string[];
}

interface FoundText {
  readonly text: string;
  readonly isMessage: boolean;
}

const MAX_TEXTS = 20;
const MAX_TEXT_LENGTH = 2000;
const MAX_DEPTH = 4;

const SPACE = /\s/u;
const DIGIT_OR_UNDERSCORE = /[\d_]/u;

export function responseTexts(body: unknown): ResponseTexts {
  const found = foundIn(body);
  return {
    messages: nonBlankTexts(found.filter(({ isMessage }) => isMessage)),
    codes: nonBlankTexts(found.filter(({ isMessage }) => !isMessage)),
  };
}

/** The first sentence of a response, or of a part of it. */
export function messageIn(body: unknown): string | undefined {
  return responseTexts(body).messages[0];
}

function nonBlankTexts(found: readonly FoundText[]): readonly string[] {
  const texts = found.map(({ text }) => nonBlank(text)).filter((text) => text !== undefined);
  return texts.slice(0, MAX_TEXTS);
}

/** At the top level only the known keys count, because the others may hold anything. */
function foundIn(body: unknown): readonly FoundText[] {
  if (typeof body === 'string') return [{ text: body.slice(0, MAX_TEXT_LENGTH), isMessage: true }];
  return isRecord(body)
    ? textsUnder([...MESSAGE_KEYS, ...CODE_KEYS], body, MAX_DEPTH)
    : textsIn(body, MAX_DEPTH);
}

/** The texts in a text, a list or an object, whose keys may be names of fields. */
function textsIn(value: unknown, depth: number): readonly FoundText[] {
  if (typeof value === 'string') {
    const text = value.slice(0, MAX_TEXT_LENGTH);
    return [{ text, isMessage: !isCode(text) }];
  }
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_TEXTS).flatMap((item) => textsIn(item, depth - 1));
  if (!isRecord(value)) return [];
  const known = MESSAGE_KEYS.filter((key) => Object.hasOwn(value, key));
  const names = [...new Set([...known, ...Object.keys(value)])].slice(0, MAX_TEXTS);
  const namesFound = names.map((name) => ({ text: name.slice(0, MAX_TEXT_LENGTH), isMessage: false }));
  return [...textsUnder(names, value, depth - 1), ...namesFound];
}

function textsUnder(keys: readonly string[], value: object, depth: number): readonly FoundText[] {
  return keys.flatMap((key) => {
    const found = textsIn(valueAt(value, key), depth);
    const isOfCodes = CODE_KEYS.some((each) => each === key);
    return isOfCodes ? found.map(({ text }) => ({ text, isMessage: false })) : found;
  });
}

/** A single word with a digit or an underscore, for example `E42` or `invalid_request`. */
function isCode(text: string): boolean {
  const word = text.trim();
  return DIGIT_OR_UNDERSCORE.test(word) && !SPACE.test(word);
}
