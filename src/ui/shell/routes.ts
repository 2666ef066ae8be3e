import type { Namespace } from '@/ui/i18n/Texts';
import { BASE_URL, PUBLIC_PAGES } from './publicPages.ts';

/* The table of all routes. The router, the prerendered documents, the service worker, the headers and the host
   configurations read it (routePaths.ts). Its imports are relative, because `scripts/` and `deploy/` load it in Node. */

interface RouteSpec {
  /** `:id` is the id of a business. */
  readonly path: string;
  /** The name of the screen component and of its file. */
  readonly page: `${string}Page`;
  /**
   * The i18n namespaces that the screen needs besides those of every page. Those of the signed-in app are in
   * `src/composition/ownerScreens.ts`.
   */
  readonly texts?: readonly Namespace[];
  /** Screens of the same audience with this mark prefetch each other when the network is idle. */
  readonly prefetch?: true;
  /**
   * Set when the security policy of the document allows the payment provider's script. Navigation into and out of such
   * a route loads a new document, because a document cannot change its policy.
   */
  readonly policy?: 'payment';
  /** Whether the screen loads with the adapters of subscriptions and plans. */
  readonly showsSubscriptions?: true;
}

export type RouteTable = Readonly<Record<string, RouteSpec>>;

/** The public pages. The build prerenders each in every language (spec section 2, decision C68). */
export const PUBLIC_ROUTES = {
  home: { path: PUBLIC_PAGES.home, page: 'HomePage', texts: ['site'], prefetch: true },
  about: { path: PUBLIC_PAGES.about, page: 'AboutPage', texts: ['site', 'verified'], prefetch: true },
  features: { path: PUBLIC_PAGES.features, page: 'FeaturesPage', texts: ['features'], prefetch: true },
  pricing: { path: PUBLIC_PAGES.pricing, page: 'PricingPage', texts: ['pricing'], prefetch: true },
  contact: { path: PUBLIC_PAGES.contact, page: 'ContactPage', texts: ['contact'], prefetch: true },
  careers: { path: PUBLIC_PAGES.careers, page: 'CareersPage', texts: ['site'] },
  privacy: { path: PUBLIC_PAGES.privacy, page: 'PrivacyPage', texts: ['legal', 'privacy'] },
  terms: { path: PUBLIC_PAGES.terms, page: 'TermsPage', texts: ['legal', 'terms'] },
  cookies: { path: PUBLIC_PAGES.cookies, page: 'CookiesPage', texts: ['legal', 'cookies'] },
  accessibility: {
    path: PUBLIC_PAGES.accessibility,
    page: 'AccessibilityPage',
    texts: ['legal', 'accessibility'],
  },
} as const satisfies RouteTable;

/** The redirect page of the identity provider. */
export const SIGN_IN_ROUTES = {
  callback: { path: `${BASE_URL}auth/callback`, page: 'CallbackPage', texts: [] },
} as const satisfies RouteTable;

/** The pages of the signed-in app. The build prerenders a document with skeletons and without data for each. */
export const OWNER_ROUTES = {
  dashboard: { path: `${BASE_URL}dashboard`, page: 'DashboardPage', prefetch: true },
  business: {
    path: `${BASE_URL}dashboard/business/:id`,
    page: 'BusinessDetailPage',
    prefetch: true,
    showsSubscriptions: true,
  },
  subscription: {
    path: `${BASE_URL}dashboard/business/:id/subscription`,
    page: 'SubscriptionWizardPage',
    policy: 'payment',
    showsSubscriptions: true,
  },
  profile: { path: `${BASE_URL}profile`, page: 'ProfilePage', prefetch: true },
} as const satisfies RouteTable;

export type OwnerRouteName = keyof typeof OWNER_ROUTES;
type PublicRouteName = keyof typeof PUBLIC_ROUTES;
export type RouteName = PublicRouteName | keyof typeof SIGN_IN_ROUTES | OwnerRouteName;
