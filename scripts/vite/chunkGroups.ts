import type { Rolldown } from 'vite';
import { LANGUAGES } from '../../src/domain/shared/language.ts';
import { PUBLIC_ROUTES } from '../../src/ui/shell/routes.ts';
import { modulesReachedFrom } from './modulesReachedFrom.ts';
import {
  ACCOUNT_AREA,
  ATTENTION_MODULE,
  screenBindings,
  SIGNED_IN,
  SUBSCRIPTION_ADAPTERS,
} from './startModules.ts';

/**
 * The packages that every page starts with. They only change with an update of a package. Vite's preload
 * helper is included, because otherwise lazily loaded chunks would have to import the application's chunk.
 */
const STARTING_PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|react-router|mobx|mobx-react-lite|i18next)\/|vite\/preload-helper/u;

/** The component library, and what the design system builds on it. */
const CONTROLS =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized|clsx)\/|\/src\/ui\/design\/controls\//u;
const PUBLIC_PAGES = Object.entries(PUBLIC_ROUTES).map(
  ([name, { page }]) => `src/ui/site/${name}/${page}.tsx`,
);

const SIGNED_IN_MODULES = [...SIGNED_IN.required, ...SIGNED_IN.adapters];
const DASHBOARD_PAGE = ['src/ui/business/dashboard/DashboardPage.tsx', ACCOUNT_AREA];
const DASHBOARD = [screenBindings('dashboard'), ...DASHBOARD_PAGE];

/** The toasts. A visitor can get them too. */
const TOASTS = 'src/ui/shell/toasts/WaitingToasts.tsx';

/** The page that most visitors open first. It starts without the code that only other public pages share. */
const HOME_PAGE = [`src/ui/site/home/${PUBLIC_ROUTES.home.page}.tsx`];

const DESIGN = /\/src\/ui\/(?:design|shell|i18n\/(?!locales\/))|\/lucide-react\//u;
/** What the forms, the view model and the adapters of an edited listing share. No page loads it before its owner edits. */
const LISTING = /\/src\/(?:domain\/business\/listing|ui\/business\/editing)\//u;
/** The listing as customers see it, which the preview and the form of the texts show. */
const LISTING_CARD = /\/src\/ui\/business\/listing\/(?:ListingCard|listing-card)/u;
/** What the profile and the form of a photo share. */
const PICTURE =
  /\/src\/(?:application\/profile\/PreparePicture|domain\/profile\/picture|ui\/profile\/(?:pictureInput|pictureRefusals))/iu;
/** The shared code of what opens with a press: popovers, saved files, the toast history. No page starts with it. */
const PRESSED =
  /\/(?:react-aria-components\/dist\/private\/(?:Popover|OverlayArrow)|react-aria\/dist\/private\/(?:overlays\/(?:calculatePosition|use(?:CloseOnScroll|OverlayPosition|Popover))|utils\/useResizeObserver)|react-stately\/dist\/private\/utils\/number|src\/(?:ui\/business\/amountCell|domain\/(?:shared\/(?:calendarFile|csvFile)|subscription\/chargeEventId)|ui\/shell\/(?:saveFile|toast-history\/)))\b/u;
const SERVICES = /\/src\/(?:domain\/|application\/|adapters\/|composition\/(?!demo\/))|\/node_modules\//u;
const SCREENS = /\/src\/ui\/(?!i18n\/locales\/)/u;

/** Every module except the entry and the texts, which have chunks of their own. */
const CODE = /\/node_modules\/|\/src\/(?!composition\/main\.tsx|ui\/i18n\/locales\/)/u;

/** The modules that the demo's sign-in page shares with the application. That page loads no other module of it. */
const DEMO_SIGN_IN =
  /\/src\/(?:domain\/|ui\/shell\/(?:route|publicPages)|adapters\/in-memory\/(?:identity\/(?:demoAccounts|signInProtocol)|world\/seeds\/demo(?:Ids|Users)))/u;

/** Statically imported by a document. */
const initial = { tags: ['$initial' as const] };

/** Needed by at least two parts. A module that one part needs stays in that part's own chunk. */
const shared = { minShareCount: 2 };

/** The chunks of the build. A module belongs to the first group that matches it. */
export function chunkGroups(mode: string): Rolldown.CodeSplittingOptions {
  const groups = [
    { name: 'packages', test: STARTING_PACKAGES },
    ...(mode === 'demo' ? [{ name: 'demo-sign-in', test: DEMO_SIGN_IN, ...initial }] : []),
    ...LANGUAGES.map((language) => ({
      name: `texts-${language}`,
      test: new RegExp(String.raw`/locales/${language}/(?:shell|errors)\.json$`, 'u'),
    })),
    { name: 'initial', test: CODE, ...initial },
    {
      ...reachedFrom(
        'everywhere',
        [...PUBLIC_PAGES, TOASTS],
        [...SIGNED_IN_MODULES, ...DASHBOARD, ATTENTION_MODULE],
      ),
      test: CODE,
    },
    { ...reachedFrom('home', HOME_PAGE), test: CODE, ...shared },
    { ...reachedFrom('site', PUBLIC_PAGES), test: CODE, ...shared },
    { ...reachedOnlyFrom('signed-in', SIGNED_IN_MODULES, DASHBOARD_PAGE), test: CODE },
    { ...reachedFrom('dashboard', DASHBOARD), test: CODE, ...shared },
    { ...reachedFrom('attention', [ATTENTION_MODULE]), test: CODE, ...shared },
    { ...reachedFrom('subscriptions', SUBSCRIPTION_ADAPTERS), test: CODE },
    { name: 'listing', test: LISTING, ...shared },
    { name: 'listing-card', test: LISTING_CARD, ...shared },
    { name: 'picture', test: PICTURE, ...shared },
    { name: 'pressed', test: PRESSED, ...shared },
    { name: 'controls', test: CONTROLS, ...shared },
    { name: 'design', test: DESIGN, ...shared },
    { name: 'services', test: SERVICES, ...shared },
    { name: 'screens', test: SCREENS, ...shared },
  ];
  return { groups, includeDependenciesRecursively: false };
}

/**
 * A group of the modules that are reachable from every one of the lists. `debugName` is for the reports of the bundler.
 */
function reachedFrom(
  name: string,
  ...lists: readonly (readonly string[])[]
): Pick<Rolldown.CodeSplittingGroup, 'name' | 'debugName'> {
  const areReached = lists.map(modulesReachedFrom);
  return {
    name: (id, graph) => (areReached.every((isReached) => isReached(id, graph)) ? name : null),
    debugName: name,
  };
}

/**
 * A group of the modules that are reachable from one list and not from the other, so that a document can load the other
 * list's modules without it.
 */
function reachedOnlyFrom(
  name: string,
  list: readonly string[],
  other: readonly string[],
): Pick<Rolldown.CodeSplittingGroup, 'name' | 'debugName'> {
  const isReached = modulesReachedFrom(list);
  const isReachedByOther = modulesReachedFrom(other);
  return {
    name: (id, graph) => (isReached(id, graph) && !isReachedByOther(id, graph) ? name : null),
    debugName: name,
  };
}
