import { reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { Poll, PollPorts, OnPauseChange } from '@/application/polling/startPoll';
import type { UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import { isStored, type ProfileUpdate } from '@/domain/profile/ProfileUpdate';

/** Polls the record of the owner after a save of the profile with an unknown outcome. */
export class ReconcileProfile {
  constructor(
    private readonly users: Pick<UserRepository, 'byId'>,
    private readonly ports: PollPorts,
  ) {}

  /** @param owner The record before the update. */
  execute(owner: User, update: ProfileUpdate, onPauseChange: OnPauseChange): Poll<WriteOutcome<User>> {
    return reconcile<User>(
      this.ports,
      {
        read: async (signal) => this.users.byId(owner.id, signal),
        shows: (user) => isStored(update, owner, user),
      },
      onPauseChange,
    );
  }
}
