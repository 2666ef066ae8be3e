import * as v from 'valibot';
import type { Business } from '@/domain/business/Business';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import { parsePointInTime, dateIfReadable } from '@/domain/shared/pointInTime';
import { isShownContact, type Contact } from '@/domain/business/Contact';
import {
  isUnreadable,
  parseDayOfWeek,
  parseTimeOfDay,
  type OperatingHoursRule,
} from '@/domain/business/operatingHours';
import { WEBSITE_KEY, CONTACT_NAMES_KEY, RULE_IS_ACTIVE_BY_DEFAULT } from '../assumptions';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { DATE, FLAG, LIST, maybe, NUMERAL, payload, TEXT, TEXT_BY_LANGUAGE } from '../payload/field';
import { numberIn } from '../payload/numberIn';
import { shownPictureIn, type PictureOrigins } from '../payload/pictureUrl';
import { textsIn, readEach } from '../payload/readEach';
import type { Wire } from '../wire';

/** A rule of operating hours for one day (spec section 3). */
const HOURS_RULE_PAYLOAD = payload<Wire['OperatingHoursRule']>()({
  dayOfWeek: NUMERAL,
  startTime: TEXT,
  endTime: TEXT,
  isActive: FLAG,
});

const OPERATING_HOURS_PAYLOAD = maybe(v.object({ rules: LIST }));

/** Omits a rule without a valid day. An active rule without valid times stays, because its day may be open. */
function parseOperatingHours(
  hours: v.InferOutput<typeof OPERATING_HOURS_PAYLOAD>,
  warn: (flaw: string) => void,
): readonly OperatingHoursRule[] {
  const warnOfRule = (): void => warn('a rule of its hours');
  const rules = readEach(hours?.rules, parseRule, warnOfRule);
  rules.filter(isUnreadable).forEach(warnOfRule);
  return rules;
}

function parseRule(input: unknown): OperatingHoursRule | undefined {
  const read = v.safeParse(HOURS_RULE_PAYLOAD, input);
  if (!read.success) return undefined;
  const dayOfWeek = parseDayOfWeek(read.output.dayOfWeek);
  const startTime = parseTimeOfDay(read.output.startTime);
  const endTime = parseTimeOfDay(read.output.endTime);
  const isActive = read.output.isActive ?? RULE_IS_ACTIVE_BY_DEFAULT;
  if (dayOfWeek === undefined) return undefined;
  return { dayOfWeek, startTime: startTime ?? '', endTime: endTime ?? '', isActive };
}

/** A contact in the detail view (spec section 3). */
const CONTACT_PAYLOAD = payload<Wire['Contact']>()({
  name: TEXT,
  [CONTACT_NAMES_KEY]: TEXT_BY_LANGUAGE,
  phoneNumbers: LIST,
  email: TEXT,
  fax: TEXT,
});

/** `contactInfo` is an object in the list view and an array of contacts in the detail view. */
const CONTACT_INFO_PAYLOAD = maybe(
  v.union([
    v.array(v.unknown()),
    payload<Wire['SingleContact']>()({ phoneNumber: TEXT, email: TEXT, website: TEXT }),
  ]),
);

/** Omits blank details, and contacts that have neither a detail nor a name. */
export function parseContactDetails(
  info: v.InferOutput<typeof CONTACT_INFO_PAYLOAD>,
): Pick<Business, 'contacts' | 'website'> {
  if (Array.isArray(info))
    return { contacts: info.flatMap((item) => parseContact(item) ?? []), website: undefined };
  const contact = parseContact({ phoneNumbers: [info?.phoneNumber], email: info?.email });
  return { contacts: contact === undefined ? [] : [contact], website: nonBlank(info?.website) };
}

function parseContact(input: unknown): Contact | undefined {
  const read = v.safeParse(CONTACT_PAYLOAD, input);
  if (!read.success) return undefined;
  const { name, phoneNumbers, email, fax, [CONTACT_NAMES_KEY]: names } = read.output;
  const contact: Contact = {
    name: nonBlank(name),
    names: parseLocalizedText(names),
    phoneNumbers: textsIn(phoneNumbers),
    email: nonBlank(email),
    fax: nonBlank(fax),
  };
  return isShownContact(contact) ? contact : undefined;
}

