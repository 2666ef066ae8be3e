import type { User } from '@/domain/identity/User';
import type { BusinessId } from '@/domain/business/Business';
import { userId } from './demoIds';

export const NOOR = userId('7d1f0c52-3a64-4b0e-9d55-0a5c1f6e2b91');

/** The owner of everything in the demo. */
export function noorHaddad(businessIds: readonly BusinessId[]): User {
  return {
    id: NOOR,
    firstName: 'Noor',
    lastName: 'Haddad',
    names: {
      firstName: { en: 'Noor', he: 'נור', ar: 'نور' },
      lastName: { en: 'Haddad', he: 'חדאד', ar: 'حداد' },
    },
    displayName: 'Noor Haddad',
    email: 'noor@example.com',
    phoneNumber: '052-123-4567',
    address: 'הרצל 12, חיפה',
    streetAddress: 'הרצל 12',
    city: 'חיפה',
    avatar: undefined,
    businessIds,
    chats: [],
  };
}
