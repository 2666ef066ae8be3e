import type { CompleteLanguage } from '../../../src/domain/shared/language';

/** A business of the demo, with the data that the journeys need. */
export interface KnownBusiness {
  readonly id: string;
  readonly names: Readonly<Record<CompleteLanguage, string>>;
}

/** Inactive and never subscribed. The main job starts here. */
export const MATH: KnownBusiness = {
  id: 'AMN-10561',
  names: { en: 'Math with Noor', he: 'מתמטיקה עם נור', ar: 'رياضيات مع نور' },
};

/** Active, with an active subscription and add-ons. */
export const PLUMBING: KnownBusiness = {
  id: 'AMN-10482',
  names: { en: 'Haddad Plumbing', he: 'חדאד אינסטלציה', ar: 'حداد للسباكة' },
};

/** Active, in its trial. */
export const ELECTRIC: KnownBusiness = {
  id: 'AMN-10497',
  names: { en: 'Carmel Electric', he: 'חשמל הכרמל', ar: 'كهرباء الكرمل' },
};

/** Inactive; its subscription is paused. */
export const COOLING: KnownBusiness = {
  id: 'AMN-10604',
  names: { en: 'Cool Breeze', he: 'רוח קרירה', ar: 'نسمة باردة' },
};

/** Its subscription has an unknown status, a plan that is no longer offered and a card that expires soon. */
export const LAW: KnownBusiness = {
  id: 'AMN-10617',
  names: { en: 'Haddad & Levi, Attorneys', he: 'חדאד ולוי, עורכי דין', ar: 'حداد وليفي، محامون' },
};

/** Its card has expired. */
export const LOCKSMITH: KnownBusiness = {
  id: 'AMN-10625',
  names: { en: 'Key and Door', he: 'מפתח ודלת', ar: 'مفتاح وباب' },
};

/** A draft without a subscription. It has no English name. */
export const DIVING: KnownBusiness = {
  id: 'AMN-10631',
  names: { en: 'צלילות נור', he: 'צלילות נור', ar: 'غوص مع نور' },
};

/** An id that no owner of the demo has. The product does not reveal whether it exists. */
export const FOREIGN_ID = 'AMN-99999';

export const BUSINESS_COUNT = 9;
export const ACTIVE_COUNT = 6;
