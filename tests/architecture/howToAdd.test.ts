import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureRepository, repository } from './FixtureRepository';
import { filesNamedIn } from './filesNamedIn';

/** An example row: the file, the text that follows the row, and the row. */
type Planted = readonly [file: string, before: string, row: string];

const COMPILER_OPTIONS = {
  allowImportingTsExtensions: true,
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
  emitDeclarationOnly: false,
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node', 'vite/client'],
};

interface Example {
  /** The name of the section in CONTRIBUTING.md. */
  readonly task: string;
  readonly planted: readonly Planted[];
  /** Rows in place of those of a new file. */
  readonly standIns?: readonly Planted[];
  /** Files that are compiled with everything that they import. */
  readonly compiled: readonly string[];
  /** Files that the compiler has to report. */
  readonly reported: readonly string[];
}

const EXAMPLES: readonly Example[] = [
  {
    task: 'A screen',
    planted: [
      ['src/ui/shell/routes.ts', '  profile: { path: ', "  help: { path: '/help', page: 'HelpPage' },\n"],
    ],
    standIns: [['src/ui/profile/ProfilePage.tsx', '    createProfile(', '    createHelp(): unknown;\n']],
    compiled: [
      'src/composition/ownerScreens.ts',
      'src/composition/shellViewModels.ts',
      'src/ui/i18n/i18next.d.ts',
      'tests/e2e/journeys/layoutShift.spec.ts',
      'tests/e2e/support/ownerScreens.ts',
      'tests/e2e/journeys/weight.spec.ts',
    ],
    reported: [
      'src/composition/ownerScreens.ts',
      'src/ui/business/dashboard/BusinessList.tsx',
      'src/ui/business/dashboard/returnTargetOf.ts',
      'tests/e2e/journeys/layoutShift.spec.ts',
      'tests/e2e/support/ownerScreens.ts',
      'tests/e2e/journeys/weight.spec.ts',
      'tests/support/renderPage.tsx',
    ],
  },
  {
    task: 'A lazy part',
    planted: [
      [
        'src/ui/business/listing/PreviewRow.tsx',
        '/** Loads the texts of every',
        "export const extra = lazyPart(async () => (await import('./Preview')).Preview, { texts: ['extra'] });\n",
      ],
    ],
    compiled: [
      'src/ui/business/listing/PreviewRow.tsx',
      'src/ui/i18n/i18next.d.ts',
      'tests/support/renderPage.tsx',
    ],
    reported: ['src/ui/business/listing/PreviewRow.tsx', 'tests/support/renderPage.tsx'],
  },
  {
    task: 'A cached read',
    planted: [
      [
        'src/application/ports/ownerRecords.ts',
        '  readonly cachedBusinesses:',
        '  readonly planted: KeyedRecords<UserId, CachedBusinesses>;\n',
      ],
    ],
    compiled: [
      'src/composition/adapters/browser.ts',
      'src/ui/i18n/i18next.d.ts',
      'tests/composition/startup/session.test.ts',
      'tests/support/aSignInTab.ts',
      'tests/support/signedInScreensOf.ts',
    ],
    reported: [
      'src/application/ports/ownerRecords.ts',
      'src/composition/adapters/browser.ts',
      'tests/support/inMemoryOwnerStores.ts',
    ],
  },
  {
    task: 'An end of a session',
    planted: [
      ['src/application/ports/NoSessionReason.ts', "'signed-out-elsewhere',", "'planted', "],
      [
        'src/ui/shell/SessionViewModel.ts',
        "  readonly signIn: Pick<SignIn, 'execute'>;",
        '  readonly planted: { execute(): Promise<void> };\n',
      ],
    ],
    compiled: [
      'src/composition/shellViewModels.ts',
      'src/ui/i18n/i18next.d.ts',
      'src/ui/shell/sign-out-bar/SignOutBar.tsx',
      'tests/composition/startup/session.test.ts',
      'tests/support/aShell.ts',
      'tests/ui/shell/SessionViewModel.test.ts',
    ],
    reported: [
      'src/application/identity/EndSession.ts',
      'src/composition/shellViewModels.ts',
      'src/ui/shell/sign-out-bar/SignOutBar.tsx',
      'tests/support/aShell.ts',
      'tests/support/sessionEnds.ts',
      'tests/ui/shell/SessionViewModel.test.ts',
    ],
  },
  {
    task: 'A call',
    planted: [
      [
        'src/adapters/http/apiCalls.ts',
        '  listPlans: (',
        "  plantedCall: (region: string, id: BusinessId) => read('plantedCall', { region, id }, {}),\n",
      ],
      [
        'src/application/ports/BusinessRepository.ts',
        '  /** Activates',
        '  plantedCall(id: BusinessId): Promise<Result<readonly string[], ReadFailure>>;\n',
      ],
      [
        'src/adapters/http/wire.ts',
        '  listPlans: [',
        "  plantedCall: ['GET', '/{region}/businesses/{id}'],\n",
      ],
    ],
    compiled: [
      'src/adapters/http/business/HttpBusinessRepository.ts',
      'src/adapters/in-memory/InMemoryBusinessRepository.ts',
      'tests/adapters/http/callsAndFaults.test.ts',
      'tests/architecture/openapi.test.ts',
      'tests/stack/api/createApi.ts',
    ],
    reported: [
      'tests/stack/api/CallLog.ts',
      'tests/stack/api/createApi.ts',
      'src/adapters/http/business/HttpBusinessRepository.ts',
      'src/adapters/in-memory/InMemoryBusinessRepository.ts',
      'tests/adapters/http/callsAndFaults.test.ts',
      'tests/architecture/openapi.test.ts',
    ],
  },
  {
    task: 'A field of a business',
    planted: [
      ['src/domain/business/Business.ts', '  readonly timezone', '  readonly motto: string | undefined;\n'],
    ],
    compiled: [
      'src/adapters/http/business/HttpBusinessRepository.ts',
      'src/adapters/in-memory/world/seeds/BusinessSeed.ts',
      'src/adapters/browser/ownerRecordSchemas.ts',
      'tests/stack/api/createApi.ts',
      'tests/support/builders/aBusiness.ts',
      'tests/support/builders/aCompleteBusiness.ts',
    ],
    reported: [
      'src/adapters/browser/ownerRecordSchemas.ts',
      'src/adapters/http/business/businessPayload.ts',
      'src/adapters/in-memory/world/seeds/BusinessSeed.ts',
      'tests/support/builders/aBusiness.ts',
      'tests/support/builders/aCompleteBusiness.ts',
    ],
  },
  {
    task: 'A field of the profile',
    planted: [['src/domain/profile/profileFields.ts', "address: 'text',", "fax: 'text', "]],
    compiled: [
      'src/adapters/http/identity/HttpUserRepository.ts',
      'src/adapters/in-memory/InMemoryUserRepository.ts',
      'src/ui/profile/contactFields.ts',
      'src/ui/profile/ProfileViewModel.ts',
    ],
    reported: [
      'src/adapters/http/assumptions.ts',
      'src/adapters/http/identity/userBodies.ts',
      'src/adapters/http/identity/userPayload.ts',
      'src/adapters/in-memory/world/seeds/demoUsers.ts',
      'src/ui/profile/contactFields.ts',
    ],
  },
  {
    task: 'A field of the billing address',
    planted: [['src/domain/validation/BillingAddress.ts', 'city: parseLine,', 'floor: parseLine, ']],
    compiled: [
      'src/adapters/chargebee/cardOptions.ts',
      'src/adapters/http/subscription/HttpSubscriptionRepository.ts',
      'src/composition/demo/scenario.ts',
      'src/ui/subscription/wizard/payment/billingFields.ts',
      'src/ui/subscription/wizard/SubscriptionWizardViewModel.ts',
    ],
    reported: [
      'src/adapters/http/subscription/subscriptionBody.ts',
      'src/composition/demo/scenario.ts',
      'src/ui/subscription/wizard/payment/billingFields.ts',
    ],
  },
  {
    task: 'A payment provider',
    planted: [
      [
        'src/composition/variants/environment.ts',
        'import * as v from',
        "import type { InventedSettings } from '@tests/adapters/invented/InventedSettings';\n",
      ],
      [
        'src/composition/variants/environment.ts',
        '{\n      scriptUrl',
        "settings.AMIN_REGION_ID === 'planted' ? ({} as InventedSettings) : ",
      ],
    ],
    compiled: [
      'deploy/settings/admittedOrigins.ts',
      'src/composition/adapters/liveSubscriptions.ts',
      'src/ui/i18n/i18next.d.ts',
    ],
    reported: ['deploy/settings/admittedOrigins.ts', 'src/composition/adapters/liveSubscriptions.ts'],
  },
];

