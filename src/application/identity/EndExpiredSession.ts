import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';

/**
 * Signs out an owner whose session the API takes no more. Unlike signing out by choice it keeps the unfinished
 * subscriptions and where the owner was, so that signing in again leads back to them (faults R6, decision C5).
 */
export class EndExpiredSession {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly wantedPaths: WantedPathStore,
    private readonly clock: Clock,
  ) {}

  async execute(path: string): Promise<void> {
    this.wantedPaths.remember({ path, rememberedAt: this.clock.now() });
    await this.identity.signOut();
  }
}
