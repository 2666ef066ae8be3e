import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OrderComparison, PriceDifference } from '@/domain/subscription/orderComparison';
import { Card } from '@/ui/design/components/card/Card';
import { Amount } from '@/ui/i18n/components/Amount';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { PeriodPrice } from './PeriodPrice';
import styles from './difference-card.module.scss';

interface DifferenceCardProps {
  readonly comparison: OrderComparison;
  readonly selection: WizardSelection;
}

/** How much more or less is charged per period. Beside the table it also shows both totals. */
export const DifferenceCard = observer(function DifferenceCard({
  comparison,
  selection,
}: DifferenceCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { cycleBefore, totalBefore, difference } = comparison;
  const { chosen, savedCard, total } = selection;
  return (
    <Card labelledBy={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.review.difference.heading')}
      </h3>
      {difference === undefined ? (
        <p className={styles['unknown']}>{t('subscription.wizard.review.difference.unknown')}</p>
      ) : (
        <Difference difference={difference} />
      )}
      <dl className={styles['rows']}>
        <div className={styles['total']}>
          <dt>{t('subscription.wizard.review.changes.today')}</dt>
          <dd>
            <PeriodPrice of={totalBefore} cycle={cycleBefore} />
          </dd>
        </div>
        <div className={styles['total']}>
          <dt>
            {selection.orderKind === 'reactivate'
              ? t('subscription.wizard.review.changes.afterReactivating')
              : t('subscription.wizard.review.changes.after')}
          </dt>
          <dd className={styles['after']}>
            <PeriodPrice of={total} cycle={chosen.cycle} />
          </dd>
        </div>
        {chosen.method === 'existing-card' && savedCard !== undefined && (
          <div className={styles['row']}>
            <dt>{t('subscription.wizard.review.changes.card')}</dt>
            <dd>
              <SavedCardText card={savedCard} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
});

const MONTHLY = {
  less: 'subscription.wizard.review.difference.lessMonthly',
  more: 'subscription.wizard.review.difference.moreMonthly',
  same: 'subscription.wizard.review.difference.sameMonthly',
} as const satisfies Readonly<Record<PriceDifference['direction'], TextKey>>;

const YEARLY = {
  less: 'subscription.wizard.review.difference.lessYearly',
  more: 'subscription.wizard.review.difference.moreYearly',
  same: 'subscription.wizard.review.difference.sameYearly',
} as const satisfies Readonly<Record<PriceDifference['direction'], TextKey>>;

/** Per month with the same per year below it. Unless both are billed monthly, only per year. */
function Difference({ difference }: { readonly difference: PriceDifference }) {
  const { t } = useTranslation();
  const { direction, perMonth, perYear } = difference;
  const slots = { amount: slot('amount') };
  return (
    <>
      <p className={direction === 'same' ? styles['same'] : styles['difference']}>
        <Sentence
          text={t((perMonth === undefined ? YEARLY : MONTHLY)[direction], slots)}
          values={{
            amount: (
              <span className={styles['amount']}>
                <LargeAmount of={perMonth ?? perYear} />
              </span>
            ),
          }}
        />
      </p>
      {perMonth !== undefined && direction !== 'same' && (
        <p className={styles['perYear']}>
          <Sentence text={t(YEARLY[direction], slots)} values={{ amount: <Amount of={perYear} /> }} />
        </p>
      )}
    </>
  );
}
