import type { NewUser } from '@/domain/identity/TokenClaims';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import type { Result } from '@/domain/shared/result';
import type { AbortSignalLike } from './AbortSignalLike';
import type { ReadFailure, WriteFailure } from './ServiceFailure';

export type UserNotFound = { readonly kind: 'user-not-found' };

/** The owners' own records. */
export interface UserRepository {
  byId(id: UserId, signal?: AbortSignalLike): Promise<Result<User, UserNotFound | ReadFailure>>;

  /** Creates the record of somebody who signs in for the first time; a later read answers it. */
  create(user: NewUser): Promise<Result<User, WriteFailure>>;

  /**
   * Changes the record; a later read answers the new values. Unchanged names and an unchanged picture are not sent.
   * Sending it again changes nothing more, so every answer other than success is `refused`, whatever it says;
   * `outcome-unknown` means that there was no answer (decision C73).
   */
  update(id: UserId, update: ProfileUpdate): Promise<Result<void, WriteFailure>>;
}
