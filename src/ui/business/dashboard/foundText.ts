import type { TFunction } from 'i18next';
import { counted } from './counted';

/** How many businesses a search has found. */
export function foundText(t: TFunction, found: number): string {
  return found === 0 ? t('business.dashboard.foundNone') : t('business.dashboard.found', counted(found));
}
