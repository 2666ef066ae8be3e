import type { NewUser } from '@/domain/identity/TokenClaims';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileField } from '@/domain/profile/profileFields';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import type { Result } from '@/domain/shared/result';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { AbortSignalLike, ReadFailure, WriteFailure } from './ServiceFailure';

export type UserNotFound = { readonly kind: 'user-not-found' };

export type ProfileWriteFailure =
  | WriteFailure
  /** The server refused these fields. */
  | { readonly kind: 'fields-refused'; readonly fields: readonly RefusedField<ProfileField>[] };

export interface UserRepository {
  byId(id: UserId, signal?: AbortSignalLike): Promise<Result<User, UserNotFound | ReadFailure>>;

  /** Creates the user record at the first sign-in. A later read returns it. */
  create(user: NewUser): Promise<Result<User, WriteFailure>>;

  /**
   * Changes the record. A later read returns the new values. Unchanged names and an unchanged picture are not sent.
   * `fields-refused` names the fields of a refusal. `outcome-unknown` means that a later read may show the change,
   * because the response was missing, unreadable or a server error (decision C94).
   */
  update(id: UserId, update: ProfileUpdate): Promise<Result<void, ProfileWriteFailure>>;
}
