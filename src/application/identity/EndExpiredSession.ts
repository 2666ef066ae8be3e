import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { SignOutReasonStore } from '@/application/ports/SignOutReasonStore';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';

/**
 * Signs out an owner whose session the API takes no more. Unlike signing out by choice it keeps what was
 * begun, subscriptions and profile, and where the owner was, so that signing in again leads back to them (faults R6,
 * decision C5). What was merely seen is forgotten. Why it ended is said until the owner has read it.
 */
export class EndExpiredSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly seenBusinesses: Pick<SeenBusinessesStore, 'forgetAll'>,
    private readonly wantedPaths: WantedPathStore,
    private readonly signOutReasons: SignOutReasonStore,
    private readonly clock: Clock,
  ) {}

  /** @param path With its search: editing the profile is an address of its own. */
  async execute(path: string): Promise<void> {
    this.seenBusinesses.forgetAll();
    const at = this.clock.now();
    this.wantedPaths.remember({ path, rememberedAt: at });
    this.signOutReasons.keep({ cause: 'expired', at });
    await this.identity.signOut();
  }
}
