import type { ExplainedMutants } from './ExplainedMutants';

export const APPLICATION_MUTANTS: ExplainedMutants = {
  'application/business/ListBusinesses.ts': [
    { reason: "Only 'stop' is compared; every other word continues.", mutants: [["'continue'", '""']] },
  ],
  'application/diagnostics/isNoise.ts': [
    {
      reason: 'The default of a missing file or name, which is no noise in either case.',
      mutants: [["''", '"Stryker was here!"']],
    },
  ],
  'application/diagnostics/ScrubbedDiagnostics.ts': [
    {
      reason: 'Only locations in built files are kept, and this text is none.',
      mutants: [['[]', '["Stryker was here"]']],
    },
  ],
  'application/diagnostics/technicalWords.ts': [
    {
      reason: 'An empty word more in the list matches no word of a text.',
      mutants: [
        ['WORDS.trim()', 'WORDS'],
        [
          '/\\s+/u',
          '/\\s/u',
          'export const TECHNICAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\\s+/u));',
        ],
      ],
    },
  ],
  'application/identity/RestoreSession.ts': [
    {
      reason: 'Without an account there is no token, and the result is the same.',
      mutants: [['claims.value === undefined', 'false']],
    },
  ],
  'application/polling/reconcile.ts': [
    {
      reason: 'The first read overwrites this value before anything uses it.',
      mutants: [
        ["{ kind: 'outcome-unknown' }", '{}', "let last: WriteOutcome<Value> = { kind: 'outcome-unknown' };"],
        ["'outcome-unknown'", '""', "let last: WriteOutcome<Value> = { kind: 'outcome-unknown' };"],
      ],
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
  'application/subscription/ReconcilePayment.ts': [
    {
      reason: 'The branch is empty, so the same lines follow without it.',
      mutants: [
        ["case 'session-expired':", "case 'session-expired':"],
        ["'session-expired'", '""'],
      ],
    },
  ],
};
