import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';

/**
 * Ends the session in this tab and leaves nothing of it behind, except for an order of which nobody knows yet what
 * became of it (decision C93); the owner's other tabs follow (decision C84).
 */
export class SignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly drafts: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly profileDrafts: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly orders: Pick<OrderJournal, 'clearDecided'>,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: Pick<SessionRecord<ReturnPath>, 'clear'>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
  ) {}

  async execute(): Promise<void> {
    this.drafts.clearAll();
    this.profileDrafts.clearAll();
    this.orders.clearDecided();
    this.cachedBusinesses.clearAll();
    this.returnPath.clear();
    const account = await this.identity.account();
    if (account.ok && account.value !== undefined) await this.channel.announce(account.value.userId);
    await this.identity.signOut();
  }
}
