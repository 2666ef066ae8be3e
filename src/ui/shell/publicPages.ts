/** The paths of the public pages (spec section 2), by route. The inline script of every document contains them. */
export const PUBLIC_PAGES = {
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
} as const;
