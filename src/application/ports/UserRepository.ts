import type { NewUser } from '@/domain/identity/TokenClaims';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileField } from '@/domain/profile/ProfileForm';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import type { Result } from '@/domain/shared/result';
import type { AbortSignalLike } from './AbortSignalLike';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { ReadFailure, WriteFailure } from './ServiceFailure';

export type UserNotFound = { readonly kind: 'user-not-found' };

export type ProfileWriteFailure =
  | WriteFailure
  /** Definitely not carried out, because of these fields. */
  | { readonly kind: 'fields-refused'; readonly fields: readonly RefusedField<ProfileField>[] };

/** The owners' own records. */
export interface UserRepository {
  byId(id: UserId, signal?: AbortSignalLike): Promise<Result<User, UserNotFound | ReadFailure>>;

  /** Creates the record of somebody who signs in for the first time; a later read answers it. */
  create(user: NewUser): Promise<Result<User, WriteFailure>>;

  /**
   * Changes the record; a later read answers the new values. Unchanged names and an unchanged picture are not sent.
   * Sending it again changes nothing more, so every answer other than success is `refused`, whatever it says,
   * or `fields-refused` where it names fields;
   * `outcome-unknown` means that there was no answer (decision C73).
   */
  update(id: UserId, update: ProfileUpdate): Promise<Result<void, ProfileWriteFailure>>;
}
