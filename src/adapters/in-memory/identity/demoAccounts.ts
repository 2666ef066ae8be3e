import type { LocalizedText } from '@/domain/shared/LocalizedText';
import { AGENCY, DANA, NETWORK, NOOR, SAMI, TAMAR } from '../world/seeds/demoUsers';

/** Somebody who can sign in to the demo. */
export interface DemoAccount {
  readonly id: string;
  readonly names: LocalizedText;
  readonly email: string;
  /** Tells the person at the demo what there is to see. */
  readonly notes: LocalizedText;
  /** What the identity token says about the person, as the provider sends it (spec section 3). */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Each is signed in for another reason: everything, nothing, very much, still more, the first time, and no luck. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: 'noor-haddad',
    names: { en: 'Noor Haddad', he: 'נור חדאד', ar: 'نور حداد' },
    notes: {
      en: 'Nine businesses, with and without a plan',
      he: 'תשעה עסקים, עם מינוי ובלי מינוי',
      ar: 'تسع مصالح، باشتراك ومن دونه',
    },
    email: 'noor@example.com',
    claims: {
      oid: NOOR,
      emails: ['noor@example.com'],
      given_name: 'Noor',
      family_name: 'Haddad',
      name: 'Noor Haddad',
      city: 'חיפה',
      streetAddress: 'הרצל 12',
      phone_number: '052-123-4567',
    },
  },
  {
    id: 'tamar-mizrahi',
    names: { en: 'Tamar Mizrahi', he: 'תמר מזרחי', ar: 'تمار مزراحي' },
    notes: { en: 'No business yet', he: 'עדיין בלי עסק', ar: 'بلا مصلحة بعد' },
    email: 'tamar@example.com',
    claims: { oid: TAMAR, email: 'tamar@example.com', given_name: 'Tamar', family_name: 'Mizrahi' },
  },
  {
    id: 'galil-agency',
    names: { en: 'Galil Agency', he: 'סוכנות גליל', ar: 'وكالة الجليل' },
    notes: { en: 'Two thousand businesses', he: 'אלפיים עסקים', ar: 'ألفا مصلحة' },
    email: 'agency@example.com',
    claims: { oid: AGENCY, email: 'agency@example.com', given_name: 'Galil', family_name: 'Agency' },
  },
  {
    id: 'levant-network',
    names: { en: 'Levant Network', he: 'רשת לבנט', ar: 'شبكة المشرق' },
    notes: { en: 'Ten thousand businesses', he: 'עשרת אלפים עסקים', ar: 'عشرة آلاف مصلحة' },
    email: 'network@example.com',
    claims: { oid: NETWORK, email: 'network@example.com', given_name: 'Levant', family_name: 'Network' },
  },
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
