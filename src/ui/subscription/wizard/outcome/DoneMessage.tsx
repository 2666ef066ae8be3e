import { Space } from '@/ui/design/components/space/Space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { OrderSummary } from '@/ui/subscription/wizard/WizardState';
import { isSettingUp, type DoneFacts } from './doneFacts';
import { NextCharge } from './NextCharge';
import { OutcomeSentences } from './OutcomeSentences';
import styles from './order-done.module.scss';

interface DoneMessageProps {
  readonly summary: OrderSummary;
  readonly facts: DoneFacts | undefined;
}

/** The message below the title: the step that is left, or the result of the order when there is none. */
export function DoneMessage({ summary, facts }: DoneMessageProps) {
  const { t } = useTranslation();
  const { wasConfirmedLater } = summary;
  return (
    <div className={styles['message']}>
      {wasConfirmedLater && !isSettingUp(summary) && <p>{t('subscription.wizard.done.confirmedLater')}</p>}
      {isSettingUp(summary) ? (
        <p>{t('subscription.wizard.done.settingUp')}</p>
      ) : (
        <NextStep summary={summary} facts={facts} />
      )}
    </div>
  );
}

/** Nothing is said about the business while it is not known whether customers can find it. */
function NextStep({ summary, facts }: DoneMessageProps) {
  const { t } = useTranslation();
  /* While the subscription is being read, the order is what there is to say. */
  const business = facts?.subscription === 'reading' ? undefined : facts?.business;
  switch (business) {
    case undefined:
      return (
        <p>
          <OutcomeSentences summary={summary} />
          <Space />
          <NextCharge summary={summary} />
        </p>
      );
    case 'hidden':
      return <p>{t('subscription.wizard.done.activation.oneStepLeft')}</p>;
    case 'visible':
      return <p>{t('subscription.wizard.done.activation.open')}</p>;
    case 'checking':
    case 'unknown':
      return undefined;
  }
}
