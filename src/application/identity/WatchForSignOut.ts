import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';

/** Listens for a sign-out of the same owner in another tab (decision C113). */
export class WatchForSignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly channel: SignOutChannel,
  ) {}

  /**
   * Needs only the account, not the user record, so that a sign-out during the loading of the record is not missed.
   * @returns false when this tab has no account.
   */
  async execute(onSignedOut: () => void): Promise<boolean> {
    const account = await this.identity.accountClaims();
    if (!account.ok || account.value === undefined) return false;
    this.channel.listen(account.value.userId, onSignedOut);
    return true;
  }
}
