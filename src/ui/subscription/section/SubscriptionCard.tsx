import { RotateCw, CirclePause, CircleQuestionMark, CircleX, Clock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, type Ref } from 'react';
import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { cardWarningOf } from '@/domain/subscription/cardWarning';
import {
  isCancelled,
  addOnItemsOf,
  billingCycleOfSubscription,
  displayStatusOf,
  isActiveMonthly,
  isNonRenewing,
  planItemOf,
  totalOfSubscription,
  type Subscription,
  type SubscriptionDisplayStatus,
} from '@/domain/subscription/Subscription';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Disclosure } from '@/ui/design/components/disclosure/Disclosure';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import type { OpenRows } from '@/ui/shell/OpenRows';
import { paths } from '@/ui/shell/paths';
import { SupportLink } from '@/ui/shell/SupportLink';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useScrollIntoViewAfter } from '@/ui/design/useScrollIntoViewAfter';
import { StatusBadge, type StatusStyle } from '@/ui/design/components/status-badge/StatusBadge';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { ChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import type { CancellationState } from '@/ui/subscription/cancel/CancellationViewModel';
import { ConfirmationArea } from '@/ui/subscription/confirmation/ConfirmationArea';
import type { AnnualOfferPorts, AnnualOfferProps } from '@/ui/subscription/offer/AnnualOfferPorts';
import { ItemName } from '@/ui/subscription/ItemName';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import { DescriptionRow } from './DescriptionRow';
import { cardChangeHint, SubscriptionDetails } from './SubscriptionDetails';
import { SubscriptionNotice } from './SubscriptionNotice';
import { useFocusOnce } from './useFocusOnce';
import styles from './section.module.scss';

export interface SubscriptionCardProps {
  readonly subscription: Subscription;
  readonly readAt: Instant;
  readonly business: Business;
  readonly now: Instant;
  /** Whether the card has the primary button of the page. */
  readonly isNextStep: boolean;
  readonly cancellation: CancellationState;
  readonly offersOrder: boolean;
  readonly isCancellationBlocked: boolean;
  readonly openRows: OpenRows;
  readonly offer: AnnualOfferPorts;
  readonly onCheckAgain: () => void;
  readonly onCancel: (subscription: Subscription) => void;
}

/** The details of a subscription and the buttons to change it (spec sections 3 and 4). */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, business, now, cancellation, offer, onCheckAgain } = props;
  const { t } = useTranslation();
  const headingId = useId();
  const heading = useFocusOnce(
    cancellation.kind === 'done' || cancellation.kind === 'kept' ? cancellation : undefined,
  );
  const status = displayStatusOf(subscription);
  const timing = { subscription, now, timeZone: business.timezone };
  return (
    <Card labelledBy={headingId}>
      <div className={styles['head']}>
        <h2 ref={heading} id={headingId} className={styles['heading']} tabIndex={-1}>
          {t('subscription.section.title')}
        </h2>
        <span title={status === 'unknown' ? shownText(subscription.status) : undefined}>
          <StatusBadge {...STYLES[status]}>{t(`subscription.section.status.${status}`)}</StatusBadge>
        </span>
      </div>
      <SubscriptionNotice {...timing} onCheckAgain={onCheckAgain} />
      <Price subscription={subscription} />
      {addOnItemsOf(subscription).length > 0 && <ItemPrices subscription={subscription} />}
      <SubscriptionDetails {...timing} />
      <Actions {...props} />
      <More {...props} />
      {props.offersOrder && isActiveMonthly(subscription) && (
        <AnnualOfferSlot
          subscription={subscription}
          businessId={business.id}
          ports={offer}
          onHidden={() => heading.current?.focus()}
        />
      )}
    </Card>
  );
}

const annualOffer = lazyPart(
  async () => (await import('@/ui/subscription/offer/AnnualOfferBand')).AnnualOfferBand,
  {
    texts: ['confirmation'],
  },
);

/** The offer of annual billing. Its code and the plans load once the network is idle. */
function AnnualOfferSlot(props: AnnualOfferProps) {
  const { loaded: Band } = usePart(annualOffer, { retriedPreload: whenNetworkIdle });
  return Band && <Band {...props} />;
}

