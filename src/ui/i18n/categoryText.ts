import type { TFunction } from 'i18next';
import { keyOfWord } from './keyOfWord';
import { shownText } from './shownText';

const CATEGORIES = [
  'plumbing',
  'electrical',
  'cleaning',
  'tutoring',
  'gardening',
  'airConditioning',
  'law',
  'locksmith',
  'diving',
] as const;

/** The name of a category. Known categories are translated, and unknown ones keep the word of the service. */
export function categoryText(t: TFunction, category: string): string {
  const key = keyOfWord(CATEGORIES, category);
  return key === undefined ? shownText(category) : t(`business.categories.${key}`);
}
