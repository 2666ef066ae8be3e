import type { Session } from '@/application/identity/Session';
import type { ShownError } from '@/ui/i18n/errorMessage';

/** What the page knows about the session of this tab. */
export type SessionState =
  | { readonly kind: 'loading' }
  | RedirectingSession
  | UnreachableSession
  /** `hasEnded` when this document ended the session but is still open, because its redirect was stopped. */
  | { readonly kind: 'signed-out'; readonly hasEnded?: boolean }
  | Extract<Session, { kind: 'signed-in' }>;

/** The browser navigates to the sign-in page of the provider, or leaves after the session has ended. */
export interface RedirectingSession {
  readonly kind: 'redirecting';
  readonly to: 'sign-in' | 'sign-out';
}

/** A session exists in this tab, but the connection failed while it was checked. */
export interface UnreachableSession {
  readonly kind: 'unreachable';
  readonly error: ShownError;
  readonly isRetrying: boolean;
}

export function unreachable(error: ShownError): UnreachableSession {
  return { kind: 'unreachable', error, isRetrying: false };
}
