/** The part of `crypto` that a page without TLS has too, for example the demo on a phone in the local network. */
export interface RandomSource {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
}

/** Random bytes as hexadecimal digits. The default is long enough for a unique id that cannot be guessed. */
export function randomHex(source: RandomSource, byteCount = 16): string {
  const bytes = source.getRandomValues(new Uint8Array(byteCount));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
