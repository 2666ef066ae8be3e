import { test as base, expect } from '@playwright/test';
import { createCertificate } from '../../stack/certificate';
import { IDENTITY_ACCOUNTS } from '../../stack/identity/identityAccounts';
import {
  startIdentityProvider,
  type RunningIdentityProvider,
} from '../../stack/identity/startIdentityProvider';
import { CONTRACT_DANA } from './contractDana';
import { startIdentitySite, type IdentitySite } from './startIdentitySite';
import { IdentityTab } from './IdentityTab';

interface Stage {
  readonly site: IdentitySite;
  readonly provider: RunningIdentityProvider;
}

/** The ports to listen on. 0 selects a free port. */
interface IdentityPorts {
  readonly site: number;
  readonly provider: number;
}

/** A site with the MSAL adapter, its own provider, and a tab for both. */
export const test = base.extend<
  { tab: IdentityTab; troubles: string[] },
  { identityPorts: IdentityPorts; stage: Stage }
>({
  identityPorts: [
    { site: 0, provider: 0 },
    { option: true, scope: 'worker' },
  ],
  stage: [
    async ({ identityPorts: ports }, provide) => {
      const site = await startIdentitySite(ports.site);
      const provider = await startIdentityProvider({
        port: ports.provider,
        certificate: await createCertificate(),
        clientId: 'amin-spa',
        redirectUris: [`${site.origin}/auth/callback`],
        postLogoutRedirectUris: [`${site.origin}/`],
        accounts: [...IDENTITY_ACCOUNTS, CONTRACT_DANA],
      });
      site.settings = {
        clientId: 'amin-spa',
        authority: provider.authority,
        apiScope: provider.apiScope,
        redirectUri: `${site.origin}/auth/callback`,
        homeUri: `${site.origin}/`,
      };
      await provide({ site, provider });
      await Promise.all([site.close(), provider.close()]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stage }, provide) => provide(stage.site.origin),
  ignoreHTTPSErrors: true,
  /** Uncaught errors and policy violations. */
  troubles: [
    async ({ context }, provide) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted/u.test(message.text())) troubles.push(message.text());
      });
      await provide(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  tab: async ({ page, stage }, provide) => {
    const tab = new IdentityTab(page, stage.provider, stage.site.origin);
    await tab.control({ reset: true });
    await provide(tab);
    await tab.control({ reset: true });
  },
});

export { expect };
