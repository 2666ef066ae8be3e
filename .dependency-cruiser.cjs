/**
 * The dependency rule (architecture, section 2): allow-lists, so that a new folder or package has to be let in by name.
 * Run by `scripts/dependencyRule.mjs`, which also refuses a run that saw no module and checks what loads lazily.
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

/** What each adapter folder may use from the registry. A folder that is not named here may not exist. */
const adapterPackages = {
  'in-memory': ['valibot'],
  browser: ['valibot'],
  http: ['axios', 'valibot'],
  msal: ['@azure/msal-browser'],
  chargebee: [],
  collector: [],
};

const compositionPackages = [...uiPackages, 'inversify', 'reflect-metadata', 'valibot'];

/** What every part of the user interface may know. */
const uiBase = 'design|i18n|company';

const packages = (/** @type {string[]} */ names) => names.map((name) => `(^|/)node_modules/${name}/`);
/** What leads nowhere is reported by its own rule, once. */
const resolved = { couldNotResolve: false };
const anyOf = (/** @type {(string | string[])[]} */ ...patterns) => patterns.flat().join('|');
/** @type {(rule: import('dependency-cruiser').IForbiddenRuleType) => import('dependency-cruiser').IForbiddenRuleType} */
const error = (rule) => ({ ...rule, severity: 'error' });

const adapterRules = Object.entries(adapterPackages).map(([folder, names]) =>
  error({
    name: `adapter-${folder}`,
    comment: `src/adapters/${folder} may use the application, the domain, itself and: ${names.join(', ') || 'no package'}.`,
    from: { path: `^src/adapters/${folder}/` },
    to: {
      pathNot: anyOf('^src/(domain|application)/', `^src/adapters/${folder}/`, packages(names)),
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
      comment: 'A new adapter folder is added to adapterPackages, with what it may use.',
      from: { path: '^src/adapters/', pathNot: `^src/adapters/(${Object.keys(adapterPackages).join('|')})/` },
      to: {},
    }),
    error({
      name: 'ui-looks-inward',
      comment: 'The user interface knows the application, the domain and its own packages; never an adapter.',
      from: { path: '^src/ui/' },
      to: { pathNot: anyOf('^src/(domain|application|ui)/', packages(uiPackages)), ...resolved },
    }),
    error({
      name: 'ui-base-knows-no-frame',
      comment: 'The design, the texts and the facts of the company know neither the frame nor a screen.',
      from: { path: `^src/ui/(${uiBase})/` },
      to: { path: '^src/ui/', pathNot: `^src/ui/(${uiBase})/` },
    }),
    error({
      name: 'frame-knows-no-screen',
      comment:
        'The frame loads screens by import() (src/ui/shell/screens.ts) and names nothing of them, not even a type.',
      from: { path: '^src/ui/shell/' },
      to: { path: '^src/ui/', pathNot: `^src/ui/(shell|${uiBase})/`, dynamic: false },
    }),
    error({
      name: 'composition-packages',
      comment: 'Composition knows every layer, and only the packages that layers may use plus the container.',
      from: { path: '^src/composition/' },
      to: { pathNot: anyOf('^src/', packages(compositionPackages)), ...resolved },
    }),
    error({
      name: 'nobody-knows-composition',
      comment: 'Composition is where everything meets; nothing imports it back.',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: { path: '^src/composition/' },
    }),
    error({
      name: 'container-stays-in-composition',
      comment: 'inversify never leaves composition.',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: { path: anyOf(packages(['inversify', 'reflect-metadata'])) },
    }),
    error({
      name: 'msal-loads-when-needed',
      comment: 'Only who signs in downloads MSAL: its adapter takes types from it, and the rest by import().',
      from: { path: '^src/' },
      to: { path: packages(['@azure/msal-browser']), dynamic: false, dependencyTypesNot: ['type-only'] },
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
      comment: 'A view model is a .ts file: it has nothing to render.',
      from: { path: '^src/ui/.*ViewModel\\.tsx$' },
      to: {},
    }),
    error({
      name: 'no-barrels',
      comment: 'Import the file itself; an index file hides who needs what.',
      from: {},
      to: { path: '^src/.*/index\\.tsx?$' },
    }),
    error({
      name: 'no-grab-bags',
      comment: 'A file or folder is named after what it is.',
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
      comment: 'Every module is used by another one or uses one.',
      from: { orphan: true, pathNot: '\\.d\\.ts$' },
      to: {},
    }),
    error({
      name: 'not-to-unresolvable',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true },
    }),
    error({
      name: 'no-undeclared-packages',
      comment:
        'The product uses what package.json declares for it, not development tools and nothing deprecated.',
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
