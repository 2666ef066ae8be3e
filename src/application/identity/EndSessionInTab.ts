import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { SignOutCause, SignOutReason } from '@/application/ports/SignOutReason';
import type { Clock } from '@/application/ports/Clock';

/** The owner's items in the storage of this tab, which can be cleared without reading them. */
export interface OwnerItems {
  clear(): void;
}

interface EndedSession {
  readonly cause: SignOutCause;
  /** Path and query, offered after the next sign-in. */
  readonly path: string;
}

/**
 * Ends the session when the code of `SignOut`, `EndExpiredSession` or `EndSessionSignedOutElsewhere` cannot be loaded.
 * It does the same, except that the drafts of an expired session keep their lifetime, because only that code reads
 * drafts.
 */
export class EndSessionInTab {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerItems: OwnerItems,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
    private readonly clock: Clock,
  ) {}

  /** @param ended Undefined when the owner signs out. */
  async execute(ended?: EndedSession): Promise<void> {
    if (ended === undefined) return this.#signOut();
    const { cause, path } = ended;
    const at = this.clock.now();
    this.returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    this.signOutReason.save({ cause, at });
    if (cause === 'expired') {
      this.cachedBusinesses.clearAll();
      return this.identity.signOut();
    }
    this.ownerItems.clear();
    return this.identity.signOutLocally();
  }

  async #signOut(): Promise<void> {
    this.ownerItems.clear();
    this.returnPath.clear();
    this.signOutReason.clear();
    const account = await this.identity.clearSession();
    if (account !== undefined) await this.channel.announce(account.userId);
    return this.identity.signOut();
  }
}
