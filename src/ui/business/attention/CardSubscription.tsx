import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { isActive, isDraft, type Business } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import type { DatedEnd } from '@/domain/subscription/subscriptionLine';
import { Space } from '@/ui/design/components/space/Space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { BusinessName } from '@/ui/business/BusinessName';
import type { SubscriptionProps } from './AttentionScope';
import { PeriodAmount } from './PeriodAmount';
import { DatedText, PlanName, Price, SubscriptionMark, useLine, type ShownLine } from './SubscriptionParts';
import styles from './card-subscription.module.scss';

/** The subscription of a business at the foot of its card: the plan, and its price or its end. */
export const CardSubscription = observer(function CardSubscription(props: SubscriptionProps) {
  const { viewModel, business } = props;
  const line = useLine(props);
  if (line.kind === 'loading') return undefined;
  return (
    <div className={styles['line']}>
      <SubscriptionMark kind={line.kind} />
      <div className={styles['texts']}>
        <p className={styles['what']}>
          <Plan line={line} />
        </p>
        <div className={styles['price']}>
          <PriceOrEnd line={line} business={business} lowestPrice={viewModel.lowestPrice} />
        </div>
      </div>
    </div>
  );
});

function Plan({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation();
  switch (line.kind) {
    case 'active':
    case 'card-expired':
      return line.plan === undefined ? (
        <span>{t('attention.line.subscription')}</span>
      ) : (
        <PlanName of={line.plan} />
      );
    case 'trial':
    case 'cancelled':
    case 'paused':
      return (
        <span className={styles['parts']}>
          <span className={styles['part']}>
            <span>{t(`attention.line.${line.kind}`)}</span>
            <Space />
          </span>
          {line.plan !== undefined && (
            <span className={styles['part']}>
              <PlanName of={line.plan} />
            </span>
          )}
        </span>
      );
    case 'unknown':
      return <span>{t('attention.brief.unknown')}</span>;
    case 'none':
      return <span>{t('attention.line.none')}</span>;
    case 'failed':
      return <span>{t('attention.line.unchecked')}</span>;
  }
}

interface PriceOrEndProps {
  readonly line: ShownLine;
  readonly business: Business;
  /** The price of the cheapest monthly plan. */
  readonly lowestPrice: Money | undefined;
}

function PriceOrEnd({ line, business, lowestPrice }: PriceOrEndProps) {
  const { t } = useTranslation();
  switch (line.kind) {
    case 'active':
    case 'card-expired':
      return <Price of={line.price} />;
    case 'trial':
      return line.end === undefined ? <Price of={line.price} /> : <End of={line.end} business={business} />;
    case 'cancelled':
      if (line.end === undefined) return <span>{t('attention.line.ended')}</span>;
      return <End of={line.end} business={business} />;
    case 'paused':
      return <span>{t(pausedText(line.hasNextCharge, isActive(business)))}</span>;
    case 'unknown':
      return line.plan === undefined ? (
        <span>{t('attention.line.unknownText')}</span>
      ) : (
        <PlanName of={line.plan} />
      );
    case 'none':
      return isDraft(business) ? (
        <span>{t('business.status.draft')}</span>
      ) : (
        <PlansLink business={business} lowestPrice={lowestPrice} />
      );
    case 'failed':
      return undefined;
  }
}

function pausedText(hasNextCharge: boolean, isVisible: boolean) {
  if (!hasNextCharge) return 'attention.line.noCharges';
  return isVisible ? 'attention.line.pausedVisible' : 'attention.line.pausedHidden';
}

const ENDS = {
  future: 'attention.line.until',
  today: 'attention.line.endsToday',
  past: 'attention.line.endedOn',
} as const;

function End({ of: { date, tense }, business }: { readonly of: DatedEnd; readonly business: Business }) {
  return <DatedText text={ENDS[tense]} date={date} business={business} />;
}

/** Leads straight to the plans, above the link of the card. */
function PlansLink({ business, lowestPrice }: Pick<PriceOrEndProps, 'business' | 'lowestPrice'>) {
  const { t } = useTranslation();
  return (
    <Link className={styles['plans']} to={paths.subscription(business.id)}>
      {lowestPrice === undefined ? (
        <span>{t('attention.action.choosePlan')}</span>
      ) : (
        <Sentence
          of="attention.line.from"
          values={{ price: <PeriodAmount of={{ amount: lowestPrice, cycle: 'monthly' }} trim /> }}
        />
      )}
      <VisuallyHidden>
        <span>,</span>
        <Space />
        <BusinessName of={business} />
      </VisuallyHidden>
    </Link>
  );
}
