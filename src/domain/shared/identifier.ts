import { nonBlank } from './LocalizedText';

const MAX_LENGTH = 200;

/**
 * Accepts any non-blank text of at most 200 characters. Refuses an unpaired surrogate, because encodeURIComponent
 * throws on it. The HTTP adapter decides which ids are valid in a URL path.
 */
export function parseIdentifier(input: unknown): string | undefined {
  const id = nonBlank(input);
  return id === undefined || id.length > MAX_LENGTH || /\p{Surrogate}/u.test(id) ? undefined : id;
}
