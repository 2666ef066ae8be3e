import type { ClaimsUnreadable } from '@/domain/identity/TokenClaims';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type {
  IdentityProvider,
  ProviderUnreachable,
  SessionUnreadable,
  TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { UserRepository } from '@/application/ports/UserRepository';
import { loadOrCreateUser, type UserUnavailable } from './loadOrCreateUser';
import type { OwnerData } from './OwnerData';
import { newSession, SIGNED_OUT, type Session } from './Session';

/** The owner has signed out in another tab while this tab had no document to receive the message. */
export interface SignedOutElsewhere {
  readonly kind: 'signed-out-elsewhere';
}

export type RestoreSessionError =
  | SignedOutElsewhere
  | ClaimsUnreadable
  | ProviderUnreachable
  | SessionUnreadable
  | UserUnavailable;

/**
 * Restores the session of this tab at startup. An account with a valid token is signed in (spec section 4). When the
 * identity provider refuses to renew the token, the result is `session-expired`, which the owner sees. Any other
 * failure is reported to diagnostics. While the stored reason names an order with an unknown outcome, that order
 * is not reconciled yet, for example because the user record failed to load after the sign-in.
 */
export class RestoreSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly users: UserRepository,
    private readonly diagnostics: Diagnostics,
    private readonly noSessionReason: Pick<StoredRecord<NoSessionReason>, 'load'>,
    private readonly ownerData: Pick<OwnerData, 'hasSignedOut' | 'businessWithUnknownOrder'>,
  ) {}

  async execute(): Promise<Result<Session, RestoreSessionError>> {
    const claims = await this.identity.accountClaims();
    if (!claims.ok) return this.#failed(claims.error);
    if (claims.value === undefined) return success(SIGNED_OUT);
    if (this.ownerData.hasSignedOut(claims.value.userId)) return failure({ kind: 'signed-out-elsewhere' });
    const token = await this.identity.acquireToken();
    if (!token.ok) return this.#withoutToken(token.error);
    const user = await loadOrCreateUser(this.users, claims.value);
    if (!user.ok) return this.#failed(user.error);
    const mustReconcile = this.noSessionReason.load()?.hasUnknownOrder === true;
    return success(
      mustReconcile ? newSession(user.value, this.ownerData) : { kind: 'signed-in', user: user.value },
    );
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
