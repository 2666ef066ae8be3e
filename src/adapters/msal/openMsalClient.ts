import type { AccountInfo, Configuration, EventMessage, IPublicClientApplication } from '@azure/msal-browser';
import { MIN_TOKEN_TIME_LEFT } from '@/adapters/identity/ClientLibrary';
import { downloaded } from '@/adapters/identity/identityErrors';
import type { OpenIdSettings } from '@/adapters/identity/OpenIdSettings';

/** The used part of MSAL. */
export type MsalClient = Pick<
  IPublicClientApplication,
  | 'acquireTokenSilent'
  | 'clearCache'
  | 'getActiveAccount'
  | 'getAllAccounts'
  | 'handleRedirectPromise'
  | 'loginRedirect'
  | 'logoutRedirect'
  | 'setActiveAccount'
>;

export interface MsalCallbacks {
  /** Called with the URL that MSAL would open. MSAL itself never navigates. */
  readonly onRedirectUrl: (url: string) => void;
  readonly onEvent: (event: EventMessage) => void;
}

/**
 * Downloads and initializes MSAL, and checks that it can read the stored accounts. Visitors who never sign in do not
 * download it.
 */
export async function openMsalClient(
  settings: OpenIdSettings,
  { onRedirectUrl, onEvent }: MsalCallbacks,
): Promise<MsalClient> {
  const Client = await downloaded(async () => {
    /* Destructured directly, so that the bundler drops the other exports. */
    const { PublicClientApplication } = await import('@azure/msal-browser');
    return PublicClientApplication;
  });
  const client = new Client(msalConfiguration(settings, onRedirectUrl));
  client.addEventCallback(onEvent);
  await client.initialize();
  accountIn(client);
  return client;
}

/** The active account, else the first stored one. */
export function accountIn(client: MsalClient): AccountInfo | undefined {
  return client.getActiveAccount() ?? client.getAllAccounts()[0];
}

/**
 * Configures MSAL for the redirect flow of a B2C policy, without popup, iframe or broker, with tokens in session
 * storage (spec section 7). `onRedirectNavigate` returns false, so MSAL itself never navigates.
 */
function msalConfiguration(
  { clientId, authority, redirectUri, homeUri }: OpenIdSettings,
  onRedirectUrl: (url: string) => void,
): Configuration {
  return {
    auth: {
      clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      redirectUri,
      postLogoutRedirectUri: homeUri,
      onRedirectNavigate: (url) => {
        onRedirectUrl(url);
        return false;
      },
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: {
      allowPlatformBroker: false,
      allowRedirectInIframe: false,
      tokenRenewalOffsetSeconds: MIN_TOKEN_TIME_LEFT / 1000,
    },
  };
}
