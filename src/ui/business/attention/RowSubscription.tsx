import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { isDraft, type Business } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { PlanItem } from '@/domain/subscription/Subscription';
import type { PeriodPrice } from '@/domain/subscription/subscriptionLine';
import { classNames } from '@/ui/design/classNames';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionProps } from './AttentionScope';
import { PeriodAmount } from './PeriodAmount';
import { PlanName, Price, SubscriptionMark, type ShownLine } from './SubscriptionParts';
import styles from './row-subscription.module.scss';

/** The subscription in a row of a long list. On phones it is one line. */
export const RowSubscription = observer(function RowSubscription({ viewModel, business }: SubscriptionProps) {
  const line = useMemo(() => computed(() => viewModel.lineOf(business)), [viewModel, business]).get();
  if (line.kind === 'loading') return undefined;
  return (
    <div className={styles['line']}>
      <SubscriptionMark kind={line.kind} />
      <p className={classNames(styles['what'], line.kind === 'card-expired' && styles['bad'])}>
        <What line={line} timeZone={business.timezone} />
      </p>
      <p className={styles['detail']}>
        <Detail line={line} business={business} lowestPrice={viewModel.lowestPrice} />
      </p>
    </div>
  );
});

const TRIAL_TEXTS = { future: 'trialEnds', today: 'trialEndsToday', past: 'trialEnded' } as const;
const CANCELLED_TEXTS = {
  future: 'ends',
  today: 'endsToday',
  past: 'ended',
} as const;

/** The first line: the plan and its price, or what differs from an active subscription. */
function What({ line, timeZone }: { readonly line: ShownLine; readonly timeZone: string | undefined }) {
  const { t } = useTranslation();
  const dated = (of: TextKey, date: PointInTime) => (
    <Sentence of={of} values={{ date: <DateText of={date} timeZone={timeZone} /> }} />
  );
  switch (line.kind) {
    case 'active':
      return <PlanAndPrice of={line} />;
    case 'trial':
      if (line.end === undefined) return <span>{t('attention.line.trial')}</span>;
      return dated(`attention.brief.${TRIAL_TEXTS[line.end.tense]}`, line.end.date);
    case 'cancelled':
      if (line.end === undefined) return <span>{t('attention.line.cancelled')}</span>;
      return dated(`attention.brief.${CANCELLED_TEXTS[line.end.tense]}`, line.end.date);
    case 'card-expired': {
      if (line.expiry === undefined) return <span>{t('attention.brief.cardExpired')}</span>;
      const month = <Ltr>{formatCardExpiry(line.expiry)}</Ltr>;
      return <Sentence of="attention.brief.cardExpiredOn" values={{ month }} />;
    }
    case 'paused':
      return <span>{t('attention.brief.paused')}</span>;
    case 'unknown':
      return <span>{t('attention.line.unknown')}</span>;
    case 'none':
      return <span>{t('attention.line.none')}</span>;
    case 'failed':
      return <span>{t('attention.line.unchecked')}</span>;
  }
}

interface DetailProps {
  readonly line: ShownLine;
  readonly business: Business;
  /** The price of the cheapest monthly plan. */
  readonly lowestPrice: Money | undefined;
}

/** The second line, which phones leave out. */
function Detail({ line, business, lowestPrice }: DetailProps) {
  const { t } = useTranslation();
  switch (line.kind) {
    case 'failed':
      return undefined;
    case 'none': {
      if (isDraft(business)) return <span>{t('business.status.draft')}</span>;
      if (lowestPrice === undefined) return undefined;
      const price = <PeriodAmount of={{ amount: lowestPrice, cycle: 'monthly' }} />;
      return <Sentence of="attention.line.from" values={{ price }} />;
    }
    case 'active': {
      if (line.nextCharge === undefined) return <span>{t('attention.line.noNextCharge')}</span>;
      const date = <DateText of={line.nextCharge} timeZone={business.timezone} />;
      return <Sentence of="attention.line.nextCharge" values={{ date }} />;
    }
    default:
      return <PlanAndPrice of={line} />;
  }
}

interface PlanAndPriceProps {
  readonly of: { readonly plan: PlanItem | undefined; readonly price: PeriodPrice };
}

function PlanAndPrice({ of: { plan, price } }: PlanAndPriceProps) {
  return (
    <>
      {plan !== undefined && (
        <span className={styles['plan']}>
          <PlanName of={plan} />
        </span>
      )}
      <span className={styles['price']}>
        <Price of={price} />
      </span>
    </>
  );
}
