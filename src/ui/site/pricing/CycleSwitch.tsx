import { Tag } from 'lucide-react';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { cycleOf } from '@/domain/subscription/Plan';
import { largestSavingPercent } from '@/domain/subscription/savings';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { PricingState } from './PricingViewModel';
import styles from './cycle-switch.module.scss';

interface CycleSwitchProps {
  readonly state: Exclude<PricingState, { readonly kind: 'unpriced' }>;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** Switches between monthly and annual prices, and shows the largest saving. Not shown if all plans have one cycle. */
export function CycleSwitch({ state, onChange }: CycleSwitchProps) {
  const { t } = useTranslation();
  if (state.kind === 'loading')
    return (
      <div className={styles['switch']}>
        <Skeleton shape="block" className={styles['skeleton']} />
        <Skeleton shape="block" className={styles['saving']} />
      </div>
    );
  const { plans } = state.catalog;
  if (plans.every((plan) => cycleOf(plan) === state.cycle)) return undefined;
  const percent = largestSavingPercent(plans);
  return (
    <div className={styles['switch']}>
      <SegmentedChoice
        label={t('pricing.plans.cycle')}
        options={BILLING_CYCLES.map((id) => ({ id, label: t(`pricing.plans.${id}`) }))}
        value={state.cycle}
        onChange={onChange}
      />
      {percent !== undefined && (
        <Chip icon={Tag}>
          <span>
            <Sentence of="pricing.plans.saveUpTo" values={{ percent: <Ltr>{formatPercent(percent)}</Ltr> }} />
          </span>
        </Chip>
      )}
      <VisuallyHidden role="status">
        {state.wasChanged && t(`pricing.plans.${state.cycle}Prices`)}
      </VisuallyHidden>
    </div>
  );
}
