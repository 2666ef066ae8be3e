import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { SessionEnd } from '@/application/identity/SessionEnd';
import { SessionEndViewModel } from '@/ui/shell/session-end/SessionEndViewModel';
import { bindings, TOKENS } from '../tokens';

/** The notice before the session ends, which loads in idle time. */
export const sessionEndModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindFactory(
    TOKENS.sessionEndChannel,
    () =>
      /* Its channels have other names, so that its messages are not taken for sign-outs. */
      new BrowserSignOutChannel({
        createChannel:
          'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(`${name}-again`) : undefined,
        crypto: 'subtle' in globalThis.crypto ? globalThis.crypto.subtle : undefined,
      }),
    [],
  );
  bindClass(TOKENS.sessionEnd, SessionEnd, [
    TOKENS.identity,
    TOKENS.ownerData,
    TOKENS.returnPath,
    TOKENS.sessionEndChannel,
    TOKENS.clock,
  ]);
  bindViewModel(TOKENS.createSessionEnd, (get) => {
    const sessionEnd = get(TOKENS.sessionEnd);
    const shell = {
      session: get(TOKENS.session),
      toasts: get(TOKENS.toasts),
      language: get(TOKENS.language),
      clock: get(TOKENS.clock),
    };
    return (place) => new SessionEndViewModel(sessionEnd, place, shell);
  });
});
