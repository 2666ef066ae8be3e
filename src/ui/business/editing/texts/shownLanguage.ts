import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { ListingText } from '@/domain/business/listing/Listing';
import type { Language } from '@/domain/shared/language';

/** The language in which customers of another one see a text that is empty. */
export function shownLanguage(
  business: Business,
  text: ListingText,
  language: Language,
): Language | undefined {
  return text === 'description'
    ? descriptionIn(business, language)?.language
    : nameIn(business, language).language;
}
