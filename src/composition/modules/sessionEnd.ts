import type { Container } from 'inversify';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { SessionEnd } from '@/application/identity/SessionEnd';
import { SessionEndViewModel, type CreateSessionEnd } from '@/ui/shell/session-end/SessionEndViewModel';
import { TOKENS } from '../tokens';

/** The notice before the session ends, which loads in idle time. */
export function createSessionEnd(container: Container): CreateSessionEnd {
  /* Its channels have other names, so that its messages are not taken for sign-outs. */
  const channel = new BrowserSignOutChannel({
    createChannel:
      'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(`${name}-again`) : undefined,
    crypto: 'subtle' in globalThis.crypto ? globalThis.crypto.subtle : undefined,
  });
  const clock = container.get(TOKENS.clock);
  const sessionEnd = new SessionEnd(
    container.get(TOKENS.identity),
    container.get(TOKENS.ownerData),
    container.get(TOKENS.returnPath),
    channel,
    clock,
  );
  const shell = {
    session: container.get(TOKENS.session),
    toasts: container.get(TOKENS.toasts),
    language: container.get(TOKENS.language),
    clock,
  };
  return (place) => new SessionEndViewModel(sessionEnd, place, shell);
}
