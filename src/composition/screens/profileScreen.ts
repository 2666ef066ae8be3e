import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the profile. */
export function profileScreen({ container, shell }: ScreenDependencies) {
  const { session, notices, longCalls } = shell;
  const get = container.get.bind(container);
  const create = () =>
    new ProfileViewModel(
      {
        viewProfile: longCalls.watched(get(TOKENS.viewProfile)),
        preparePicture: get(TOKENS.preparePicture),
        updateProfile: longCalls.watched(get(TOKENS.updateProfile)),
        lookUpProfile: get(TOKENS.lookUpProfile),
      },
      { drafts: get(TOKENS.profileDrafts), clock: get(TOKENS.clock) },
      { session, notices },
    );
  return { create };
}
