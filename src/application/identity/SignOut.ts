import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { OwnerData } from './OwnerData';

/**
 * Signs out in this tab and in the owner's other tabs (decision C84). Clears the owner's data, the return path and
 * the reason of an earlier sign-out in this tab. Nothing is waited for before the tokens are cleared, because a reload
 * would sign in again (threats T16).
 */
export class SignOut {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerData: Pick<OwnerData, 'clear'>,
    private readonly returnPath: Pick<SessionRecord<ReturnPath>, 'clear'>,
    private readonly signOutReason: Pick<SessionRecord<SignOutReason>, 'clear'>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
  ) {}

  async execute(): Promise<void> {
    this.ownerData.clear();
    this.returnPath.clear();
    this.signOutReason.clear();
    const account = await this.identity.clearSession();
    if (account !== undefined) await this.channel.announce(account.userId);
    await this.identity.signOut();
  }
}
