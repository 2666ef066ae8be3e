import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { cycleOf, type Plan } from '@/domain/subscription/Plan';
import { inDisplayOrder } from '@/domain/subscription/pricing';
import { annualSavingOf, largestSavingPercent } from '@/domain/subscription/savings';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { slot } from '@/ui/i18n/slot';
import { PublicPlan } from './PublicPlan';
import styles from './public-plans.module.scss';

export interface PublicPlansProps {
  readonly plans: readonly Plan[];
  readonly cycle: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** The public plans in one billing cycle. */
export function PublicPlans({ plans, cycle, onChange }: PublicPlansProps) {
  const { t } = useTranslation();
  const offered = inDisplayOrder(plans.filter((plan) => cycleOf(plan) === cycle));
  const hasBothCycles = offered.length < plans.length;
  return (
    <section className={styles['section']} aria-labelledby="plans">
      <h2 id="plans">{t('pricing.plans.title')}</h2>
      <p className={styles['lead']}>{t('pricing.plans.lead')}</p>
      {hasBothCycles && <CycleChoice plans={plans} cycle={cycle} onChange={onChange} />}
      <ul className={styles['plans']}>
        {offered.map((plan) => (
          <PublicPlan key={plan.id} plan={plan} cycle={cycle} saving={annualSavingOf(plan, plans)} />
        ))}
      </ul>
    </section>
  );
}

function CycleChoice({ plans, cycle, onChange }: PublicPlansProps) {
  const { t } = useTranslation();
  const percent = largestSavingPercent(plans);
  return (
    <div className={styles['cycle']}>
      <SegmentedChoice
        label={t('pricing.plans.cycle')}
        options={BILLING_CYCLES.map((id) => ({ id, label: t(`pricing.plans.${id}`) }))}
        value={cycle}
        onChange={(id) => {
          const chosen = BILLING_CYCLES.find((known) => known === id);
          if (chosen !== undefined) onChange(chosen);
        }}
      />
      {percent !== undefined && (
        <Chip icon={Tag}>
          <span>
            <Sentence
              text={t('pricing.plans.saveUpTo', { percent: slot('percent') })}
              values={{ percent: <Ltr>{formatPercent(percent)}</Ltr> }}
            />
          </span>
        </Chip>
      )}
    </div>
  );
}
