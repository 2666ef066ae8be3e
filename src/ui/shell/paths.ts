import type { BusinessId } from '@/domain/business/Business';

/** The routes of the product, exactly those of spec section 2 and the accessibility statement (decision C68). */
export const ROUTES = {
  home: '/',
  about: '/about',
  features: '/features',
  pricing: '/pricing',
  contact: '/contact',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  callback: '/auth/callback',
  dashboard: '/dashboard',
  business: '/dashboard/business/:id',
  subscription: '/dashboard/business/:id/subscription',
  profile: '/profile',
} as const;

/** The pages anybody may read: each is written at build time, in every language. */
export const PUBLIC_PATHS: readonly string[] = [
  ROUTES.home,
  ROUTES.about,
  ROUTES.features,
  ROUTES.pricing,
  ROUTES.contact,
  ROUTES.careers,
  ROUTES.privacy,
  ROUTES.terms,
  ROUTES.cookies,
  ROUTES.accessibility,
];

/** Addresses of pages; what goes into an address is encoded here and nowhere else. */
export const paths = {
  home: ROUTES.home,
  about: ROUTES.about,
  features: ROUTES.features,
  pricing: ROUTES.pricing,
  contact: ROUTES.contact,
  careers: ROUTES.careers,
  privacy: ROUTES.privacy,
  security: `${ROUTES.privacy}#security`,
  terms: ROUTES.terms,
  cookies: ROUTES.cookies,
  accessibility: ROUTES.accessibility,
  dashboard: ROUTES.dashboard,
  profile: ROUTES.profile,
  profileEditing: `${ROUTES.profile}?mode=edit`,
  business: (id: BusinessId): string => `/dashboard/business/${encodeURIComponent(id)}`,
  subscription: (id: BusinessId): string => `/dashboard/business/${encodeURIComponent(id)}/subscription`,
} as const;

const PAYMENT_DOCUMENT = /^\/dashboard\/business\/[^/]+\/subscription\/?$/;

/** The wizard is a document of its own with its own policy: it is entered and left by a full load. */
export function isPaymentDocument(pathname: string): boolean {
  return PAYMENT_DOCUMENT.test(pathname);
}

/** Whether going from one path to another crosses the border between the two kinds of document. */
export function crossesDocuments(from: string, to: string): boolean {
  return isPaymentDocument(from) !== isPaymentDocument(to);
}
