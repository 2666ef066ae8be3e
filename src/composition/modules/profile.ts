import { PreparePicture } from '@/application/profile/PreparePicture';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { bindings } from '../container';

export const profileModule = bindings({
  preparePicture: ({ pictureEncoder }) => new PreparePicture(pictureEncoder),
  updateProfile: ({ users, media, pollPorts }) => new UpdateProfile(users, media, pollPorts),
  createProfile: (services) => {
    const { slowRequests, preparePicture, updateProfile, clock, session, toasts } = services;
    const useCases = {
      viewProfile: slowRequests.watched(services.viewProfile),
      preparePicture,
      updateProfile: slowRequests.watched(updateProfile),
    };
    const shared = { drafts: services.ownerStores.profileDrafts, clock, session, toasts };
    return () => new ProfileViewModel({ ...useCases, ...shared });
  },
});
