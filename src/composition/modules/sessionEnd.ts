import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { SessionExpiry } from '@/application/identity/SessionExpiry';
import { SessionEndViewModel } from '@/ui/shell/session-end/SessionEndViewModel';
import { bindings } from '../bindings';

/** The notice before the session ends, which loads in idle time. */
export const sessionEndModule = bindings({
  sessionEndChannel: () =>
    /* Its channels have other names, so that its messages are not taken for sign-outs. */
    new BrowserSignOutChannel({
      createChannel:
        'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(`${name}-again`) : undefined,
      crypto: 'subtle' in globalThis.crypto ? globalThis.crypto.subtle : undefined,
    }),
  sessionEnd: ({ identity, ownerData, returnPath, sessionEndChannel, clock }) =>
    new SessionExpiry(identity, ownerData, returnPath, sessionEndChannel, clock),
  createSessionEnd: ({ sessionEnd, session, toasts, language, clock }) => {
    return (place) => new SessionEndViewModel(sessionEnd, place, { session, toasts, language, clock });
  },
});
