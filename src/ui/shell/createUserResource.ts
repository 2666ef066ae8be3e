import type { Clock } from '@/application/ports/Clock';
import type { AbortSignalLike, ReadFailure } from '@/application/ports/ServiceFailure';
import type { UserNotFound } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';
import { Resource, type ResourceState } from './Resource';
import type { SessionViewModel } from './SessionViewModel';

type ViewProfileError = UserNotFound | ReadFailure;

/** Reads the current record of the owner. */
export interface ViewProfile {
  execute(owner: User, signal?: AbortSignalLike): Promise<Result<User, ViewProfileError>>;
}

/** The record of the signed-in owner on a page. Its value is `session.user`. */
export type UserResource = Resource<void, ViewProfileError, User>;

interface UserResourceOptions {
  readonly viewProfile: ViewProfile;
  readonly session: Pick<SessionViewModel, 'user' | 'replaceUser' | 'expire'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly onExpired?: () => void;
  /** `ready` when the session has just read the record. */
  readonly initial?: ResourceState<void, ViewProfileError>;
}

/** Reads the record of the owner again, because it may have changed in another tab or in the mobile app. */
export function createUserResource({ viewProfile, session, ...options }: UserResourceOptions): UserResource {
  return new Resource<void, ViewProfileError, User>({
    load: async (signal) => {
      const { user } = session;
      const viewed = user && (await viewProfile.execute(user, signal));
      /* If the record was replaced during the read, the replacement is newer. */
      return session.user === user ? viewed : undefined;
    },
    accept: (user) => session.replaceUser(user),
    onExpired: () => void session.expire(),
    ...options,
  });
}
