// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '@/composition/variants/environment';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';

const ENVIRONMENT: Environment = {
  api: {
    baseUrl: 'https://api.example.com',
    region: '123',
    sendsIdempotencyKey: true,
    keepsRetiredPlans: false,
  },
  identity: { authority: 'https://login.example.com/policy', clientId: 'client', apiScope: 'scope' },
  media: { origins: [] },
  listing: { parts: [], endOfDay: '24:00' },
  payment: { scriptUrl: 'https://pay.example.com/script.js', site: 'site', publishableKey: 'key' },
};

/** What a build with this setting binds. The modules are imported again, because the setting is a constant of the build. */
async function boundBy(setting: string | undefined) {
  vi.stubEnv('VITE_IDENTITY_PROVIDER', setting);
  vi.resetModules();
  const { liveAdapters } = await import('@/composition/adapters/live');
  const { browserAdapters } = await import('@/composition/adapters/browser');
  const { createContainer } = await import('@/composition/modules/shell');
  const { browserPorts } = await import('@/composition/shellViewModels');
  const { mayHaveLiveSession } = await import('@/composition/startup/document');
  const { STORED_ENTRIES } = await import('@/ui/site/cookies/browserStorage');
  const ports = browserPorts(window, new RecordingDiagnostics());
  const { identity } = createContainer(ports, [browserAdapters(window), liveAdapters(window, ENVIRONMENT)]);
  return {
    provider: identity.constructor.name,
    isCheckOfBootScript: identity.mayHaveSession === mayHaveLiveSession,
    keys: STORED_ENTRIES.find(({ name }) => name === 'signIn')?.key,
  };
}

describe('the identity provider of the live product', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each([
    [undefined, 'MsalIdentityProvider', 'msal.*, throttling.*'],
    ['msal', 'MsalIdentityProvider', 'msal.*, throttling.*'],
    ['oidc', 'OidcIdentityProvider', 'oidc.*'],
  ])(
    'is selected by VITE_IDENTITY_PROVIDER=%s, with its check and its keys',
    async (setting, provider, keys) => {
      expect(await boundBy(setting)).toEqual({ provider, isCheckOfBootScript: true, keys });
    },
  );
});
