import type { Clock } from '@/application/ports/Clock';
import type { DraftStore } from '@/application/ports/DraftStore';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { SignOutReasonStore } from '@/application/ports/SignOutReasonStore';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';

/**
 * Signs out this tab after its owner signed out in another one (decision C84). That was a choice, so everything the
 * owner typed or saw is erased here too (decision C77, threats T16). The path alone is kept: it leads back after the
 * next sign-in, and only the owner of the business it names (decision C5).
 */
export class EndSessionSignedOutElsewhere {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly drafts: DraftStore,
    private readonly profileDrafts: ProfileDraftStore,
    private readonly orders: Pick<OrderJournal, 'clearDecided'>,
    private readonly seenBusinesses: Pick<SeenBusinessesStore, 'forgetAll'>,
    private readonly wantedPaths: WantedPathStore,
    private readonly signOutReasons: SignOutReasonStore,
    private readonly clock: Clock,
  ) {}

  /** @param path With its search. */
  async execute(path: string): Promise<void> {
    this.drafts.clearAll();
    this.profileDrafts.clearAll();
    this.orders.clearDecided();
    this.seenBusinesses.forgetAll();
    const at = this.clock.now();
    this.wantedPaths.remember({ path, rememberedAt: at });
    this.signOutReasons.keep({ cause: 'signed-out-elsewhere', at });
    await this.identity.signOutLocally();
  }
}
