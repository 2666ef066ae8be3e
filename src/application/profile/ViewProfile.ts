import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { UserNotFound, UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';

export type ViewProfileError = UserNotFound | ReadFailure;

/** The owner's own record as it is now: it may have been changed in the mobile app since signing in. */
export class ViewProfile {
  constructor(private readonly users: UserRepository) {}

  async execute(owner: User, signal?: AbortSignalLike): Promise<Result<User, ViewProfileError>> {
    return this.users.byId(owner.id, signal);
  }
}
