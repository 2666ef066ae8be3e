const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * Sixteen hex digits that stand for a text without showing it: FNV-1a of 64 bits over UTF-16 code units. It tells
 * texts apart and guards no secret. It is no digest of the Web Crypto API because those answer later, and what is
 * stored has to be found before the first screen is drawn.
 */
export function markOf(text: string): string {
  let mark = OFFSET;
  for (let index = 0; index < text.length; index += 1)
    mark = BigInt.asUintN(64, (mark ^ BigInt(text.charCodeAt(index))) * PRIME);
  return mark.toString(16).padStart(16, '0');
}
