import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';

/**
 * Signs out an owner whose session the API takes no more. Unlike signing out by choice it keeps what was
 * begun, subscriptions and profile, and where the owner was, so that signing in again leads back to them (faults R6,
 * decision C5). What was merely seen is forgotten. Why it ended is said until the owner has read it.
 */
export class EndExpiredSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly clock: Clock,
  ) {}

  /** @param path With its search: editing the profile is an address of its own. */
  async execute(path: string): Promise<void> {
    this.cachedBusinesses.clearAll();
    const at = this.clock.now();
    this.returnPath.save({ path, rememberedAt: at });
    this.signOutReason.save({ cause: 'expired', at });
    await this.identity.signOut();
  }
}
