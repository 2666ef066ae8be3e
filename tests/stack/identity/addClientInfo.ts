import type Provider from 'oidc-provider';
import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import { POLICY_NAME } from './providerConfiguration';

const TENANT = '9d4c1f0e-3f5a-4c52-8a39-5b5f3d6f1a10';

/** Adds `client_info` to every token response, as B2C does. MSAL needs it to identify the account. */
export function addClientInfo(provider: Provider, accounts: readonly DemoAccount[]): void {
  provider.on('grant.success', (context) => {
    const id = context.oidc.entities.Account?.accountId;
    const oid = accounts.find((account) => account.id === id)?.claims['oid'];
    const user = typeof oid === 'string' ? oid : (id ?? '');
    const info = JSON.stringify({ uid: `${user}-${POLICY_NAME}`, utid: TENANT });
    Object.assign(context.body ?? {}, { client_info: Buffer.from(info).toString('base64url') });
  });
}
