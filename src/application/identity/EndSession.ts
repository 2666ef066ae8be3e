import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { SessionEndCause, SignOutReason } from '@/application/ports/SignOutReason';
import type { OwnerData } from './OwnerData';

interface EndEffects {
  /** Whether drafts are kept for the next sign-in (faults R6, decision C5). */
  readonly keepsDrafts: boolean;
  /** Whether the next page says why, and the next sign-in offers the path. */
  readonly isExplained: boolean;
  /** Whether the other tabs end their sessions too (decision C113). */
  readonly isAnnounced: boolean;
  /** Whether this tab signs the owner out at the provider. Otherwise another tab has done so. */
  readonly signsOutAtProvider: boolean;
}

const ENDS: Readonly<Record<SessionEndCause, EndEffects>> = {
  'signed-out': { keepsDrafts: false, isExplained: false, isAnnounced: true, signsOutAtProvider: true },
  'signed-out-elsewhere': {
    keepsDrafts: false,
    isExplained: true,
    isAnnounced: false,
    signsOutAtProvider: false,
  },
  expired: { keepsDrafts: true, isExplained: true, isAnnounced: false, signsOutAtProvider: true },
};

/**
 * Ends the session of this tab. The outcome of a payment can still be unknown. Then the next page says that the payment
 * may have gone through, and the next sign-in reconciles it (decision C93).
 */
export class EndSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerData: Pick<OwnerData, 'clear' | 'keepForNextSignIn' | 'businessWithUnknownOrder'>,
    private readonly returnPath: StoredRecord<ReturnPath>,
    private readonly signOutReason: StoredRecord<SignOutReason>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Clears the tokens before it awaits anything. A reload before that would sign in again (threats T16).
   *
   * @param path Path and query of the page, which the dashboard offers after the next sign-in.
   */
  async execute(cause: SessionEndCause, path: string): Promise<void> {
    const { identity, ownerData, returnPath, signOutReason } = this;
    const { keepsDrafts, isExplained, isAnnounced, signsOutAtProvider } = ENDS[cause];
    const at = this.clock.now();
    if (keepsDrafts) ownerData.keepForNextSignIn(at);
    else ownerData.clear();
    const clearing = identity.clearSession();
    if (isExplained) returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    else returnPath.clear();
    const owner = (await clearing)?.userId;
    const hasUnknownOrder = owner !== undefined && ownerData.businessWithUnknownOrder(owner) !== undefined;
    if (isExplained || hasUnknownOrder) signOutReason.save({ cause, at, hasUnknownOrder });
    else signOutReason.clear();
    if (isAnnounced && owner !== undefined) await this.channel.announce(owner);
    return signsOutAtProvider ? identity.signOut() : identity.signOutLocally();
  }
}
