import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { isActive, isDraft, nameIn } from '@/domain/business/Business';
import { nonBlank } from '@/domain/shared/LocalizedText';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import { isCancelled, isRunning, isTrialRunning } from '@/domain/subscription/Subscription';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { SuccessIllustration } from '@/ui/design/illustrations/SuccessIllustration';
import { EntranceIllustration } from '@/ui/design/illustrations/EntranceIllustration';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { SPACE } from '@/ui/design/components/space/space';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { shownText } from '@/ui/i18n/shownText';
import type { DoneState, OrderSummary } from '@/ui/subscription/wizard/WizardState';
import { ConfirmationArea } from '@/ui/subscription/confirmation/ConfirmationArea';
import { OrderLines } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { ActivationFailureNotice, ActivationOffer } from './ActivationOffer';
import { doneFactsOf, isSettingUp, isSubscriptionUsable, type DoneFacts } from './doneFacts';
import { DoneRows, NextChargeText } from './DoneRows';
import { useFocusHeading } from './useFocusHeading';
import styles from './order-done.module.scss';
import orderStyles from './order-card.module.scss';

/**
 * The title says "active" or "updated" only if a read shows it. An accepted order may not be visible yet (decision C93),
 * and a reactivation may have had no effect (decision C4).
 */
function titleOf(summary: OrderSummary): TextKey {
  const { subscriptionAfter } = summary;
  const { kind } = summary.order;
  if (isSettingUp(summary)) return 'subscription.wizard.done.title.settingUp';
  if (subscriptionAfter.kind !== 'read') return 'subscription.wizard.done.title.received';
  if (kind === 'update') return 'subscription.wizard.done.title.update';
  if (isStillCancelled(summary)) return 'subscription.wizard.done.title.notReactivated';
  if (!isRunning(subscriptionAfter.subscription)) return 'subscription.wizard.done.title.received';
  return kind === 'create'
    ? 'subscription.wizard.done.title.create'
    : 'subscription.wizard.done.title.reactivate';
}

const READING: OrderSummary['subscriptionAfter'] = { kind: 'reading' };

interface OrderDoneProps {
  readonly state: DoneState;
  readonly onActivate: () => void;
}

/** The confirmation of the order, which also offers to activate the business (decision C87). */
export function OrderDone({ state, onActivate }: OrderDoneProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { summary, activation } = state;
  const facts = doneFactsOf(state);
  const isVisible = facts?.business === 'visible';
  const orderTitle = t(titleOf(summary));
  const title = isVisible ? t('subscription.wizard.done.title.visible') : orderTitle;
  const isWarning = isStillCancelled(summary);
  useFocusHeading(headingId, activation.kind === 'activated');
  return (
    <div className={styles['page']}>
      <Card isBare>
        <PageTitle>{title}</PageTitle>
        {/* Announces what has changed since the title got the focus, because the subscription was read later. */}
        <VisuallyHidden role="status">
          {titleOf(summary) !== titleOf({ ...summary, subscriptionAfter: READING }) && (
            <span>{orderTitle}</span>
          )}
          {isSettingUp(summary) && <span>{`. ${t('subscription.wizard.done.settingUp')}`}</span>}
          {isWarning && <span>{`. ${t('subscription.wizard.done.stillCancelled')}`}</span>}
        </VisuallyHidden>
        <Scene state={state} />
        <div className={styles['body']} aria-busy={summary.subscriptionAfter.kind === 'reading'}>
          <PageHeading id={headingId} className={styles['title']}>
            {title}
          </PageHeading>
          {!isWarning && <DoneMessage summary={summary} facts={facts} />}
          {isWarning && (
            <div className={styles['notice']}>
              <Notice kind="warn">{t('subscription.wizard.done.stillCancelled')}</Notice>
            </div>
          )}
          {facts !== undefined && <DoneRows state={state} facts={facts} />}
          {facts !== undefined && !isVisible && (
            <ActivationOffer state={state} facts={facts} onActivate={onActivate} />
          )}
          {facts === undefined && activation.kind === 'failed' && (
            <div className={styles['notice']}>
              <ActivationFailureNotice failure={activation.failure} />
            </div>
          )}
          <ToBusiness summary={summary} facts={facts} />
        </div>
      </Card>
      <OrderCard summary={summary} hasNote={facts !== undefined && isSubscriptionUsable(facts)} />
    </div>
  );
}

/** Whether a reactivation had no effect, or was followed by another cancellation. */
function isStillCancelled({ order, subscriptionAfter }: OrderSummary): boolean {
  return (
    order.kind === 'reactivate' &&
    subscriptionAfter.kind === 'read' &&
    isCancelled(subscriptionAfter.subscription)
  );
}

/** A door, which is open if customers can find the business. Some results have another illustration. */
function Scene({ state: { summary, activation } }: Pick<OrderDoneProps, 'state'>) {
  const { business, order } = summary;
  const isOpen = isActive(business);
  const hasNoDoor =
    isDraft(business) || (isOpen && order.kind !== 'create' && activation.kind !== 'activated');
  if (isStillCancelled(summary) || hasNoDoor)
    return (
      <div className={styles['scene']}>
        <Illustration of={isStillCancelled(summary) ? ErrorIllustration : SuccessIllustration} />
      </div>
    );
  return (
    <div className={styles['doorScene']}>
      <EntranceIllustration isOpen={isOpen} />
    </div>
  );
}

