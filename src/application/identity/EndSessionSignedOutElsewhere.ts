import type { Clock } from '@/application/ports/Clock';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { OwnerData } from './OwnerData';

/**
 * Signs out this tab after the owner signed out in another tab (decision C84). It clears the owner's data, as SignOut
 * does. It saves the reason of the sign-out and the current path, which is offered after the next sign-in. Another
 * owner cannot open the business in that path (decision C5).
 */
export class EndSessionSignedOutElsewhere {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerData: Pick<OwnerData, 'clear'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly clock: Clock,
  ) {}

  /** @param path Path and query. */
  async execute(path: string): Promise<void> {
    this.ownerData.clear();
    const at = this.clock.now();
    this.returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    this.signOutReason.save({ cause: 'signed-out-elsewhere', at });
    await this.identity.signOutLocally();
  }
}
