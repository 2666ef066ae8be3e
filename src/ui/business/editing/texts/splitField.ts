import { LISTING_TEXTS, type ListingText } from '@/domain/business/listing/Listing';
import { LANGUAGES, type Language } from '@/domain/shared/language';

interface TextAndLanguage {
  readonly text: ListingText;
  readonly language: Language;
}

const TEXT_FIELDS = LISTING_TEXTS.flatMap((text) =>
  LANGUAGES.map((language): readonly [string, TextAndLanguage] => [
    `${text}.${language}`,
    { text, language },
  ]),
);
const BY_FIELD: ReadonlyMap<string, TextAndLanguage> = new Map(TEXT_FIELDS);

/** Undefined for a field of another part. */
export function splitField(field: string): TextAndLanguage | undefined {
  return BY_FIELD.get(field);
}
