import { test as base, expect } from '@playwright/test';
import { rotationTurn } from '../../e2e/support/rotationTurn';
import { boundIdentityProvider } from '../../stack/boundIdentityProvider';
import { createCertificate } from '../../stack/certificate';
import { IDENTITY_ACCOUNTS } from '../../stack/identity/identityAccounts';
import {
  startIdentityProvider,
  type RunningIdentityProvider,
} from '../../stack/identity/startIdentityProvider';
import { CONTRACT_DANA, CONTRACT_WITHOUT_USER_ID } from './contractDana';
import { startIdentityTestPage, type IdentityTestPage } from './startIdentityTestPage';
import { IdentityTab } from './IdentityTab';

interface IdentityServices {
  readonly site: IdentityTestPage;
  readonly provider: RunningIdentityProvider;
}

/** The ports to listen on. 0 selects a free port. */
interface IdentityPorts {
  readonly site: number;
  readonly provider: number;
}

/** The adapters of the identity port for a real provider. */
export const ADAPTERS = ['msal', 'oidc'] as const;

const turn = rotationTurn();

/** The adapter that this commit's build of the stack binds and, in every fourth turn, the other one as well. */
export const TESTED = ADAPTERS.filter(
  (adapter) => adapter === boundIdentityProvider(process.env) || turn === 'all' || turn % 4 === 0,
);

/** A site with the adapters, its own provider, and a tab for both. */
export const test = base.extend<
  { adapter: (typeof ADAPTERS)[number]; tab: IdentityTab; errors: string[] },
  { identityPorts: IdentityPorts; services: IdentityServices }
>({
  identityPorts: [
    { site: 0, provider: 0 },
    { option: true, scope: 'worker' },
  ],
  adapter: ['msal', { option: true }],
  services: [
    async ({ identityPorts: ports }, provide) => {
      const site = await startIdentityTestPage(ports.site);
      const provider = await startIdentityProvider({
        port: ports.provider,
        certificate: await createCertificate(),
        clientId: 'amin-spa',
        redirectUris: [`${site.origin}/auth/callback`],
        postLogoutRedirectUris: [`${site.origin}/`],
        accounts: [...IDENTITY_ACCOUNTS, CONTRACT_DANA, CONTRACT_WITHOUT_USER_ID],
      });
      site.settings = {
        clientId: 'amin-spa',
        authority: provider.authority,
        issuer: provider.issuer,
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
  tab: async ({ adapter, page, services }, provide) => {
    await page.addInitScript(selectAdapter, adapter);
    const tab = new IdentityTab(page, services.provider, services.site.origin);
    await tab.control({ reset: true });
    await provide(tab);
    await tab.control({ reset: true });
  },
});

/** Runs in the browser before the page. */
export function selectAdapter(adapter: (typeof ADAPTERS)[number]): void {
  window.adapter = adapter;
}

export { expect };
