import type { User } from '@/domain/identity/User';
import { byKey } from '@/domain/shared/byKey';
import { textInAnyLanguage } from '@/domain/shared/LocalizedText';
import { NAME_PARTS } from './profileFields';
import { recordedNamesOf, type Profile } from './ProfileForm';
import { isSameNames, type AvatarUpdate, type ProfileUpdate } from './ProfileUpdate';

/** The update that turns the record of the user into the edited profile. */
export function profileUpdateOf(
  user: User,
  { names, ...texts }: Profile,
  avatar: AvatarUpdate | undefined,
): ProfileUpdate {
  return {
    ...byKey(NAME_PARTS, (part) => textInAnyLanguage(names[part])?.text),
    ...texts,
    names: isSameNames(recordedNamesOf(user), names) ? undefined : names,
    avatar,
  };
}
