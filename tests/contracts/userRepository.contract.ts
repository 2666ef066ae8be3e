import { describe, expect, it } from 'vitest';
import type { UserRepository } from '@/application/ports/UserRepository';
import { newUserFrom } from '@/domain/identity/TokenClaims';
import type { User } from '@/domain/identity/User';
import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { failure, success } from '@/domain/shared/result';
import { aProfileUpdate } from '../support/builders/aProfileUpdate';
import { aUser } from '../support/builders/aUser';
import { aUserId } from '../support/builders/aUserId';
import { someTokenClaims } from '../support/builders/someTokenClaims';
import {
  itCanBeAborted,
  itReportsReadFailures,
  itReportsWriteFailures,
  type ServiceHarness,
} from './serviceFailures';

export interface UserHarness extends ServiceHarness {
  readonly repository: UserRepository;
}

export function describeUserRepository(setUp: (known: readonly User[]) => UserHarness): void {
  describe('a user', () => {
    it('is found by id', async () => {
      const dana = aUser({
        id: 'dana',
        businessIds: ['a', 'b'],
        names: { firstName: { he: 'דנה' }, lastName: {} },
      });
      const { repository } = setUp([aUser({ id: 'other' }), dana]);
      expect(await repository.byId(dana.id)).toEqual(success(dana));
    });

    it('that does not exist is not found', async () => {
      const { repository } = setUp([]);
      expect(await repository.byId(aUserId())).toEqual(failure({ kind: 'user-not-found' }));
    });

    itReportsReadFailures(
      () => setUp([aUser()]),
      ({ repository }) => repository.byId(aUserId()),
    );

    itCanBeAborted(
      () => setUp([aUser()]),
      ({ repository }, signal) => repository.byId(aUserId(), signal),
    );
  });

  describe('a new user', () => {
    const newcomer = newUserFrom(someTokenClaims({ userId: 'new', givenName: 'דנה', familyName: 'לוי' }));

    it('gets a record that a later read returns', async () => {
      const { repository } = setUp([]);
      const created = await repository.create(newcomer);
      expect(created).toMatchObject(
        success({
          id: 'new',
          firstName: 'דנה',
          names: { firstName: { he: 'דנה' }, lastName: { he: 'לוי' } },
          email: 'dana@example.com',
          phoneNumber: '0501234567',
          address: 'Herzl 1, Haifa',
          businessIds: [],
        }),
      );
      expect(await repository.byId(newcomer.id)).toEqual(created);
    });

    it('is refused when there is a record already', async () => {
      const { repository } = setUp([]);
      await repository.create(newcomer);
      expect(await repository.create(newcomer)).toMatchObject(failure({ kind: 'refused' }));
    });

    itReportsWriteFailures(
      () => setUp([]),
      ({ repository }) => repository.create(newcomer),
    );
  });

  describe('a changed profile', () => {
    const dana = aUser({
      names: { firstName: { en: 'Dana' }, lastName: {} },
      avatar: 'https://example.com/dana',
    });

    it('is visible in a later read', async () => {
      const { repository } = setUp([dana]);
      const names = { firstName: { en: 'Dina' }, lastName: { en: 'Levi' } };
      const avatar = { kind: 'replaced', uri: 'https://example.com/dina' } as const;
      const texts = byKey(PROFILE_FIELDS, (field) => `New ${field}`);
      expect(await repository.update(dana.id, aProfileUpdate({ ...texts, names, avatar }))).toEqual(
        success(),
      );
      expect(await repository.byId(dana.id)).toEqual(
        success({ ...dana, ...texts, names, avatar: 'https://example.com/dina' }),
      );
    });

    it('has no address after an emptied one, with a street, which stays', async () => {
      const owner = { ...dana, address: 'Herzl 2, Haifa', streetAddress: 'Herzl 1', city: 'Haifa' };
      const { repository } = setUp([owner]);
      await repository.update(owner.id, aProfileUpdate({ address: undefined }));
      expect(await repository.byId(owner.id)).toMatchObject(
        success({ address: undefined, streetAddress: 'Herzl 1', city: 'Haifa' }),
      );
    });

    it('keeps the names and the picture when they are not sent', async () => {
      const { repository } = setUp([dana]);
      await repository.update(dana.id, aProfileUpdate());
      expect(await repository.byId(dana.id)).toMatchObject(
        success({ names: dana.names, avatar: dana.avatar }),
      );
    });

    it('can have its picture removed', async () => {
      const { repository } = setUp([dana]);
      await repository.update(dana.id, aProfileUpdate({ avatar: { kind: 'removed' } }));
      const read = await repository.byId(dana.id);
      expect(read.ok && read.value.avatar).toBeUndefined();
    });

    it('is refused for a user that does not exist', async () => {
      const { repository } = setUp([]);
      expect(await repository.update(aUserId(), aProfileUpdate())).toMatchObject(
        failure({ kind: 'refused' }),
      );
    });

    it('is unchanged when the same update is sent again', async () => {
      const { repository } = setUp([dana]);
      await repository.update(dana.id, aProfileUpdate());
      const once = await repository.byId(dana.id);
      await repository.update(dana.id, aProfileUpdate());
      expect(await repository.byId(dana.id)).toEqual(once);
    });

    itReportsWriteFailures(
      () => setUp([dana]),
      ({ repository }) => repository.update(dana.id, aProfileUpdate()),
    );
  });
}
