import type { EventMessage } from '@azure/msal-browser';
import type { SignInProgress } from '@/application/ports/IdentityProvider';

/** What is looked at in an event of MSAL. */
export interface MsalEvent {
  readonly eventType: EventMessage['eventType'];
  readonly interactionType: string | null;
  readonly payload: object | null;
}

/** What MSAL is busy with after one of its events, in the states of the specification (section 4). */
export function progressAfter(event: MsalEvent, current: SignInProgress): SignInProgress {
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

/** MSAL tells a sign-in from a token by the way it asks, and a silent sign-in by the prompt it forbids. */
function started({ interactionType, payload }: MsalEvent): SignInProgress {
  if (interactionType !== 'silent') return 'login';
  const isSignIn = payload !== null && 'prompt' in payload && payload.prompt === 'none';
  return isSignIn ? 'sso-silent' : 'acquire-token';
}

/** The end of one operation ends no other. */
function ended(current: SignInProgress, ...ofThese: readonly SignInProgress[]): SignInProgress {
  return ofThese.includes(current) ? 'none' : current;
}
