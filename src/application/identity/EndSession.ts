import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import type { SessionEndCause, NoSessionReason } from '@/application/ports/NoSessionReason';
import type { OwnerData } from './OwnerData';

interface EndEffects {
  /** Whether drafts are kept for the next sign-in (faults R6, decision C5). */
  readonly keepsDrafts: boolean;
  /** Whether the next page says why, and the next sign-in offers the path. */
  readonly isExplained: boolean;
  /** Whether the other tabs end their sessions too (decision C113). */
  readonly isAnnounced: boolean;
  /** The method of the provider that ends it. `signOutLocally` when another tab has signed out at the provider. */
  readonly endedBy: 'signOut' | 'signOutLocally';
}

const ENDS: Readonly<Record<SessionEndCause, EndEffects>> = {
  'signed-out': { keepsDrafts: false, isExplained: false, isAnnounced: true, endedBy: 'signOut' },
  'signed-out-elsewhere': {
    keepsDrafts: false,
    isExplained: true,
    isAnnounced: false,
    endedBy: 'signOutLocally',
  },
  expired: { keepsDrafts: true, isExplained: true, isAnnounced: false, endedBy: 'signOut' },
};

/**
 * Ends the session of this tab. The outcome of a payment can still be unknown. Then the next page says that the payment
 * may have gone through, and the next sign-in reconciles it (decision C93).
 */
export class EndSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerData: Pick<
      OwnerData,
      'clear' | 'keepForNextSignIn' | 'businessWithUnknownOrder' | 'saveSignOut'
    >,
    private readonly returnPath: StoredRecord<ReturnPath>,
    private readonly noSessionReason: StoredRecord<NoSessionReason>,
    private readonly channel: Pick<OwnerChannel, 'announce'>,
    private readonly clock: Clock,
    /** The path and query of a page that the dashboard offers after the next sign-in. Undefined for other pages. */
    private readonly ownerPath: () => string | undefined,
  ) {}

  /** Clears the tokens before it awaits anything. A reload before that would sign in again (threats T16). */
  async execute(cause: SessionEndCause): Promise<void> {
    const { identity, ownerData, returnPath, noSessionReason } = this;
    const { keepsDrafts, isExplained, isAnnounced, endedBy } = ENDS[cause];
    const at = this.clock.now();
    const path = this.ownerPath();
    const owner = (await identity.clearSession())?.userId;
    const hasUnknownOrder = owner !== undefined && ownerData.businessWithUnknownOrder(owner) !== undefined;
    if (keepsDrafts) ownerData.keepForNextSignIn(at);
    else ownerData.clear();
    if (isAnnounced && owner !== undefined) ownerData.saveSignOut(owner, at);
    if (!isExplained) returnPath.clear();
    else if (path !== undefined) returnPath.save({ path, rememberedAt: at, wasSignedIn: true });
    if (isExplained || hasUnknownOrder) noSessionReason.save({ cause, at, hasUnknownOrder });
    else noSessionReason.clear();
    if (isAnnounced && owner !== undefined) await this.channel.announce(owner);
    return identity[endedBy]();
  }
}
