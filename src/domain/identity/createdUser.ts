import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import type { NewUser } from './TokenClaims';
import type { User } from './User';

/** The record that a service has just created from a new user. Fields that were not sent are empty. */
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
