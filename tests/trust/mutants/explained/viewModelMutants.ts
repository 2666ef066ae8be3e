import type { ExplainedMutants } from './ExplainedMutants';

export const VIEW_MODEL_MUTANTS: ExplainedMutants = {
  'ui/business/attention/AttentionViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [
        ['{ state: observableRef, preselectedPlan: observableRef, wasKnown: false, isLong: false }', '{}'],
        [
          'false',
          'true',
          '{ state: observableRef, preselectedPlan: observableRef, wasKnown: false, isLong: false },',
        ],
      ],
    },
  ],
  'ui/business/dashboard/DashboardViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [
        ['{ state: observableRef, typedSearch: false, searchAnnouncement: false, listSearch: false }', '{}'],
        [
          'false',
          'true',
          '{ state: observableRef, typedSearch: false, searchAnnouncement: false, listSearch: false },',
        ],
      ],
    },
  ],
  'ui/business/detail/BusinessDetailViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [
        ['{', '{}', '{'],
        ['false', 'true', 'businessId: false,'],
        ['false', 'true', 'cancellation: false,'],
        ['false', 'true', 'payment: false,'],
        ['false', 'true', 'hours: false,'],
        ['false', 'true', 'isShown: false,'],
        ['false', 'true', 'now: false,'],
      ],
    },
  ],
  'ui/demo/DemoViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [['{ state: observableRef }', '{}']],
    },
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', 'makeAutoObservable(this, { state: observableRef }, { autoBind: true });'],
      ],
    },
  ],
  'ui/profile/ProfileViewModel.ts': [
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', 'makeAutoObservable(this, { state: observableRef }, { autoBind: true });'],
      ],
    },
  ],
  'ui/shell/LanguageViewModel.ts': [
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', 'makeAutoObservable(this, {}, { autoBind: true });'],
      ],
    },
  ],
  'ui/shell/SessionViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [['{ state: observableRef }', '{}']],
    },
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', 'makeAutoObservable(this, { state: observableRef }, { autoBind: true });'],
      ],
    },
  ],
  'ui/shell/ThemeViewModel.ts': [
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', 'makeAutoObservable(this, {}, { autoBind: true });'],
      ],
    },
  ],
  'ui/site/pricing/PricingViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [['{ state: observableRef }', '{}']],
    },
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', 'makeAutoObservable(this, { state: observableRef }, { autoBind: true });'],
      ],
    },
  ],
  'ui/subscription/cancel/CancellationViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [
        ['{ state: observableRef, planFeatures: false }', '{}'],
        [
          'false',
          'true',
          'makeAutoObservable(this, { state: observableRef, planFeatures: false }, { autoBind: true });',
        ],
      ],
    },
    {
      reason: 'Only a method that is passed on without its object needs this, as the pages do.',
      mutants: [
        ['{ autoBind: true }', '{}'],
        [
          'true',
          'false',
          'makeAutoObservable(this, { state: observableRef, planFeatures: false }, { autoBind: true });',
        ],
      ],
    },
  ],
  'ui/subscription/wizard/SubscriptionWizardViewModel.ts': [
    {
      reason:
        'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.',
      mutants: [['{ state: observableRef, selection: observableRef }', '{}']],
    },
  ],
};
