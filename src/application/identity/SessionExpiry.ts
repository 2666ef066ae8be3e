import type { UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { OwnerData } from './OwnerData';

/** The near end of a session that the provider does not renew, and the sign-in before it. */
export class SessionExpiry {
  constructor(
    private readonly identity: Pick<IdentityProvider, 'sessionExpiry' | 'signIn'>,
    private readonly ownerData: Pick<OwnerData, 'keepForNextSignIn' | 'businessWithUnknownOrder'>,
    private readonly returnPath: Pick<StoredRecord<ReturnPath>, 'save' | 'clear'>,
    /** Tells the other tabs of the owner that one of them signs in again. */
    private readonly channel: SignOutChannel,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** When the session ends. Undefined while that is not near, and while the provider renews it. */
  async expiresAt(): Promise<Instant | undefined> {
    return this.identity.sessionExpiry();
  }

  /** Whether an order of the owner may still be on its way. */
  hasUnknownOrder(owner: UserId): boolean {
    return this.ownerData.businessWithUnknownOrder(owner) !== undefined;
  }

  /**
   * Leaves for the sign-in page. Drafts are kept, and the dashboard offers the path afterwards (decision C5).
   * @param path Path and query.
   */
  async signInAgain(owner: UserId, path: string, language: Language): ReturnType<IdentityProvider['signIn']> {
    const at = this.clock.now();
    this.ownerData.keepForNextSignIn(at);
    this.returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    const started = await this.identity.signIn(language);
    if (started.ok) await this.channel.announce(owner);
    else this.returnPath.clear();
    return started;
  }

  /** Calls the listener when another tab of the owner signs in again. The returned function removes it. */
  onSignInElsewhere(owner: UserId, listener: () => void): () => void {
    return this.channel.listen(owner, listener);
  }
}
