import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { IdentityEnvironment } from '@/adapters/identity/RedirectIdentityProvider';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { OidcIdentityProvider } from '@/adapters/oidc/OidcIdentityProvider';
import type { IdentityProvider, InteractionStatus } from '@/application/ports/IdentityProvider';
import { routeOf } from '@/ui/shell/routePaths';
import type { IdentityTestSettings } from '../startIdentityTestPage';

/** An adapter with the configuration of the product, exposed to the test. */
interface IdentityPage {
  readonly provider: IdentityProvider;
  readonly mayHaveSession: () => boolean;
  /** The URLs the document has navigated to since the last read. */
  readonly departures: string[];
  /** The interaction statuses of the provider since the last read. */
  readonly statuses: InteractionStatus[];
  /** When false, the document records its navigations without performing them. */
  isFree: boolean;
}

declare global {
  interface Window {
    identity: IdentityPage;
    /** The adapter that the test selects. */
    adapter?: 'msal' | 'oidc';
  }
}

const { issuer, ...settings }: IdentityTestSettings = JSON.parse(
  document.querySelector('#settings')?.textContent ?? '{}',
);
const departures: string[] = [];
const statuses: InteractionStatus[] = [];
const environment: IdentityEnvironment = {
  storage: () => window.sessionStorage,
  clock: new SystemClock(window),
  diagnostics: new ConsoleDiagnostics(console),
  document: {
    location: window.location,
    isCallback: () => routeOf(window.location.pathname) === 'callback',
    assign: (url) => {
      departures.push(url);
      if (window.identity.isFree) window.location.assign(url);
    },
    clearResponse: () => window.history.replaceState(null, '', window.location.pathname),
  },
};
const provider: IdentityProvider =
  window.adapter === 'oidc'
    ? new OidcIdentityProvider({ ...settings, authority: issuer }, environment)
    : new MsalIdentityProvider(settings, environment);
provider.onInteractionStatusChange((status) => statuses.push(status));
const mayHaveSession = (): boolean => provider.mayHaveSession(() => window.sessionStorage);
window.identity = { provider, mayHaveSession, departures, statuses, isFree: true };
