import { describe, expect, it } from 'vitest';
import { ViewProfile } from '@/application/profile/ViewProfile';
import { aUser } from '@tests/support/builders/aUser';
import { aWorld } from '@tests/support/aWorld';

describe('viewing the profile', () => {
  it('returns the current record, not the one from sign-in', async () => {
    const { users } = aWorld({ users: [aUser({ firstName: 'Dina' })] });
    expect(await new ViewProfile(users).execute(aUser())).toMatchObject({
      ok: true,
      value: { firstName: 'Dina' },
    });
  });

  it('returns the reason of a failure', async () => {
    const { users, network } = aWorld({ users: [aUser()] });
    network.setOutage('load-user', 'offline');
    expect(await new ViewProfile(users).execute(aUser())).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});
