import type { Picture } from '@/domain/profile/Picture';
import type { Result } from '@/domain/shared/result';
import type { WriteFailure } from './ServiceFailure';

/** Stores the pictures of owners and of businesses. */
export interface MediaStore {
  /**
   * Stores a picture and returns its URL. Each call stores a new picture. Returns `refused` for every error response
   * but 403, and `outcome-unknown` for no response or one without a URL. Retrying is safe, because no record refers to
   * the picture yet.
   */
  upload(picture: Picture): Promise<Result<string, WriteFailure>>;
}
