import type { User } from '@/domain/identity/User';
import { textInAnyLanguage } from '@/domain/shared/LocalizedText';
import { recordedNamesOf, type Profile } from './ProfileForm';
import { isSameNames, type AvatarUpdate, type ProfileUpdate } from './ProfileUpdate';

/** The update that turns the record of the user into the edited profile. */
export function profileUpdateOf(
  user: User,
  profile: Profile,
  avatar: AvatarUpdate | undefined,
): ProfileUpdate {
  return {
    firstName: textInAnyLanguage(profile.names.firstName)?.text,
    lastName: textInAnyLanguage(profile.names.lastName)?.text,
    email: profile.email,
    phoneNumber: profile.phoneNumber,
    address: profile.address,
    names: isSameNames(recordedNamesOf(user), profile.names) ? undefined : profile.names,
    avatar,
  };
}
