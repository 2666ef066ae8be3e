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

/** A site with the adapter in it and a provider of its own, and a tab to open it in. */
export const test = base.extend<{ tab: IdentityTab; troubles: string[] }, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const port = (variable: string): number => Number(process.env[variable] ?? 0);
      const site = await startIdentitySite(port('E2E_IDENTITY_SITE_PORT'));
      const provider = await startIdentityProvider({
        port: port('E2E_IDENTITY_PORT'),
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
      await use({ site, provider });
      await Promise.all([site.close(), provider.close()]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stage }, use) => use(stage.site.origin),
  ignoreHTTPSErrors: true,
  /** What nobody caught, and what the policy of the site refused. */
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted/u.test(message.text())) troubles.push(message.text());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  tab: async ({ page, stage }, use) => {
    const tab = new IdentityTab(page, stage.provider, stage.site.origin);
    await tab.control({ reset: true });
    await use(tab);
    await tab.control({ reset: true });
  },
});

export { expect };