/** A business in a response, with all alternative keys (spec section 3). */
const BUSINESS_PAYLOAD = payload<Wire['Business']>()({
  id: v.string(),
  name: TEXT,
  displayName: TEXT,
  description: TEXT,
  multiLanguageData: maybe(v.object({ name: TEXT_BY_LANGUAGE, description: TEXT_BY_LANGUAGE })),
  multiLanguageName: TEXT_BY_LANGUAGE,
  multiLanguageDisplayName: TEXT_BY_LANGUAGE,
  multiLanguageDescription: TEXT_BY_LANGUAGE,
  category: TEXT,
  subcategory: TEXT,
  categoryIds: LIST,
  keywords: LIST,
  address: TEXT,
  regionId: TEXT,
  status: TEXT,
  isActive: FLAG,
  isVerified: FLAG,
  rating: NUMERAL,
  reviewCount: NUMERAL,
  profilePhoto: TEXT,
  profileImageUrl: TEXT,
  profileImage: TEXT,
  image: TEXT,
  coverPhoto: TEXT,
  operatingHours: OPERATING_HOURS_PAYLOAD,
  contactInfo: CONTACT_INFO_PAYLOAD,
  [WEBSITE_KEY]: TEXT,
  timezone: TEXT,
  ownerId: TEXT,
  createdAt: DATE,
  updatedAt: DATE,
});

type BusinessPayload = v.InferOutput<typeof BUSINESS_PAYLOAD>;

/** Undefined without an id. Any other invalid field counts as missing. */
export function parseBusiness(
  input: unknown,
  warnings: ParseWarnings,
  pictures: PictureOrigins,
): Business | undefined {
  const read = v.safeParse(BUSINESS_PAYLOAD, input);
  const id = read.success ? parseBusinessId(read.output.id) : undefined;
  if (!read.success || id === undefined) return undefined;
  const { output } = read;
  const { contacts, website } = parseContactDetails(output.contactInfo);
  const shownPicture = (...inputs: readonly unknown[]): string | undefined =>
    shownPictureIn(inputs, pictures, warnings, id);
  return {
    id,
    ...namesFrom(output),
    category: nonBlank(output.category),
    subcategory: nonBlank(output.subcategory),
    categoryIds: textsIn(output.categoryIds),
    keywords: textsIn(output.keywords),
    address: nonBlank(output.address),
    regionId: nonBlank(output.regionId),
    status: nonBlank(output.status),
    activeFlag: output.isActive ?? undefined,
    isVerified: output.isVerified ?? false,
    rating: positiveNumberFrom(output.rating),
    reviewCount: Math.floor(positiveNumberFrom(output.reviewCount)),
    /* The first of the four keys with a picture URL. */
    profilePhoto: shownPicture(
      output.profilePhoto,
      output.profileImageUrl,
      output.profileImage,
      output.image,
    ),
    coverPhoto: shownPicture(output.coverPhoto),
    operatingHours: parseOperatingHours(output.operatingHours, (flaw) => warnings.add(`${id}: ${flaw}`)),
    contacts,
    website: website ?? nonBlank(output[WEBSITE_KEY]),
    timezone: nonBlank(output.timezone),
    ownerId: nonBlank(output.ownerId),
    createdAt: dateIfReadable(parsePointInTime(output.createdAt)),
    updatedAt: dateIfReadable(parsePointInTime(output.updatedAt)),
  };
}

type Names = Pick<
  Business,
  'name' | 'displayName' | 'description' | 'names' | 'displayNames' | 'descriptions'
>;

/** Merges the alternative keys of names by language. `multiLanguageData` takes precedence. */
function namesFrom(business: BusinessPayload): Names {
  return {
    name: nonBlank(business.name),
    displayName: nonBlank(business.displayName),
    description: nonBlank(business.description),
    names: {
      ...parseLocalizedText(business.multiLanguageName),
      ...parseLocalizedText(business.multiLanguageData?.name),
    },
    displayNames: parseLocalizedText(business.multiLanguageDisplayName),
    descriptions: {
      ...parseLocalizedText(business.multiLanguageDescription),
      ...parseLocalizedText(business.multiLanguageData?.description),
    },
  };
}

/** 0 when the input is not a positive number. */
function positiveNumberFrom(input: unknown): number {
  return Math.max(0, numberIn(input) ?? 0);
}
