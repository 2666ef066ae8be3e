import type { LocalizedText } from '@/domain/shared/LocalizedText';

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

/** Noor owns the businesses of the demo. Dana comes for the first time: her record is made from her claims. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: 'noor-haddad',
    names: { en: 'Noor Haddad', he: 'נור חדאד', ar: 'نور حداد' },
    email: 'noor@example.com',
    notes: {
      en: 'Nine businesses, with and without a plan',
      he: 'תשעה עסקים, עם מינוי ובלי מינוי',
      ar: 'تسع مصالح، باشتراك ومن دونه',
    },
    claims: {
      oid: '7d1f0c52-3a64-4b0e-9d55-0a5c1f6e2b91',
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
    id: 'dana-levi',
    names: { en: 'Dana Levi', he: 'דנה לוי', ar: 'دانا ليفي' },
    email: 'dana@example.com',
    notes: {
      en: 'First visit, no businesses yet',
      he: 'ביקור ראשון, עוד בלי עסקים',
      ar: 'زيارة أولى، بلا مصالح بعد',
    },
    claims: {
      oid: 'b2c94e17-80d5-4f36-a1c8-5e7f3d920c44',
      emails: ['dana@example.com'],
      name: 'דנה לוי',
      city: 'עכו',
      phone_number: '054-123-4567',
    },
  },
];
