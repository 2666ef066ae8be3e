import { describe, expect, it } from 'vitest';
import { ViewProfile } from '@/application/profile/ViewProfile';
import { aUser } from '@tests/support/builders/aUser';
import { aWorld } from '@tests/support/aWorld';

describe('viewing the profile', () => {
  it('answers the record as it is now, whatever was known at sign-in', async () => {
    const { users } = aWorld({ users: [aUser({ firstName: 'Dina' })] });
    expect(await new ViewProfile(users).execute(aUser())).toMatchObject({
      ok: true,
      value: { firstName: 'Dina' },
    });
  });

  it('tells why it could not be read', async () => {
    const { users, network } = aWorld({ users: [aUser()] });
    network.setOutage('load-user', 'offline');
    expect(await new ViewProfile(users).execute(aUser())).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});
