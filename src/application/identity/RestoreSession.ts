import type { ClaimsUnreadable } from '@/domain/identity/TokenClaims';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type {
  IdentityProvider,
  ProviderUnreachable,
  SessionUnreadable,
  TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { UserRepository } from '@/application/ports/UserRepository';
import { loadOrCreateUser, type UserUnavailable } from './loadOrCreateUser';
import { SIGNED_OUT, type Session } from './Session';

export type RestoreSessionError =
  | ClaimsUnreadable
  | ProviderUnreachable
  | SessionUnreadable
  | UserUnavailable;

/**
 * Restores the session of this tab at startup. An account with a valid token is signed in (spec section 4). When the
 * identity provider refuses to renew the token, the result is `session-expired`, which the owner sees. Any other
 * failure is reported to diagnostics.
 */
export class RestoreSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly users: UserRepository,
    private readonly diagnostics: Diagnostics,
  ) {}

  async execute(): Promise<Result<Session, RestoreSessionError>> {
    const claims = await this.identity.accountClaims();
    if (!claims.ok) return this.#failed(claims.error);
    if (claims.value === undefined) return success(SIGNED_OUT);
    const token = await this.identity.acquireToken();
    if (!token.ok) return this.#withoutToken(token.error);
    const user = await loadOrCreateUser(this.users, claims.value);
    return user.ok ? success({ kind: 'signed-in', user: user.value }) : this.#failed(user.error);
  }

  #withoutToken(error: TokenUnavailable): Result<Session, RestoreSessionError> {
    if (error.kind === 'no-account') return success(SIGNED_OUT);
    return error.kind === 'renewal-refused' ? failure({ kind: 'session-expired' }) : this.#failed(error);
  }

  #failed(error: RestoreSessionError): Result<never, RestoreSessionError> {
    this.diagnostics.report({ event: 'authentication-initialisation-failed', detail: error.kind });
    return failure(error);
  }
}
