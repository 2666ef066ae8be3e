import type { Picture, CropRect } from '@/domain/profile/Picture';
import type { Result } from '@/domain/shared/result';

/** The browser cannot decode the picture. */
export type PictureUnreadable = { readonly kind: 'picture-unreadable' };

/** The maximum width and height of an encoded picture, in pixels (threats T6). */
export const MAX_SIDE = 1024;

/** The maximum size of a part that is cut out of a picture, in pixels. */
export const MAX_CROP_SIZE = { width: 1200, height: 1400 };

/** Decodes a picture and encodes it again. */
export interface PictureEncoder {
  /**
   * Rotates the picture upright and scales it down to at most `MAX_SIDE` on each side, in its own proportions. With a
   * `cropRect` it keeps only that part, at most `MAX_CROP_SIZE` large. Never enlarges. The result has only pixels, and
   * no metadata such as location or camera.
   */
  encode(picture: Picture, cropRect?: CropRect): Promise<Result<Picture, PictureUnreadable>>;
}
