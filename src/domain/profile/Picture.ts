import { failure, success, type Result } from '@/domain/shared/result';
import { pictureSizeOf } from './pictureSize';
import { pictureTypeOf, type PictureType } from './pictureType';

/** A photo as it was chosen: in one of the accepted types by its content, whatever its name says. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PictureRefused =
  /** More bytes than 5 MB. */
  | { readonly kind: 'picture-too-large' }
  /** Neither JPEG, PNG nor WebP by its content (threats T6). */
  | { readonly kind: 'picture-type-refused' }
  /** So many pixels that opening it could exhaust a phone. */
  | { readonly kind: 'picture-too-detailed' }
  /** Broken, or cut off. */
  | { readonly kind: 'picture-unreadable' };

/** Bytes in 5 MB (threats T6). */
const LARGEST = 5 * 1024 * 1024;

/**
 * Opened, a picture takes four bytes per pixel, whatever its file takes. Cameras write JPEG, of a little over 50
 * megapixels at most. A PNG or WebP of 5 MB with more than 25 megapixels is no photo: some kilobytes of one colour can
 * claim any size (threats T6).
 */
const MOST_PIXELS: Readonly<Record<PictureType, number>> = {
  'image/jpeg': 52_000_000,
  'image/png': 25_000_000,
  'image/webp': 25_000_000,
};

/** For a file that need not be read to be refused. */
export function hasAcceptedSize(bytes: number): boolean {
  return bytes <= LARGEST;
}

/** Type and size come from the first bytes, so that nothing dangerous is ever opened (threats T6). */
export function parsePicture(bytes: Uint8Array<ArrayBuffer>): Result<Picture, PictureRefused> {
  if (!hasAcceptedSize(bytes.length)) return failure({ kind: 'picture-too-large' });
  const type = pictureTypeOf(bytes);
  if (type === undefined) return failure({ kind: 'picture-type-refused' });
  const size = pictureSizeOf(type, bytes);
  if (size === undefined || size.width === 0 || size.height === 0)
    return failure({ kind: 'picture-unreadable' });
  if (size.width * size.height > MOST_PIXELS[type]) return failure({ kind: 'picture-too-detailed' });
  return success({ type, bytes });
}
