import type { LocalizedText } from '@/domain/shared/LocalizedText';
import { DANA, fullNamesOf, PEOPLE, SAMI, type Person } from '../world/seeds/demoUsers';

export interface DemoAccount {
  readonly id: string;
  readonly names: LocalizedText;
  readonly email: string;
  /** A description of the account on the sign-in page. */
  readonly notes: LocalizedText;
  /** The claims of the ID token (spec section 3). */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Accounts with nine, no, 2,000 and 10,000 businesses, without a user record, and with an unreadable record. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  accountOf('noor-haddad', PEOPLE.noor, {
    notes: {
      en: 'Nine businesses, with and without a plan',
      he: 'תשעה עסקים, עם מינוי ובלי מינוי',
      ar: 'تسع مصالح، باشتراك ومن دونه',
    },
    claims: {
      emails: [PEOPLE.noor.email],
      name: fullNamesOf(PEOPLE.noor).en,
      city: PEOPLE.noor.city,
      streetAddress: PEOPLE.noor.streetAddress,
      phone_number: PEOPLE.noor.phoneNumber,
    },
  }),
  accountOf('tamar-mizrahi', PEOPLE.tamar, {
    notes: { en: 'No business yet', he: 'עדיין בלי עסק', ar: 'بلا مصلحة بعد' },
    claims: { email: PEOPLE.tamar.email },
  }),
  accountOf('galil-agency', PEOPLE.agency, {
    notes: { en: 'Two thousand businesses', he: 'אלפיים עסקים', ar: 'ألفا مصلحة' },
    claims: { email: PEOPLE.agency.email },
  }),
  accountOf('levant-network', PEOPLE.network, {
    notes: { en: 'Ten thousand businesses', he: 'עשרת אלפים עסקים', ar: 'عشرة آلاف مصلحة' },
    claims: { email: PEOPLE.network.email },
  }),
  {
    id: 'dana-levi',
    names: { en: 'Dana Levi', he: 'דנה לוי', ar: 'دانا ليفي' },
    notes: { en: 'Here for the first time', he: 'כניסה ראשונה', ar: 'تسجيل دخول للمرة الأولى' },
    email: 'dana@example.com',
    claims: {
      oid: DANA,
      emails: ['dana@example.com'],
      name: 'דנה לוי',
      city: 'עכו',
      phone_number: '054-123-4567',
    },
  },
  {
    id: 'sami-khoury',
    names: { en: 'Sami Khoury', he: 'סמי ח׳ורי', ar: 'سامي خوري' },
    notes: { en: 'A record that cannot be loaded', he: 'פרטים שאי אפשר לטעון', ar: 'بيانات لا يمكن تحميلها' },
    email: 'sami@example.com',
    claims: { oid: SAMI, email: 'sami@example.com', given_name: 'Sami', family_name: 'Khoury' },
  },
];

/** The account of a person with a user record. Takes id, names and email from the person. */
function accountOf(
  id: string,
  person: Person,
  { notes, claims }: Pick<DemoAccount, 'notes' | 'claims'>,
): DemoAccount {
  return {
    id,
    names: fullNamesOf(person),
    notes,
    email: person.email,
    claims: { oid: person.id, given_name: person.firstName.en, family_name: person.lastName.en, ...claims },
  };
}
