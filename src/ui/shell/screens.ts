import { matchPath } from 'react-router-dom';
import type { Noun, Texts } from '@/ui/i18n/Texts';
import type { ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { ROUTES } from './paths';

export type RouteName = keyof typeof ROUTES;
export type Screens = Readonly<Record<RouteName, LazyScreen>>;

/** Where each route's screen and texts come from. A visitor of one loads nothing of another. */
export function createScreens(texts: Texts): Screens {
  const screen = (nouns: readonly Noun[], load: () => Promise<ComponentType>): LazyScreen =>
    lazyScreen(async () => {
      const [component] = await Promise.all([load(), texts.require(nouns)]);
      return component;
    });
  return {
    home: screen(['site'], async () => (await import('@/ui/site/home/HomePage')).HomePage),
    about: screen(['site'], async () => (await import('@/ui/site/about/AboutPage')).AboutPage),
    features: screen(['site'], async () => (await import('@/ui/site/features/FeaturesPage')).FeaturesPage),
    pricing: screen(
      ['pricing', 'catalog'],
      async () => (await import('@/ui/site/pricing/PricingPage')).PricingPage,
    ),
    contact: screen(['contact'], async () => (await import('@/ui/site/contact/ContactPage')).ContactPage),
    careers: screen(['site'], async () => (await import('@/ui/site/careers/CareersPage')).CareersPage),
    privacy: screen(
      ['legal', 'privacy'],
      async () => (await import('@/ui/site/privacy/PrivacyPage')).PrivacyPage,
    ),
    terms: screen(['legal', 'terms'], async () => (await import('@/ui/site/terms/TermsPage')).TermsPage),
    cookies: screen(
      ['legal', 'cookies'],
      async () => (await import('@/ui/site/cookies/CookiesPage')).CookiesPage,
    ),
    accessibility: screen(
      ['legal', 'accessibility'],
      async () => (await import('@/ui/site/accessibility/AccessibilityPage')).AccessibilityPage,
    ),
    callback: screen(
      ['identity'],
      async () => (await import('@/ui/identity/callback/CallbackPage')).CallbackPage,
    ),
    dashboard: screen(
      ['business', 'catalog'],
      async () => (await import('@/ui/business/dashboard/DashboardPage')).DashboardPage,
    ),
    business: screen(
      ['business', 'subscription', 'catalog'],
      async () => (await import('@/ui/business/detail/BusinessDetailPage')).BusinessDetailPage,
    ),
    subscription: screen(
      ['subscription', 'catalog'],
      async () => (await import('@/ui/subscription/wizard/SubscriptionWizardPage')).SubscriptionWizardPage,
    ),
    profile: screen(['profile'], async () => (await import('@/ui/profile/ProfilePage')).ProfilePage),
  };
}

const ROUTE_NAMES = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);

/** The route a path belongs to; undefined for a path that leads nowhere. */
export function routeOf(pathname: string): RouteName | undefined {
  return ROUTE_NAMES.find((name) => matchPath(ROUTES[name], pathname) !== null);
}

/** Fetches what the screen of a path needs, before or while something else is shown. */
export async function preloadScreen(screens: Screens, pathname: string): Promise<void> {
  await screens[routeOf(pathname) ?? 'home'].preload();
}
