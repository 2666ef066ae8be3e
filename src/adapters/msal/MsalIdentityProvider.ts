import type { AccountInfo } from '@azure/msal-browser';
import type { ClientLibrary } from '@/adapters/identity/ClientLibrary';
import type { ObservableInteractionStatus } from '@/adapters/identity/ObservableInteractionStatus';
import type { OpenIdSettings } from '@/adapters/identity/OpenIdSettings';
import {
  type IdentityEnvironment,
  RedirectIdentityProvider,
} from '@/adapters/identity/RedirectIdentityProvider';
import { mayHaveAccount } from './mayHaveAccount';
import { isUnreachable } from './msalFailure';
import { MsalSession } from './MsalSession';
import { openMsalClient } from './openMsalClient';
import { reduceInteractionStatus } from './reduceInteractionStatus';

/** Signs in with MSAL, the library of the vendor of Azure AD B2C. */
export class MsalIdentityProvider extends RedirectIdentityProvider<AccountInfo> {
  constructor(settings: OpenIdSettings, environment: IdentityEnvironment) {
    super(msalLibrary(settings, environment), settings.homeUri, environment);
  }
}

function msalLibrary(settings: OpenIdSettings, { storage }: IdentityEnvironment): ClientLibrary<AccountInfo> {
  return {
    mayHaveSession: mayHaveAccount,
    storagePrefixes: ['msal.', 'throttling.'],
    isUnreachable,
    open: async (status: ObservableInteractionStatus) => {
      const client = await openMsalClient(settings, {
        onRedirectUrl: (url) => {
          session.redirectUrl = url;
        },
        onEvent: (event) => status.set(reduceInteractionStatus(event, status.current)),
      });
      const session = new MsalSession(client, settings, storage);
      return session;
    },
  };
}
