import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Language } from '@/domain/shared/language';
import { branded, type Brand } from '@/domain/shared/brand';
import type { Result } from '@/domain/shared/result';

/** A bearer token for the API. It lives in session storage and in requests, nowhere else. */
export type AccessToken = Brand<string, 'AccessToken'>;

export function accessToken(text: string): AccessToken {
  return branded<AccessToken>(text);
}

/** What the identity provider is busy with (spec section 4). */
export type SignInProgress =
  'startup' | 'none' | 'login' | 'acquire-token' | 'handle-redirect' | 'logout' | 'sso-silent';

/** Signing in could not even start. `message` is for diagnostics. */
export type SignInNotStarted = { readonly kind: 'sign-in-not-started'; readonly message: string };

/** The person declined, or the answer of the provider is not one to trust. `message` is for diagnostics. */
export type SignInRefused = { readonly kind: 'sign-in-refused'; readonly message: string };

/** The provider could not be asked: nothing is known about the session, least of all that it has ended. */
export type ProviderUnreachable = { readonly kind: 'provider-unreachable' };

export type TokenUnavailable =
  | ProviderUnreachable
  | { readonly kind: 'no-account' }
  /** The provider renews no more: the person has to sign in again. */
  | { readonly kind: 'renewal-refused' };

/** The hosted sign-in; the app has no credential form of its own. */
export interface IdentityProvider {
  readonly progress: SignInProgress;

  /** Calls back on every change of `progress` until the returned function is called. */
  onProgress(listener: (progress: SignInProgress) => void): () => void;

  /** Leaves the app for the provider's page, which always asks for credentials and speaks the language. */
  signIn(language: Language): Promise<Result<void, SignInNotStarted>>;

  /**
   * Reads the answer the provider sent the browser back with: the claims, or undefined where there is none.
   * Consumed once and remembered: asked again in the same document it answers the same.
   */
  completeRedirect(): Promise<Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>>;

  /** Who is signed in in this tab, if anybody. */
  account(): Promise<Result<TokenClaims | undefined, ClaimsUnreadable | ProviderUnreachable>>;

  /** A token that is still good, silently. Without an account it is an error. */
  acquireToken(): Promise<Result<AccessToken, TokenUnavailable>>;

  /** A fresh token in place of one the API no longer takes. */
  renewToken(): Promise<Result<AccessToken, TokenUnavailable>>;

  /** Forgets the account and every token in this tab, then leaves by way of the provider to the home page. */
  signOut(): Promise<void>;

  /**
   * Forgets the account and every token in this tab, then opens the home page. The provider is not asked: its session
   * has ended already, in another tab.
   */
  signOutLocally(): Promise<void>;
}
