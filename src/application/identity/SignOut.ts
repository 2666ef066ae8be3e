import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';

/**
 * Signs out in this tab and in the owner's other tabs (decision C84). Clears the preselected plan, drafts, last billing
 * address, confirmed orders, cached businesses and return path of this tab. Orders with an unknown outcome stay
 * (decision C93).
 */
export class SignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly preselectedPlan: Pick<SessionRecord<unknown>, 'clear'>,
    private readonly drafts: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly lastBilling: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly profileDrafts: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly orders: Pick<OrderJournal, 'clearDecided'>,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: Pick<SessionRecord<ReturnPath>, 'clear'>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
  ) {}

  async execute(): Promise<void> {
    this.preselectedPlan.clear();
    this.drafts.clearAll();
    this.lastBilling.clearAll();
    this.profileDrafts.clearAll();
    this.orders.clearDecided();
    this.cachedBusinesses.clearAll();
    this.returnPath.clear();
    const account = await this.identity.account();
    if (account.ok && account.value !== undefined) await this.channel.announce(account.value.userId);
    await this.identity.signOut();
  }
}
