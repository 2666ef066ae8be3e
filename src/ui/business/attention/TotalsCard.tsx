import { Fragment, useId, type ReactNode } from 'react';
import type { Money } from '@/domain/shared/Money';
import type { SubscriptionTotals } from '@/domain/subscription/subscriptionTotals';
import { countParams } from '@/ui/business/dashboard/countParams';
import { Card } from '@/ui/design/components/card/Card';
import { Space } from '@/ui/design/components/space/Space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ShownAttention } from './AttentionState';
import styles from './totals.module.scss';

interface TotalsCardProps {
  readonly totals: SubscriptionTotals;
  readonly state: ShownAttention;
}

/** What the subscriptions cost, calculated from the plans. Months and years are never added together. */
export function TotalsCard({ totals, state }: TotalsCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { active, inTrial, monthly, annual, uncounted, nextCharge } = totals;
  if (active + inTrial === 0) return undefined;
  const isPartial = state.failed.size > 0 || state.left > 0;
  return (
    <section className={styles['totals']} aria-labelledby={headingId}>
      <VisuallyHidden as="div">
        <h2 id={headingId}>{t('attention.totals.title')}</h2>
      </VisuallyHidden>
      <Card isBare>
        <dl className={styles['cells']}>
          <Cell label={t('attention.totals.subscriptions')}>
            <span>{counts()}</span>
            {isPartial && (
              <>
                <Space />
                <span className={styles['of']}>
                  {t('attention.totals.ofChecked', countParams(state.checked.count))}
                </span>
              </>
            )}
          </Cell>
          {monthly.length > 0 && (
            <Cell label={t('attention.totals.month')}>
              <Sums of={monthly} />
            </Cell>
          )}
          {annual.length > 0 && (
            <Cell label={t('attention.totals.year')}>
              <Sums of={annual} />
            </Cell>
          )}
          {nextCharge !== undefined && (
            <Cell label={t('attention.totals.next')}>
              <DateText of={nextCharge.date} timeZone={nextCharge.timeZone} />
              {nextCharge.amount !== undefined && (
                <>
                  <span> · </span>
                  <Amount of={nextCharge.amount} />
                </>
              )}
            </Cell>
          )}
        </dl>
      </Card>
      <p className={styles['note']}>{note()}</p>
    </section>
  );

  function note(): string {
    return [
      t('attention.totals.note'),
      ...(isPartial ? [t('attention.totals.onlyChecked')] : []),
      ...(active + inTrial < state.subscribed ? [t('attention.totals.leftOut')] : []),
      ...(uncounted > 0 ? [t('attention.totals.uncounted', countParams(uncounted))] : []),
    ].join(' ');
  }

  function counts(): string {
    const texts = {
      active: t('attention.totals.active', countParams(active)),
      trial: t('attention.totals.inTrial', countParams(inTrial)),
    };
    if (inTrial === 0) return texts.active;
    return active === 0 ? texts.trial : t('attention.totals.activeAndTrial', texts);
  }
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['cell']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}

/** One sum for each currency. */
function Sums({ of }: { readonly of: readonly Money[] }) {
  return of.map((sum, position) => (
    <Fragment key={sum.currency}>
      {position > 0 && <span> + </span>}
      <Amount of={sum} />
    </Fragment>
  ));
}
