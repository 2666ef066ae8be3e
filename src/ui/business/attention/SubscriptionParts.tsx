import type { TFunction } from 'i18next';
import { CirclePause, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { computed } from 'mobx';
import { useMemo } from 'react';
import type { Business } from '@/domain/business/Business';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import type { PlanItem } from '@/domain/subscription/Subscription';
import type { PeriodPrice } from '@/domain/subscription/subscriptionLine';
import { classNames } from '@/ui/design/classNames';
import { renderIcon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { renderDate } from '@/ui/i18n/components/DateText';
import { renderSentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import type { TextKey } from '@/ui/i18n/Texts';
import { catalogTexts } from '@/ui/subscription/catalogTexts';
import type { SubscriptionProps } from './AttentionScope';
import type { BusinessLine } from './AttentionViewModel';
import { renderPeriodAmount } from './renderPeriodAmount';
import styles from './subscription-parts.module.scss';

export type ShownLine = Exclude<BusinessLine, { readonly kind: 'loading' }>;

/**
 * Each read subscription changes the view model. With this hook a card or row renders only when its own line changes.
 */
export function useLine({ viewModel, business }: SubscriptionProps): BusinessLine {
  return useMemo(() => computed(() => viewModel.lineOf(business)), [viewModel, business]).get();
}

interface Look {
  readonly shape: 'dot' | 'ring' | LucideIcon;
  readonly tone: 'ok' | 'sea' | 'warn' | 'bad' | 'neutral';
}

const LOOKS: Readonly<Record<ShownLine['kind'], Look>> = {
  active: { shape: 'dot', tone: 'ok' },
  trial: { shape: Clock, tone: 'sea' },
  cancelled: { shape: CircleX, tone: 'warn' },
  paused: { shape: CirclePause, tone: 'neutral' },
  unknown: { shape: CircleQuestionMark, tone: 'neutral' },
  'card-expired': { shape: CircleX, tone: 'bad' },
  none: { shape: 'ring', tone: 'neutral' },
  failed: { shape: CircleQuestionMark, tone: 'neutral' },
};

/** A shape in the colour of the state, hidden from assistive technology, because the text beside it says the same. */
export function renderMark(kind: ShownLine['kind']) {
  const { shape, tone } = LOOKS[kind];
  return (
    <span className={classNames(styles['mark'], styles[tone])} aria-hidden="true">
      {typeof shape === 'string' ? (
        <span className={styles[shape]} />
      ) : (
        renderIcon({ of: shape, size: 'small' })
      )}
    </span>
  );
}

export function renderPlanName(t: TFunction, plan: PlanItem) {
  return <bdi>{catalogTexts(t).planName(plan)}</bdi>;
}

/** The price and its period, or a text that the price is unknown. */
export function renderPrice(t: TFunction, { amount, cycle }: PeriodPrice) {
  return amount === undefined ? (
    <span>{t('attention.line.priceUnknown')}</span>
  ) : (
    renderPeriodAmount(t, { amount, cycle })
  );
}

/** A text with a date in the time zone of the business. */
export function renderDated(t: TFunction, text: TextKey, date: PointInTime, { timezone }: Business) {
  return renderSentence(t, text, { date: renderDate(date, timezone) });
}

/** Says that a card has expired, and when if that is known. */
export function renderExpiredCard(t: TFunction, expiry: CardExpiry | undefined) {
  if (expiry === undefined) return <span>{t('attention.brief.cardExpired')}</span>;
  const month = <Ltr>{formatCardExpiry(expiry)}</Ltr>;
  return renderSentence(t, 'attention.brief.cardExpiredOn', { month });
}
