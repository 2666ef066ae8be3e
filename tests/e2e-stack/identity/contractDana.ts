import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';

/** An account without the claim `oid`, whose `sub` is too long for the id of a user. */
export const CONTRACT_WITHOUT_USER_ID: DemoAccount = {
  id: 'x'.repeat(201),
  names: {},
  notes: {},
  email: 'nobody@example.com',
  claims: { email: 'nobody@example.com' },
};

/** The account that the contract tests of the port use. */
export const CONTRACT_DANA: DemoAccount = {
  id: 'contract-dana',
  names: {},
  notes: {},
  email: 'dana@example.com',
  claims: { oid: 'user-1', emails: ['dana@example.com'], given_name: 'Dana', family_name: 'Levi' },
};
