import { branded, type Brand } from './brand';
import { nonBlank } from './LocalizedText';

const MAX_LENGTH = 200;

/**
 * The parser of every id. Accepts any non-blank text of at most 200 characters. Refuses an unpaired surrogate, because
 * encodeURIComponent throws on it. The HTTP adapter decides which ids are valid in a URL path.
 */
export function parseIdentifier<Name extends string>(input: unknown): Brand<string, Name> | undefined {
  const id = nonBlank(input);
  if (id === undefined || id.length > MAX_LENGTH || /\p{Surrogate}/u.test(id)) return undefined;
  return branded<Brand<string, Name>>(id);
}
