import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness } from '@/domain/identity/User';
import type { ClaimsUnreadable } from '@/domain/identity/TokenClaims';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { IdentityProvider, SignInRefused, TokenUnavailable } from '@/application/ports/IdentityProvider';
import type { UserRepository } from '@/application/ports/UserRepository';
import { loadOrCreateUser, type UserUnavailable } from './loadOrCreateUser';
import type { OwnerData } from './OwnerData';
import { SIGNED_OUT, type Session } from './Session';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';

export type CompleteSignInError = SignInRefused | ClaimsUnreadable | TokenUnavailable | UserUnavailable;

export type CompletedSignIn = Session & {
  /** A business with an order whose outcome is unknown. Its reconciliation opens first (decision C93). */
  readonly unknownOrderOf?: BusinessId | undefined;
};

/**
 * Processes the redirect from the hosted sign-in page: acquires a token, then loads or creates the user. Returns a
 * signed-out session when there is no redirect response, and reports every failure (spec sections 4 and 8, decision
 * C116). A successful sign-in clears the sign-out reason, so that it is not shown again. The drafts and billing
 * addresses of other owners are cleared as soon as the owner is known.
 */
export class CompleteSignIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly users: UserRepository,
    private readonly diagnostics: Diagnostics,
    private readonly signOutReason: Pick<StoredRecord<SignOutReason>, 'clear'>,
    private readonly ownerData: Pick<OwnerData, 'clearFormDataOfOtherOwners' | 'businessWithUnknownOrder'>,
  ) {}

  async execute(): Promise<Result<CompletedSignIn, CompleteSignInError>> {
    const redirect = await this.identity.completeRedirect();
    if (!redirect.ok) return this.#failed(redirect.error);
    if (redirect.value === undefined) return success(SIGNED_OUT);
    this.ownerData.clearFormDataOfOtherOwners(redirect.value.userId);
    const token = await this.identity.acquireToken();
    if (!token.ok) return this.#failed(token.error);
    const user = await loadOrCreateUser(this.users, redirect.value);
    if (!user.ok) return this.#failed(user.error);
    this.signOutReason.clear();
    const business = this.ownerData.businessWithUnknownOrder(user.value.id);
    const unknownOrderOf =
      business !== undefined && ownsBusiness(user.value, business) ? business : undefined;
    return success({ kind: 'signed-in', user: user.value, unknownOrderOf });
  }

  #failed(error: CompleteSignInError): Result<never, CompleteSignInError> {
    const detail = error.kind === 'sign-in-refused' ? error.message : error.kind;
    this.diagnostics.report({ event: 'sign-in-redirect-failed', detail });
    return failure(error);
  }
}
