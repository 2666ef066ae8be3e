import type { UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import type { OwnerData } from './OwnerData';

/** Tells when a session that the provider does not renew will end, and signs in again before it does. */
export class SessionExpiry {
  constructor(
    private readonly identity: Pick<IdentityProvider, 'sessionExpiry' | 'signIn'>,
    private readonly ownerData: Pick<OwnerData, 'keepForNextSignIn' | 'businessWithUnknownOrder'>,
    private readonly returnPath: Pick<StoredRecord<ReturnPath>, 'save' | 'clear'>,
    /** Tells the other tabs of the owner that one of them signs in again. */
    private readonly channel: OwnerChannel,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Undefined while the end of the session is not near, and while the provider renews it. */
  async expiresAt(): Promise<Instant | undefined> {
    return this.identity.sessionExpiry();
  }

  hasUnknownOrder(owner: UserId): boolean {
    return this.ownerData.businessWithUnknownOrder(owner) !== undefined;
  }

  /**
   * Redirects to the sign-in page. Keeps the drafts. After the sign-in the dashboard offers the path (decision C5).
   * @param path Path and query.
   */
  async signInAgain(owner: UserId, path: string, language: Language): ReturnType<IdentityProvider['signIn']> {
    const at = this.clock.now();
    this.ownerData.keepForNextSignIn(at);
    this.returnPath.save({ path, rememberedAt: at, wasSignedIn: true });
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
