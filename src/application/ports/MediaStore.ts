import type { Picture } from '@/domain/profile/Picture';
import type { Result } from '@/domain/shared/result';
import type { WriteFailure } from './ServiceFailure';

/** Keeps the pictures of users. */
export interface MediaStore {
  /**
   * Stores a picture and answers the address it can be shown from. Each call stores another one. An answer other
   * than success is `refused`; one that never came, or names no address, is `outcome-unknown`. Either way nothing
   * refers to the picture yet, so that sending it again is safe.
   */
  upload(picture: Picture): Promise<Result<string, WriteFailure>>;
}
