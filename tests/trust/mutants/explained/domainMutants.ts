import type { ExplainedMutants } from './ExplainedMutants';

export const DOMAIN_MUTANTS: ExplainedMutants = {
  'domain/business/BusinessId.ts': [
    {
      reason: 'A brand changes nothing at run time: undefined stays undefined.',
      mutants: [['id === undefined', 'false']],
    },
  ],
  'domain/business/findBusinesses.ts': [
    {
      reason: 'A cache. Without it, the same text is computed again.',
      mutants: [['known !== undefined', 'false']],
    },
  ],
  'domain/identity/User.ts': [
    { reason: 'The text is trimmed, so no space is at its start.', mutants: [['space < 0', 'space <= 0']] },
    {
      reason: 'join writes undefined as an empty text, and spaces around are trimmed.',
      mutants: [['part !== undefined', 'true']],
    },
    {
      reason: 'A brand changes nothing at run time: undefined stays undefined.',
      mutants: [['id === undefined', 'false']],
    },
  ],
  'domain/profile/ProfileUpdate.ts': [
    {
      reason: 'A removed picture has no uri, so both ways give undefined.',
      mutants: [["update.kind === 'replaced'", 'true']],
    },
  ],
  'domain/shared/Money.ts': [
    { reason: 'Zero is returned as zero.', mutants: [['this.minor < 0', 'this.minor <= 0']] },
  ],
  'domain/shared/civilDate.ts': [
    {
      reason: 'The format always has these parts. The operator is for the compiler.',
      mutants: [
        ['parts.find((part) => part.type === type)?.value', 'parts.find(part => part.type === type).value'],
      ],
    },
    { reason: 'An equal day has been returned before.', mutants: [['order < 0', 'order <= 0']] },
  ],
  'domain/shared/initials.ts': [
    {
      reason: 'A shortcut for usual texts. Without it, the same result is computed more slowly.',
      mutants: [
        ['PLAIN_LETTERS.test(word)', 'false'],
        [
          '/^[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A](?:[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A]|$)/',
          '/^[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A](?:[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A])/',
        ],
      ],
    },
    {
      reason: 'Graphemes are the default of Intl.Segmenter.',
      mutants: [["{ granularity: 'grapheme' }", '{}']],
    },
  ],
  'domain/shared/language.ts': [
    { reason: 'A tag of no language counts as none.', mutants: [['[]', '["Stryker was here"]']] },
    {
      reason: 'The filter tells the compiler the type of the keys.',
      mutants: [['Object.keys(PROPERTIES).filter(isLanguage)', 'Object.keys(PROPERTIES)']],
    },
    {
      reason: 'Every language is complete today. The filter is for one that is being added.',
      mutants: [['LANGUAGES.filter(isComplete)', 'LANGUAGES']],
    },
  ],
  'domain/shared/pointInTime.ts': [
    {
      reason: 'This engine ignores further digits of a second. Others may refuse them.',
      mutants: [['fraction.slice(0, 4)', 'fraction']],
    },
    {
      reason: 'The default of a text that does not match. The date that is parsed from it is refused anyway.',
      mutants: [
        ["''", '"Stryker was here!"'],
        ['[]', '["Stryker was here"]'],
      ],
    },
  ],
  'domain/shared/searchText.ts': [
    {
      reason: 'The text is put into lower case once more after it is decomposed.',
      mutants: [['text.slice(0, MAX_LENGTH).toLowerCase()', 'text.slice(0, MAX_LENGTH).toUpperCase()']],
    },
    {
      reason: 'A shortcut for usual texts. Without it, the same result is computed more slowly.',
      mutants: [
        ['PLAIN.test(lower)', 'false'],
        ['/^[a-z0-9 .,:/&()-]*$/', '/^[a-z0-9 .,:/&()-]$/'],
      ],
    },
  ],
};
