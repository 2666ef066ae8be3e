import * as v from 'valibot';
import type { BusinessChange } from '@/domain/business/listing/Listing';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import { LOCALIZED_TEXT, optionalField, STORED_INSTANT, TYPED_TEXT } from '../valibot/storedSchemas';
import { valibotSchema } from './valibotSchema';

const DAY = v.object({
  isOpen: v.boolean(),
  shifts: v.array(v.object({ opens: TYPED_TEXT, closes: TYPED_TEXT })),
  isUnreadable: v.boolean(),
});

const CONTACT = v.object({
  name: optionalField(TYPED_TEXT),
  names: LOCALIZED_TEXT,
  phoneNumbers: v.array(TYPED_TEXT),
  email: optionalField(TYPED_TEXT),
  fax: optionalField(TYPED_TEXT),
});

const TEXT_FIELD = /^(?:(?:name|displayName|description)\.(?:en|he|ar)|website|address|photo)$/u;

/** Keeps the entries whose value is valid for their field. */
const CHANGE = v.pipe(
  v.custom<object>((values) => typeof values === 'object' && values !== null),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values).filter(([field, value]) => v.safeParse(schemaOf(field), value).success),
    ),
  ),
  v.custom<BusinessChange>(() => true),
);

function schemaOf(field: string) {
  if (TEXT_FIELD.test(field)) return TYPED_TEXT;
  if (/^hours\.[0-6]$/u.test(field)) return DAY;
  return /^contact\.\d{1,4}$/u.test(field) ? CONTACT : v.custom<never>(() => false);
}

export const listingDraftSchema = valibotSchema<ListingDraft>(
  v.object({ recorded: CHANGE, typed: CHANGE, savedAt: STORED_INSTANT, readAt: v.optional(STORED_INSTANT) }),
);
