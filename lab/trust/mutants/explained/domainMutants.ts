import type { ExplainedMutants } from './ExplainedMutants';

export const DOMAIN_MUTANTS: ExplainedMutants = {
  'domain/business/contradictions.ts': [
    {
      reason: 'The platform accepts undefined as its own time zone, so nothing is named in either case.',
      mutants: [['value === undefined', 'false']],
    },
    {
      reason: 'No text is written in a language of that name.',
      mutants: [
        ['[]', '["Stryker was here"]', '...(isForeign(textIn(descriptions, language)?.text, language, [])'],
      ],
    },
    {
      reason: 'Each day has one before it, and no shift starts before 00:00 or before an empty text.',
      mutants: [
        ['before?.ranges', 'before.ranges'],
        [
          "'00:00'",
          '""',
          "const nightEnd = before?.ranges.find(({ isOvernight }) => isOvernight)?.endTime ?? '00:00';",
        ],
      ],
    },
  ],
  'domain/business/findBusinesses.ts': [
    {
      reason: 'A cache. Without it, the same text is computed again.',
      mutants: [['known !== undefined', 'false']],
    },
  ],
  'domain/business/issues.ts': [
    {
      reason: 'Nothing follows the switch, so that the function returns undefined without this branch too.',
      mutants: [
        ["'valid'", '""', "case 'valid':"],
        ["'unknown'", '""', "case 'unknown':"],
        ["case 'unknown':", "case 'unknown':"],
      ],
    },
    {
      reason: 'A cancelled subscription without a date is over, which was answered before.',
      mutants: [
        ['[subscription.cancelledAt]', '[subscription.cancelledAt]'],
        ['date !== undefined', 'true'],
      ],
    },
    {
      reason: 'Beside a card that may not be charged, the unknown status is the first issue.',
      mutants: [['issue.charge?.date', 'issue.charge.date']],
    },
    {
      reason: 'This engine passes the later element first, and treats 0 and 1 alike.',
      mutants: [['b === undefined', 'true']],
    },
  ],
  'domain/business/openingState.ts': [
    {
      reason:
        'An opening that ends lasts less than a week. One that does not is followed for more than eight days.',
      mutants: [['left >= WEEK', 'left > WEEK']],
    },
  ],
  'domain/business/operatingHours.ts': [
    {
      reason: 'Without a match nothing is parsed: a text with this value is refused anyway.',
      mutants: [
        [
          '[]',
          '["Stryker was here"]',
          'const [, hours, minutes] = TIME_OF_DAY.exec(text) ?? FOUR_DIGITS.exec(text) ?? [];',
        ],
      ],
    },
    {
      reason: 'Both are undefined without a match, and then the numbers are refused.',
      mutants: [
        ['hours === undefined || minutes === undefined', 'false'],
        ['hours === undefined || minutes === undefined', 'hours === undefined && minutes === undefined'],
        ['hours === undefined', 'false'],
        ['minutes === undefined', 'false'],
      ],
    },
  ],
  'domain/identity/User.ts': [
    { reason: 'The text is trimmed, so no space is at its start.', mutants: [['space < 0', 'space <= 0']] },
  ],
  'domain/identity/namesByLanguageOf.ts': [
    {
      reason: 'No reader distinguishes undefined from a missing property.',
      mutants: [['text === undefined', 'false']],
    },
  ],
  'domain/profile/ProfileUpdate.ts': [
    {
      reason: 'A removed picture has no uri, so both ways give undefined.',
      mutants: [["update.kind === 'replaced'", 'true']],
    },
  ],
  'domain/profile/pictureSize.ts': [
    {
      reason: 'Nothing follows the switch, so that the function returns undefined without this branch too.',
      mutants: [['default:', 'default:', 'default:']],
    },
  ],
  'domain/shared/Money.ts': [
    { reason: 'Zero is returned as zero.', mutants: [['this.minor < 0', 'this.minor <= 0']] },
  ],
  'domain/shared/calendarFile.ts': [
    {
      reason: 'U+0080 is a control character, which is removed before.',
      mutants: [
        ['code < 0x80', 'code <= 0x80'],
        ['code < 0x800', 'code <= 0x800'],
      ],
    },
  ],
  'domain/shared/plainDate.ts': [
    {
      reason: 'The format always has these parts. The operator is for the compiler.',
      mutants: [
        ['parts.find((part) => part.type === type)?.value', 'parts.find(part => part.type === type).value'],
      ],
    },
    { reason: 'An equal day has been returned before.', mutants: [['order < 0', 'order <= 0']] },
  ],
  'domain/shared/graphemes.ts': [
    {
      reason: 'Graphemes are the default of Intl.Segmenter.',
      mutants: [["{ granularity: 'grapheme' }", '{}']],
    },
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
      reason: 'One grapheme is joined, so nothing stands between.',
      mutants: [["''", '"Stryker was here!"', ".join('');"]],
    },
    {
      reason: 'A character before one of these letters is a grapheme of its own.',
      mutants: [
        [
          '/^[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A](?:[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A]|$)/',
          '/^[^A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A](?:[A-Za-z0-9\\u05D0-\\u05EA\\u0621-\\u063A\\u0641-\\u064A]|$)/',
        ],
      ],
    },
  ],
  'domain/shared/language.ts': [
    { reason: 'A tag of no language counts as none.', mutants: [['[]', '["Stryker was here"]']] },
    {
      reason: 'Every language is complete today. The filter is for one that is being added.',
      mutants: [['LANGUAGES.filter(isComplete)', 'LANGUAGES']],
    },
    { reason: 'No list of languages has undefined.', mutants: [['language !== undefined', 'true']] },
  ],
  'domain/shared/pointInTime.ts': [
    {
      reason: 'This engine ignores further digits of a second. Others may refuse them.',
      mutants: [['fraction.slice(0, 3)', 'fraction']],
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
        ['ASCII.test(lower)', 'false'],
        ['/^[ -~]*$/', '/^[ -~]$/'],
      ],
    },
  ],
  'domain/subscription/PlanSelection.ts': [
    {
      reason: 'The text is only compared with others of this function, and the words stay different.',
      mutants: [
        ['subscription.cancelledAt === undefined', 'subscription.cancelledAt !== undefined'],
        ["'kept'", '""', "const cancelled = isKept ? 'kept' : 'cancelled';"],
        ["'cancelled'", '""'],
      ],
    },
    {
      reason: 'The text is only compared with others of this function, and no period has this name.',
      mutants: [
        [
          "''",
          '"Stryker was here!"',
          "return [subscription.status, subscription.periodUnit ?? '', cancelled, ...items].join('|');",
        ],
      ],
    },
  ],
  'domain/subscription/PlacedOrder.ts': [
    {
      reason: 'It is only called with a subscription that holds the order.',
      mutants: [['subscription?.card', 'subscription.card']],
    },
    {
      reason: 'An order has a plan, so that items without one never match.',
      mutants: [
        [
          '[]',
          '["Stryker was here"]',
          'const ids = [...(plan === undefined ? [] : [plan.id]), ...addOnItemsOf(subscription).map(({ id }) => id)];',
        ],
      ],
    },
  ],
  'domain/subscription/billingOfProfile.ts': [
    {
      reason: 'The form refuses this text, so that it is left out.',
      mutants: [
        ["''", '"Stryker was here!"', "email: cleanEmail(user.email ?? ''),"],
        ["''", '"Stryker was here!"', "phone: cleanPhone(user.phoneNumber ?? ''),"],
      ],
    },
  ],
  'domain/subscription/retiredPlan.ts': [
    {
      reason: 'Without a plan all three are undefined, so that the price decides.',
      mutants: [
        ['id === undefined || name === undefined', 'false'],
        ['id === undefined || name === undefined', 'id === undefined && name === undefined'],
        ['id === undefined', 'false'],
        ['name === undefined', 'false'],
      ],
    },
  ],
  'domain/subscription/orderChanges.ts': [
    {
      reason: 'The text is only compared with others of this function.',
      mutants: [["''", '"Stryker was here!"', ".join('');"]],
    },
  ],
  'domain/subscription/orderComparison.ts': [
    {
      reason: 'A selection without a price has no plan, and then the item has none either.',
      mutants: [['price === undefined', 'false']],
    },
    {
      reason: 'An add-on that was not there before is added, whatever this says.',
      mutants: [['false', 'true', ".map((after) => compared('add-on', undefined, after, false)),"]],
    },
    {
      reason: 'Zero was answered before.',
      mutants: [['minor < 0', 'minor <= 0', "return minor < 0 ? 'less' : 'more';"]],
    },
    { reason: 'Zero stays zero.', mutants: [['money.minor < 0', 'money.minor <= 0']] },
  ],
  'domain/subscription/quantity.ts': [
    {
      reason: 'The compiler needs the condition. At run time the next one decides in the same way.',
      mutants: [["typeof quantity === 'number'", 'true']],
    },
    { reason: 'One is the default too.', mutants: [['number >= 1', 'number > 1']] },
  ],
  'domain/subscription/savings.ts': [
    {
      reason: 'Both names are changed in the same way.',
      mutants: [
        [
          "name.trim().replaceAll(/\\s+/g, ' ').toLowerCase()",
          "name.trim().replaceAll(/\\s+/g, ' ').toUpperCase()",
        ],
      ],
    },
  ],
  'domain/subscription/subscriptionLine.ts': [
    {
      reason: 'Only the words for cards that expire are compared.',
      mutants: [["'unknown'", '""', "const validity = card === undefined ? 'unknown' : validityOf(card);"]],
    },
    {
      reason: 'A card that has expired exists. The operator is for the compiler.',
      mutants: [['card?.expiry', 'card.expiry']],
    },
    {
      reason: 'An active subscription has a next charge. The operator is for the compiler.',
      mutants: [['nextChargeOf(subscription, at)?.date', 'nextChargeOf(subscription, at).date']],
    },
  ],
  'domain/validation/BillingAddress.ts': [
    {
      reason: 'A form without errors has a valid value in every field.',
      mutants: [
        ['parsed.ok', 'true', "return parsed.ok ? parsed.value : '';"],
        ["''", '"Stryker was here!"', "return parsed.ok ? parsed.value : '';"],
      ],
    },
  ],
  'domain/validation/checkDigit.ts': [
    {
      reason: 'Only whether ten divides the sum is asked, and that does not depend on the sign.',
      mutants: [
        [
          'total + (weighted > 9 ? weighted - 9 : weighted)',
          'total - (weighted > 9 ? weighted - 9 : weighted)',
        ],
      ],
    },
  ],
};
