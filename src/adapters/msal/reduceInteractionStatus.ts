import type { EventMessage } from '@azure/msal-browser';
import type { InteractionStatus } from '@/application/ports/IdentityProvider';

/** The used fields of an MSAL event. */
export interface MsalEvent {
  readonly eventType: EventMessage['eventType'];
  readonly interactionType: string | null;
  readonly payload: object | null;
}

/**
 * Converts an MSAL event to the interaction status (spec section 4). Unlike `EventMessageUtils` of MSAL, it tells sign-in
 * and silent sign-in from acquiring a token.
 */
export function reduceInteractionStatus(event: MsalEvent, current: InteractionStatus): InteractionStatus {
  switch (event.eventType) {
    case 'msal:handleRedirectStart':
      return 'handle-redirect';
    case 'msal:handleRedirectEnd':
      return statusAfterEnd(current, 'handle-redirect');
    case 'msal:acquireTokenStart':
      return statusAfterStart(event);
    case 'msal:acquireTokenSuccess':
      return statusAfterEnd(current, 'acquire-token', 'sso-silent');
    case 'msal:acquireTokenFailure':
      return statusAfterEnd(current, 'acquire-token', 'sso-silent', 'login');
    case 'msal:logoutStart':
      return 'logout';
    case 'msal:logoutFailure':
      return statusAfterEnd(current, 'logout');
    case 'msal:restoreFromBFCache':
      return 'none';
    default:
      return current;
  }
}

/** A request with interaction is a sign-in. A silent one with `prompt: 'none'` is a silent sign-in. */
function statusAfterStart({ interactionType, payload }: MsalEvent): InteractionStatus {
  if (interactionType !== 'silent') return 'login';
  const isSignIn = payload !== null && 'prompt' in payload && payload.prompt === 'none';
  return isSignIn ? 'sso-silent' : 'acquire-token';
}

/** `none` when the current operation is one of those that have ended. */
function statusAfterEnd(
  current: InteractionStatus,
  ...operations: readonly InteractionStatus[]
): InteractionStatus {
  return operations.includes(current) ? 'none' : current;
}
