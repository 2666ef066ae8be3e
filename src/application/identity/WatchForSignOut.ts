import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';

/** Finds out at once when the owner of this tab signs out in another one (decision C84). */
export class WatchForSignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly channel: SignOutChannel,
  ) {}

  /**
   * Needs the account alone, so that a sign-out during the load of the record is not missed.
   * @returns whether there is an account to watch for.
   */
  async execute(onSignedOut: () => void): Promise<boolean> {
    const account = await this.identity.account();
    if (!account.ok || account.value === undefined) return false;
    this.channel.listen(account.value.userId, onSignedOut);
    return true;
  }
}
