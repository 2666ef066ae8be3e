import type { EventMessage } from '@azure/msal-browser';
import type { InteractionStatus } from '@/application/ports/IdentityProvider';

/** The used fields of an MSAL event. */
export interface MsalEvent {
  readonly eventType: EventMessage['eventType'];
  readonly interactionType: string | null;
  readonly payload: object | null;
}

/** Converts an MSAL event to the interaction status (spec section 4). */
export function reduceInteractionStatus(event: MsalEvent, current: InteractionStatus): InteractionStatus {
  switch (event.eventType) {
    case 'msal:handleRedirectStart':
      return 'handle-redirect';
    case 'msal:handleRedirectEnd':
      return ended(current, 'handle-redirect');
    case 'msal:acquireTokenStart':
      return started(event);
    case 'msal:acquireTokenSuccess':
      return ended(current, 'acquire-token', 'sso-silent');
    case 'msal:acquireTokenFailure':
      return ended(current, 'acquire-token', 'sso-silent', 'login');
    case 'msal:logoutStart':
      return 'logout';
    case 'msal:logoutFailure':
      return ended(current, 'logout');
    case 'msal:restoreFromBFCache':
      return 'none';
    default:
      return current;
  }
}

/** A request with interaction is a sign-in. A silent one with `prompt: 'none'` is a silent sign-in. */
function started({ interactionType, payload }: MsalEvent): InteractionStatus {
  if (interactionType !== 'silent') return 'login';
  const isSignIn = payload !== null && 'prompt' in payload && payload.prompt === 'none';
  return isSignIn ? 'sso-silent' : 'acquire-token';
}

/** `none` when the current operation is one of those that have ended. */
function ended(current: InteractionStatus, ...operations: readonly InteractionStatus[]): InteractionStatus {
  return operations.includes(current) ? 'none' : current;
}
