import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { UserNotFound, UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';

export type ViewProfileError = UserNotFound | ReadFailure;

/** Loads the current user record, which may have changed in the mobile app since sign-in. */
export class ViewProfile {
  constructor(private readonly users: UserRepository) {}

  async execute(owner: User, signal?: AbortSignalLike): Promise<Result<User, ViewProfileError>> {
    return this.users.byId(owner.id, signal);
  }
}