/** Right once the other files are: an adapter has the method of "A call", and each new field has its label. */
const CONSEQUENCES = [
  'src/composition/adapters/demo.ts',
  'src/composition/adapters/live.ts',
  'src/ui/profile/ProfileEditor.tsx',
  'src/ui/profile/ProfileView.tsx',
  'src/ui/subscription/wizard/payment/BillingInput.tsx',
  'src/ui/subscription/wizard/payment/StepFailure.tsx',
];

/** One copy of this repository has the rows of all examples, because a compilation of each takes seven times as long. */
describe('"How to add" in CONTRIBUTING.md', () => {
  let copy: FixtureRepository;
  let files: readonly string[];

  beforeAll(async () => {
    const compiled = [...new Set(EXAMPLES.flatMap((example) => example.compiled))];
    const project = { extends: './tsconfig.json', compilerOptions: COMPILER_OPTIONS, files: compiled };
    copy = FixtureRepository.build({
      'tsconfig.planted.json': JSON.stringify({ ...project, references: [] }),
    });
    for (const folder of ['src', 'tests', 'scripts', 'deploy', 'demo'])
      cpSync(join(repository, folder), join(copy.root, folder), { recursive: true });
    for (const [file, before, row] of EXAMPLES.flatMap(({ planted, standIns = [] }) => [
      ...planted,
      ...standIns,
    ])) {
      const source = readFileSync(join(copy.root, file), 'utf8');
      if (!source.includes(before)) throw new Error(`Expected "${before}" in ${file}`);
      writeFileSync(join(copy.root, file), source.replace(before, `${row}${before}`));
    }
    const { output } = await copy.run('node_modules/typescript-7/bin/tsc', ['-p', 'tsconfig.planted.json']);
    files = [...new Set(Array.from(output.matchAll(/^(\S+?)\(\d/gmu), ([, file = '']) => file))];
  }, 300_000);

  afterAll(() => {
    copy.tearDown();
  });

  it('lists the files that the compiler reports, and no other ones', () => {
    const reported = new Set([...EXAMPLES.flatMap((example) => example.reported), ...CONSEQUENCES]);
    expect(files.toSorted()).toEqual([...reported].toSorted());
  });

  it.each(EXAMPLES)(
    'names every file in which the example begins or ends: $task',
    ({ task, planted, reported }) => {
      const named = filesNamedIn(task);
      const needed = [...planted.map(([file]) => file), ...reported];
      expect(needed.filter((file) => !named.includes(file))).toEqual([]);
    },
  );

  it.each(EXAMPLES)('says of no other file that the compiler asks for it: $task', ({ task, reported }) => {
    const claimed = filesNamedIn(task, 'The compiler asks for');
    expect(claimed.filter((file) => !reported.includes(file))).toEqual([]);
  });
});
