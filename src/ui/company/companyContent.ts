import type { Language, Translated } from '@/domain/shared/language';
import { INVENTED_COMPANY, INVENTED_COORDINATOR, INVENTED_FIGURES } from './inventedCompany.ts';

/** The product's name, the same word in three scripts. */
export const PRODUCT_NAME: Readonly<Record<Language, string>> = { en: 'Amin', he: 'אמין', ar: 'أمين' };

/** The version that the about page shows (spec section 2). */
export const PRODUCT_VERSION = 'v1.0.0';

export const COPYRIGHT_YEAR = '2026';

/** The contact details of the company. The operator writes the real ones here (docs/operations.md). */
export const COMPANY = INVENTED_COMPANY;

/** The accessibility coordinator. The law requires a name (decision C68). */
export const ACCESSIBILITY_COORDINATOR: Translated<string> = INVENTED_COORDINATOR;

/** The version of the privacy policy, the terms and the cookie policy (spec section 9). */
export const POLICY_VERSION = '1.0';

/** The hours of a support channel that never closes. */
export const AROUND_THE_CLOCK = '24/7';

/** The hours of support, for search engines. The contact page has them as texts (spec section 2). */
export const SUPPORT_HOURS = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  { days: ['Saturday'], opens: '10:00', closes: '16:00' },
];

/** The figures of the marketing copy (spec section 1). */
export const FIGURES = [
  { name: 'professionals', value: INVENTED_FIGURES.professionals },
  { name: 'customers', value: INVENTED_FIGURES.customers },
  { name: 'categories', value: INVENTED_FIGURES.categories },
  { name: 'support', value: AROUND_THE_CLOCK },
] as const;
