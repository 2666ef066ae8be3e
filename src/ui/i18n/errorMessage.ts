import type { CompleteSignInError } from '@/application/identity/CompleteSignIn';
import type { RestoreSessionError } from '@/application/identity/RestoreSession';
import type { SignInError } from '@/application/identity/SignIn';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import { isConnectionFailure, type ReadFailure, type WriteFailure } from '@/application/ports/ServiceFailure';
import type { TextKey } from './useTranslation';

export type ShownError =
  | ReadFailure
  | WriteFailure
  | BusinessNotFound
  | SignInError
  | CompleteSignInError
  | RestoreSessionError;

/** A kind of failure without a text does not compile. */
const MESSAGES: Readonly<Record<ShownError['kind'], TextKey>> = {
  offline: 'errors.offline',
  unavailable: 'errors.unavailable',
  forbidden: 'errors.forbidden',
  refused: 'errors.generalRetry',
  'session-expired': 'errors.sessionExpired',
  'malformed-response': 'errors.malformedResponse',
  'outcome-unknown': 'errors.outcomeUnknown',
  'business-not-found': 'errors.businessNotFound',
  'claims-unreadable': 'errors.claimsUnreadable',
  'signed-out-elsewhere': 'shell.signedOut.elsewhere',
  'session-unreadable': 'errors.sessionUnreadable',
  'sign-in-not-started': 'errors.signInNotStarted',
  'storage-blocked': 'errors.storageBlocked',
  'sign-in-refused': 'errors.signInRefused',
  'user-not-found': 'errors.userUnavailable',
  'no-account': 'errors.signInRefused',
  'provider-unreachable': 'errors.unavailable',
  'renewal-refused': 'errors.sessionExpired',
};

/** A service that has responded was reached, so only a missing response is blamed on the connection (faults B.1). */
export function errorMessage(error: ShownError): TextKey {
  return error.kind === 'unavailable' && !isConnectionFailure(error)
    ? 'errors.generalRetry'
    : MESSAGES[error.kind];
}
