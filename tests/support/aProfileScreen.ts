import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { aWorld } from './aWorld';
import { aUser } from './builders/aUser';
import { SameBytesEncoder } from './SameBytesEncoder';
import { makeAutoObservable } from 'mobx';
import { signedInScreensOf } from './signedInScreensOf';

/** The session of a signed-in owner. It counts its expirations. */
class OwnersSession {
  expirations = 0;

  constructor(public user: User | undefined) {
    makeAutoObservable(this);
  }

  replaceUser(user: User): void {
    this.user = user;
  }

  async reload(): Promise<void> {
    throw new Error('The profile screen does not reload the session.');
  }

  async expire(): Promise<void> {
    this.expirations += 1;
    this.user = undefined;
  }
}

/** The profile screen of an owner in one document, with real use cases and a world in memory. */
export function aProfileScreen(owner: User = aUser(), earlierDrafts?: KeyedRecords<UserId, ProfileDraft>) {
  const { world, network, clock } = aWorld({ users: [owner] });
  const encoder = new SameBytesEncoder();
  const session = new OwnersSession(owner);
  const { viewModels, profileDrafts, ...screens } = signedInScreensOf(world, clock, session, {
    profileDrafts: earlierDrafts,
    pictureEncoder: encoder,
  });
  const viewModel = viewModels.createProfile();
  return { ...screens, viewModel, drafts: profileDrafts, session, network, clock, world, encoder };
}
