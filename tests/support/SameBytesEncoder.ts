import type { PictureEncoder, PictureUnreadable } from '@/application/ports/PictureEncoder';
import type { Picture } from '@/domain/profile/Picture';
import { failure, success, type Result } from '@/domain/shared/result';

/** Returns each picture unchanged, because jsdom cannot draw. With `isFailing` it reports an unreadable picture. */
export class SameBytesEncoder implements PictureEncoder {
  isFailing = false;
  encoded = 0;

  async encode(picture: Picture): Promise<Result<Picture, PictureUnreadable>> {
    this.encoded += 1;
    return this.isFailing ? failure({ kind: 'picture-unreadable' }) : success(picture);
  }
}
