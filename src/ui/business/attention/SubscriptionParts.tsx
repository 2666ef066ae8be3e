import type { TFunction } from 'i18next';
import { CirclePause, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { computed } from 'mobx';
import { useMemo } from 'react';
import type { Business } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import type { PlanItem } from '@/domain/subscription/Subscription';
import type { PeriodPrice } from '@/domain/subscription/subscriptionLine';
import { classNames } from '@/ui/design/classNames';
import { renderIcon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { renderAmount } from '@/ui/i18n/components/Amount';
import { renderDate } from '@/ui/i18n/components/DateText';
import { renderSentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry, type MoneyFormat } from '@/ui/i18n/formatters';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { catalogTexts } from '@/ui/subscription/catalogTexts';
import type { SubscriptionProps } from './AttentionScope';
import type { BusinessLine } from './AttentionViewModel';
import styles from './subscription-parts.module.scss';

export type ShownLine = Exclude<BusinessLine, { readonly kind: 'loading' }>;

/** A card or row renders only when its own line changes, although each read changes the view model. */
export function useLine({ viewModel, business }: SubscriptionProps): BusinessLine {
  return useMemo(() => computed(() => viewModel.lineOf(business)), [viewModel, business]).get();
}

interface LineStyle {
  readonly shape: 'dot' | 'ring' | LucideIcon;
  readonly tone: 'ok' | 'sea' | 'warn' | 'bad' | 'neutral';
}

const LINE_STYLES: Readonly<Record<ShownLine['kind'], LineStyle>> = {
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
  const { shape, tone } = LINE_STYLES[kind];
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

export function renderExpiredCard(t: TFunction, expiry: CardExpiry | undefined) {
  if (expiry === undefined) return <span>{t('attention.brief.cardExpired')}</span>;
  const month = <Ltr>{formatCardExpiry(expiry)}</Ltr>;
  return renderSentence(t, 'attention.brief.cardExpiredOn', { month });
}

interface PeriodAmount {
  readonly amount: Money;
  readonly cycle: BillingCycle | undefined;
}

/** An amount and its period, for example "₪ 79.00 a month", or only the amount if the period is not known. */
export function renderPeriodAmount(t: TFunction, { amount, cycle }: PeriodAmount, format?: MoneyFormat) {
  const price = renderAmount(amount, format);
  return cycle === undefined ? price : renderSentence(t, `attention.price.${cycle}`, { price });
}
