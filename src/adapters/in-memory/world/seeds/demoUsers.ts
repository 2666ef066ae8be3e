import type { BusinessId } from '@/domain/business/BusinessId';
import type { User, UserId } from '@/domain/identity/User';
import type { Translated } from '@/domain/shared/language';
import { userId } from './demoIds';

/** The main owner of the demo. */
export const NOOR = userId('7d1f0c52-3a64-4b0e-9d55-0a5c1f6e2b91');
/** Has no business yet. */
const TAMAR = userId('3f0a86d1-5c27-4b9e-8e14-6b2d9a7c5e10');
/** Owns two thousand businesses. */
const AGENCY = userId('c41e7b93-2f58-4d06-b7a9-18e05d6f3c72');
/** Owns ten thousand businesses. */
const NETWORK = userId('5e92c7d4-61ab-4f38-9c0e-2d87b4f1a693');
/** Has no user record. The first sign-in creates it from the claims of the token. */
export const DANA = userId('b2c94e17-80d5-4f36-a1c8-5e7f3d920c44');
/** Has a user record that always fails to load. */
export const SAMI = userId('90d5e2a8-7b13-4c6f-9f40-d3a1c85b7e26');

export interface Person {
  readonly id: UserId;
  readonly firstName: Translated<string>;
  readonly lastName: Translated<string>;
  readonly email: string;
  readonly phoneNumber: string;
  /** Hebrew in every language of the page, like the town: owners in Israel type billing addresses in Hebrew. */
  readonly streetAddress: string;
  readonly city: string;
}

export const PEOPLE = {
  noor: {
    id: NOOR,
    firstName: { en: 'Noor', he: 'נור', ar: 'نور' },
    lastName: { en: 'Haddad', he: 'חדאד', ar: 'حداد' },
    email: 'noor@example.com',
    phoneNumber: '052-123-4567',
    streetAddress: 'הרצל 12',
    city: 'חיפה',
  },
  tamar: {
    id: TAMAR,
    firstName: { en: 'Tamar', he: 'תמר', ar: 'تمار' },
    lastName: { en: 'Mizrahi', he: 'מזרחי', ar: 'مزراحي' },
    email: 'tamar@example.com',
    phoneNumber: '053-123-4567',
    streetAddress: 'הגפן 4',
    city: 'עכו',
  },
  agency: {
    id: AGENCY,
    firstName: { en: 'Galil', he: 'סוכנות', ar: 'وكالة' },
    lastName: { en: 'Agency', he: 'הגליל', ar: 'الجليل' },
    email: 'agency@example.com',
    phoneNumber: '058-123-4567',
    streetAddress: 'העצמאות 20',
    city: 'כרמיאל',
  },
  network: {
    id: NETWORK,
    firstName: { en: 'Levant', he: 'רשת', ar: 'شبكة' },
    lastName: { en: 'Network', he: 'לבנט', ar: 'المشرق' },
    email: 'network@example.com',
    phoneNumber: '055-123-4567',
    streetAddress: 'דרך העצמאות 45',
    city: 'חיפה',
  },
} as const satisfies Record<string, Person>;

export function fullNamesOf({ firstName, lastName }: Person): Translated<string> {
  return {
    en: `${firstName.en} ${lastName.en}`,
    he: `${firstName.he} ${lastName.he}`,
    ar: `${firstName.ar} ${lastName.ar}`,
  };
}

export function userOf(person: Person, businessIds: readonly BusinessId[]): User {
  return {
    id: person.id,
    firstName: person.firstName.en,
    lastName: person.lastName.en,
    names: { firstName: person.firstName, lastName: person.lastName },
    displayName: fullNamesOf(person).en,
    email: person.email,
    phoneNumber: person.phoneNumber,
    address: `${person.streetAddress}, ${person.city}`,
    streetAddress: person.streetAddress,
    city: person.city,
    avatar: undefined,
    businessIds,
    chats: [],
  };
}
