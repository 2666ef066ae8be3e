import type { Picture } from '@/domain/profile/Picture';
import type { Result } from '@/domain/shared/result';

/** It looked like a picture, but could not be opened as one. */
export type PictureUnreadable = { readonly kind: 'picture-unreadable' };

/** Neither side of an encoded picture is longer, in pixels (threats T6). */
export const LONGEST_SIDE = 1024;

/** Draws a picture anew. */
export interface PictureEncoder {
  /**
   * The same picture upright, in its own proportions, with no side longer than `LONGEST_SIDE`; a smaller one is not
   * enlarged. Nothing of the file comes along but what can be seen: no place, no camera, no hidden content.
   */
  encode(picture: Picture): Promise<Result<Picture, PictureUnreadable>>;
}
