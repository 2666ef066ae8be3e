import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';

/**
 * Signs out an owner whose session the API takes no more. Unlike signing out by choice it keeps what was
 * begun, subscriptions and profile, and where the owner was, so that signing in again leads back to them (faults R6,
 * decision C5). What was merely seen is forgotten.
 */
export class EndExpiredSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly seenBusinesses: Pick<SeenBusinessesStore, 'forgetAll'>,
    private readonly wantedPaths: WantedPathStore,
    private readonly clock: Clock,
  ) {}

  /** @param path With its search: editing the profile is an address of its own. */
  async execute(path: string): Promise<void> {
    this.seenBusinesses.forgetAll();
    this.wantedPaths.remember({ path, rememberedAt: this.clock.now() });
    await this.identity.signOut();
  }
}
