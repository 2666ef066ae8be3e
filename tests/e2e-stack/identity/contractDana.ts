import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';

/** The account that the contract tests of the port use. */
export const CONTRACT_DANA: DemoAccount = {
  id: 'contract-dana',
  names: {},
  notes: {},
  email: 'dana@example.com',
  claims: { oid: 'user-1', emails: ['dana@example.com'], given_name: 'Dana', family_name: 'Levi' },
};
