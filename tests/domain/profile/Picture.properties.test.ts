import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePicture } from '@/domain/profile/Picture';
import { aJpegFile, aPngFile, aTextFile, aWebpFile } from '@tests/support/builders/aPictureFile';
import { REPEATABLE } from '../repeatable';

const beginnings = [
  aPngFile(),
  aJpegFile(),
  aWebpFile('VP8 '),
  aWebpFile('VP8L'),
  aWebpFile('VP8X'),
  aTextFile(''),
];

describe('any file', () => {
  it('is accepted or refused, whatever follows wherever a picture breaks off', () => {
    const files = fc
      .tuple(fc.constantFrom(...beginnings), fc.nat(50), fc.uint8Array({ maxLength: 60 }))
      .map(([beginning, length, rest]) => new Uint8Array([...beginning.subarray(0, length), ...rest]));
    fc.assert(
      fc.property(files, (file) => {
        expect(typeof parsePicture(file).ok).toBe('boolean');
      }),
      REPEATABLE,
    );
  });
});
