import {
  accessToken,
  type AccessToken,
  type IdentityProvider,
  type TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import { failure, success, type Result } from '@/domain/shared/result';

type Token = Result<AccessToken, TokenUnavailable>;

/** An identity provider that returns the given tokens in order and counts the renewals. */
export class FakeIdentityProvider implements IdentityProvider {
  readonly mayHaveSession = (): boolean => this.#tokens.length > 0;
  readonly interactionStatus = 'none';
  renewals = 0;
  /** False simulates an unreachable provider. */
  isReachable = true;
  #tokens: readonly string[];

  /**
   * @param tokens The first is the current token. Renewals return the others. Without tokens, no account is signed in.
   */
  constructor(...tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  async acquireToken(): Promise<Token> {
    const [token] = this.#tokens;
    if (token === undefined && !this.isReachable) return failure({ kind: 'provider-unreachable' });
    return token === undefined ? failure({ kind: 'no-account' }) : success(accessToken(token));
  }

  async renewToken(): Promise<Token> {
    this.renewals += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (!this.isReachable) return failure({ kind: 'provider-unreachable' });
    const [, token] = this.#tokens;
    if (token === undefined) return failure({ kind: 'renewal-refused' });
    this.#tokens = this.#tokens.slice(1);
    return success(accessToken(token));
  }

  onInteractionStatusChange(): () => void {
    return () => undefined;
  }

  async signIn(): ReturnType<IdentityProvider['signIn']> {
    return success();
  }

  async completeRedirect(): ReturnType<IdentityProvider['completeRedirect']> {
    return success(undefined);
  }

  async accountClaims(): ReturnType<IdentityProvider['accountClaims']> {
    return success(undefined);
  }

  async sessionExpiry(): ReturnType<IdentityProvider['sessionExpiry']> {
    return undefined;
  }

  async clearSession(): ReturnType<IdentityProvider['clearSession']> {
    this.#tokens = [];
    return undefined;
  }

  async signOut(): Promise<void> {
    this.#tokens = [];
  }

  async signOutLocally(): Promise<void> {
    this.#tokens = [];
  }
}
