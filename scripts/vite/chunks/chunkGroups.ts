import type { Rolldown } from 'vite';
import { ModuleGraph } from './ModuleGraph.ts';

/**
 * What every page of the site starts with and what changes only with an update of a package; with it what loads parts,
 * which would otherwise come with the application and be imported from there by what the application imports.
 */
const STARTING_PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|react-router|mobx|mobx-react-lite|i18next|react-i18next)\/|vite\/preload-helper/u;

const COMPONENT_LIBRARY =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized|clsx)\//u;

const DIVIDED_BY_IMPORTS =
  /\/src\/|\/node_modules\/(?:lucide-react|axios|inversify|@inversifyjs|reflect-metadata|valibot)\//u;

/** Where the application begins. */
const APPLICATION = '/src/composition/main.tsx';

/** The demo's stand-in for the identity provider is a document of its own, and shares a little with the frame. */
const SIGN_IN = '/demo/sign-in';

/** The parts that are loaded by themselves, by who is sent them. The first kind that fits a part is its own. */
const PARTS = [
  /* Whoever is signed in, on every screen: what they see of themselves comes with the screens. */
  {
    audience: 'product',
    fits: /\/src\/(?:composition\/productViewModels|ui\/shell\/user-menu\/UserMenuArea)\./,
  },
  { audience: 'legal', fits: /\/src\/ui\/site\/(?:privacy|terms|cookies|accessibility)\// },
  { audience: 'page', fits: /\/src\/ui\/site\/(?!pricing\/)/ },
  /* What anybody is sent who reaches for it; and the plans, which come with controls of their own. */
  { audience: 'asked', fits: /\/src\/(?:ui\/(?:site|shell|identity|demo)|composition\/diagnostics)\// },
  /* Whoever is signed in as well; the public list of plans asks them too. */
  { audience: 'services', fits: /\/src\/composition\/(?:container|bindings\/)/ },
  { audience: 'dashboard', fits: /\/DashboardPage\.tsx$/ },
  { audience: 'screen', fits: /\/src\/ui\// },
] as const;

type Audience = (typeof PARTS)[number]['audience'];

/**
 * The files the build is delivered in. The component library is divided by what is really used, which its imports do
 * not tell; how many parts share a piece decides with which others it comes.
 */
export function chunkGroups(mode: string): Rolldown.CodeSplittingOptions {
  /* All with a control but the notices, or but the plans; the demo has one such part more. */
  const most = mode === 'demo' ? 7 : 6;
  const groups = [
    { name: 'packages', test: STARTING_PACKAGES },
    { name: 'components', test: COMPONENT_LIBRARY, tags: ['$initial' as const] },
    { name: 'controls', test: COMPONENT_LIBRARY, minShareCount: most },
    { name: 'overlays', test: COMPONENT_LIBRARY, minShareCount: 4 },
    { name: 'choices', test: COMPONENT_LIBRARY, minShareCount: 2 },
    { name: nameByNeed(), debugName: 'by need', test: DIVIDED_BY_IMPORTS },
  ];
  return { groups, includeDependenciesRecursively: false };
}

/**
 * Names the file a module is delivered in by who needs it. What only one part needs stays with that part, so that
 * nobody is sent what is of no use to them, and what several need comes in few files. A module is needed by everybody
 * who needs one that imports it, so these files never import each other in a circle.
 */
function nameByNeed(): Rolldown.CodeSplittingNameFunction {
  let graph: ModuleGraph | undefined;
  return (id, context) => {
    graph ??= new ModuleGraph((module) => context.getModuleInfo(module));
    const text = textsOfFrame(id);
    if (text !== undefined || id.endsWith(APPLICATION)) return text;
    const parts = graph.partsThatNeed(id);
    const audiences = new Set([...parts].map(audienceOf));
    if (parts.size < 2) return nameOfOne(audiences);
    if (some(parts, APPLICATION)) return some(parts, SIGN_IN) ? 'brand' : 'frame';
    if (some(parts, SIGN_IN)) return 'shared-demo';
    const name = nameOfShared(audiences);
    return name?.startsWith('shared') === true && graph.needs(id, '/react-aria-components/')
      ? `${name}-controls`
      : name;
  };
}

/** The services and what belongs to every screen are one file each, beginning included. */
function nameOfOne(audiences: ReadonlySet<Audience | undefined>): string | undefined {
  return (['services', 'product'] as const).find((audience) => audiences.has(audience));
}

function nameOfShared(audiences: ReadonlySet<Audience | undefined>): string | undefined {
  const isOf = (audience: Audience): boolean => audiences.has(audience);
  if (isOf('legal') || isOf('page')) {
    if ([...audiences].some((audience) => audience !== 'legal' && audience !== 'page')) return 'shared-site';
    return isOf('page') ? 'site' : 'legal';
  }
  if (isOf('asked')) return 'shared';
  if (isOf('services')) return 'services';
  if (isOf('product')) return 'product';
  if (isOf('dashboard')) return 'screens';
  return isOf('screen') ? 'inner-screens' : undefined;
}

/** What every page says comes in one file per language. */
function textsOfFrame(id: string): string | undefined {
  const language = /\/i18n\/locales\/(?<language>\w+)\/(?:shell|errors)\.json$/u.exec(id)?.groups?.[
    'language'
  ];
  return language === undefined ? undefined : `words-${language}`;
}

const some = (parts: ReadonlySet<string>, wanted: string): boolean =>
  [...parts].some((part) => part.includes(wanted));

const audienceOf = (part: string): Audience | undefined =>
  PARTS.find(({ fits }) => fits.test(part))?.audience;
