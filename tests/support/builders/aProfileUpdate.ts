import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import { byKey } from '@/domain/shared/byKey';

/** An update that leaves nothing but the first name Dina. It keeps the names by language and the picture. */
export function aProfileUpdate(overrides: Partial<ProfileUpdate> = {}): ProfileUpdate {
  return {
    ...byKey(PROFILE_FIELDS, () => undefined),
    firstName: 'Dina',
    names: undefined,
    avatar: undefined,
    ...overrides,
  };
}
