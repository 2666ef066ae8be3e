import type { ComponentType } from 'react';
import type { Texts } from '@/ui/i18n/Texts';
import { lazyPart } from './loading/lazyPart';
import { namesOf, routeOf, ROUTES } from './routePaths';
import type { RouteName } from './routes';

/** The module of a screen must export the component named in the table of routes. */
type PageOf<Name extends RouteName> = (typeof ROUTES)[Name]['page'];
type PageModules = {
  readonly [Name in RouteName]: () => Promise<{ readonly [Page in PageOf<Name>]: ComponentType }>;
};

/** The dynamic import of each screen, so that every screen is a chunk. */
const PAGES = {
  home: async () => import('@/ui/site/home/HomePage'),
  about: async () => import('@/ui/site/about/AboutPage'),
  features: async () => import('@/ui/site/features/FeaturesPage'),
  pricing: async () => import('@/ui/site/pricing/PricingPage'),
  contact: async () => import('@/ui/site/contact/ContactPage'),
  careers: async () => import('@/ui/site/careers/CareersPage'),
  privacy: async () => import('@/ui/site/privacy/PrivacyPage'),
  terms: async () => import('@/ui/site/terms/TermsPage'),
  cookies: async () => import('@/ui/site/cookies/CookiesPage'),
  accessibility: async () => import('@/ui/site/accessibility/AccessibilityPage'),
  callback: async () => import('@/ui/identity/callback/CallbackPage'),
  dashboard: async () => import('@/ui/business/dashboard/DashboardPage'),
  business: async () => import('@/ui/business/detail/BusinessDetailPage'),
  subscription: async () => import('@/ui/subscription/wizard/SubscriptionWizardPage'),
  profile: async () => import('@/ui/profile/ProfilePage'),
} satisfies PageModules;

/** A screen, whose code and texts load when it is first rendered, or earlier with `preload`. */
interface Screen {
  readonly Screen: ComponentType;
  preload(): Promise<unknown>;
  isLoaded(): boolean;
}

/** Returns the screen of a route. Its type contains every page, so that composition knows the view models they need. */
export type Screens = (name: keyof typeof PAGES) => Screen;

export function createScreens(texts: Texts): Screens {
  const screenOf = (name: RouteName): Screen => {
    const { page, texts: needed } = ROUTES[name];
    const part = lazyPart(async () => loadPage(PAGES[name], page), { texts: needed });
    return {
      Screen: part.Component,
      preload: async () => part.code(texts).load(),
      isLoaded: () => part.code(texts).loaded !== undefined,
    };
  };
  const made = new Map(namesOf(ROUTES).map((name) => [name, screenOf(name)]));
  return (name) => {
    const screen = made.get(name);
    if (screen === undefined) throw new Error(`No screen for the route ${name}`);
    return screen;
  };
}

async function loadPage<Name extends RouteName>(
  load: PageModules[Name],
  page: PageOf<Name>,
): Promise<ComponentType> {
  const module = await load();
  return module[page];
}

/** Loads the code and texts of the screen at a path. */
export async function preloadScreen(screens: Screens, pathname: string): Promise<void> {
  await screens(routeOf(pathname) ?? 'home').preload();
}
