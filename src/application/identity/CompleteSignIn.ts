import type { ClaimsUnreadable } from '@/domain/identity/TokenClaims';
import type { UserId } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { IdentityProvider, SignInRefused, TokenUnavailable } from '@/application/ports/IdentityProvider';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { UserRepository } from '@/application/ports/UserRepository';
import type { SignedOutElsewhere } from './RestoreSession';
import { loadOrCreateUser, type UserUnavailable } from './loadOrCreateUser';
import type { OwnerData } from './OwnerData';
import { newSession, SIGNED_OUT, type Session } from './Session';

export type CompleteSignInError =
  | SignInRefused
  | SignedOutElsewhere
  | ClaimsUnreadable
  | TokenUnavailable
  | UserUnavailable;

/**
 * Processes the redirect from the hosted sign-in page: acquires a token, then loads or creates the user. Returns a
 * signed-out session when there is no redirect response, and reports every failure (spec sections 4 and 8, decision
 * C116). The records of other owners are cleared as soon as the owner is known.
 */
export class CompleteSignIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly users: UserRepository,
    private readonly diagnostics: Diagnostics,
    private readonly ownerData: Pick<OwnerData, 'startSession' | 'hasSignedOut' | 'businessWithUnknownOrder'>,
    private readonly noSessionReason: Pick<StoredRecord<NoSessionReason>, 'load' | 'save'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute(): Promise<Result<Session, CompleteSignInError>> {
    const redirect = await this.identity.completeRedirect();
    if (!redirect.ok) return this.#failed(redirect.error);
    if (redirect.value === undefined) return success(SIGNED_OUT);
    this.ownerData.startSession(redirect.value.userId);
    this.#rememberUnknownOrder(redirect.value.userId);
    const token = await this.identity.acquireToken();
    if (!token.ok) return this.#failed(token.error);
    const user = await loadOrCreateUser(this.users, redirect.value);
    if (!user.ok) return this.#failed(user.error);
    /* `startSession` has cleared earlier sign-outs, and this tab does not listen yet. */
    if (this.ownerData.hasSignedOut(user.value.id)) return failure({ kind: 'signed-out-elsewhere' });
    return success(newSession(user.value, this.ownerData));
  }

  /** When the sign-in fails after this, `RestoreSession` finds the reason and opens the reconciliation. */
  #rememberUnknownOrder(owner: UserId): void {
    if (this.ownerData.businessWithUnknownOrder(owner) === undefined) return;
    const { cause } = this.noSessionReason.load() ?? { cause: 'signed-out' };
    this.noSessionReason.save({ cause, at: this.clock.now(), hasUnknownOrder: true });
  }

  #failed(error: CompleteSignInError): Result<never, CompleteSignInError> {
    const detail = error.kind === 'sign-in-refused' ? error.message : error.kind;
    this.diagnostics.report({ event: 'sign-in-redirect-failed', detail });
    return failure(error);
  }
}
