import { LookUpProfile } from '@/application/profile/LookUpProfile';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { bindings, TOKENS } from '../tokens';

/** The profile of the owner. */
export const profileModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindClass(TOKENS.preparePicture, PreparePicture, [TOKENS.pictureEncoder]);
  bindClass(TOKENS.updateProfile, UpdateProfile, [TOKENS.users, TOKENS.media]);
  bindFactory(
    TOKENS.lookUpProfile,
    (users, connection, clock) => new LookUpProfile(users, { connection, clock }),
    [TOKENS.users, TOKENS.connection, TOKENS.clock],
  );
  bindViewModel(TOKENS.createProfile, (get) => {
    const longCalls = get(TOKENS.longCalls);
    const useCases = {
      viewProfile: longCalls.watched(get(TOKENS.viewProfile)),
      preparePicture: get(TOKENS.preparePicture),
      updateProfile: longCalls.watched(get(TOKENS.updateProfile)),
      lookUpProfile: get(TOKENS.lookUpProfile),
    };
    const ports = { drafts: get(TOKENS.profileDrafts), clock: get(TOKENS.clock) };
    const shell = { session: get(TOKENS.session), notices: get(TOKENS.notices) };
    return () => new ProfileViewModel(useCases, ports, shell);
  });
});
