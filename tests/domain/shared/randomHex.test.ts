import { describe, expect, it } from 'vitest';
import { randomHex } from '@/domain/shared/randomHex';

describe('random hexadecimal digits', () => {
  it('are two for each byte of the source', () => {
    const source = {
      getRandomValues: (bytes: Uint8Array) => {
        bytes.set([0, 10, 255]);
        return bytes;
      },
    };
    expect(randomHex(source, 3)).toBe('000aff');
  });

  it('are an id of 128 bits by default, which differs each time', () => {
    const ids = [randomHex(crypto), randomHex(crypto)];
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{32}$/u), expect.stringMatching(/^[\da-f]{32}$/u)]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
