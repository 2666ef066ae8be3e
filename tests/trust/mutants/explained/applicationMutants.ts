import type { ExplainedMutants } from './ExplainedMutants';

export const APPLICATION_MUTANTS: ExplainedMutants = {
  'application/diagnostics/isNoise.ts': [
    {
      reason: 'The default of a missing file or name, which is no noise in either case.',
      mutants: [["''", '"Stryker was here!"']],
    },
  ],
  'application/diagnostics/scrub.ts': [
    {
      reason: 'Only locations in built files are kept, and this text is none.',
      mutants: [['[]', '["Stryker was here"]']],
    },
  ],
  'application/subscription/CheckSubscriptions.ts': [
    { reason: "Only 'stop' is compared; every other word continues.", mutants: [["'continue'", '""']] },
  ],
  'application/subscription/CreateOrUpdateSubscription.ts': [
    {
      reason: 'No reader distinguishes undefined from a missing property.',
      mutants: [['{ paymentToken: undefined, billingAddress: undefined }', '{}']],
    },
  ],
  'application/subscription/LookUpCancellation.ts': [
    {
      reason: 'The first read overwrites this value before anything uses it.',
      mutants: [
        ["{ kind: 'unknown' }", '{}'],
        ["'unknown'", '""'],
      ],
    },
  ],
  'application/subscription/ReconcilePayment.ts': [
    {
      reason: 'The branch is empty, so the same lines follow without it.',
      mutants: [
        ["case 'session-expired':", "case 'session-expired':"],
        ["'session-expired'", '""'],
      ],
    },
  ],
  'application/subscription/StartSubscriptionWizard.ts': [
    {
      reason: 'No reader distinguishes undefined from a missing property.',
      mutants: [["error.kind === 'unavailable'", 'true']],
    },
  ],
};
