import type { Noun } from '@/ui/i18n/Texts';

/*
 * Every route of the product, once. The router, the build's documents, the service worker, the headers and the hosts'
 * configurations read this file, so it imports nothing at run time: `scripts/` and `deploy/` load it in Node.
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

type RouteTable = Readonly<Record<string, RouteSpec>>;

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

export const APPLICATION_ROUTES = { ...SIGN_IN_ROUTES, ...OWNER_ROUTES };
export const ROUTES = { ...PUBLIC_ROUTES, ...APPLICATION_ROUTES };

export type RouteName = keyof typeof ROUTES;

export const namesOf = <Table extends Partial<typeof ROUTES>>(table: Table): readonly (keyof Table)[] =>
  Object.keys(table).filter((name): name is keyof Table & string => name in table);

const pathsOf = (table: RouteTable): readonly string[] => Object.values(table).map(({ path }) => path);

export const PUBLIC_PATHS = pathsOf(PUBLIC_ROUTES);

/** The paths below which every path belongs to the application. */
export const APPLICATION_ROOTS = pathsOf(APPLICATION_ROUTES).filter(
  (path, _, all) => !all.some((other) => path.startsWith(`${other}/`)),
);

/** A path of the route; the id is encoded here and nowhere else. */
export function pathOf(name: RouteName, id: string): string {
  return ROUTES[name].path.replace(':id', encodeURIComponent(id));
}

/** Matches the pathnames of the route. JavaScript, nginx and the service worker read it alike. */
export function patternOf(name: RouteName): string {
  return `^${ROUTES[name].path.replace(':id', '[^/]+')}/?$`;
}

/** The decoded id in a pathname of the route; undefined for any other pathname. */
export function idIn(name: RouteName, pathname: string): string | undefined {
  const [, id] = new RegExp(patternOf(name).replace('[^/]+', '([^/]+)'), 'u').exec(pathname) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** Where the build puts the document of the route, below the root of the site. One document answers every id. */
export function documentOf(name: keyof typeof APPLICATION_ROUTES): string {
  return `${ROUTES[name].path.slice(1).replace('/:id', '')}/index.html`;
}

/** The routes whose document has the payment provider's policy. */
export const PAYMENT_ROUTES = namesOf(OWNER_ROUTES).filter((name) => 'policy' in OWNER_ROUTES[name]);

export function isPaymentDocument(pathname: string): boolean {
  return PAYMENT_ROUTES.some((name) => new RegExp(patternOf(name), 'u').test(pathname));
}
