import type { TFunction } from 'i18next';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { BulkEnded, BulkState, BulkRunning } from './BulkState';

/** The number of chosen businesses, the progress of the change or its result, in one sentence. */
export function useBulkSentence(state: BulkState): string {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'choosing':
      return state.count === 0 ? t('bulk.none') : t('bulk.chosen', countParams(state.count));
    case 'running':
      return progressText(t, state);
    case 'ended':
      return resultText(t, state);
  }
}

export function progressText(t: TFunction, { changedCount, failed, total }: BulkRunning): string {
  return t('bulk.progress', { done: formatNumber(changedCount + failed.length), total: formatNumber(total) });
}

/** For example "5 active, unchanged: 1, not known: 1". */
export function resultText(t: TFunction, state: BulkRunning | BulkEnded): string {
  const { action, changedCount, failed, unknownCount } = state;
  const unchangedCount = failed.length - unknownCount;
  const changed = t(`bulk.result.${action}`, countParams(changedCount));
  const known =
    unchangedCount === 0
      ? changed
      : t('bulk.resultAndNot', { changed, number: formatNumber(unchangedCount) });
  return unknownCount === 0
    ? known
    : t('bulk.resultAndUnknown', { known, number: formatNumber(unknownCount) });
}
