import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { SessionExpiry } from '@/application/identity/SessionExpiry';
import { SessionExpiryViewModel } from '@/ui/shell/session-expiry/SessionExpiryViewModel';
import { bindings } from '../bindings';

/** The dialog before the session expires. It loads in idle time. */
export const sessionExpiryModule = bindings({
  sessionExpiryChannel: () =>
    /* Its channels have names of their own, so that no tab takes its messages for sign-outs. */
    new BrowserSignOutChannel({
      createChannel:
        'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(`${name}-again`) : undefined,
      crypto: 'subtle' in globalThis.crypto ? globalThis.crypto.subtle : undefined,
    }),
  sessionExpiry: ({ identity, ownerData, returnPath, sessionExpiryChannel, clock }) =>
    new SessionExpiry(identity, ownerData, returnPath, sessionExpiryChannel, clock),
  createSessionExpiry: ({ sessionExpiry, session, toasts, language, clock }) => {
    return (page) => new SessionExpiryViewModel(sessionExpiry, page, { session, toasts, language, clock });
  },
});
