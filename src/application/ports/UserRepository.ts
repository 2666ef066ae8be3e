import type { NewUser } from '@/domain/identity/TokenClaims';
import type { User, UserId } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';
import type { ReadFailure, WriteFailure } from './ServiceFailure';

export type UserNotFound = { readonly kind: 'user-not-found' };

/** The owners' own records. */
export interface UserRepository {
  byId(id: UserId): Promise<Result<User, UserNotFound | ReadFailure>>;

  /** Creates the record of somebody who signs in for the first time; a later read answers it. */
  create(user: NewUser): Promise<Result<User, WriteFailure>>;
}
