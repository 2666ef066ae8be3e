import { ChevronDown, Wallet } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { OpenRows } from '@/ui/shell/OpenRows';
import { paths } from '@/ui/shell/paths';
import { BusinessName } from '@/ui/business/BusinessName';
import type { OwnersTotals } from './AttentionState';
import styles from './money-line.module.scss';

interface MoneyLineProps {
  readonly totals: OwnersTotals;
  readonly openRows: OpenRows;
}

/** What the subscriptions cost, in one line that unfolds. Monthly and annual amounts are never added together. */
export const MoneyLine = observer(function MoneyLine({ totals, openRows }: MoneyLineProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const isOpen = openRows.isOpen('money');
  const { monthly, annual } = totals;
  return (
    <section
      aria-label={t('attention.money.title')}
      className={classNames(
        styles['money'],
        Math.max(monthly.length, annual.length) < 2 && styles['atTitle'],
      )}
    >
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => openRows.set('money', !isOpen)}
      >
        <span className={styles['wallet']}>
          <Icon of={Wallet} />
        </span>
        <span className={styles['sums']}>
          <LineOfSums monthly={monthly} annual={annual} />
        </span>
        <span className={classNames(styles['chevron'], isOpen && styles['up'])}>
          <Icon of={ChevronDown} size="small" />
        </span>
      </button>
      <Costs id={panelId} totals={totals} isOpen={isOpen} />
    </section>
  );
});

/** The monthly and the annual amount, or the only one. The style sheet stacks them where the text is enlarged. */
function LineOfSums({ monthly, annual }: Pick<OwnersTotals, 'monthly' | 'annual'>) {
  if (annual.length === 0) return <PeriodSums of={monthly} cycle="monthly" />;
  if (monthly.length === 0) return <PeriodSums of={annual} cycle="annual" />;
  return (
    <>
      <span className={styles['together']}>
        <Sentence
          of="attention.money.both"
          values={{ month: <Sums of={monthly} />, year: <Sums of={annual} /> }}
        />
      </span>
      <span className={styles['apart']}>
        <PeriodSums of={monthly} cycle="monthly" />
        <PeriodSums of={annual} cycle="annual" />
      </span>
    </>
  );
}

interface CostsProps extends Pick<MoneyLineProps, 'totals'> {
  readonly id: string;
  readonly isOpen: boolean;
}

/** The sums, and the next charge of each business. */
function Costs({ id, totals: { monthly, annual, leavesOutTrials, charges }, isOpen }: CostsProps) {
  const { t } = useTranslation();
  return (
    <div id={id} className={classNames(styles['costs'], isOpen && styles['open'])}>
      <dl className={styles['plans']}>
        {monthly.length > 0 && <PlanSums label={t('attention.money.monthly')} of={monthly} />}
        {annual.length > 0 && <PlanSums label={t('attention.money.annual')} of={annual} />}
      </dl>
      {leavesOutTrials && <p className={styles['note']}>{t('attention.money.withoutTrials')}</p>}
      {charges.length > 0 && (
        <>
          <h2 className={styles['title']}>{t('attention.money.charges')}</h2>
          <ul role="list" className={styles['charges']}>
            {charges.map(({ of: { business, timeZone }, date, amount }) => (
              <li key={business.id} className={styles['charge']}>
                <DateText of={date} timeZone={timeZone} />
                {SPACE}
                <BusinessName of={business} />
                {SPACE}
                {amount === undefined ? (
                  <span>{t('attention.money.afterTrial')}</span>
                ) : (
                  <Amount of={amount} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles['note']}>{t('attention.money.note')}</p>
      <Link className={styles['year']} to={paths.charges}>
        {t('attention.money.year')}
      </Link>
    </div>
  );
}

function PlanSums({ label, of }: { readonly label: string; readonly of: readonly Money[] }) {
  return (
    <div className={styles['plan']}>
      <dt>{label}</dt>
      <dd>
        <Sums of={of} />
      </dd>
    </div>
  );
}

function PeriodSums({ of, cycle }: { readonly of: readonly Money[]; readonly cycle: BillingCycle }) {
  return (
    <span>
      <Sentence of={`attention.price.${cycle}`} values={{ price: <Sums of={of} /> }} />
    </span>
  );
}

/** One sum for each currency. */
function Sums({ of }: { readonly of: readonly Money[] }) {
  return (
    <span className={styles['amount']}>
      {of.map((sum, position) => (
        <Fragment key={sum.currency}>
          {position > 0 && <span> + </span>}
          <Amount of={sum} />
        </Fragment>
      ))}
    </span>
  );
}
