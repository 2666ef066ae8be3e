/** A mutant that no test can kill, because nothing that can be observed changes. */
interface Explained {
  /** Below `src`. */
  readonly file: string;
  /** The code that is replaced, up to the end of its line. */
  readonly code: string;
  readonly replacement: string;
  readonly reason: string;
}

const NO_READ_YET = 'The first read overwrites this value before anything uses it.';
const SAME_WITHOUT = 'No reader distinguishes undefined from a missing property.';

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'application/subscription/LookUpCancellation.ts',
    code: "{ kind: 'unknown' }",
    replacement: '{}',
    reason: NO_READ_YET,
  },
  {
    file: 'application/subscription/LookUpCancellation.ts',
    code: "'unknown'",
    replacement: '""',
    reason: NO_READ_YET,
  },
  {
    file: 'application/subscription/CreateOrUpdateSubscription.ts',
    code: '{ paymentToken: undefined, billingAddress: undefined }',
    replacement: '{}',
    reason: SAME_WITHOUT,
  },
  {
    file: 'application/subscription/StartSubscriptionWizard.ts',
    code: "error.kind === 'unavailable'",
    replacement: 'true',
    reason: SAME_WITHOUT,
  },
  {
    file: 'application/subscription/CheckSubscriptions.ts',
    code: "'continue'",
    replacement: '""',
    reason: "Only 'stop' is compared; every other word continues.",
  },
  {
    file: 'application/subscription/ReconcilePayment.ts',
    code: "case 'session-expired':",
    replacement: "case 'session-expired':",
    reason: 'The branch is empty, so the same lines follow without it.',
  },
  {
    file: 'application/subscription/ReconcilePayment.ts',
    code: "'session-expired'",
    replacement: '""',
    reason: 'The branch is empty, so the same lines follow without it.',
  },
  {
    file: 'domain/identity/User.ts',
    code: 'space < 0',
    replacement: 'space <= 0',
    reason: 'The text is trimmed, so no space is at its start.',
  },
  {
    file: 'domain/identity/User.ts',
    code: 'part !== undefined',
    replacement: 'true',
    reason: 'join writes undefined as an empty text, and spaces around are trimmed.',
  },
  {
    file: 'domain/identity/User.ts',
    code: 'id === undefined',
    replacement: 'false',
    reason: 'A brand changes nothing at run time: undefined stays undefined.',
  },
  {
    file: 'domain/business/Business.ts',
    code: 'id === undefined',
    replacement: 'false',
    reason: 'A brand changes nothing at run time: undefined stays undefined.',
  },
  {
    file: 'domain/profile/ProfileUpdate.ts',
    code: "update.kind === 'replaced'",
    replacement: 'true',
    reason: 'A removed picture has no uri, so both ways give undefined.',
  },
  {
    file: 'domain/business/findBusinesses.ts',
    code: 'known !== undefined',
    replacement: 'false',
    reason: 'A cache. Without it, the same text is computed again.',
  },
];
