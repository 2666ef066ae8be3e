import type { DraftStore } from '@/application/ports/DraftStore';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';

/**
 * Ends the session in this tab and leaves nothing of it behind, except for an order of which nobody knows yet what
 * became of it (decision C93); the owner's other tabs follow (decision C84).
 */
export class SignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly drafts: DraftStore,
    private readonly profileDrafts: ProfileDraftStore,
    private readonly orders: Pick<OrderJournal, 'clearDecided'>,
    private readonly seenBusinesses: Pick<SeenBusinessesStore, 'forgetAll'>,
    private readonly wantedPaths: WantedPathStore,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
  ) {}

  async execute(): Promise<void> {
    this.drafts.clearAll();
    this.profileDrafts.clearAll();
    this.orders.clearDecided();
    this.seenBusinesses.forgetAll();
    this.wantedPaths.forget();
    const account = await this.identity.account();
    if (account.ok && account.value !== undefined) await this.channel.announce(account.value.userId);
    await this.identity.signOut();
  }
}
