import { failure, success, type Result } from '@/domain/shared/result';
import { pictureSizeOf } from './pictureSize';
import { pictureTypeOf, type PictureType } from './pictureType';

/** A photo chosen by the owner. Its type comes from its content, not from its file name. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A part of the upright picture, in fractions of its size. */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PictureRefused =
  /** The file has more bytes than this app reads. */
  | { readonly kind: 'picture-too-large' }
  /** The encoded picture has more bytes than this app sends. */
  | { readonly kind: 'picture-too-large-to-send' }
  /** The content is neither JPEG, PNG nor WebP (threats T6). */
  | { readonly kind: 'picture-type-refused' }
  /** The picture has so many pixels that decoding it could exhaust the memory of a phone. */
  | { readonly kind: 'picture-too-detailed' }
  /** The file is corrupt or truncated. */
  | { readonly kind: 'picture-unreadable' };

const MEGABYTE = 1024 * 1024;

/** Cameras of phones write files of up to about 25 MB, which are encoded smaller before they are sent. */
const MAX_READ_BYTES = 30 * MEGABYTE;

/** The limit of what is sent (threats T6). */
const MAX_SENT_BYTES = 5 * MEGABYTE;

/**
 * A decoded picture takes four bytes per pixel, independent of its file size. Cameras write JPEG with at most a little
 * over 50 megapixels. A larger PNG or WebP is hardly a photo: a few kilobytes in one colour can decode to any size
 * (threats T6).
 */
const MAX_PIXELS: Readonly<Record<PictureType, number>> = {
  'image/jpeg': 52_000_000,
  'image/png': 25_000_000,
  'image/webp': 25_000_000,
};

/** Checks the file size alone, so that a file that is too large is refused without being read. */
export function isReadableSize(bytes: number): boolean {
  return bytes <= MAX_READ_BYTES;
}

export function isSendableSize(bytes: number): boolean {
  return bytes <= MAX_SENT_BYTES;
}

/** Reads type and size from the first bytes, so that a dangerous file is never decoded (threats T6). */
export function parsePicture(bytes: Uint8Array<ArrayBuffer>): Result<Picture, PictureRefused> {
  if (!isReadableSize(bytes.length)) return failure({ kind: 'picture-too-large' });
  const type = pictureTypeOf(bytes);
  if (type === undefined) return failure({ kind: 'picture-type-refused' });
  const size = pictureSizeOf(type, bytes);
  if (size === undefined || size.width === 0 || size.height === 0)
    return failure({ kind: 'picture-unreadable' });
  if (size.width * size.height > MAX_PIXELS[type]) return failure({ kind: 'picture-too-detailed' });
  return success({ type, bytes });
}
