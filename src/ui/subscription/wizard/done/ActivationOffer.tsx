import { Lock, Power } from 'lucide-react';
import { useId } from 'react';
import { StatusConsequence } from '@/ui/business/status/StatusConsequence';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { SPACE } from '@/ui/design/components/space/space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import type { DoneState, ActivationFailure } from '@/ui/subscription/wizard/WizardState';
import { isSubscriptionUsable, type DoneFacts } from './doneFacts';
import styles from './activation-offer.module.scss';

interface ActivationOfferProps {
  readonly state: DoneState;
  readonly facts: DoneFacts;
  readonly onActivate: () => void;
}

/** Offers to activate the business. It says what StatusDialog says on the business page (decision C87). */
export function ActivationOffer({ state, facts, onActivate }: ActivationOfferProps) {
  const { t } = useTranslation();
  const consequenceId = useId();
  const checkId = useId();
  const waitId = useId();
  const { summary, activation } = state;
  const isWaiting = !isSubscriptionUsable(facts);
  const isChecking = activation.kind === 'reconciling';
  const checkReason = isChecking ? checkId : undefined;
  return (
    <div className={styles['offer']}>
      <p className={styles['consequence']} id={consequenceId}>
        <StatusConsequence action="activate" business={summary.business} />
        {SPACE}
        <span>{t('subscription.wizard.done.activation.deactivateAnyTime')}</span>
      </p>
      {activation.kind === 'failed' && <ActivationFailureNotice failure={activation.failure} />}
      <div role="status">
        {isChecking && (
          <Notice kind="info" isBusy id={checkId} title={t('detail.management.statusChecking')}>
            {activation.isPaused
              ? t('detail.management.statusPaused')
              : t('detail.management.statusCheckingText')}
          </Notice>
        )}
      </div>
      <Button
        size="large"
        icon={Power}
        fullWidth
        isLoading={activation.kind === 'sending'}
        disabledReasonId={isWaiting ? waitId : checkReason}
        describedBy={consequenceId}
        onPress={onActivate}
      >
        {t('detail.management.activate')}
      </Button>
      {isWaiting && (
        <Notice kind="plain" icon={Lock}>
          <p id={waitId}>
            {facts.subscription === 'reading'
              ? t('detail.management.checkingSubscription')
              : t('subscription.wizard.done.activation.waits')}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Says that the activation failed and why, and that it charged nothing. */
export function ActivationFailureNotice({ failure }: { readonly failure: ActivationFailure }) {
  const { t } = useTranslation();
  return (
    <ChangeFailureNotice failure={failure}>
      {!failure.isSubscriptionMissing && <p>{t('subscription.wizard.done.activation.nothingCharged')}</p>}
    </ChangeFailureNotice>
  );
}
