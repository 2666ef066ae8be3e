import type { TFunction } from 'i18next';
import type { OpeningState } from '@/domain/business/openingState';

/** The sentence that tells customers whether a business is open now. */
export function openingText(t: TFunction, state: OpeningState): string {
  switch (state.kind) {
    case 'always-open':
      return t('detail.opening.always');
    case 'closed-all-week':
      return t('detail.opening.closedAllWeek');
    case 'open':
      return state.closesOn === undefined
        ? t('detail.opening.openUntil', { time: state.closesAt })
        : t('detail.opening.openUntilDay', {
            time: state.closesAt,
            day: t(`detail.hours.day${state.closesOn}`),
          });
    case 'closed':
      return t(`detail.opening.${state.opensWhen}`, {
        time: state.opensAt,
        day: t(`detail.hours.day${state.opensOn}`),
      });
  }
}
