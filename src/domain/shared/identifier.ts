import { nonBlank } from './LocalizedText';

const LONGEST = 200;

/**
 * Any non-blank text of sane length is an id, except for half a character, which cannot be written into an
 * address. Where an id may go in an address is the adapter's care.
 */
export function parseIdentifier(input: unknown): string | undefined {
  const id = nonBlank(input);
  return id === undefined || id.length > LONGEST || /\p{Surrogate}/u.test(id) ? undefined : id;
}
