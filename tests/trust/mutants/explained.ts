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

const ONLY_FASTER = 'A shortcut for usual texts. Without it, the same result is computed more slowly.';
const CACHED =
  'The value is in a cache of the module, which the runner keeps between mutants. In a new process a test fails.';
const NOT_PARSED =
  'The default of a text that does not match. The date that is parsed from it is refused anyway.';
const ALL_COMPLETE = 'Every language is complete today. The filter is for one that is being added.';

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
  {
    file: 'domain/shared/Money.ts',
    code: 'this.minor < 0',
    replacement: 'this.minor <= 0',
    reason: 'Zero is returned as zero.',
  },
  {
    file: 'domain/shared/initials.ts',
    code: 'PLAIN_LETTERS.test(word)',
    replacement: 'false',
    reason: ONLY_FASTER,
  },
  {
    file: 'domain/shared/initials.ts',
    code: "segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })",
    replacement: "segmenter &&= new Intl.Segmenter('en', {\n  granularity: 'grapheme'\n})",
    reason: CACHED,
  },
  {
    file: 'domain/shared/initials.ts',
    code: "'en'",
    replacement: '""',
    reason: CACHED,
  },
  {
    file: 'domain/shared/initials.ts',
    code: "{ granularity: 'grapheme' }",
    replacement: '{}',
    reason: 'Graphemes are the default of Intl.Segmenter.',
  },
  {
    file: 'domain/shared/initials.ts',
    code: "'grapheme'",
    replacement: '""',
    reason: CACHED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: 'fraction.slice(0, 4)',
    replacement: 'fraction',
    reason: 'This engine ignores further digits of a second. Others may refuse them.',
  },
  {
    file: 'domain/shared/instant.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: NOT_PARSED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: NOT_PARSED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: 'usableTimeZones.get(timeZone) ?? supportedTimeZone(timeZone)',
    replacement: 'usableTimeZones.get(timeZone) && supportedTimeZone(timeZone)',
    reason: CACHED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: '{ timeZone }',
    replacement: '{}',
    reason: CACHED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: "'en'",
    replacement: '""',
    reason: CACHED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: 'known !== undefined',
    replacement: 'true',
    reason: CACHED,
  },
  {
    file: 'domain/shared/instant.ts',
    code: 'parts.find((part) => part.type === type)?.value',
    replacement: 'parts.find(part => part.type === type).value',
    reason: 'The format always has these parts. The operator is for the compiler.',
  },
  {
    file: 'domain/shared/instant.ts',
    code: 'order < 0',
    replacement: 'order <= 0',
    reason: 'An equal day has been returned before.',
  },
  {
    file: 'domain/shared/language.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A tag of no language counts as none.',
  },
  {
    file: 'domain/shared/language.ts',
    code: 'Object.keys(PROPERTIES).filter(isLanguage)',
    replacement: 'Object.keys(PROPERTIES)',
    reason: 'The filter tells the compiler the type of the keys.',
  },
  {
    file: 'domain/shared/language.ts',
    code: 'LANGUAGES.filter(isComplete)',
    replacement: 'LANGUAGES',
    reason: ALL_COMPLETE,
  },
  {
    file: 'domain/shared/searchText.ts',
    code: 'text.slice(0, MAX_LENGTH).toLowerCase()',
    replacement: 'text.slice(0, MAX_LENGTH).toUpperCase()',
    reason: 'The text is put into lower case once more after it is decomposed.',
  },
  {
    file: 'domain/shared/searchText.ts',
    code: 'PLAIN.test(lower)',
    replacement: 'false',
    reason: ONLY_FASTER,
  },
  {
    file: 'domain/shared/searchText.ts',
    code: '/^[a-z0-9 .,:/&()-]*$/',
    replacement: '/^[a-z0-9 .,:/&()-]$/',
    reason: ONLY_FASTER,
  },
  {
    file: 'domain/shared/initials.ts',
    code: '/^[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A](?:[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A]|$)/',
    replacement:
      '/^[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A](?:[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A])/',
    reason: ONLY_FASTER,
  },
  {
    file: 'application/diagnostics/isNoise.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'The default of a missing file or name, which is no noise in either case.',
  },
  {
    file: 'application/diagnostics/scrub.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'Only locations in built files are kept, and this text is none.',
  },
];
