import type { TFunction } from 'i18next';
import { categoryOf } from './categoryOf';
import { shownText } from './shownText';

/** The name of a category. Known categories are translated, and unknown ones keep the word of the service. */
export function categoryText(t: TFunction, category: string): string {
  const key = categoryOf(category);
  return key === undefined ? shownText(category) : t(`business.categories.${key}`);
}
