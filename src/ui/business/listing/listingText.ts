import type { TFunction } from 'i18next';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import { categoryText } from '@/ui/i18n/categoryText';
import { shownText } from '@/ui/i18n/shownText';

/** The listing as plain text, to be sent to a customer. It leaves out what is only true now. */
export function listingText(t: TFunction, business: Business, language: Language): string {
  const { category, address } = business;
  const description = descriptionIn(business, language);
  return [
    shownText(nameIn(business, language).text),
    category === undefined ? undefined : categoryText(t, category),
    description === undefined ? undefined : shownText(description.text, 'description'),
    address === undefined ? undefined : shownText(address, 'address'),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
