import fc from 'fast-check';
import { anyInput, anyText } from '@tests/domain/arbitraries';
import business from '@tests/support/wire/business.json';
import plans from '@tests/support/wire/plans.json';
import subscription from '@tests/support/wire/subscription.json';
import user from '@tests/support/wire/user.json';
import {
  cachedBusinessesSchema,
  lastBillingSchema,
  preselectedPlanSchema,
  profileDraftSchema,
  selectionDraftSchema,
} from '@/adapters/browser/ownerRecordSchemas';
import {
  pendingToastsSchema,
  returnPathSchema,
  noSessionReasonSchema,
} from '@/adapters/browser/shellRecordSchemas';
import { parseBusiness } from '@/adapters/http/business/businessPayload';
import { fieldsIn } from '@/adapters/http/fieldsIn';
import { parseUser } from '@/adapters/http/identity/userPayload';
import { ParseWarnings } from '@/adapters/http/payload/ParseWarnings';
import { parsePictureUrl, shownPictureIn } from '@/adapters/http/payload/pictureUrl';
import { parseBaseUrl, relativePath } from '@/adapters/http/relativePath';
import { responseTexts } from '@/adapters/http/responseTexts';
import { parseRetryAfter } from '@/adapters/http/retryDelay';
import { parseCatalogItem } from '@/adapters/http/subscription/catalogPayload';
import { parsePlanMetadata } from '@/adapters/http/subscription/planMetadataPayload';
import { parseCancellation, parseSubscription } from '@/adapters/http/subscription/subscriptionPayload';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { scrubText } from '@/application/diagnostics/ScrubbedDiagnostics';
import { readEnvironment } from '@/composition/variants/environment';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { businessDisplayStatusOf as statusOfBusiness } from '@/domain/business/businessStatus';
import { parseDayOfWeek, parseTimeOfDay } from '@/domain/business/operatingHours';
import { plainDateOf } from '@/domain/shared/plainDate';
import { initialsOf } from '@/domain/shared/initials';
import { LANGUAGES, parseLanguage } from '@/domain/shared/language';
import { parseLocalizedText, textInAnyLanguage } from '@/domain/shared/LocalizedText';
import { Money } from '@/domain/shared/Money';
import { parsePointInTime, dateIfReadable } from '@/domain/shared/pointInTime';
import { searchTextOf } from '@/domain/shared/searchText';
import { parseIdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { parseQuantity } from '@/domain/subscription/quantity';
import { displayStatusOf, SUBSCRIPTION_DISPLAY_STATUSES } from '@/domain/subscription/Subscription';
import { parseEmail } from '@/domain/validation/email';
import { parseIsraeliPhone } from '@/domain/validation/israeliPhone';
import { parseIsraeliZip } from '@/domain/validation/israeliZip';
import { parseVatNumber } from '@/domain/validation/vatNumber';
import { parseListView } from '@/ui/business/dashboard/listView';
import { emailLink, phoneLink, websiteLink } from '@/ui/business/detail/ContactCard';
import { shownInitials } from '@/ui/business/shownInitials';
import { formatDate, formatMoney, formatNumber } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { serverText } from '@/ui/i18n/serverText';
import { MAX_SHOWN_LENGTHS, shownText } from '@/ui/i18n/shownText';
import { shownPhone } from '@/ui/profile/shownPhone';
import { idIn } from '@/ui/shell/routePaths';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { mutantsOf } from '../mutations';

/** A function that parses or shows data from outside, its inputs, and what its result must satisfy. */
export interface Subject {
  readonly name: string;
  readonly input: fc.Arbitrary<unknown>;
  /** Returns false when the result is not what the function promises. */
  readonly holds: (input: unknown) => boolean;
}

const PICTURES = ['https://media.example.com'];
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const BAD_TEXT = /NaN|Invalid|undefined|Infinity/u;

/** Hostile beginnings, so that a generated text is not refused at its first character. */
const beginning = fc.constantFrom(
  '',
  '',
  '+972',
  '050',
  '00972-50-',
  '2026-03-27',
  '12:30',
  'https://',
  '//',
  '/\\',
  ['javascript', ':'].join(''),
  'data:image/',
  'tel:',
  'office@',
  '/he/',
  '/dashboard/business/',
  '?q=',
  '{"',
  '[',
  '\u202E',
  '<script>',
  '{{',
  '149.00',
  '-1',
);
const typed = fc.tuple(beginning, anyText).map(([start, rest]) => start + rest);
const anything = fc.oneof(anyInput, typed);

/** A payload with one field changed, or with any value in it, or anything else. */
function payload(kind: string, golden: object): fc.Arbitrary<unknown> {
  const mutants = mutantsOf(kind, golden).map((mutant) => mutant.payload);
  const field = fc.constantFrom(...Object.keys(golden));
  const altered = fc.tuple(field, anything).map(([name, value]) => ({ ...golden, [name]: value }));
  return fc.oneof({ weight: 2, arbitrary: altered }, fc.constantFrom(...mutants), anyInput);
}

/** Only requires that the function does not throw. */
const total = (run: (input: unknown) => unknown) => (input: unknown) => {
  run(input);
  return true;
};
const onText = (run: (text: string) => unknown) => total((input) => run(String(input)));
const satisfies = (run: (text: string) => boolean) => (input: unknown) => run(String(input));

const hasAllowedScheme = (link: string | undefined): boolean =>
  link === undefined || /^(?:https?|tel|mailto):/u.test(link);

/** Accepted values are accepted again, unchanged. */
const stable =
  (parse: (text: string) => { readonly ok: boolean; readonly value?: unknown }) =>
  (input: unknown): boolean => {
    const first = parse(String(input));
    if (!first.ok) return true;
    const second = parse(String(first.value));
    return second.ok && second.value === first.value;
  };

const BASE = parseBaseUrl('https://api.amin.example/v1');

const isTextOfBusiness = (input: unknown): boolean => {
  const parsed = parseBusiness(input, new ParseWarnings(), PICTURES);
  return parsed === undefined || (typeof parsed.id === 'string' && parsed.id.trim() !== '');
};

export const SUBJECTS: readonly Subject[] = [
  /* Responses of the API. */
  { name: 'business', input: payload('business', business), holds: isTextOfBusiness },
  {
    name: 'user',
    input: payload('user', user),
    holds: total((input) => parseUser(input, new ParseWarnings(), PICTURES)),
  },
  {
    name: 'catalogue item',
    input: payload('plan', plans[0] ?? {}),
    holds: total((input) => parseCatalogItem(input, new ParseWarnings())),
  },
  {
    name: 'subscription',
    input: payload('subscription', subscription),
    holds: (input) => {
      const parsed = parseSubscription(input, new ParseWarnings());
      return parsed === undefined || SUBSCRIPTION_DISPLAY_STATUSES.includes(displayStatusOf(parsed));
    },
  },
  {
    name: 'cancellation',
    input: payload('subscription', subscription),
    holds: total((input) => parseCancellation(input, new ParseWarnings())),
  },
  {
    name: 'plan metadata',
    input: fc.oneof(anything, fc.json()),
    holds: (input) => Number.isFinite(parsePlanMetadata(input).metadata.displayOrder),
  },
  {
    name: 'messages of a refusal',
    input: anything,
    holds: (input) => responseTexts(input).messages.length <= 20,
  },
  { name: 'refused fields', input: anything, holds: (input) => fieldsIn(input).length <= 20 },
  {
    name: 'Retry-After',
    input: fc.oneof(anything, fc.nat().map(String)),
    holds: (input) => {
      const wait = parseRetryAfter(input, 0);
      return wait === undefined || Number.isFinite(wait);
    },
  },
  {
    name: 'picture URL',
    input: anything,
    holds: (input) => {
      const url = shownPictureIn([input], PICTURES, new ParseWarnings(), 'user');
      return url === undefined || url.startsWith('data:image/') || new URL(url).origin === PICTURES[0];
    },
  },
  { name: 'any picture URL', input: anything, holds: total(parsePictureUrl) },
  {
    name: 'path of a request (threats T7)',
    input: typed,
    holds: satisfies((text) => {
      const id = parseBusinessId(text);
      const path = id === undefined ? undefined : relativePath(BASE, ['businesses', id]);
      return path === undefined || new URL(path, BASE).href.startsWith(`${BASE.href}businesses/`);
    }),
  },
  /* Sign-in, settings, storage and the URL. */
  { name: 'claims of a token', input: anything, holds: total(readTokenClaims) },
  {
    name: 'settings of the services',
    input: fc.dictionary(
      fc.constantFrom('AMIN_API_BASE_URL', 'AMIN_MEDIA_ORIGINS', 'AMIN_PAYMENT_SITE'),
      typed,
    ),
    holds: (input) => readEnvironment(input).environment === undefined,
  },
  ...Object.entries({
    cachedBusinessesSchema,
    draftSchema: selectionDraftSchema,
    lastBillingSchema,
    pendingToastsSchema,
    preselectedPlanSchema,
    profileDraftSchema,
    noSessionReasonSchema,
  }).map(([name, schema]) => ({
    name: `stored ${name.replace('Schema', '')} (threats T12)`,
    input: anything,
    holds: total((input) => schema.parse(input)),
  })),
  {
    name: 'stored return path (threats T2)',
    input: typed.map((path) => ({ path, rememberedAt: 1 })),
    holds: (input) => {
      const parsed = returnPathSchema.parse(input);
      const site = 'https://amin.example';
      return parsed === undefined || new URL(parsed.path, site).origin === site;
    },
  },
  { name: 'language', input: anything, holds: total(parseLanguage) },
  {
    name: 'view of the list in the URL',
    input: typed,
    holds: satisfies((text) => parseListView(text).page >= 1),
  },
  { name: 'business id in the path', input: typed, holds: onText((text) => idIn('business', text)) },
  { name: 'language in the path', input: typed, holds: onText(parsePathname) },
  /* Values. */
  { name: 'id of a business', input: anything, holds: total(parseBusinessId) },
  { name: 'idempotency key', input: anything, holds: total(parseIdempotencyKey) },
  { name: 'day', input: anything, holds: total(parseDayOfWeek) },
  {
    name: 'time',
    input: anything,
    holds: (input) => /^\d\d:\d\d$/u.test(parseTimeOfDay(input) ?? '00:00'),
  },
  {
    name: 'quantity',
    input: anything,
    holds: (input) => {
      const quantity = parseQuantity(input) ?? 1;
      return Number.isSafeInteger(quantity) && quantity >= 1;
    },
  },
  {
    name: 'moment, and its date as it is shown',
    input: fc.oneof(anything, fc.integer(), fc.double(), fc.date().map(String)),
    holds: (input) => {
      const point = dateIfReadable(parsePointInTime(input));
      if (point === undefined) return true;
      const zone = String(input);
      return Number.isFinite(plainDateOf(point, zone).year) && !BAD_TEXT.test(formatDate(point, zone));
    },
  },
  {
    name: 'price, and how it is shown',
    input: fc.tuple(fc.oneof(anything, fc.double(), fc.integer()), anything),
    holds: (input) => {
      const [minor, currency]: readonly unknown[] = Array.isArray(input) ? input : [];
      const money = Money.parse(minor, currency);
      return (
        money === undefined || !/NaN|undefined|Infinity/u.test(formatMoney(money).replace(money.currency, ''))
      );
    },
  },
  {
    name: 'number as it is shown',
    input: fc.double(),
    holds: (input) => !BAD_TEXT.test(formatNumber(Number(input))),
  },
  { name: 'phone', input: typed, holds: stable(parseIsraeliPhone) },
  { name: 'postal code', input: typed, holds: stable(parseIsraeliZip) },
  { name: 'VAT number', input: typed, holds: stable(parseVatNumber) },
  { name: 'email', input: typed, holds: stable(parseEmail) },
  {
    name: 'text by language',
    input: fc.oneof(
      anything,
      fc.dictionary(fc.constantFrom(...LANGUAGES, '__proto__', 'constructor'), anything),
    ),
    holds: (input) => typeof (textInAnyLanguage(parseLocalizedText(input))?.text ?? '') === 'string',
  },
  { name: 'searched text', input: typed, holds: onText(searchTextOf) },
  {
    name: 'status of a business',
    input: typed,
    holds: onText((status) => statusOfBusiness(status, undefined)),
  },
  {
    name: 'diagnostic text (threats T19)',
    input: typed,
    holds: satisfies((text) => !/Rivka|050|4567/u.test(scrubText(`${text.slice(0, 1000)} Rivka 0501234567`))),
  },
  /* What is shown. */
  ...(['name', 'message', 'address', 'summary', 'description'] as const).map((kind) => ({
    name: `shown ${kind} (threats T18)`,
    input: typed,
    holds: satisfies((text) => {
      const shown = shownText(text, kind);
      return shown.length <= MAX_SHOWN_LENGTHS[kind] && !UNSAFE.test(shown);
    }),
  })),
  {
    name: 'text of the server',
    input: typed,
    holds: satisfies((text) => (serverText(text) ?? 'a').length > 0 && !UNSAFE.test(serverText(text) ?? '')),
  },
  {
    name: 'isolated text',
    input: typed,
    holds: satisfies((text) => /^\u2068[^\u202A-\u202E\u2066-\u2069]*\u2069$/u.test(isolated(text))),
  },
  {
    name: 'initials',
    input: typed,
    holds: satisfies((text) => {
      const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(initialsOf(text))];
      return graphemes.length <= 2;
    }),
  },
  { name: 'shown initials', input: typed, holds: onText(shownInitials) },
  { name: 'shown phone', input: typed, holds: onText(shownPhone) },
  {
    name: 'links of a business (threats T4)',
    input: typed,
    holds: satisfies((text) => [phoneLink(text), emailLink(text), websiteLink(text)].every(hasAllowedScheme)),
  },
];
