import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { announcedChargeOf } from '@/domain/subscription/announcedCharge';
import { Card } from '@/ui/design/components/card/Card';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import { PeriodPrice } from '@/ui/subscription/wizard/review/PeriodPrice';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import styles from './card-change.module.scss';

interface AfterSavingProps {
  readonly selection: WizardSelection;
}

/** What is known about the subscription after a change of card. What is charged then is not (decision C92). */
export const AfterSaving = observer(function AfterSaving({ selection }: AfterSavingProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { business, subscription, readAt } = selection.initialData;
  const { cycle } = selection.chosen;
  const charge = subscription && announcedChargeOf(subscription, readAt, business.timezone);
  return (
    <Card labelledBy={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('subscription.cardChange.after')}
      </h2>
      <dl className={styles['rows']}>
        <div className={styles['row']}>
          <dt>{t('subscription.cardChange.items')}</dt>
          <dd>{t('subscription.cardChange.unchanged')}</dd>
        </div>
        {selection.keepsPrice && (
          <div className={styles['row']}>
            <dt>{t('subscription.cardChange.price')}</dt>
            <dd>
              <PeriodPrice of={selection.total} cycle={cycle} />
            </dd>
          </div>
        )}
        {charge !== undefined && (
          <div className={styles['row']}>
            <dt>{t('subscription.cardChange.nextCharge')}</dt>
            <dd>
              <DateText of={charge.date} timeZone={business.timezone} />
            </dd>
          </div>
        )}
      </dl>
      {!selection.keepsPrice && (
        <p className={styles['sentence']}>
          <Sentence
            text={t('subscription.cardChange.priceDiffers', {
              amount: slot('amount'),
              period: t(PER_CYCLE[cycle]),
            })}
            values={{ amount: <Amount of={selection.total} /> }}
          />
        </p>
      )}
    </Card>
  );
});