function Price({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation();
  const total = totalOfSubscription(subscription);
  const { hasUnreadItems, items } = subscription;
  return (
    <div className={styles['price']}>
      <PlanAndCycle subscription={subscription} />
      {total === undefined && (hasUnreadItems || items.length > 0) && (
        <p className={styles['unknown']}>
          {hasUnreadItems ? t('subscription.section.itemsUnread') : t('subscription.section.totalUnknown')}
        </p>
      )}
      {total !== undefined && (
        <p className={styles['amount']}>
          <LargeAmount of={total} trim />
        </p>
      )}
    </div>
  );
}

function PlanAndCycle({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation();
  const { planTitle } = useCatalogTexts();
  const plan = planItemOf(subscription);
  const cycle = billingCycleOfSubscription(subscription);
  if (plan === undefined)
    return cycle && <p className={styles['plan']}>{t(`subscription.wizard.cycle.${cycle}`)}</p>;
  const title = <bdi>{planTitle(plan)}</bdi>;
  return (
    <p className={styles['plan']}>
      {cycle === undefined ? (
        title
      ) : (
        <Sentence
          of="subscription.section.planAndCycle"
          values={{ plan: title, cycle: t(`subscription.section.billed.${cycle}`) }}
        />
      )}
    </p>
  );
}

function Actions(props: SubscriptionCardProps) {
  const reasonId = useId();
  const { subscription, cancellation, isNextStep } = props;
  const quiet = useScrollIntoViewAfter<HTMLDivElement>(cancellation.kind !== 'failed');
  const status = displayStatusOf(subscription);
  const needsSupport = status === 'paused' || status === 'unknown';
  /* Support is the next step, unless the wizard helps: it renews a subscription that does not renew itself, but cannot
     end a pause (decision C12). */
  const isSupportNext = needsSupport && !isNonRenewing(subscription);
  const support = <SupportLink kind={isNextStep && isSupportNext ? 'primary' : 'secondary'} fullWidth />;
  return (
    <div className={styles['actions']}>
      {isSupportNext && support}
      {props.offersOrder && <WizardLink {...props} isNextStep={isNextStep && !isSupportNext} />}
      {needsSupport && !isSupportNext && support}
      <BlockedCancellation {...props} id={reasonId} />
      {cancellation.kind === 'failed' && !props.isCancellationBlocked && (
        <ChangeFailureNotice failure={cancellation.failure} />
      )}
      <QuietActions {...props} ref={quiet} reasonId={reasonId} />
    </div>
  );
}

interface QuietActionsProps extends SubscriptionCardProps {
  readonly ref: Ref<HTMLDivElement>;
  /** The id of the sentence of `BlockedCancellation`. */
  readonly reasonId: string;
}

function QuietActions({ ref, reasonId, ...props }: QuietActionsProps) {
  const { t } = useTranslation();
  const { subscription, business, onCancel } = props;
  return (
    <div ref={ref} className={styles['quiet']}>
      {props.offersOrder && showsCardLink(subscription) && (
        <ButtonLink kind="quiet" size="small" flush="start" to={paths.newCard(business.id)}>
          {t('subscription.section.changeCard')}
        </ButtonLink>
      )}
      {!isCancelled(subscription) && (
        <Button
          kind="danger-quiet"
          size="small"
          flush="end"
          onPress={() => onCancel(subscription)}
          disabledReasonId={props.isCancellationBlocked ? reasonId : undefined}
        >
          {t('subscription.cancel.confirm')}
        </Button>
      )}
    </div>
  );
}

/** Says why the button "cancel" is disabled: the response to a cancellation or a payment was lost. */
function BlockedCancellation({ id, ...props }: SubscriptionCardProps & { readonly id: string }) {
  const { t } = useTranslation();
  const { cancellation, subscription } = props;
  return (
    <div role="status">
      {cancellation.kind === 'reconciling' && (
        <Notice kind="info" isBusy id={id} title={t('subscription.cancel.checking')}>
          {t(cancellation.isPaused ? 'subscription.cancel.paused' : 'subscription.cancel.checkingText')}
        </Notice>
      )}
      {cancellation.kind !== 'reconciling' && props.isCancellationBlocked && !isCancelled(subscription) && (
        <Notice kind="info" id={id}>
          {t('subscription.cancel.afterPayment')}
        </Notice>
      )}
    </div>
  );
}

/** Whether to link to the form for a new card. If the card expires, CardNotice has that link. */
function showsCardLink(subscription: Subscription): boolean {
  return (
    subscription.card !== undefined &&
    cardChangeHint(subscription) === undefined &&
    cardWarningOf(subscription) === undefined
  );
}

function WizardLink({ subscription, business, isNextStep }: SubscriptionCardProps) {
  const { t } = useTranslation();
  const isReactivation = isCancelled(subscription);
  return (
    <ButtonLink
      kind={isNextStep ? 'primary' : 'secondary'}
      icon={isReactivation ? RotateCw : undefined}
      fullWidth
      to={paths.subscription(business.id)}
    >
      {t(isReactivation ? 'subscription.section.reactivate' : 'subscription.section.update')}
    </ButtonLink>
  );
}

/** A disclosure with the buttons that print the subscription and save its dates. */
const More = observer(function More(props: SubscriptionCardProps) {
  const { t } = useTranslation();
  const { subscription, readAt, business, now, openRows } = props;
  const isOpen = openRows.isOpen('confirmation');
  return (
    <Disclosure
      className={styles['more']}
      isOpen={isOpen}
      onToggle={(isNowOpen) => openRows.set('confirmation', isNowOpen)}
      summary={<span>{t('subscription.section.more')}</span>}
    >
      {isOpen && <ConfirmationArea business={business} subscription={subscription} at={readAt} now={now} />}
    </Disclosure>
  );
});

const STYLES: Readonly<Record<SubscriptionDisplayStatus, StatusStyle>> = {
  active: { tone: 'ok', shape: 'dot' },
  intrial: { tone: 'sea', shape: Clock },
  cancelled: { tone: 'warn', shape: CircleX },
  paused: { tone: 'neutral', shape: CirclePause },
  unknown: { tone: 'neutral', shape: CircleQuestionMark },
};

function ItemPrices({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation();
  const { addOnName } = useCatalogTexts();
  const plan = planItemOf(subscription);
  return (
    <dl className={styles['lines']}>
      {plan !== undefined && (
        <DescriptionRow label={t('subscription.section.plan')}>
          <PeriodPriceText of={plan.price?.times(plan.quantity)} />
        </DescriptionRow>
      )}
      {addOnItemsOf(subscription).map((item) => (
        <DescriptionRow key={item.id} label={<ItemName quantity={item.quantity}>{addOnName(item)}</ItemName>}>
          <PeriodPriceText of={item.price?.times(item.quantity)} />
        </DescriptionRow>
      ))}
    </dl>
  );
}
