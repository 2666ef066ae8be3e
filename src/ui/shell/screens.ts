import { matchPath } from 'react-router-dom';
import type { Texts } from '@/ui/i18n/Texts';
import type { ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { namesOf, ROUTES } from './routePaths';
import type { RouteName } from './routes';

export type Screens = Readonly<Record<RouteName, LazyScreen>>;

/** The module of a screen exports the component that the table of routes names. */
type PageOf<Name extends RouteName> = (typeof ROUTES)[Name]['page'];
type PageModule<Name extends RouteName> = { readonly [Page in PageOf<Name>]: ComponentType };

/** Where each route's screen comes from. A visitor of one loads nothing of another. */
export function createScreens(texts: Texts): Screens {
  const screen = <Name extends RouteName>(name: Name, load: () => Promise<PageModule<Name>>): LazyScreen =>
    lazyScreen(async () => {
      const page: PageOf<Name> = ROUTES[name].page;
      const [module] = await Promise.all([load(), texts.require(ROUTES[name].texts)]);
      return module[page];
    });
  return {
    home: screen('home', async () => import('@/ui/site/home/HomePage')),
    about: screen('about', async () => import('@/ui/site/about/AboutPage')),
    features: screen('features', async () => import('@/ui/site/features/FeaturesPage')),
    pricing: screen('pricing', async () => import('@/ui/site/pricing/PricingPage')),
    contact: screen('contact', async () => import('@/ui/site/contact/ContactPage')),
    careers: screen('careers', async () => import('@/ui/site/careers/CareersPage')),
    privacy: screen('privacy', async () => import('@/ui/site/privacy/PrivacyPage')),
    terms: screen('terms', async () => import('@/ui/site/terms/TermsPage')),
    cookies: screen('cookies', async () => import('@/ui/site/cookies/CookiesPage')),
    accessibility: screen('accessibility', async () => import('@/ui/site/accessibility/AccessibilityPage')),
    callback: screen('callback', async () => import('@/ui/identity/callback/CallbackPage')),
    dashboard: screen('dashboard', async () => import('@/ui/business/dashboard/DashboardPage')),
    business: screen('business', async () => import('@/ui/business/detail/BusinessDetailPage')),
    subscription: screen(
      'subscription',
      async () => import('@/ui/subscription/wizard/SubscriptionWizardPage'),
    ),
    profile: screen('profile', async () => import('@/ui/profile/ProfilePage')),
  };
}

/** The route a path belongs to; undefined for a path that leads nowhere. */
export function routeOf(pathname: string): RouteName | undefined {
  return namesOf(ROUTES).find((name) => matchPath(ROUTES[name].path, pathname) !== null);
}

/** Fetches what the screen of a path needs, before or while something else is shown. */
export async function preloadScreen(screens: Screens, pathname: string): Promise<void> {
  await screens[routeOf(pathname) ?? 'home'].preload();
}
