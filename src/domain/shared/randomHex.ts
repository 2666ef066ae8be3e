/** The browser's `crypto`. Also pages without TLS have this part, as of a demo in the local network. */
export interface RandomSource {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
}

/** Random bytes as hexadecimal digits. By default they are a unique, unguessable id. */
export function randomHex(source: RandomSource, byteCount = 16): string {
  const bytes = source.getRandomValues(new Uint8Array(byteCount));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
