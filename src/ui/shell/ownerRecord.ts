import type { Clock } from '@/application/ports/Clock';
import type { ViewProfile, ViewProfileError } from '@/application/profile/ViewProfile';
import type { User } from '@/domain/identity/User';
import { Resource, type ResourceState } from './Resource';
import type { SessionViewModel } from './SessionViewModel';

/** The record of the owner, which the session keeps. It may change in the mobile app or in another tab. */
export type OwnerRecord = Resource<void, ViewProfileError, User>;

/** @param initial Ready where the session has just read the record. */
export function ownerRecord(
  viewProfile: Pick<ViewProfile, 'execute'>,
  clock: Pick<Clock, 'now'>,
  session: Pick<SessionViewModel, 'user' | 'replaceUser' | 'expire'>,
  initial: ResourceState<void, ViewProfileError> = { kind: 'loading' },
): OwnerRecord {
  return new Resource<void, ViewProfileError, User>({
    load: async (signal) => {
      const { user } = session;
      const viewed = user && (await viewProfile.execute(user, signal));
      /* A record that was replaced meanwhile is newer. */
      return session.user === user ? viewed : undefined;
    },
    accept: (user) => session.replaceUser(user),
    onExpired: () => void session.expire(),
    clock,
    initial,
  });
}
