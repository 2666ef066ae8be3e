import type { TFunction } from 'i18next';
import { countParams } from './countParams';

/** The translated number of businesses that match a search. */
export function foundText(t: TFunction, found: number): string {
  return found === 0 ? t('business.dashboard.foundNone') : t('business.dashboard.found', countParams(found));
}
