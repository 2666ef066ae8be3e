import type { User } from '@/domain/identity/User';
import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { aBusinessId } from './aBusinessId';
import { aUserId } from './aUserId';

type UserOverrides = Partial<Omit<User, 'id' | 'businessIds'>> & {
  readonly id?: string;
  readonly businessIds?: readonly string[];
};

/** Dana Levi, who owns the business of `aBusiness`. */
export function aUser({ id, businessIds = ['business-1'], ...overrides }: UserOverrides = {}): User {
  return {
    ...byKey(PROFILE_FIELDS, () => undefined),
    id: aUserId(id),
    firstName: 'Dana',
    lastName: 'Levi',
    names: { firstName: {}, lastName: {} },
    displayName: undefined,
    email: 'dana@example.com',
    phoneNumber: '0501234567',
    streetAddress: undefined,
    city: undefined,
    avatar: undefined,
    chats: [],
    ...overrides,
    businessIds: businessIds.map((businessId) => aBusinessId(businessId)),
  };
}
