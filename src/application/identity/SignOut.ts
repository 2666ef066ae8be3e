import type { DraftStore } from '@/application/ports/DraftStore';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';

/** Ends the session in this tab and leaves nothing of it behind. */
export class SignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly drafts: DraftStore,
    private readonly profileDrafts: ProfileDraftStore,
    private readonly seenBusinesses: Pick<SeenBusinessesStore, 'forgetAll'>,
    private readonly wantedPaths: WantedPathStore,
  ) {}

  async execute(): Promise<void> {
    this.drafts.clearAll();
    this.profileDrafts.clearAll();
    this.seenBusinesses.forgetAll();
    this.wantedPaths.forget();
    await this.identity.signOut();
  }
}
