import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePicture } from '@/domain/profile/Picture';
import { pictureTypeOf } from '@/domain/profile/pictureType';
import { aJpegFile, aPngFile, aTextFile, aWebpFile } from '@tests/support/builders/aPictureFile';
import { assertProperty } from '../arbitraries';

const beginnings = [
  aPngFile(),
  aJpegFile(),
  aWebpFile('VP8 '),
  aWebpFile('VP8L'),
  aWebpFile('VP8X'),
  aTextFile(''),
];

describe('any file', () => {
  it('is accepted or rejected without an exception, wherever a picture is truncated and whatever follows (threats T6)', () => {
    const files = fc
      .tuple(fc.constantFrom(...beginnings), fc.nat(50), fc.uint8Array({ maxLength: 60 }))
      .map(([beginning, length, rest]) => new Uint8Array([...beginning.subarray(0, length), ...rest]));
    assertProperty(files, (file) => {
      expect(typeof parsePicture(file).ok).toBe('boolean');
    });
  });

  it('is never accepted with more pixels in its header than its type allows (threats T6)', () => {
    const makers = [
      (size) => aPngFile(size),
      (size) => aJpegFile(size),
      (size) => aWebpFile('VP8L', size),
      (size) => aWebpFile('VP8X', size),
    ] satisfies ((size: { width: number; height: number }) => Uint8Array<ArrayBuffer>)[];
    const side = fc.integer({ min: 1, max: 16_383 });
    assertProperty(fc.constantFrom(...makers), side, side, (make, width, height) => {
      const file = make({ width, height });
      const most = pictureTypeOf(file) === 'image/jpeg' ? 52_000_000 : 25_000_000;
      const parsed = parsePicture(file);
      const refusal = parsed.ok ? 'accepted' : parsed.error.kind;
      expect(refusal).toBe(width * height > most ? 'picture-too-detailed' : 'accepted');
    });
  });
});
