import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';

/**
 * Signs out after the API rejects the session. Unlike SignOut, it keeps the drafts and saves the current path, so that
 * the owner continues there after the next sign-in (faults R6, decision C5). The lifetime of the drafts starts again,
 * because the page then says how long they are kept. Clears the cached businesses. Saves the reason, which is shown
 * until the owner dismisses it or signs in.
 */
export class EndExpiredSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly drafts: Pick<SessionRecords<unknown, SelectionDraft>, 'updateAll'>,
    private readonly profileDrafts: Pick<SessionRecords<unknown, ProfileDraft>, 'updateAll'>,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly clock: Clock,
  ) {}

  /** @param path Path and query, because editing the profile has its own query. */
  async execute(path: string): Promise<void> {
    this.cachedBusinesses.clearAll();
    const at = this.clock.now();
    this.drafts.updateAll((draft) => ({ ...draft, savedAt: at }));
    this.profileDrafts.updateAll((draft) => ({ ...draft, savedAt: at }));
    this.returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    this.signOutReason.save({ cause: 'expired', at });
    await this.identity.signOut();
  }
}
