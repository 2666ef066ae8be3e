import { settle, type WriteOutcome } from '@/application/polling/settle';
import type { Lookup, LookupPorts, OnPauseChange } from '@/application/polling/startReconciliation';
import type { UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import { isStored, type ProfileUpdate } from '@/domain/profile/ProfileUpdate';

/** Polls the record of the owner after a save of the profile with an unknown outcome. */
export class ReconcileProfile {
  constructor(
    private readonly users: Pick<UserRepository, 'byId'>,
    private readonly ports: LookupPorts,
  ) {}

  /** @param owner The record before the update. */
  execute(owner: User, update: ProfileUpdate, onPauseChange: OnPauseChange): Lookup<WriteOutcome<User>> {
    return settle<User>(
      this.ports,
      {
        read: async (signal) => this.users.byId(owner.id, signal),
        shows: (user) => isStored(update, owner, user),
      },
      onPauseChange,
    );
  }
}
