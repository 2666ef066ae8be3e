import type { Rolldown } from 'vite';
import { ModuleGraph } from './ModuleGraph.ts';

/**
 * Packages that every page starts with and that only change with an update of a package. Vite's preload
 * helper is included, because otherwise it would be part of the application's chunk, and lazily loaded chunks
 * would have to import that chunk.
 */
const STARTING_PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|react-router|mobx|mobx-react-lite|i18next|react-i18next)\/|vite\/preload-helper/u;

const COMPONENT_LIBRARY =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized|clsx)\//u;

const DIVIDED_BY_IMPORTS =
  /\/src\/|\/node_modules\/(?:lucide-react|axios|inversify|@inversifyjs|reflect-metadata|valibot)\//u;

/** The entry of the application. */
const APPLICATION = '/src/composition/main.tsx';

/**
 * The demo's stand-in for the identity provider. It is a document of its own and shares a little code with
 * the application.
 */
const SIGN_IN = '/demo/sign-in';

/** The lazily loaded parts, by the visitors that load them. The first matching audience applies. */
const PARTS = [
  /* Loaded for a signed-in owner on every screen, together with the screens. */
  {
    audience: 'product',
    fits: /\/src\/(?:composition\/productViewModels|ui\/shell\/user-menu\/UserMenuArea)\./,
  },
  { audience: 'legal', fits: /\/src\/ui\/site\/(?:privacy|terms|cookies|accessibility)\// },
  { audience: 'page', fits: /\/src\/ui\/site\/(?!pricing\/)/ },
  /*
   * Loaded when a visitor opens the control. The list of plans is included, because it has controls of its
   * own.
   */
  { audience: 'asked', fits: /\/src\/(?:ui\/(?:site|shell|identity|demo)|composition\/diagnostics)\// },
  /* Loaded for a signed-in owner, and by the public list of plans. */
  { audience: 'services', fits: /\/src\/composition\/(?:container|bindings\/)/ },
  { audience: 'dashboard', fits: /\/DashboardPage\.tsx$/ },
  { audience: 'screen', fits: /\/src\/ui\// },
] as const;

type Audience = (typeof PARTS)[number]['audience'];

/**
 * The chunks of the build. The component library is divided by the number of parts that share a module,
 * because its imports do not tell which modules are really used.
 */
export function chunkGroups(mode: string): Rolldown.CodeSplittingOptions {
  /*
   * The number of parts with a control, without the notices or without the plans. The demo has one such part
   * more.
   */
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
 * Names the chunk of a module by the parts that need it. A module that only one part needs stays in that
 * part's chunk, so that no visitor loads unused code. Modules that several parts need share few chunks. A
 * part that needs a module also needs all its imports, so these chunks never import each other in a circle.
 */
function nameByNeed(): Rolldown.CodeSplittingNameFunction {
  let graph: ModuleGraph | undefined;
  return (id, context) => {
    graph ??= new ModuleGraph((module) => context.getModuleInfo(module));
    const text = textsOfShell(id);
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

/** The services are one chunk, and so is the code that belongs to every screen, each with its entry. */
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

/** The texts that every page shows are one chunk per language. */
function textsOfShell(id: string): string | undefined {
  const language = /\/i18n\/locales\/(?<language>\w+)\/(?:shell|errors)\.json$/u.exec(id)?.groups?.[
    'language'
  ];
  return language === undefined ? undefined : `words-${language}`;
}

const some = (parts: ReadonlySet<string>, wanted: string): boolean =>
  [...parts].some((part) => part.includes(wanted));

const audienceOf = (part: string): Audience | undefined =>
  PARTS.find(({ fits }) => fits.test(part))?.audience;
