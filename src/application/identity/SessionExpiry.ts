import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { OwnerData } from './OwnerData';

/** Tells when a session that the provider does not renew will end, and signs in again before it does. */
export class SessionExpiry {
  constructor(
    private readonly identity: Pick<IdentityProvider, 'sessionExpiry' | 'signIn'>,
    private readonly ownerData: Pick<OwnerData, 'keepForNextSignIn'>,
    private readonly orders: Pick<OrderJournal, 'load'>,
    private readonly returnPath: Pick<StoredRecord<ReturnPath>, 'save' | 'clear'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Undefined while the end of the session is not near, and while the provider renews it. */
  async expiresAt(): Promise<Instant | undefined> {
    return this.identity.sessionExpiry();
  }

  /** Whether the outcome of the last order for this business is unknown. */
  hasUnknownOrder(key: OwnedBusinessKey): boolean {
    return this.orders.load(key)?.kind === 'placed';
  }

  /**
   * Redirects to the sign-in page. Keeps the drafts. After the sign-in the dashboard offers the path (decision C5). The
   * sessions of the other tabs end as before, because each tab has a login of its own.
   * @param path Path and query.
   */
  async signInAgain(path: string, language: Language): ReturnType<IdentityProvider['signIn']> {
    const at = this.clock.now();
    this.ownerData.keepForNextSignIn(at);
    this.returnPath.save({ path, rememberedAt: at, wasSignedIn: true });
    const started = await this.identity.signIn(language);
    if (!started.ok) this.returnPath.clear();
    return started;
  }
}
