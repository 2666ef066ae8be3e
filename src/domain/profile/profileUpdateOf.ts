import type { User } from '@/domain/identity/User';
import { byKey } from '@/domain/shared/byKey';
import { textInAnyLanguage } from '@/domain/shared/LocalizedText';
import { NAME_PARTS, PROFILE_TEXTS } from './profileFields';
import { asStored, savedNamesOf, type Profile } from './ProfileForm';
import { isSameNames, type AvatarUpdate, type ProfileUpdate } from './ProfileUpdate';

/**
 * The update that turns the record of the user into the edited profile. A contact that the owner has not changed stays
 * as it is recorded, although a pasted one would be cleaned.
 */
export function profileUpdateOf(
  user: User,
  { names, ...texts }: Profile,
  avatar: AvatarUpdate | undefined,
): ProfileUpdate {
  return {
    ...byKey(NAME_PARTS, (part) => textInAnyLanguage(names[part])?.text),
    ...byKey(PROFILE_TEXTS, (field) => {
      const [recorded, edited] = [user[field], texts[field]];
      const isSame = recorded !== undefined && edited !== undefined && asStored(field)(recorded) === edited;
      return isSame ? recorded : edited;
    }),
    names: isSameNames(savedNamesOf(user), names) ? undefined : names,
    avatar,
  };
}
