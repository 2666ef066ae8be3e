import type { TFunction } from 'i18next';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { EndedMany, ManyState, RunningMany } from './ManyState';

/** The number of chosen businesses, the progress of the change or its result, in one sentence. */
export function useManySentence(state: ManyState): string {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'choosing':
      return state.count === 0 ? t('many.none') : t('many.chosen', countParams(state.count));
    case 'running':
      return progressText(t, state);
    case 'ended':
      return resultText(t, state);
  }
}

export function progressText(t: TFunction, { changedCount, failed, total }: RunningMany): string {
  return t('many.progress', { done: formatNumber(changedCount + failed.length), total: formatNumber(total) });
}

/** For example "5 active, 1 not". */
export function resultText(t: TFunction, { action, changedCount, failed }: RunningMany | EndedMany): string {
  const result = t(`many.result.${action}`, countParams(changedCount));
  return failed.length === 0
    ? result
    : t('many.resultAndNot', { changed: result, number: formatNumber(failed.length) });
}
