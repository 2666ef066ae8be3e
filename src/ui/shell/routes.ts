import type { Noun } from '@/ui/i18n/Texts';

/*
 * Every route of the product, once. The router, the build's documents, the service worker, the headers and the hosts'
 * configurations read it (routePaths.ts), so it imports nothing at run time: `scripts/` and `deploy/` load it in Node.
 * It holds data only: the inline script of every document contains the public routes, and nothing else of this file.
 */

interface RouteSpec {
  /** `:id` stands for the id of a business. */
  readonly path: `/${string}`;
  /** The component of the screen, which is also the name of its file. */
  readonly page: `${string}Page`;
  /** The texts the screen needs besides those of the frame. */
  readonly texts: readonly Noun[];
  /** The screens of one audience that carry this mark prefetch each other when the network is idle. */
  readonly prefetch?: true;
  /** The document admits the payment provider's script. It is entered and left by a full load (architecture, section 5). */
  readonly policy?: 'payment';
}

export type RouteTable = Readonly<Record<string, RouteSpec>>;

/** Anybody may read these pages. The build prerenders each in every language (spec section 2, decision C68). */
export const PUBLIC_ROUTES = {
  home: { path: '/', page: 'HomePage', texts: ['site'], prefetch: true },
  about: { path: '/about', page: 'AboutPage', texts: ['site'], prefetch: true },
  features: { path: '/features', page: 'FeaturesPage', texts: ['site'], prefetch: true },
  pricing: { path: '/pricing', page: 'PricingPage', texts: ['pricing', 'catalog'], prefetch: true },
  contact: { path: '/contact', page: 'ContactPage', texts: ['contact'], prefetch: true },
  careers: { path: '/careers', page: 'CareersPage', texts: ['site'] },
  privacy: { path: '/privacy', page: 'PrivacyPage', texts: ['legal', 'privacy'] },
  terms: { path: '/terms', page: 'TermsPage', texts: ['legal', 'terms'] },
  cookies: { path: '/cookies', page: 'CookiesPage', texts: ['legal', 'cookies'] },
  accessibility: { path: '/accessibility', page: 'AccessibilityPage', texts: ['legal', 'accessibility'] },
} as const satisfies RouteTable;

/** The way back from the identity provider. */
export const SIGN_IN_ROUTES = {
  callback: { path: '/auth/callback', page: 'CallbackPage', texts: ['identity'] },
} as const satisfies RouteTable;

/** The signed-in product. Each screen has a document with its placeholders, prerendered without anybody's data. */
export const OWNER_ROUTES = {
  dashboard: { path: '/dashboard', page: 'DashboardPage', texts: ['business', 'catalog'], prefetch: true },
  business: {
    path: '/dashboard/business/:id',
    page: 'BusinessDetailPage',
    texts: ['business', 'subscription', 'catalog'],
    prefetch: true,
  },
  subscription: {
    path: '/dashboard/business/:id/subscription',
    page: 'SubscriptionWizardPage',
    texts: ['subscription', 'catalog'],
    policy: 'payment',
  },
  profile: { path: '/profile', page: 'ProfilePage', texts: ['profile'], prefetch: true },
} as const satisfies RouteTable;

export type OwnerRouteName = keyof typeof OWNER_ROUTES;
export type PublicRouteName = keyof typeof PUBLIC_ROUTES;
export type RouteName = PublicRouteName | keyof typeof SIGN_IN_ROUTES | OwnerRouteName;
