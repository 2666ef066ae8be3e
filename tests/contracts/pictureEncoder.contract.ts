import { describe, expect, it } from 'vitest';
import { MAX_SIDE, type PictureEncoder } from '@/application/ports/PictureEncoder';
import { parsePicture, type Picture } from '@/domain/profile/Picture';
import { pictureSizeOf } from '@/domain/profile/pictureSize';
import { failure } from '@/domain/shared/result';

export interface EncoderHarness {
  readonly encoder: PictureEncoder;
  /** A picture of this size with metadata, as a camera writes it. */
  readonly picture: (width: number, height: number) => Picture;
  /** A file with the header of a picture and invalid content. */
  readonly brokenPicture: () => Picture;
}

export function describePictureEncoder(setUp: () => EncoderHarness): void {
  describe('an encoded picture', () => {
    it.each([
      [4000, 3000, MAX_SIDE, 768],
      [1500, 3000, 512, MAX_SIDE],
      [MAX_SIDE, MAX_SIDE, MAX_SIDE, MAX_SIDE],
      [300, 200, 300, 200],
      [6000, 2, MAX_SIDE, 1],
    ])('of %i by %i is %i by %i', async (width, height, encodedWidth, encodedHeight) => {
      const { encoder, picture } = setUp();
      const encoded = await encoder.encode(picture(width, height));
      expect(encoded.ok && pictureSizeOf(encoded.value.type, encoded.value.bytes)).toEqual({
        width: encodedWidth,
        height: encodedHeight,
      });
    });

    it('is a valid picture', async () => {
      const { encoder, picture } = setUp();
      const encoded = await encoder.encode(picture(40, 30));
      expect(encoded.ok && parsePicture(encoded.value.bytes)).toEqual(encoded);
    });

    it('contains no metadata such as location or camera', async () => {
      const { encoder, picture } = setUp();
      const encoded = await encoder.encode(picture(40, 30));
      const text = encoded.ok ? String.fromCharCode(...encoded.value.bytes) : 'Exif';
      expect(text).not.toContain('Exif');
    });
  });

  it('rejects a file that cannot be decoded', async () => {
    const { encoder, brokenPicture } = setUp();
    expect(await encoder.encode(brokenPicture())).toEqual(failure({ kind: 'picture-unreadable' }));
  });
}
