import type { NewUser } from './TokenClaims';
import type { User } from './User';

/** The user that a service has created from a record, as long as it knows nothing else of them. */
export function createdUser(user: NewUser): User {
  return {
    ...user,
    displayName: undefined,
    streetAddress: undefined,
    city: undefined,
    avatar: undefined,
    businessIds: [],
    chats: [],
  };
}
