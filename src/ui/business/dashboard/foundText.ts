import type { TFunction } from 'i18next';
import { countParams } from './countParams';

/** The translated number of businesses that match a search. */
export function foundText(t: TFunction, found: number): string {
  return found === 0 ? t('longList.foundNone') : t('longList.found', countParams(found));
}
