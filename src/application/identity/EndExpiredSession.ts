import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';

/**
 * Signs out after the API rejects the session. Unlike SignOut, it keeps the drafts and saves the current path, so that
 * the owner continues there after the next sign-in (faults R6, decision C5). It clears the cached businesses and saves
 * the reason, which is shown until the owner dismisses it.
 */
export class EndExpiredSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly clock: Clock,
  ) {}

  /** @param path Path and query, because editing the profile has its own query. */
  async execute(path: string): Promise<void> {
    this.cachedBusinesses.clearAll();
    const at = this.clock.now();
    this.returnPath.save({ path, rememberedAt: at });
    this.signOutReason.save({ cause: 'expired', at });
    await this.identity.signOut();
  }
}
