import { describe, expect, it } from 'vitest';
import { parsePicture } from '@/domain/profile/Picture';
import { pictureSizeOf } from '@/domain/profile/pictureSize';
import { pictureTypeOf } from '@/domain/profile/pictureType';
import { success } from '@/domain/shared/result';
import { aJpegFile, aPngFile, aTextFile, aWebpFile } from '@tests/support/builders/aPictureFile';

const refusal = (bytes: Uint8Array<ArrayBuffer>): string => {
  const parsed = parsePicture(bytes);
  return parsed.ok ? 'accepted' : parsed.error.kind;
};

describe('the type of a picture (threats T6)', () => {
  it.each([
    ['a JPEG', aJpegFile(), 'image/jpeg'],
    ['a PNG', aPngFile(), 'image/png'],
    ['a WebP', aWebpFile('VP8 '), 'image/webp'],
    ['a GIF', aTextFile('GIF89a'), undefined],
    ['an SVG', aTextFile('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), undefined],
    ['a page', aTextFile('<!doctype html>'), undefined],
    ['a sound in the same container as WebP', aTextFile('RIFF1234WAVEfmt '), undefined],
    ['a WebP without its container', aTextFile('JUNK1234WEBPVP8 '), undefined],
    ['nothing', aTextFile(''), undefined],
  ])('of %s is detected from its first bytes', (_, bytes, type) => {
    expect(pictureTypeOf(bytes)).toBe(type);
  });
});

describe('the size of a picture', () => {
  const size = { width: 4000, height: 3000 };

  it.each([
    ['a PNG', 'image/png', aPngFile(size)],
    ['a JPEG', 'image/jpeg', aJpegFile(size)],
    ['a lossy WebP', 'image/webp', aWebpFile('VP8 ', size)],
    ['a lossless WebP', 'image/webp', aWebpFile('VP8L', size)],
    ['an extended WebP', 'image/webp', aWebpFile('VP8X', size)],
  ] as const)('of %s is read from its header', (_, type, bytes) => {
    expect(pictureSizeOf(type, bytes)).toEqual(size);
  });

  it.each([0xc0, 0xc1, 0xc3, 0xc5, 0xcf])('of a JPEG is read from a frame of kind %i', (kind) => {
    const file = aJpegFile(size).map((byte) => (byte === 0xc2 ? kind : byte));
    expect(pictureSizeOf('image/jpeg', file)).toEqual(size);
  });

  it.each([0xc4, 0xc8, 0xcc, 0xbf, 0xd0])('of a JPEG is not read from a segment of kind %i', (kind) => {
    const file = aJpegFile(size).map((byte) => (byte === 0xc4 ? kind : byte));
    expect(pictureSizeOf('image/jpeg', file)).toEqual(size);
  });

  it.each([
    ['a PNG', 'image/png', aPngFile(size).subarray(0, 24)],
    ['a JPEG', 'image/jpeg', aJpegFile(size).subarray(0, -4)],
  ] as const)('of %s needs nothing behind it', (_, type, bytes) => {
    expect(pictureSizeOf(type, bytes)).toEqual(size);
  });

  it('of an extended WebP has three bytes a side', () => {
    const wide = { width: 70_000, height: 150_000 };
    expect(pictureSizeOf('image/webp', aWebpFile('VP8X', wide))).toEqual(wide);
  });

  it('is read from a view on a larger buffer', () => {
    const file = aPngFile(size);
    const shifted = new Uint8Array(file.length + 7);
    shifted.set(file, 7);
    expect(pictureSizeOf('image/png', shifted.subarray(7))).toEqual(size);
  });

  it.each([
    ['a PNG', 'image/png', aPngFile().subarray(0, 20)],
    ['a JPEG', 'image/jpeg', aJpegFile().subarray(0, 30)],
    ['a WebP', 'image/webp', aWebpFile('VP8X').subarray(0, 28)],
    ['a WebP of no known kind', 'image/webp', aWebpFile('VP8X').map((byte) => (byte === 0x58 ? 0x59 : byte))],
    ['a PNG without its header', 'image/png', aPngFile().fill(0, 12, 16)],
    ['a JPEG that breaks off its segments', 'image/jpeg', aJpegFile().fill(0, 18, 22)],
    [
      'a JPEG whose frame header does not begin with its mark',
      'image/jpeg',
      aJpegFile().with(24, 0).with(25, 0xc2),
    ],
  ] as const)('of %s that is truncated or broken is undefined', (_, type, bytes) => {
    expect(pictureSizeOf(type, bytes)).toBeUndefined();
  });
});

describe('a chosen picture', () => {
  it('is accepted with its type and its bytes', () => {
    const bytes = aPngFile();
    expect(parsePicture(bytes)).toEqual(success({ type: 'image/png', bytes }));
  });

  it('may have up to 30 MB (threats T6)', () => {
    const largest = new Uint8Array(30 * 1024 * 1024);
    largest.set(aPngFile());
    expect(refusal(largest)).toBe('accepted');
    expect(refusal(new Uint8Array(largest.length + 1))).toBe('picture-too-large');
  });

  it.each([
    ['an SVG', aTextFile('<svg/>'), 'picture-type-refused'],
    ['an empty file', aTextFile(''), 'picture-type-refused'],
    ['a broken PNG', aPngFile().subarray(0, 20), 'picture-unreadable'],
    ['a PNG without width', aPngFile({ width: 0 }), 'picture-unreadable'],
    ['a PNG without height', aPngFile({ height: 0 }), 'picture-unreadable'],
    ['a bomb of pixels', aPngFile({ width: 20_000, height: 20_000 }), 'picture-too-detailed'],
    ['the photo of a large camera', aJpegFile({ width: 8192, height: 6144 }), 'accepted'],
    ['a PNG as large as that', aPngFile({ width: 8192, height: 6144 }), 'picture-too-detailed'],
    [
      'a lossy WebP as large as that',
      aWebpFile('VP8 ', { width: 8192, height: 6144 }),
      'picture-too-detailed',
    ],
    [
      'a lossless WebP as large as that',
      aWebpFile('VP8L', { width: 8192, height: 6144 }),
      'picture-too-detailed',
    ],
    [
      'an extended WebP as large as that',
      aWebpFile('VP8X', { width: 8192, height: 6144 }),
      'picture-too-detailed',
    ],
    ['a PNG of a large screen', aPngFile({ width: 5120, height: 2880 }), 'accepted'],
    ['a PNG of exactly 25 megapixels', aPngFile({ width: 5000, height: 5000 }), 'accepted'],
    ['a WebP of a usual camera', aWebpFile('VP8X', { width: 6000, height: 4000 }), 'accepted'],
  ])('is checked before it is decoded: %s', (_, bytes, judgement) => {
    expect(refusal(bytes)).toBe(judgement);
  });
});
