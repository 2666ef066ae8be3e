import { matchPath } from 'react-router-dom';
import type { Noun, Texts } from '@/ui/i18n/Texts';
import type { ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { ROUTES } from './paths';

type RouteName = keyof typeof ROUTES;
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

/** Fetches what the screen of a path needs, before or while something else is shown. */
export async function preloadScreen(screens: Screens, pathname: string): Promise<void> {
  const match = Object.entries(ROUTES).find(([, pattern]) => matchPath(pattern, pathname) !== null);
  const name = Object.keys(screens).find((key): key is RouteName => key === match?.[0]);
  await (name === undefined ? screens.home : screens[name]).preload();
}
