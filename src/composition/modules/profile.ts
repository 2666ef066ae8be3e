import { ReconcileProfile } from '@/application/profile/ReconcileProfile';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { bindings } from '../bindings';

export const profileModule = bindings({
  preparePicture: ({ pictureEncoder }) => new PreparePicture(pictureEncoder),
  updateProfile: ({ users, media }) => new UpdateProfile(users, media),
  reconcileProfile: ({ users, pollPorts }) => new ReconcileProfile(users, pollPorts),
  createProfile: (services) => {
    const { slowRequests, preparePicture, reconcileProfile, clock, session, toasts } = services;
    const useCases = {
      viewProfile: slowRequests.watched(services.viewProfile, 'execute'),
      preparePicture,
      updateProfile: slowRequests.watched(services.updateProfile, 'execute'),
      reconcileProfile,
    };
    const ports = { drafts: services.ownerStores.profileDrafts, clock };
    return () => new ProfileViewModel(useCases, ports, { session, toasts });
  },
});
