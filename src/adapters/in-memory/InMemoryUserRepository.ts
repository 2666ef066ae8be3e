import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { ProfileWriteFailure, UserNotFound, UserRepository } from '@/application/ports/UserRepository';
import { createdUser } from '@/domain/identity/createdUser';
import type { NewUser } from '@/domain/identity/TokenClaims';
import type { User, UserId } from '@/domain/identity/User';
import { updatedUser, type ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import { failure, success, type Result } from '@/domain/shared/result';
import type { ErrorOutage } from './world/DemoNetwork';
import type { DemoWorld } from './world/DemoWorld';
import { simulateRead, WRITE_FAILURES, simulateWrite } from './world/simulateCall';

const PROFILE_FAILURES: Readonly<Record<ErrorOutage, ProfileWriteFailure>> = {
  ...WRITE_FAILURES,
  'fields-refused': {
    kind: 'fields-refused',
    fields: [{ field: 'phoneNumber', message: 'This number belongs to another account' }],
  },
};

export class InMemoryUserRepository implements UserRepository {
  constructor(private readonly world: DemoWorld) {}

  async byId(id: UserId, signal?: AbortSignalLike): Promise<Result<User, UserNotFound | ReadFailure>> {
    return simulateRead<User, UserNotFound | ReadFailure>(this.world.network, 'load-user', signal, () => {
      if (this.world.isUnreadable(id)) return failure({ kind: 'unavailable' });
      const user = this.world.user(id);
      return user === undefined ? failure({ kind: 'user-not-found' }) : success(user);
    });
  }

  async create(user: NewUser): Promise<Result<User, WriteFailure>> {
    return simulateWrite(this.world.network, 'create-user', WRITE_FAILURES, () => {
      if (this.world.user(user.id) !== undefined)
        return failure({ kind: 'refused', message: 'There is such a user already' });
      const created = createdUser(user);
      this.world.saveUser(created);
      return success(created);
    });
  }

  async update(id: UserId, update: ProfileUpdate): Promise<Result<void, ProfileWriteFailure>> {
    return simulateWrite(this.world.network, 'update-user', PROFILE_FAILURES, () => {
      const user = this.world.user(id);
      if (user === undefined) return failure({ kind: 'refused', message: 'There is no such user' });
      this.world.saveUser(updatedUser(user, update));
      return success();
    });
  }
}
