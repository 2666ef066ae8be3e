import { nonBlank } from './LocalizedText';

const LONGEST = 200;

/**
 * Accepts any non-blank text of at most 200 characters. Refuses an unpaired surrogate, because encodeURIComponent
 * throws on it. The HTTP adapter decides which ids are valid in a URL path.
 */
export function parseIdentifier(input: unknown): string | undefined {
  const id = nonBlank(input);
  return id === undefined || id.length > LONGEST || /\p{Surrogate}/u.test(id) ? undefined : id;
}
