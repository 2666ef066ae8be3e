import type { User } from '@/domain/identity/User';
import type { WireUser } from './WireWorld';

/** Converts a user to the format of the API. */
export function wireUserOf(user: User): WireUser {
  return {
    id: user.id,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    multiLanguageUserName: { firstName: user.names.firstName, lastName: user.names.lastName },
    displayName: user.displayName ?? null,
    email: user.email ?? null,
    phoneNumber: user.phoneNumber ?? null,
    address: user.address ?? null,
    streetAddress: user.streetAddress ?? null,
    city: user.city ?? null,
    avatar: user.avatar ?? null,
    businessIds: user.businessIds,
    chats: user.chats,
  };
}
