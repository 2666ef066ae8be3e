import { ReconcileProfile } from '@/application/profile/ReconcileProfile';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { bindings, TOKENS } from '../tokens';

/** The profile of the owner. */
export const profileModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindClass(TOKENS.preparePicture, PreparePicture, [TOKENS.pictureEncoder]);
  bindClass(TOKENS.updateProfile, UpdateProfile, [TOKENS.users, TOKENS.media]);
  bindFactory(
    TOKENS.reconcileProfile,
    (users, connection, clock) => new ReconcileProfile(users, { connection, clock }),
    [TOKENS.users, TOKENS.connection, TOKENS.clock],
  );
  bindViewModel(TOKENS.createProfile, (get) => {
    const slowRequests = get(TOKENS.slowRequests);
    const useCases = {
      viewProfile: slowRequests.watched(get(TOKENS.viewProfile), 'execute'),
      preparePicture: get(TOKENS.preparePicture),
      updateProfile: slowRequests.watched(get(TOKENS.updateProfile), 'execute'),
      reconcileProfile: get(TOKENS.reconcileProfile),
    };
    const ports = { drafts: get(TOKENS.profileDrafts), clock: get(TOKENS.clock) };
    const shell = { session: get(TOKENS.session), toasts: get(TOKENS.toasts) };
    return () => new ProfileViewModel(useCases, ports, shell);
  });
});
