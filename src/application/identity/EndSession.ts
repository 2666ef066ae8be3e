import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { SignOutCause, SignOutReason } from '@/application/ports/SignOutReason';
import type { OwnerData } from './OwnerData';

/**
 * Ends the session of this tab.
 *
 * - `signed-out`: the owner signs out, here and in the other tabs (decision C113).
 * - `signed-out-elsewhere`: the owner has signed out in another tab.
 * - `expired`: the API rejects the session. The owner is signed out at the provider too. Drafts are kept for the next
 *   sign-in (faults R6, decision C5).
 *
 * A payment can outlive the session. Then the next page says that it may have gone through, and the next sign-in opens
 * its lookup (decision C93).
 */
export class EndSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerData: Pick<OwnerData, 'clear' | 'keepDrafts' | 'undecidedBusiness'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Nothing is waited for before the tokens are cleared, because a reload would sign in again (threats T16).
   *
   * @param path Path and query, offered after the next sign-in. Another owner cannot open the business in it.
   */
  async execute(cause: SignOutCause, path: string): Promise<void> {
    const { identity, ownerData, returnPath, signOutReason } = this;
    const at = this.clock.now();
    if (cause === 'expired') ownerData.keepDrafts(at);
    else ownerData.clear();
    const clearing = identity.clearSession();
    if (cause === 'signed-out') returnPath.clear();
    else returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    const owner = (await clearing)?.userId;
    const hasOpenPayment = owner !== undefined && ownerData.undecidedBusiness(owner) !== undefined;
    if (cause === 'signed-out' && !hasOpenPayment) signOutReason.clear();
    else signOutReason.save({ cause, at, hasOpenPayment });
    if (cause === 'signed-out-elsewhere') return identity.signOutLocally();
    if (cause === 'signed-out' && owner !== undefined) await this.channel.announce(owner);
    return identity.signOut();
  }
}
