import type { ExplainedMutants, Explanation } from './ExplainedMutants';

const OBSERVED =
  'How MobX observes the field. Its value is the same, and the tests of the pages see the difference.';
const AUTO_BOUND = 'Only a method that is passed on without its object needs this, as the pages do.';
const SET_BY_START = 'Nothing reads it before `start` sets it.';
const ABSENT_FIELD =
  'A state without this field reads as undefined, so the condition decides nothing. The compiler asks for it.';

/** @param overrides The second argument of `makeAutoObservable`, with one field that MobX does not observe. */
const observed = (overrides: string): Explanation => ({
  reason: OBSERVED,
  mutants: [
    [overrides, '{}'],
    ['false', 'true', overrides],
  ],
});

/** @param overrides The second argument of `makeAutoObservable`. */
const autoBound = (overrides: string): Explanation => ({
  reason: AUTO_BOUND,
  mutants: [
    ['{ autoBind: true }', '{}'],
    ['true', 'false', `makeAutoObservable(this, ${overrides}, { autoBind: true });`],
  ],
});

export const VIEW_MODEL_MUTANTS: ExplainedMutants = {
  'ui/business/attention/AttentionViewModel.ts': [{ reason: OBSERVED, mutants: [['{', '{}', '{']] }],
  'ui/business/dashboard/DashboardViewModel.ts': [
    {
      reason: SET_BY_START,
      mutants: [['false', 'true', '#isMounted = false;']],
    },
    {
      reason: ABSENT_FIELD,
      mutants: [
        ["list.kind === 'ready'", 'true', "(list.kind === 'ready' && list.isStale)"],
        ["list.kind === 'ready'", 'true', "(list.kind === 'ready' && list.isRefreshing)"],
      ],
    },
    observed('{ returnTarget: observableRef, listSearch: false }'),
  ],
  'ui/business/detail/BusinessDetailViewModel.ts': [
    {
      reason: SET_BY_START,
      mutants: [['false', 'true', 'isMounted = false;']],
    },
    {
      reason: 'A change starts in the state `ready`, which nothing leaves.',
      mutants: [["this.state.kind !== 'ready'", 'false', "if (this.state.kind !== 'ready') return;"]],
    },
    observed('{ change: observableRef, offer: false }'),
  ],
  'ui/demo/DemoViewModel.ts': [
    {
      reason: OBSERVED,
      mutants: [['{ state: observableRef }', '{}']],
    },
    autoBound('{ state: observableRef }'),
  ],
  'ui/profile/ProfileViewModel.ts': [
    {
      reason:
        'The form has found every error of its values before they are given to the use case, which asks again.',
      mutants: [
        ["error.kind === 'profile-invalid'", 'false'],
        ["'profile-invalid'", '""'],
      ],
    },
    autoBound('{ state: observableRef }'),
  ],
  'ui/shell/SessionViewModel.ts': [
    {
      reason: ABSENT_FIELD,
      mutants: [["this.state.kind === 'signed-in'", 'true', 'this.state.user : undefined']],
    },
    {
      reason: 'It only waits one microtask longer.',
      mutants: [
        ['ready !== undefined', 'true'],
        ["this.state.kind === 'loading'", 'true', 'await when'],
      ],
    },
    {
      reason: OBSERVED,
      mutants: [['{ state: observableRef }', '{}']],
    },
    autoBound('{ state: observableRef }'),
  ],
  'ui/site/pricing/PricingViewModel.ts': [
    {
      reason: SET_BY_START,
      mutants: [['false', 'true', '#isShown = false;']],
    },
    {
      reason: 'Without use cases the state is never `loading`, so that nothing is read.',
      mutants: [
        ['this.#useCases?.listPublicPlans', 'this.#useCases.listPublicPlans'],
        ['catalog === undefined', 'false'],
      ],
    },
    {
      reason: OBSERVED,
      mutants: [['{ state: observableRef }', '{}']],
    },
    autoBound('{ state: observableRef }'),
  ],
  'ui/subscription/cancel/CancellationViewModel.ts': [
    {
      reason: 'Opening the dialog sets it, and only an open dialog reads it.',
      mutants: [['false', 'true', '#isOpenerGone = false;']],
    },
    {
      reason: OBSERVED,
      mutants: [['{ ofThisPage: observableRef, features: observableRef }', '{}']],
    },
    {
      reason: AUTO_BOUND,
      mutants: [
        ['{ autoBind: true }', '{}'],
        ['true', 'false', '{ autoBind: true },'],
      ],
    },
  ],
  'ui/subscription/wizard/SubscriptionWizardViewModel.ts': [
    {
      reason: 'Every state after loading has a selection. The compiler cannot tell.',
      mutants: [
        ['this.selection?.canLeaveWithNext', 'this.selection.canLeaveWithNext'],
        ['this.selection?.chooseMethod', 'this.selection.chooseMethod'],
        ['this.selection?.reset', 'this.selection.reset'],
        ['selection === undefined', 'false', "state.kind !== 'payment'"],
        ['selection !== undefined', 'true', 'card-change-refused'],
        ['this.selection?.couldNotRestoreOrder', 'this.selection.couldNotRestoreOrder'],
        ['this.selection !== undefined', 'true'],
      ],
    },
    {
      reason: '`canLeaveWithNext` is false without a step.',
      mutants: [['this.editableStep !== undefined', 'true', 'this.selection?.canLeaveWithNext']],
    },
    {
      reason:
        'The earlier steps cannot be left without a plan. The line stays, so that no order without a plan is ever sent.',
      mutants: [
        ['selection.chosen.plan === undefined', 'false'],
        ["'plan'", '""', "this.goTo('plan');"],
      ],
    },
    {
      reason: 'Only this state has a check. The compiler asks for the kind.',
      mutants: [["this.state.kind === 'outcome-unknown'", 'true', "this.state.reconciliation === 'ended'"]],
    },
    {
      reason: 'Before the last step its process has nothing to activate.',
      mutants: [["this.state.kind === 'done'", 'true', 'this.#afterOrder.activate()']],
    },
    {
      reason: OBSERVED,
      mutants: [['{ state: observableRef }', '{}']],
    },
  ],
};