/** The link to the business. One element in every state, so that it keeps the focus. */
function ToBusiness({ summary, facts }: DoneMessageProps) {
  const { t } = useTranslation();
  const isSecond = facts !== undefined && facts.business !== 'visible';
  const isAlternative = isSecond && isSubscriptionUsable(facts);
  return (
    <div className={isSecond ? styles['second'] : styles['toBusiness']}>
      <ButtonLink
        kind={isSecond ? 'quiet' : 'primary'}
        size={isSecond ? 'regular' : 'large'}
        fullWidth
        trailingIcon={isSecond ? undefined : ArrowRight}
        mirrorsInRtl
        to={paths.business(summary.business.id)}
      >
        {isAlternative
          ? t('subscription.wizard.done.activation.notNow')
          : t('subscription.wizard.done.toBusiness')}
      </ButtonLink>
    </div>
  );
}

interface DoneMessageProps {
  readonly summary: OrderSummary;
  readonly facts: DoneFacts | undefined;
}

/** What is left to do, or the result of the order while that is not known. */
function DoneMessage({ summary, facts }: DoneMessageProps) {
  const { t } = useTranslation();
  if (isSettingUp(summary))
    return (
      <div className={styles['message']}>
        <p>{t('subscription.wizard.done.settingUp')}</p>
        <p>
          <EmailSent email={nonBlank(summary.billing?.email)} />
        </p>
      </div>
    );
  const showsResult = facts === undefined || facts.subscription === 'reading';
  return (
    <div className={styles['message']}>
      {summary.wasReconciled && <p>{t('subscription.wizard.done.confirmedLater')}</p>}
      {showsResult ? (
        <p>
          <OutcomeSentences summary={summary} />
          {SPACE}
          <NextChargeText summary={summary} />
        </p>
      ) : (
        facts.business === 'hidden' && <p>{t('subscription.wizard.done.activation.oneStepLeft')}</p>
      )}
    </div>
  );
}

interface OrderCardProps {
  readonly summary: OrderSummary;
  /** Whether the result of the order is shown here, because the card above is about the activation. */
  readonly hasNote: boolean;
}

/** The order and its business, without a status, because it could be taken for the status of the business. */
function OrderCard({ summary, hasNote }: OrderCardProps) {
  const { t, language } = useTranslation();
  const headingId = useId();
  const { business, order, selection, total, subscriptionAfter, billing } = summary;
  const name = nameIn(business, language);
  return (
    <Card labelledBy={headingId} className={orderStyles['card']}>
      <div className={orderStyles['head']}>
        <BusinessPicture business={business} size="small" />
        <div className={orderStyles['names']}>
          <h2 id={headingId} className={orderStyles['heading']}>
            {t('subscription.wizard.done.summary')}
          </h2>
          <p className={orderStyles['name']}>
            <TextInLanguage of={name} />
          </p>
        </div>
      </div>
      <OrderLines selection={selection} total={total} isQuiet />
      {hasNote && (
        <p className={orderStyles['note']}>
          <OutcomeSentences summary={summary} />
        </p>
      )}
      {subscriptionAfter.kind !== 'reading' && (
        <ConfirmationArea
          business={business}
          at={order.sentAt}
          order={{ key: order.key, selection, total, billing }}
          subscription={subscriptionAfter.kind === 'read' ? subscriptionAfter.subscription : undefined}
        />
      )}
    </Card>
  );
}

const OUTCOMES = {
  create: 'subscription.wizard.done.startsAtOnce',
  update: 'subscription.wizard.done.updated',
  reactivate: 'subscription.wizard.done.reactivated',
} as const satisfies Readonly<Record<OrderKind, TextKey>>;

/**
 * The text says that an order is in effect only once a read shows it (decision C93). Undefined for a new subscription that
 * is not read, because it may have ended since an earlier read.
 */
function outcomeOf({ order: { kind }, subscriptionAfter }: OrderSummary): TextKey | undefined {
  if (subscriptionAfter.kind === 'read') return OUTCOMES[kind];
  return kind === 'create' ? undefined : 'subscription.wizard.done.updateAwaited';
}

/** The result of the order: a new, an updated or a reactivated subscription. */
function OutcomeSentences({ summary }: { readonly summary: OrderSummary }) {
  const { t } = useTranslation();
  const { order, subscriptionAfter, business, billing } = summary;
  const outcome = outcomeOf(summary);
  const isNew = order.kind === 'create';
  /* Only a new one, because the client does not know what an update charges during a trial (decision C105). */
  const created = isNew && subscriptionAfter.kind === 'read' ? subscriptionAfter.subscription : undefined;
  const wasCancelledSince = created !== undefined && isCancelled(created);
  const isNewTrial =
    created !== undefined &&
    !wasCancelledSince &&
    isTrialRunning(created, { now: order.sentAt, timeZone: business.timezone });
  return (
    <>
      {isNew && <EmailSent email={nonBlank(billing?.email)} />}
      {SPACE}
      {isNewTrial && created.trialEnd === undefined && <span>{t('subscription.wizard.done.trial')}</span>}
      {isNewTrial && created.trialEnd !== undefined && (
        <Sentence
          of="subscription.wizard.done.trialUntil"
          values={{ date: <DateText of={created.trialEnd} timeZone={business.timezone} /> }}
        />
      )}
      {!isNewTrial && !wasCancelledSince && outcome !== undefined && <span>{t(outcome)}</span>}
    </>
  );
}

function EmailSent({ email }: { readonly email: string | undefined }) {
  const { t } = useTranslation();
  if (email === undefined) return <span>{t('subscription.wizard.done.emailSent')}</span>;
  return (
    <Sentence
      of="subscription.wizard.done.emailSentTo"
      values={{ email: <Ltr>{shownText(email, 'email')}</Ltr> }}
    />
  );
}
