import {
  contactsIn,
  hoursField,
  LISTING_TEXTS,
  type BusinessChange,
  type ListingField,
} from '@/domain/business/listing/Listing';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/domain/shared/language';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';

/** The fields in the order of the forms, which show the texts in the language of the page first. */
export function fieldsInOrder(
  values: BusinessChange,
  page: Language = DEFAULT_LANGUAGE,
): readonly ListingField[] {
  return [
    ...pageLanguageFirst(page, COMPLETE_LANGUAGES).flatMap((language) =>
      LISTING_TEXTS.map((text) => `${text}.${language}` as const),
    ),
    ...DAYS_OF_WEEK.map(hoursField),
    ...contactsIn(values).map(([index]) => `contact.${index}` as const),
    'address',
    'website',
    'photo',
  ];
}
