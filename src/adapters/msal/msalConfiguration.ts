import type { Configuration } from '@azure/msal-browser';
import type { MsalSettings } from './MsalSettings';

/**
 * MSAL for the redirect flow of a B2C policy: no popup, no hidden frame, no broker, tokens in session storage
 * (spec section 7). It never moves the browser itself.
 */
export function msalConfiguration(
  { clientId, authority, redirectUri, homeUri }: MsalSettings,
  leaveFor: (address: string) => void,
): Configuration {
  return {
    auth: {
      clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      redirectUri,
      postLogoutRedirectUri: homeUri,
      onRedirectNavigate: (address) => {
        leaveFor(address);
        return false;
      },
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { allowPlatformBroker: false, allowRedirectInIframe: false },
  };
}
