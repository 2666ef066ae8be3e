import { test as base, expect } from '@playwright/test';
import { createCertificate } from '../../stack/certificate';
import { IDENTITY_ACCOUNTS } from '../../stack/identity/identityAccounts';
import {
  startIdentityProvider,
  type RunningIdentityProvider,
} from '../../stack/identity/startIdentityProvider';
import { CONTRACT_DANA } from './contractDana';
import { startMsalTestPage, type MsalTestPage } from './startMsalTestPage';
import { IdentityTab } from './IdentityTab';

interface IdentityServices {
  readonly site: MsalTestPage;
  readonly provider: RunningIdentityProvider;
}

/** The ports to listen on. 0 selects a free port. */
interface IdentityPorts {
  readonly site: number;
  readonly provider: number;
}

/** A site with the MSAL adapter, its own provider, and a tab for both. */
export const test = base.extend<
  { tab: IdentityTab; errors: string[] },
  { identityPorts: IdentityPorts; services: IdentityServices }
>({
  identityPorts: [
    { site: 0, provider: 0 },
    { option: true, scope: 'worker' },
  ],
  services: [
    async ({ identityPorts: ports }, provide) => {
      const site = await startMsalTestPage(ports.site);
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
  baseURL: async ({ services }, provide) => provide(services.site.origin),
  ignoreHTTPSErrors: true,
  /** Uncaught errors and policy violations. */
  errors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted/u.test(message.text())) errors.push(message.text());
      });
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  tab: async ({ page, services }, provide) => {
    const tab = new IdentityTab(page, services.provider, services.site.origin);
    await tab.control({ reset: true });
    await provide(tab);
    await tab.control({ reset: true });
  },
});

export { expect };
