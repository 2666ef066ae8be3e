import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import type { MsalSettings } from '@/adapters/msal/MsalSettings';
import type { InteractionStatus } from '@/application/ports/IdentityProvider';
import { routeOf } from '@/ui/shell/routePaths';

/** The MSAL adapter with the configuration of the product, exposed to the test. */
export interface IdentityPage {
  readonly provider: MsalIdentityProvider;
  readonly mayHaveSession: () => boolean;
  /** The URLs the document has navigated to since the last read. */
  readonly departures: string[];
  /** The interaction statuses of the provider since the last read. */
  readonly statuses: InteractionStatus[];
  /** When false, navigations are recorded and not performed. */
  isFree: boolean;
}

declare global {
  interface Window {
    identity: IdentityPage;
  }
}

const settings: MsalSettings = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}');
const departures: string[] = [];
const statuses: InteractionStatus[] = [];
const provider = new MsalIdentityProvider(settings, {
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
  },
});
provider.onInteractionStatusChange((status) => statuses.push(status));
const mayHaveSession = (): boolean => mayHaveAccount(() => window.sessionStorage);
window.identity = { provider, mayHaveSession, departures, statuses, isFree: true };
