/** A part of the product that one run of Stryker mutates. A long measurement resumes after the last complete area. */
export interface Area {
  readonly name: string;
  /** Patterns of the files that are mutated. */
  readonly mutated: readonly string[];
  /** Folders or files of the tests that specify them. */
  readonly tests: readonly string[];
  /** The percentage of mutants that has to be killed. */
  readonly goal: number;
}

const DOMAIN = ['shared', 'validation', 'identity', 'profile', 'business', 'subscription'];
const APPLICATION = ['diagnostics', 'polling', 'requests', 'identity', 'profile', 'business', 'subscription'];

export const AREAS: readonly Area[] = [
  ...DOMAIN.map((folder) => ({
    name: `domain/${folder}`,
    mutated: [`src/domain/${folder}/**/*.ts`],
    tests: ['tests/domain'],
    goal: 90,
  })),
  ...APPLICATION.map((folder) => ({
    name: `application/${folder}`,
    mutated: [`src/application/${folder}/**/*.ts`],
    tests: ['tests/application'],
    goal: 90,
  })),
  {
    name: 'adapters/http',
    mutated: ['src/adapters/http/**/*.ts'],
    tests: ['tests/adapters/http'],
    goal: 80,
  },
  {
    name: 'view models',
    /* The tests of the other two are page tests, which need a DOM that the measurement does not have. */
    mutated: [
      'src/ui/**/*ViewModel.ts',
      'src/ui/shell/Resource.ts',
      '!src/ui/business/bulk/BulkViewModel.ts',
      '!src/ui/shell/sign-out-bar/SignOutBarViewModel.ts',
    ],
    tests: [
      'tests/ui/business/attention/AttentionViewModel.test.ts',
      'tests/ui/business/detail/BusinessDetailViewModel.test.ts',
      'tests/ui/business/dashboard/DashboardViewModel.test.ts',
      'tests/ui/business/editing/EditingViewModel.test.ts',
      'tests/ui/demo/DemoViewModel.test.ts',
      'tests/ui/profile/ProfileViewModel.test.ts',
      'tests/ui/shell/LanguageViewModel.test.ts',
      'tests/ui/shell/Resource.test.ts',
      'tests/ui/shell/SessionViewModel.test.ts',
      'tests/ui/shell/session-expiry/SessionExpiryViewModel.test.ts',
      'tests/ui/site/pricing/PricingViewModel.test.ts',
      'tests/ui/subscription/cancel/CancellationViewModel.test.ts',
      'tests/ui/subscription/wizard/SubscriptionWizardViewModel.test.ts',
      'tests/ui/subscription/wizard/activation.test.ts',
    ],
    goal: 80,
  },
];
