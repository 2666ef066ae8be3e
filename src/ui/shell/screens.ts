import type { ComponentType } from 'react';
import { byKey } from '@/domain/shared/byKey';
import type { Namespace, Texts } from '@/ui/i18n/Texts';
import type { Lazy } from './loading/lazy';
import { lazyPart } from './loading/lazyPart';
import { isAppPath } from './layout/isAppPath';
import { ownerRouteOf, routeOf } from './routePaths';
import type { ViewModels } from './ViewModels';
import { OWNER_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES, type OwnerRouteName, type RouteName } from './routes';

/** The code and texts of a screen of the signed-in app (`src/composition/ownerScreens.ts`). */
export interface OwnerPage {
  readonly page: () => Promise<ComponentType>;
  /** The i18n namespaces that the page needs besides those of every page. */
  readonly texts: readonly Namespace[];
}

/** The dynamic imports of all other pages, each of which is a chunk. */
const PAGES = {
  home: async () => (await import('@/ui/site/home/HomePage')).HomePage,
  about: async () => (await import('@/ui/site/about/AboutPage')).AboutPage,
  features: async () => (await import('@/ui/site/features/FeaturesPage')).FeaturesPage,
  pricing: async () => (await import('@/ui/site/pricing/PricingPage')).PricingPage,
  contact: async () => (await import('@/ui/site/contact/ContactPage')).ContactPage,
  careers: async () => (await import('@/ui/site/careers/CareersPage')).CareersPage,
  privacy: async () => (await import('@/ui/site/privacy/PrivacyPage')).PrivacyPage,
  terms: async () => (await import('@/ui/site/terms/TermsPage')).TermsPage,
  cookies: async () => (await import('@/ui/site/cookies/CookiesPage')).CookiesPage,
  accessibility: async () => (await import('@/ui/site/accessibility/AccessibilityPage')).AccessibilityPage,
  callback: async () => (await import('@/ui/identity/callback/CallbackPage')).CallbackPage,
} satisfies Readonly<Record<Exclude<RouteName, OwnerRouteName>, OwnerPage['page']>>;

/** A screen, whose code and texts load when it is first rendered, or earlier with `code.load`. */
interface Screen {
  readonly Component: ComponentType;
  readonly code: Lazy<ComponentType>;
}

export type Screens = Readonly<Record<RouteName, Screen>>;

export function createScreens(
  texts: Texts,
  ownerPages: Readonly<Record<OwnerRouteName, OwnerPage>>,
): Screens {
  const screenOf = ({ page, texts: needed }: OwnerPage): Screen => {
    const { Component, code } = lazyPart(page, { texts: needed });
    return { Component, code: code(texts) };
  };
  const otherRoutes = { ...PUBLIC_ROUTES, ...SIGN_IN_ROUTES };
  return {
    ...byKey(otherRoutes, (name) => screenOf({ page: PAGES[name], texts: otherRoutes[name].texts })),
    ...byKey(OWNER_ROUTES, (name) => screenOf(ownerPages[name])),
  };
}

/** Loads the code and texts of the screen at a path. An unknown path is redirected home. */
export async function preloadScreen(screens: Screens, pathname: string): Promise<void> {
  await screens[routeOf(pathname) ?? 'home'].code.load();
}

/** Whether the code, the texts and the view models of the page at a path have loaded. */
export function isPageLoaded(
  pathname: string,
  screens: Screens,
  viewModels: Pick<ViewModels, 'viewModelFactories'>,
): boolean {
  const name = routeOf(pathname);
  if (name === undefined || screens[name].code.loaded === undefined) return false;
  return !isAppPath(pathname) || viewModels.viewModelFactories(ownerRouteOf(name)).loaded !== undefined;
}
