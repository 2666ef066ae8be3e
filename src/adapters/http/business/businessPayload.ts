import * as v from 'valibot';
import type { Business } from '@/domain/business/Business';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import { parsePointInTime } from '@/domain/shared/pointInTime';
import { WEBSITE_KEY } from '../assumptions';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { DATE, FLAG, LIST, maybe, NUMERAL, TEXT, TEXT_BY_LANGUAGE } from '../payload/field';
import { warnOfForeignOrigin, shownPictureIn, type PictureOrigins } from '../payload/pictureUrl';
import { textsIn } from '../payload/readEach';
import { CONTACT_INFO_PAYLOAD, parseContactDetails } from './contactPayload';
import { OPERATING_HOURS_PAYLOAD, parseOperatingHours } from './hoursPayload';

/** A business in a response, with all alternative keys (spec section 3). */
export const BUSINESS_PAYLOAD = v.object({
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
    shownPictureIn(inputs, pictures, warnOfForeignOrigin(warnings, id));
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
    rating: countFrom(output.rating),
    reviewCount: Math.floor(countFrom(output.reviewCount)),
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
    createdAt: parsePointInTime(output.createdAt),
    updatedAt: parsePointInTime(output.updatedAt),
  };
}

type Names = Pick<
  Business,
  'name' | 'displayName' | 'description' | 'names' | 'displayNames' | 'descriptions'
>;

/** Merges the alternative keys of names by language. `multiLanguageData` takes precedence. */
function namesFrom(payload: BusinessPayload): Names {
  return {
    name: nonBlank(payload.name),
    displayName: nonBlank(payload.displayName),
    description: nonBlank(payload.description),
    names: {
      ...parseLocalizedText(payload.multiLanguageName),
      ...parseLocalizedText(payload.multiLanguageData?.name),
    },
    displayNames: parseLocalizedText(payload.multiLanguageDisplayName),
    descriptions: {
      ...parseLocalizedText(payload.multiLanguageDescription),
      ...parseLocalizedText(payload.multiLanguageData?.description),
    },
  };
}

/** 0 when the input is not a positive number. */
function countFrom(input: unknown): number {
  const text = nonBlank(input);
  const count = text === undefined ? input : Number(text);
  return typeof count === 'number' && Number.isFinite(count) && count > 0 ? count : 0;
}
