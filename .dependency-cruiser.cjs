/**
 * The dependency rule (README.md, The map). It consists of allow-lists, so a new folder or package has to be added by name.
 * `scripts/dependencyRule.mjs` runs it, fails when it finds no module, and checks which modules are loaded on demand.
 */

const uiPackages = [
  '@fontsource-variable/rubik',
  'i18next',
  'lucide-react',
  'mobx',
  'mobx-react-lite',
  'react',
  'react-aria-components',
  'react-dom',
  'react-i18next',
  'react-router-dom',
];

/** The packages that each adapter folder may import. A folder that is not listed is an error. */
const adapterPackages = {
  'in-memory': ['valibot'],
  browser: ['valibot'],
  http: ['axios', 'valibot'],
  identity: [],
  msal: ['@azure/msal-browser'],
  oidc: ['oidc-client-ts', 'valibot'],
  chargebee: [],
  collector: [],
  storage: [],
  valibot: ['valibot'],
};

/**
 * An adapter that may use valibot may also use the schemas that adapters share. An identity provider may use what identity
 * providers share. An adapter that stores something may use the access to storage.
 */
const sharedFolders = (/** @type {string} */ folder, /** @type {string[]} */ names) => [
  ...(names.includes('valibot') ? ['^src/adapters/valibot/'] : []),
  ...(['in-memory', 'msal', 'oidc'].includes(folder) ? ['^src/adapters/identity/'] : []),
  ...(['browser', 'collector', 'identity', 'in-memory', 'msal', 'oidc'].includes(folder)
    ? ['^src/adapters/storage/']
    : []),
];

const compositionPackages = [...uiPackages, 'inversify', 'reflect-metadata', 'valibot'];

/** The folders that every part of the user interface may import. */
const uiBase = 'design|i18n|company';

const packages = (/** @type {string[]} */ names) => names.map((name) => `(^|/)node_modules/${name}/`);
/** Unresolvable imports are reported by their own rule only. */
const resolved = { couldNotResolve: false };
const anyOf = (/** @type {(string | string[])[]} */ ...patterns) => patterns.flat().join('|');
/** @type {(rule: import('dependency-cruiser').IForbiddenRuleType) => import('dependency-cruiser').IForbiddenRuleType} */
const error = (rule) => ({ ...rule, severity: 'error' });

