import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { OwnerChannel } from '@/application/ports/OwnerChannel';

/** Listens for a sign-out of the same owner in another tab (decision C113). */
export class WatchForSignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly channel: OwnerChannel,
  ) {}

  /**
   * Needs no user record, so that it notices a sign-out while the record is loading.
   * @returns false when this tab has no account.
   */
  async execute(onSignedOut: () => void): Promise<boolean> {
    const claims = await this.identity.accountClaims();
    if (!claims.ok || claims.value === undefined) return false;
    this.channel.listen(claims.value.userId, onSignedOut);
    return true;
  }
}
