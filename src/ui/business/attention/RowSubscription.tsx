import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { type Business, isDraft } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import type { PlanAndPrice } from '@/domain/subscription/subscriptionLine';
import { classNames } from '@/ui/design/classNames';
import { renderSentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionProps } from './AttentionScope';
import {
  renderDated,
  renderExpiredCard,
  renderMark,
  renderPeriodAmount,
  renderPlanName,
  renderPrice,
  type ShownLine,
  useLine,
} from './SubscriptionParts';
import styles from './row-subscription.module.scss';

/** The subscription in a row of a long list. On phones it is one line. */
export const RowSubscription = observer(function RowSubscription(props: SubscriptionProps) {
  const { viewModel, business } = props;
  const { t } = useTranslation();
  const line = useLine(props);
  if (line.kind === 'loading') return undefined;
  return (
    <div className={styles['line']}>
      {renderMark(line.kind)}
      <p className={classNames(styles['what'], line.kind === 'card-expired' && styles['bad'])}>
        {renderWhat(t, line, business)}
      </p>
      <p className={styles['detail']}>{renderDetail(t, line, business, viewModel.lowestPrice)}</p>
    </div>
  );
});

/** The first line: plan and price of an active subscription, otherwise its status. */
function renderWhat(t: TFunction, line: ShownLine, business: Business) {
  switch (line.kind) {
    case 'active':
      return renderPlanAndPrice(t, line);
    case 'trial':
    case 'cancelled':
      if (line.end === undefined) return <span>{t(`attention.line.${line.kind}`)}</span>;
      return renderDated(t, `attention.brief.${line.kind}.${line.end.relativeDay}`, line.end.date, business);
    case 'card-expired':
      return renderExpiredCard(t, line.expiry);
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

/** The second line, which phones leave out. */
function renderDetail(t: TFunction, line: ShownLine, business: Business, lowestPrice: Money | undefined) {
  switch (line.kind) {
    case 'failed':
      return undefined;
    case 'none': {
      if (isDraft(business)) return <span>{t('business.status.draft')}</span>;
      if (lowestPrice === undefined) return undefined;
      const price = renderPeriodAmount(t, { amount: lowestPrice, cycle: 'monthly' });
      return renderSentence(t, 'attention.line.from', { price });
    }
    case 'active':
      return line.nextCharge === undefined ? (
        <span>{t('attention.line.noNextCharge')}</span>
      ) : (
        renderDated(t, 'attention.line.nextCharge', line.nextCharge, business)
      );
    default:
      return renderPlanAndPrice(t, line);
  }
}

function renderPlanAndPrice(t: TFunction, { plan, price }: PlanAndPrice) {
  return (
    <>
      {plan !== undefined && <span className={styles['plan']}>{renderPlanName(t, plan)}</span>}
      <span className={styles['price']}>{renderPrice(t, price)}</span>
    </>
  );
}
