import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';

/**
 * Signs out this tab after the owner signed out in another tab (decision C84). It clears the preselected plan, all
 * drafts, the last billing address and cached businesses, as SignOut does (decision C77, threats T16). It saves the
 * reason of the sign-out and the current path, which
 * is offered after the next sign-in. Another owner cannot open the business in that path (decision C5).
 */
export class EndSessionSignedOutElsewhere {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly preselectedPlan: Pick<SessionRecord<unknown>, 'clear'>,
    private readonly drafts: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly lastBilling: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly profileDrafts: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly orders: Pick<OrderJournal, 'clearDecided'>,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly clock: Clock,
  ) {}

  /** @param path Path and query. */
  async execute(path: string): Promise<void> {
    this.preselectedPlan.clear();
    this.drafts.clearAll();
    this.lastBilling.clearAll();
    this.profileDrafts.clearAll();
    this.orders.clearDecided();
    this.cachedBusinesses.clearAll();
    const at = this.clock.now();
    this.returnPath.save({ path, rememberedAt: at });
    this.signOutReason.save({ cause: 'signed-out-elsewhere', at });
    await this.identity.signOutLocally();
  }
}
