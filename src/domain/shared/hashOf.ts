const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * FNV-1a hash of 64 bits over UTF-16 code units, as 16 hex digits. It is not cryptographic and protects no secret.
 * Web Crypto digests are asynchronous, but storage keys are needed synchronously before the first render.
 */
export function hashOf(text: string): string {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
