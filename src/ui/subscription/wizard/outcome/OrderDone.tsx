import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { isActive, isDraft } from '@/domain/business/Business';
import { isCancelled, isRunning } from '@/domain/subscription/Subscription';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { SuccessIllustration } from '@/ui/design/illustrations/SuccessIllustration';
import { EntranceIllustration } from '@/ui/design/illustrations/EntranceIllustration';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import type { DoneState, OrderSummary } from '@/ui/subscription/wizard/WizardState';
import { ActivationFailureNotice } from './ActivationFailureNotice';
import { ActivationOffer } from './ActivationOffer';
import { doneFactsOf, isSettingUp, isSubscriptionUsable, type DoneFacts } from './doneFacts';
import { DoneMessage } from './DoneMessage';
import { DoneRows } from './DoneRows';
import { OrderDetails } from './OrderDetails';
import { useFocusHeading } from './useFocusHeading';
import styles from './order-done.module.scss';

/**
 * The title says "active" only after the subscription was read as active. An accepted order may not be visible yet
 * (decision C93), and a reactivation without effect is no success (decision C4).
 */
function titleOf(summary: OrderSummary): TextKey {
  const { kind, afterwards } = summary;
  if (kind === 'update') return 'subscription.wizard.done.title.update';
  if (isSettingUp(summary)) return 'subscription.wizard.done.title.settingUp';
  if (afterwards.kind !== 'read') return 'subscription.wizard.done.title.received';
  if (isStillCancelled(summary)) return 'subscription.wizard.done.title.notReactivated';
  if (!isRunning(afterwards.subscription)) return 'subscription.wizard.done.title.received';
  return kind === 'create'
    ? 'subscription.wizard.done.title.create'
    : 'subscription.wizard.done.title.reactivate';
}

const READING: OrderSummary['afterwards'] = { kind: 'reading' };

interface OrderDoneProps {
  readonly state: DoneState;
  readonly onActivate: () => void;
}

/** Step 5: the confirmation of the order, and the step to a business that customers can find (decision C87). */
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
        {/* The title may change when the subscription is read, after the focus has moved to it. */}
        <VisuallyHidden role="status">
          {titleOf(summary) !== titleOf({ ...summary, afterwards: READING }) && <span>{orderTitle}</span>}
          {isSettingUp(summary) && <span>{`. ${t('subscription.wizard.done.settingUp')}`}</span>}
          {isWarning && <span>{`. ${t('subscription.wizard.done.stillCancelled')}`}</span>}
        </VisuallyHidden>
        <Scene state={state} />
        <div className={styles['body']} aria-busy={summary.afterwards.kind === 'reading'}>
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
      <OrderDetails summary={summary} hasNote={facts !== undefined && isSubscriptionUsable(facts)} />
    </div>
  );
}

/** A purchase can have been cancelled since, when its confirmation is opened again. */
function isStillCancelled({ kind, afterwards }: OrderSummary): boolean {
  return kind === 'reactivate' && afterwards.kind === 'read' && isCancelled(afterwards.subscription);
}

/** The door is open only for a business that customers can find. */
function Scene({ state: { summary, activation } }: Pick<OrderDoneProps, 'state'>) {
  const { business, kind } = summary;
  const isOpen = isActive(business);
  const hasNoDoor = isDraft(business) || (isOpen && kind !== 'create' && activation.kind !== 'activated');
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

interface ToBusinessProps {
  readonly summary: OrderSummary;
  readonly facts: DoneFacts | undefined;
}

/** One element in every state, so that it keeps the focus. */
function ToBusiness({ summary, facts }: ToBusinessProps) {
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
