import type { MayHaveSession, SignInRefused } from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { Language } from '@/domain/shared/language';
import { failure, type Result } from '@/domain/shared/result';
import type { ObservableInteractionStatus } from './ObservableInteractionStatus';

/**
 * A stored token that ends in less than these milliseconds is renewed. Short, so that after a reload a token that
 * cannot be renewed is still used until it expires. `SilentTokens` renews earlier (RENEWAL_LEAD_TIME).
 */
export const MIN_TOKEN_TIME_LEFT = 30_000;

/** A client library of OpenID Connect, which is downloaded when it is needed. */
export interface ClientLibrary<Account extends ProviderAccount> {
  readonly mayHaveSession: MayHaveSession;
  /** The prefixes of its keys in session storage. */
  readonly storagePrefixes: readonly [string, ...string[]];
  /** Downloads and initializes the library. Throws when it cannot read what it has stored. */
  open(status: ObservableInteractionStatus): Promise<IdentityClient<Account>>;
  /** True for an error of a provider that could not be reached or could not answer, false when it refused. */
  isUnreachable(error: unknown): boolean;
}

/** The signed-in account of the tab, as the library stores it. */
export interface ProviderAccount {
  readonly idTokenClaims?: object | undefined;
}

export interface TokenResponse {
  readonly accessToken: string;
  readonly expiresOn?: Date | null;
}

export type RedirectResult = Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>;

/** The opened library. It never navigates. Its methods throw the errors of the library. */
export interface IdentityClient<Account extends ProviderAccount> {
  /** Throws when the stored account is damaged. */
  account(): Account | undefined;
  /** The URL of the sign-in page. A library that stores one sign-in at a time rejects once the signal is aborted. */
  signInUrl(language: Language, signal: AbortSignal): Promise<string>;
  /**
   * Processes the response in the fragment of the callback page, and stores the account only if its claims are
   * readable.
   * @param response The fragment. Undefined for a document without a response.
   */
  completeRedirect(response: string | undefined): Promise<RedirectResult>;
  /** The stored token if it is valid and `isForced` is false, else a new one. Undefined without an account. */
  requestToken(isForced: boolean): Promise<TokenResponse | undefined>;
  /** The URL that ends the session of the provider and returns to the home page. */
  signOutUrl(account: Account): Promise<string | undefined>;
}

export function signInRefused(message: string): Result<never, SignInRefused> {
  return failure({ kind: 'sign-in-refused', message });
}
