/**
 * The fictional company of the demo. Its phone numbers do not exist, because no Israeli number has a 1 after its
 * prefix, and its domains are reserved for examples. A build of the live product fails while it contains any of these
 * values (scripts/vite/inventedParts.ts).
 */
export const INVENTED_COMPANY = {
  /* `shown` reads from left to right in every language, and `url` is the link. */
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
} as const;

/** An invented person. */
export const INVENTED_COORDINATOR = { en: 'Noa Khoury', he: 'נועה ח׳ורי', ar: 'نوعا خوري' } as const;

/** The figures of the marketing copy (spec section 1). They are not verified. */
export const INVENTED_FIGURES = { professionals: '10K+', customers: '50K+', categories: '100+' } as const;
