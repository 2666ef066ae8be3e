import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { type Business, isActive, isDraft } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import { BusinessName } from '@/ui/business/BusinessName';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { renderSentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import type { SubscriptionProps } from './AttentionScope';
import {
  renderDated,
  renderMark,
  renderPeriodAmount,
  renderPlanName,
  renderPrice,
  type ShownLine,
  useLine,
} from './SubscriptionParts';
import styles from './card-subscription.module.scss';

/** The subscription of a business at the foot of its card: the plan, and its price or its end. */
export const CardSubscription = observer(function CardSubscription(props: SubscriptionProps) {
  const { viewModel, business } = props;
  const { t } = useTranslation();
  const line = useLine(props);
  if (line.kind === 'loading') return undefined;
  return (
    <div className={styles['line']}>
      {renderMark(line.kind)}
      <div className={styles['texts']}>
        <p className={styles['what']}>{renderPlan(t, line)}</p>
        <div className={styles['price']}>{renderPriceOrEnd(t, line, business, viewModel.lowestPrice)}</div>
      </div>
    </div>
  );
});

function renderPlan(t: TFunction, line: ShownLine) {
  switch (line.kind) {
    case 'active':
    case 'card-expired':
      return line.plan === undefined ? (
        <span>{t('attention.line.subscription')}</span>
      ) : (
        renderPlanName(t, line.plan)
      );
    case 'trial':
    case 'cancelled':
    case 'paused':
      return (
        <span className={styles['parts']}>
          <span className={styles['part']}>
            <span>{t(`attention.line.${line.kind}`)}</span>
            {SPACE}
          </span>
          {line.plan !== undefined && <span className={styles['part']}>{renderPlanName(t, line.plan)}</span>}
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

function renderPriceOrEnd(t: TFunction, line: ShownLine, business: Business, lowestPrice: Money | undefined) {
  switch (line.kind) {
    case 'active':
    case 'card-expired':
      return renderPrice(t, line.price);
    case 'trial':
    case 'cancelled':
      if (line.end !== undefined)
        return renderDated(t, `attention.line.end.${line.end.relativeDay}`, line.end.date, business);
      return line.kind === 'trial' ? renderPrice(t, line.price) : <span>{t('attention.line.ended')}</span>;
    case 'paused':
      return <span>{t(pausedText(line.hasNextCharge, isActive(business)))}</span>;
    case 'unknown':
      return line.plan === undefined ? (
        <span>{t('attention.line.unknownText')}</span>
      ) : (
        renderPlanName(t, line.plan)
      );
    case 'none':
      return isDraft(business) ? (
        <span>{t('business.status.draft')}</span>
      ) : (
        renderPlansLink(t, business, lowestPrice)
      );
    case 'failed':
      return undefined;
  }
}

function pausedText(hasNextCharge: boolean, isVisible: boolean) {
  if (!hasNextCharge) return 'attention.line.noCharges';
  return isVisible ? 'attention.line.pausedVisible' : 'attention.line.pausedHidden';
}

/** A link to the plans, on top of the card's own link. The click listener of the list opens both (useLinkClicks). */
function renderPlansLink(t: TFunction, business: Business, lowestPrice: Money | undefined) {
  return (
    <a className={styles['plans']} href={paths.subscription(business.id)}>
      {lowestPrice === undefined ? (
        <span>{t('attention.action.choosePlan')}</span>
      ) : (
        renderSentence(t, 'attention.line.from', {
          price: renderPeriodAmount(t, { amount: lowestPrice, cycle: 'monthly' }, { trim: true }),
        })
      )}
      <VisuallyHidden>
        <span>,</span>
        {SPACE}
        <BusinessName of={business} />
      </VisuallyHidden>
    </a>
  );
}