const adapterRules = Object.entries(adapterPackages).map(([folder, names]) =>
  error({
    name: `adapter-${folder}`,
    comment: `src/adapters/${folder} may use the application, the domain, itself and: ${names.join(', ') || 'no package'}. With valibot also src/adapters/valibot. An identity provider also src/adapters/identity. What stores something also src/adapters/storage.`,
    from: { path: `^src/adapters/${folder}/` },
    to: {
      pathNot: anyOf(
        '^src/(domain|application)/',
        `^src/adapters/${folder}/`,
        sharedFolders(folder, names),
        packages(names),
      ),
      ...resolved,
    },
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    error({
      name: 'domain-is-pure',
      comment: 'The domain imports nothing but itself: no layer, no package, no Node module.',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/', ...resolved },
    }),
    error({
      name: 'application-knows-domain-only',
      comment: 'The application imports the domain and itself.',
      from: { path: '^src/application/' },
      to: { pathNot: '^src/(domain|application)/', ...resolved },
    }),
    ...adapterRules,
    error({
      name: 'adapter-folder-is-known',
      comment: 'A new adapter folder is added to adapterPackages, with the packages that it may import.',
      from: { path: '^src/adapters/', pathNot: `^src/adapters/(${Object.keys(adapterPackages).join('|')})/` },
      to: {},
    }),
    error({
      name: 'ui-looks-inward',
      comment:
        'The user interface imports the application, the domain and its own packages, never an adapter.',
      from: { path: '^src/ui/' },
      to: { pathNot: anyOf('^src/(domain|application|ui)/', packages(uiPackages)), ...resolved },
    }),
    error({
      name: 'ui-base-knows-no-shell',
      comment: 'Design, texts and company facts import neither the shell nor a screen.',
      from: { path: `^src/ui/(${uiBase})/` },
      to: { path: '^src/ui/', pathNot: `^src/ui/(${uiBase})/` },
    }),
    error({
      name: 'shell-knows-no-screen',
      comment:
        'The shell loads screens by import() (src/ui/shell/screens.ts) and imports nothing else of them, not even a type.',
      from: { path: '^src/ui/shell/' },
      to: { path: '^src/ui/', pathNot: `^src/ui/(shell|${uiBase})/`, dynamic: false },
    }),
    error({
      name: 'subscription-cache-is-shown-only',
      comment:
        'Only the part of the dashboard about subscriptions reads its cache. Whatever charges or activates reads the API.',
      from: {
        path: '^src/',
        pathNot: anyOf('^src/ui/business/attention/', '^src/composition/(BoundServices|modules/shell)\\.ts$'),
      },
      to: { path: '^src/ui/business/SubscriptionCache\\.ts$' },
    }),
    error({
      name: 'composition-packages',
      comment: 'Composition imports every layer, the packages that layers may import, and the container.',
      from: { path: '^src/composition/' },
      to: { pathNot: anyOf('^src/', packages(compositionPackages)), ...resolved },
    }),
    error({
      name: 'composition-is-not-imported',
      comment: 'Composition imports all layers; no layer imports composition.',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: { path: '^src/composition/' },
    }),
    error({
      name: 'container-stays-in-composition',
      comment: 'Only composition imports inversify.',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: { path: anyOf(packages(['inversify', 'reflect-metadata'])) },
    }),
    error({
      name: 'sign-in-loads-when-needed',
      comment:
        'The library of the sign-in is downloaded only for a sign-in: its adapter imports its types, and loads the rest by import().',
      from: { path: '^src/' },
      to: {
        path: packages(['@azure/msal-browser', 'oidc-client-ts']),
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    }),
    error({
      name: 'view-models-without-react',
      comment: 'A view model imports MobX, never React and never a component.',
      from: { path: '^src/ui/.*ViewModel\\.ts$' },
      to: {
        path: anyOf(
          '^src/ui/.*\\.(tsx|scss)$',
          packages([
            'lucide-react',
            'mobx-react-lite',
            'react',
            'react-aria-components',
            'react-dom',
            'react-i18next',
            'react-router-dom',
          ]),
        ),
      },
    }),
    error({
      name: 'view-models-are-typescript',
      comment: 'A view model is a .ts file, because it renders nothing.',
      from: { path: '^src/ui/.*ViewModel\\.tsx$' },
      to: {},
    }),
    error({
      name: 'no-barrels',
      comment: 'Import the file itself. An index file hides which file is needed.',
      from: {},
      to: { path: '^src/.*/index\\.tsx?$' },
    }),
    error({
      name: 'no-grab-bags',
      comment: 'A file or folder has the name of its content, not utils, helpers or common.',
      from: {},
      to: { path: '^src/.*/(utils?|helpers?|common|misc)(/|\\.tsx?$)' },
    }),
    error({
      name: 'no-circular',
      comment: 'No cycles, not even of types.',
      from: {},
      to: { circular: true },
    }),
    error({
      name: 'no-orphans',
      comment:
        'Every module imports another one or is imported. The origins of a payment provider are imported by deploy/.',
      from: { orphan: true, pathNot: anyOf('\\.d\\.ts$', '^src/adapters/[^/]+/[^/]+Origins\\.ts$') },
      to: {},
    }),
    error({
      name: 'not-to-unresolvable',
      comment: 'Every import resolves.',
      from: {},
      to: { couldNotResolve: true },
    }),
    error({
      name: 'no-undeclared-packages',
      comment:
        'The product imports packages of `dependencies` in package.json, none for development and none deprecated.',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional', 'deprecated'] },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
