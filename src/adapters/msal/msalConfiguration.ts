import type { Configuration } from '@azure/msal-browser';
import type { MsalSettings } from './MsalSettings';

/**
 * Configures MSAL for the redirect flow of a B2C policy, without popup, iframe or broker, with tokens in session
 * storage (spec section 7). `onRedirectNavigate` returns false, so MSAL itself never navigates.
 */
export function msalConfiguration(
  { clientId, authority, redirectUri, homeUri }: MsalSettings,
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
    system: { allowPlatformBroker: false, allowRedirectInIframe: false },
  };
}
