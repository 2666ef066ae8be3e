import type { Language, Translated } from '@/domain/shared/language';

/** The product's name, the same word in three scripts (decision C75). */
export const PRODUCT_NAME: Readonly<Record<Language, string>> = { en: 'Amin', he: 'אמין', ar: 'أمين' };

/** The version the about page shows (spec section 2). */
export const PRODUCT_VERSION = 'v1.0.0';

export const COPYRIGHT_YEAR = '2026';

interface Telephone {
  /** The text that is shown. It reads from left to right in every language. */
  readonly shown: string;
  /** The URL of the link. */
  readonly url: string;
}

/**
 * The contact details of the company (decision C71). They are fictional. No Israeli subscriber number starts with 1
 * after its prefix, and the domains are reserved for examples.
 */
export const COMPANY = {
  phone: { shown: '03-123-4567', url: 'tel:+97231234567' },
  whatsApp: { shown: '050-123-4567', url: 'https://wa.me/972501234567' },
  email: 'hello@example.com',
  supportEmail: 'support@example.com',
  businessEmail: 'business@example.com',
  legalEmail: 'legal@example.com',
  privacyEmail: 'privacy@example.com',
  accessibilityEmail: 'accessibility@example.com',
  facebook: 'https://facebook.example/amin',
  instagram: 'https://instagram.example/amin',
  linkedIn: 'https://linkedin.example/company/amin',
} as const satisfies Readonly<Record<string, string | Telephone>>;

/** The accessibility coordinator, an invented person (decision C71). The law requires a name (decision C68). */
export const ACCESSIBILITY_COORDINATOR: Translated<string> = {
  en: 'Noa Khoury',
  he: 'נועה ח׳ורי',
  ar: 'نوعا خوري',
};

/** The version of the privacy policy, the terms and the cookie policy (spec section 9). */
export const POLICY_VERSION = '1.0';

/** The hours of a support channel that never closes. */
export const ALWAYS = '24/7';

/** The figures of the marketing copy (spec section 1). */
export const FIGURES = [
  { name: 'professionals', value: '10K+' },
  { name: 'customers', value: '50K+' },
  { name: 'categories', value: '100+' },
  { name: 'support', value: ALWAYS },
] as const;
