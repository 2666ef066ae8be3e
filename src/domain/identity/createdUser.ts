import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import type { NewUser } from './TokenClaims';
import type { User } from './User';

/** The user that a service has just created. It knows only what was sent; fields that the token lacks are empty. */
export function createdUser(user: NewUser): User {
  return {
    ...byKey(PROFILE_FIELDS, () => undefined),
    ...user,
    displayName: undefined,
    streetAddress: undefined,
    city: undefined,
    avatar: undefined,
    businessIds: [],
    chats: [],
  };
}
