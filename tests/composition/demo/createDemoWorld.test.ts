// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { createDemoWorld, needsOtherSeeds } from '@/composition/adapters/demo';
import { aDemoWorld } from '@tests/support/aDemoWorld';
import { defined } from '@tests/support/builders/defined';

function signInAs(account: string) {
  const { claims } = defined(DEMO_ACCOUNTS.find(({ id }) => id === account));
  new DemoSessionStorage(() => sessionStorage).saveSession({ claims, token: 'token' });
  const parsed = readTokenClaims(claims);
  if (!parsed.ok) throw new Error(`The claims of ${account} are unreadable`);
  return parsed.value.userId;
}

const isNeeded = () => needsOtherSeeds(createDemoWorld(window), window);

describe('the seeds that load after the dashboard', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it.each(['noor-haddad', 'tamar-mizrahi'])('are not needed by the dashboard of %s', (account) => {
    signInAs(account);
    expect(isNeeded()).toBe(false);
  });

  it('are not needed without a session', () => {
    expect(isNeeded()).toBe(false);
  });

  it('are needed by the owner of thousands of businesses, also after a change of the profile', () => {
    const id = signInAs('galil-agency');
    expect(isNeeded()).toBe(true);
    const world = aDemoWorld();
    world.saveUser({ ...defined(world.user(id)), firstName: 'Changed' });
    expect(isNeeded()).toBe(true);
  });
});
