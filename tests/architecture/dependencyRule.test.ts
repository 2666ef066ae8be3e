import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureRepository, type Run } from './FixtureRepository';

const script = 'scripts/dependencyRule.mjs';

interface Cruise {
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

const read = ({ output }: Run): Cruise => JSON.parse(output);

/** A fixture repository without violations. Each test adds one. */
const validFiles = {
  'src/domain/business/Business.ts': 'export interface Business { readonly id: string }\n',
  'src/application/ports/BusinessRepository.ts':
    "import type { Business } from '@/domain/business/Business';\nexport interface BusinessRepository { list(): readonly Business[] }\n",
  'src/adapters/in-memory/InMemoryBusinessRepository.ts':
    "import { parse } from 'valibot';\nimport type { BusinessRepository } from '@/application/ports/BusinessRepository';\nexport const repository: BusinessRepository = { list: () => (parse === undefined ? [] : []) };\n",
  'src/adapters/browser/documentLanguage.ts':
    "import type { Business } from '@/domain/business/Business';\nexport const language = (_: Business): string => 'en';\n",
  'src/adapters/valibot/schemas.ts': "import { string } from 'valibot';\nexport const TEXT = string();\n",
  'src/adapters/browser/storedTheme.ts':
    "import { TEXT } from '../valibot/schemas';\nexport const THEME = TEXT;\n",
  'src/adapters/msal/MsalIdentityProvider.ts':
    "import type { IPublicClientApplication } from '@azure/msal-browser';\nexport const open = async (): Promise<IPublicClientApplication> => new (await import('@azure/msal-browser')).PublicClientApplication({ auth: { clientId: '' } });\n",
  'src/ui/business/DashboardViewModel.ts':
    "import { makeAutoObservable } from 'mobx';\nimport type { BusinessRepository } from '@/application/ports/BusinessRepository';\nexport class DashboardViewModel { constructor(readonly businesses: BusinessRepository) { makeAutoObservable(this); } }\n",
  'src/ui/business/DashboardPage.tsx':
    "import { useRef } from 'react';\nimport { DashboardViewModel } from './DashboardViewModel';\nexport const page = [useRef, DashboardViewModel];\n",
  'src/ui/shell/screens.ts':
    "export const load = async (): Promise<unknown> => import('@/ui/business/DashboardPage');\n",
  'src/composition/modules/shell.ts':
    "import { Container } from 'inversify';\nimport { repository } from '@/adapters/in-memory/InMemoryBusinessRepository';\nexport const container = [Container, repository];\n",
  'src/composition/main.tsx':
    "import { createRoot } from 'react-dom/client';\nimport { page } from '@/ui/business/DashboardPage';\nimport { language } from '@/adapters/browser/documentLanguage';\nimport type { container } from './modules/shell';\nexport const started: [typeof container | undefined, ...unknown[]] = [undefined, createRoot, page, language];\nvoid import('./modules/shell');\n",
};

/** Each file violates the rule it is listed under, and the checker reports that rule. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['domain-is-pure', 'src/domain/knowsApplication.ts', "import '@/application/ports/BusinessRepository';\n"],
  ['domain-is-pure', 'src/domain/usesPackage.ts', "import 'valibot';\n"],
  ['domain-is-pure', 'src/domain/usesNode.ts', "import 'node:fs';\n"],
  [
    'application-knows-domain-only',
    'src/application/knowsAdapter.ts',
    "import '@/adapters/browser/documentLanguage';\n",
  ],
  ['application-knows-domain-only', 'src/application/usesPackage.ts', "import 'mobx';\n"],
  ['adapter-in-memory', 'src/adapters/in-memory/usesPackage.ts', "import 'mobx';\n"],
  ['adapter-in-memory', 'src/adapters/in-memory/knowsUi.ts', "import '@/ui/business/DashboardPage';\n"],
  ['adapter-browser', 'src/adapters/browser/knowsSibling.ts', "import '../in-memory/usesPackage';\n"],
  ['adapter-chargebee', 'src/adapters/chargebee/usesSchema.ts', "import '../valibot/schemas';\n"],
  ['adapter-valibot', 'src/adapters/valibot/knowsSibling.ts', "import '../browser/documentLanguage';\n"],
  ['adapter-browser', 'src/adapters/browser/usesPackage.ts', "import 'i18next';\n"],
  ['adapter-http', 'src/adapters/http/usesPackage.ts', "import 'mobx';\n"],
  ['adapter-msal', 'src/adapters/msal/usesPackage.ts', "import 'valibot';\n"],
  ['adapter-http', 'src/adapters/http/usesMsal.ts', "void import('@azure/msal-browser');\n"],
  ['adapter-browser', 'src/adapters/browser/usesMsal.ts', "void import('@azure/msal-browser');\n"],
  ['ui-looks-inward', 'src/ui/usesMsal.ts', "void import('@azure/msal-browser');\n"],
  ['composition-packages', 'src/composition/usesMsal.ts', "void import('@azure/msal-browser');\n"],
  ['sign-in-loads-when-needed', 'src/adapters/msal/loadsAtOnce.ts', "import '@azure/msal-browser';\n"],
  [
    'sign-in-loads-when-needed',
    'src/adapters/msal/loadsNamed.ts',
    "import { PublicClientApplication } from '@azure/msal-browser';\nexport const made = PublicClientApplication;\n",
  ],
  ['adapter-chargebee', 'src/adapters/chargebee/usesPackage.ts', "import 'valibot';\n"],
  ['adapter-folder-is-known', 'src/adapters/elsewhere/new.ts', "import '@/domain/business/Business';\n"],
  ['ui-looks-inward', 'src/ui/knowsAdapter.ts', "import '@/adapters/browser/documentLanguage';\n"],
  ['ui-looks-inward', 'src/ui/usesPackage.ts', "import 'valibot';\n"],
  ['ui-base-knows-no-shell', 'src/ui/design/knowsShell.ts', "import '@/ui/shell/App';\n"],
  ['ui-base-knows-no-shell', 'src/ui/company/knowsScreen.ts', "import '@/ui/business/DashboardPage';\n"],
  ['shell-knows-no-screen', 'src/ui/shell/App.tsx', "import '@/ui/business/DashboardPage';\n"],
  [
    'shell-knows-no-screen',
    'src/ui/shell/namesScreen.ts',
    "import type { DashboardViewModel } from '@/ui/business/DashboardViewModel';\nexport type Shown = DashboardViewModel;\n",
  ],
  [
    'subscription-cache-is-shown-only',
    'src/ui/subscription/wizard/readsCache.ts',
    "import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';\nexport type Known = SubscriptionCache;\n",
  ],
  [
    'subscription-cache-is-shown-only',
    'src/composition/modules/subscription.ts',
    "import { SubscriptionCache } from '@/ui/business/SubscriptionCache';\nexport const cache = new SubscriptionCache();\n",
  ],
  ['composition-is-not-imported', 'src/ui/knowsComposition.ts', "import '@/composition/modules/shell';\n"],
  ['container-stays-in-composition', 'src/ui/usesContainer.ts', "import 'inversify';\n"],
  ['container-stays-in-composition', 'src/application/usesMetadata.ts', "import 'reflect-metadata';\n"],
  ['composition-packages', 'src/composition/usesPackage.ts', "import 'axios';\n"],
  ['view-models-without-react', 'src/ui/ReactViewModel.ts', "import 'react';\n"],
  ['view-models-without-react', 'src/ui/PageViewModel.ts', "import './business/DashboardPage';\n"],
  ['view-models-are-typescript', 'src/ui/RenderedViewModel.tsx', "import '@/domain/business/Business';\n"],
  ['no-barrels', 'src/ui/usesBarrel.ts', "import './business/index';\n"],
  ['no-grab-bags', 'src/ui/usesGrabBag.ts', "import './utils/dates';\n"],
  ['no-circular', 'src/ui/egg.ts', "import { hen } from './hen';\nexport const egg: unknown = () => hen;\n"],
  [
    'no-circular',
    'src/ui/white.ts',
    "import type { Yolk } from './yolk';\nexport type White = readonly Yolk[];\n",
  ],
  ['no-orphans', 'src/ui/orphan.ts', 'export const alone = true;\n'],
  ['not-to-unresolvable', 'src/ui/leadsNowhere.ts', "import './nowhere';\n"],
  ['no-undeclared-packages', 'src/ui/usesTool.ts', "import 'vitest';\n"],
  ['sees-every-file', 'src/ui/node_modules/unread.ts', 'export const unread = true;\n'],
  ['sees-no-built-file', 'dist/built.ts', 'export const built = true;\n'],
];

const ORIGINS = 'src/adapters/chargebee/otherOrigins.ts';

const supportingFiles = {
  [ORIGINS]: 'export const origins = [];\n',
  'src/ui/usesBuilt.ts': "import '../../dist/built';\n",
  'src/ui/hen.ts': "import { egg } from './egg';\nexport const hen: unknown = () => egg;\n",
  'src/ui/yolk.ts': "import type { White } from './white';\nexport type Yolk = readonly White[];\n",
  'src/ui/business/SubscriptionCache.ts': 'export class SubscriptionCache {}\n',
  'src/ui/business/attention/readsCache.ts': "import '../SubscriptionCache';\n",
  'src/ui/business/index.ts': "export { page } from './DashboardPage';\n",
  'src/ui/utils/dates.ts': "export { page } from '../business/DashboardPage';\n",
};

describe('the dependency rule', () => {
  const fixtures: FixtureRepository[] = [];
  const inspect = (files: Readonly<Record<string, string>>): Promise<Run> => {
    const fixture = FixtureRepository.build(files);
    fixtures.push(fixture);
    return fixture.run(script, ['--json']);
  };
  let report: Cruise;

  beforeAll(async () => {
    const files = Object.fromEntries(VIOLATIONS.map(([, file, text]) => [file, text]));
    report = read(await inspect({ ...validFiles, ...supportingFiles, ...files }));
  });

  afterAll(() => {
    for (const fixture of fixtures) fixture.tearDown();
  });

  it.each(VIOLATIONS)('%s is reported for %s', (rule, file) => {
    expect(report.violations).toContainEqual(expect.objectContaining({ rule, from: file }));
  });

  it('lets the dashboard read the subscriptions that it has read', () => {
    const found = report.violations.filter(({ rule }) => rule === 'subscription-cache-is-shown-only');
    expect(found.map(({ from }) => from)).not.toContain('src/ui/business/attention/readsCache.ts');
  });

  it('lets the origins of a payment provider import nothing, because deploy/ imports them', () => {
    expect(report.violations.map(({ from }) => from)).not.toContain(ORIGINS);
  });

  it('reports only modules that the entry imports instead of loading them: each adapter, and through any number of files', async () => {
    const adapters = ['in-memory', 'of-a-new-technology'].map(
      (folder) => `src/adapters/${folder}/adapter.ts`,
    );
    const run = await inspect({
      ...validFiles,
      ...Object.fromEntries(adapters.map((file) => [file, 'export const adapter = 1;\n'])),
      'src/composition/wiring.ts': "export { container } from './modules/shell';\n",
      'src/composition/main.tsx': ['src/composition/wiring.ts', ...adapters]
        .map((file) => `import '${file.replace('src/', '@/').replace('.ts', '')}';\n`)
        .join(''),
    });
    expect(run.code).toBe(1);
    const chains = [
      ['src/composition/wiring.ts', 'src/composition/modules/shell.ts'],
      ...adapters.map((file) => [file]),
    ];
    const breaches = chains.map((chain) => ({
      rule: 'loaded-when-needed',
      from: 'src/composition/main.tsx',
      to: ['src/composition/main.tsx', ...chain].join(' -> '),
    }));
    expect(new Set(read(run).violations)).toEqual(new Set(breaches));
  });

  it('fails when it finds no entry', async () => {
    const run = await inspect({ 'src/readme.txt': 'Nothing to compile.\n' });
    expect(run.code).toBe(1);
    expect(read(run).violations.map(({ rule }) => rule)).toEqual(['sees-entry']);
  });
});
