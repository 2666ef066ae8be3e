import type { Container } from 'inversify';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { SessionEnd } from '@/application/identity/SessionEnd';
import type { CreateSessionEnd } from '@/ui/shell/session-end/SessionEndSlot';
import { SessionEndViewModel } from '@/ui/shell/session-end/SessionEndViewModel';
import { bindings, TOKENS } from '../tokens';

/** The end of the session. */
export const sessionEndModule = bindings(({ bindClass, bindFactory }) => {
  bindFactory(
    TOKENS.signInChannel,
    () =>
      new BrowserSignOutChannel(
        {
          createChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
          crypto: 'subtle' in globalThis.crypto ? globalThis.crypto.subtle : undefined,
        },
        'sign-in',
      ),
    [],
  );
  bindClass(TOKENS.sessionEnd, SessionEnd, [
    TOKENS.identity,
    TOKENS.ownerData,
    TOKENS.returnPath,
    TOKENS.signInChannel,
    TOKENS.clock,
  ]);
});

/** Adds the notice before the session ends, which loads in idle time. */
export function addSessionEnd(container: Container): CreateSessionEnd {
  container.load(sessionEndModule);
  const shell = {
    session: container.get(TOKENS.session),
    toasts: container.get(TOKENS.toasts),
    language: container.get(TOKENS.language),
    clock: container.get(TOKENS.clock),
  };
  return (place) => new SessionEndViewModel(container.get(TOKENS.sessionEnd), place, shell);
}
