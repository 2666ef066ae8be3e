import type { TFunction } from 'i18next';
import { counted } from './counted';

/** The translated number of businesses that match a search. */
export function foundText(t: TFunction, found: number): string {
  return found === 0 ? t('business.dashboard.foundNone') : t('business.dashboard.found', counted(found));
}
