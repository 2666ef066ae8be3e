import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { type Business, isActive, isDraft } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import type { PlanAndPrice } from '@/domain/subscription/subscriptionLine';
import { BusinessName } from '@/ui/business/BusinessName';
import { classNames } from '@/ui/design/classNames';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { renderSentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
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
import cardStyles from './card-subscription.module.scss';
import rowStyles from './row-subscription.module.scss';

/**
 * The subscription of a business: at the foot of its card the plan, and its price or its end; in the row of a long
 * list one line on phones and two on wider screens.
 */
export const SubscriptionLine = observer(function SubscriptionLine(props: SubscriptionProps) {
  const { viewModel, business, isInRow } = props;
  const { t } = useTranslation();
  const line = useLine(props);
  if (line.kind === 'loading') return undefined;
  return isInRow ? (
    <div className={rowStyles['line']}>
      {renderMark(line.kind)}
      <p className={classNames(rowStyles['what'], line.kind === 'card-expired' && rowStyles['bad'])}>
        {renderRowTitle(t, line, business)}
      </p>
      <p className={rowStyles['detail']}>{renderRowDetail(t, line, business, viewModel.lowestPrice)}</p>
    </div>
  ) : (
    <div className={cardStyles['line']}>
      {renderMark(line.kind)}
      <div className={cardStyles['texts']}>
        <p className={cardStyles['what']}>{renderCardTitle(t, line)}</p>
        <div className={cardStyles['price']}>
          {renderCardDetail(t, line, business, viewModel.lowestPrice)}
        </div>
      </div>
    </div>
  );
});

function renderCardTitle(t: TFunction, line: ShownLine) {
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
        <span className={cardStyles['parts']}>
          <span className={cardStyles['part']}>
            <span>{t(`attention.line.${line.kind}`)}</span>
            {SPACE}
          </span>
          {line.plan !== undefined && (
            <span className={cardStyles['part']}>{renderPlanName(t, line.plan)}</span>
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

function renderCardDetail(t: TFunction, line: ShownLine, business: Business, lowestPrice: Money | undefined) {
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

/** A link to the plans, on top of the card's own link. It opens another document (Layout.tsx). */
function renderPlansLink(t: TFunction, business: Business, lowestPrice: Money | undefined) {
  return (
    <a className={cardStyles['plans']} href={paths.subscription(business.id)}>
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

/** The first line: plan and price of an active subscription, otherwise its status. */
function renderRowTitle(t: TFunction, line: ShownLine, business: Business) {
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
function renderRowDetail(t: TFunction, line: ShownLine, business: Business, lowestPrice: Money | undefined) {
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
      {plan !== undefined && <span className={rowStyles['plan']}>{renderPlanName(t, plan)}</span>}
      <span className={rowStyles['price']}>{renderPrice(t, price)}</span>
    </>
  );
}
