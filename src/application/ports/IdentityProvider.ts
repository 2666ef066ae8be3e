import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Language } from '@/domain/shared/language';
import type { Instant } from '@/domain/shared/instant';
import { branded, type Brand } from '@/domain/shared/brand';
import type { Result } from '@/domain/shared/result';

/** A bearer token for the API. It is only in session storage, in memory and in request headers. */
export type AccessToken = Brand<string, 'AccessToken'>;

export function accessToken(text: string): AccessToken {
  return branded<AccessToken>(text);
}

/** The current operation of the identity provider, in the words of MSAL (spec section 4). */
export type InteractionStatus =
  | 'startup'
  | 'none'
  | 'login'
  | 'acquire-token'
  | 'handle-redirect'
  | 'logout'
  | 'sso-silent';

/**
 * A token is renewed this many milliseconds before its end: more than the ten minutes of `SessionExpiryDialog`. One that
 * lasts less than twice as long is renewed halfway.
 */
export const RENEWAL_LEAD_TIME = 11 * 60_000;

/** The milliseconds after which a navigation to or from the provider counts as stopped (decision C113). */
export const NAVIGATION_TIMEOUT = 15_000;

/** The redirect to the sign-in page failed. `message` is for diagnostics. */
export type SignInNotStarted = { readonly kind: 'sign-in-not-started'; readonly message: string };

/** Storage is blocked for this site, so a response could not be verified. `message` is for diagnostics. */
export type StorageBlocked = { readonly kind: 'storage-blocked'; readonly message: string };

/** The person cancelled, or the response of the provider is invalid. `message` is for diagnostics. */
export type SignInRefused = { readonly kind: 'sign-in-refused'; readonly message: string };

/** The provider did not respond. The session may still be valid. */
export type ProviderUnreachable = { readonly kind: 'provider-unreachable' };

/** A session is stored and cannot be restored, for example because its storage is damaged. */
export type SessionUnreadable = { readonly kind: 'session-unreadable' };

export type TokenUnavailable =
  | ProviderUnreachable
  | { readonly kind: 'no-account' }
  /** The provider refuses to renew the token. The owner has to sign in again. */
  | { readonly kind: 'renewal-refused' };

/**
 * Whether the session storage of this tab may hold a session of the provider. False means that `accountClaims()` finds
 * none, or that storage is blocked. Each adapter has its own check, in a module that imports only storage access. The
 * check runs in the boot script of every document and decides whether the adapter is downloaded.
 */
export type MayHaveSession = (storage: () => ReadableStorage) => boolean;

/** What a check may read. As in `Storage`, the keys are own properties. */
interface ReadableStorage {
  getItem(key: string): string | null;
}

/** The identity provider with its hosted sign-in page. The app has no credential form. */
export interface IdentityProvider {
  readonly mayHaveSession: MayHaveSession;

  readonly interactionStatus: InteractionStatus;

  /** Calls the listener on every change of `interactionStatus`. The returned function removes it. */
  onInteractionStatusChange(listener: (status: InteractionStatus) => void): () => void;

  /** Redirects to the provider's page in the given language. The page always asks for credentials. */
  signIn(language: Language): Promise<Result<void, SignInNotStarted | StorageBlocked>>;

  /**
   * Processes the response in the redirect URL and returns its claims, or undefined when there is no response. Further
   * calls in the same document return the same result. Rejects when code fails to load: the next call tries again.
   */
  completeRedirect(): Promise<Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>>;

  /**
   * The claims of the signed-in account of this tab, or undefined. Fails with `provider-unreachable` only when the
   * connection is a possible cause. After any other failure `signIn` works once the session is cleared (decision C116).
   */
  accountClaims(): Promise<
    Result<TokenClaims | undefined, ClaimsUnreadable | ProviderUnreachable | SessionUnreadable>
  >;

  /** A valid token, without any interaction. Returns `no-account` when this tab has no account. */
  acquireToken(): Promise<Result<AccessToken, TokenUnavailable>>;

  /** A new token, used after the API rejected the current one. */
  renewToken(): Promise<Result<AccessToken, TokenUnavailable>>;

  /**
   * When the session ends, if that is near and the provider has refused to renew the session. Undefined otherwise, also
   * while the provider cannot be reached.
   */
  sessionExpiry(): Promise<Instant | undefined>;

  /**
   * Clears the account and all tokens of this tab before it waits for anything, and stays on the page (threats T16).
   * Returns the claims of the account, also when this document has cleared it before. `signOut` may follow.
   */
  clearSession(): Promise<TokenClaims | undefined>;

  /**
   * Does the same as `clearSession`, then redirects through the provider to the home page. Without a response of the
   * provider it opens the home page, so that it never fails.
   */
  signOut(): Promise<void>;

  /**
   * Does the same as `clearSession`, then opens the home page. Sends no request to the provider, because
   * its session has already ended in another tab.
   */
  signOutLocally(): Promise<void>;
}
