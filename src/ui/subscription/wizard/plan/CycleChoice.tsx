import { Tag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CYCLE_NAME } from '@/ui/subscription/wizard/cycleTexts';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import styles from './plan-step.module.scss';

interface CycleChoiceProps {
  readonly selection: WizardSelection;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** Monthly or annual billing, with the largest annual saving (spec section 2). */
export const CycleChoice = observer(function CycleChoice({ selection, onChange }: CycleChoiceProps) {
  const { t } = useTranslation();
  const { savingPercent } = selection;
  return (
    <div className={styles['cycle']}>
      <SegmentedChoice
        label={t('subscription.wizard.cycle.label')}
        options={BILLING_CYCLES.map((id) => ({
          id,
          label: t(CYCLE_NAME[id]),
          mark: id === selection.currentCycle ? t('subscription.wizard.cycle.today') : undefined,
        }))}
        value={selection.chosen.cycle}
        onChange={onChange}
      />
      {savingPercent !== undefined && (
        <Chip icon={Tag}>
          <span>
            <Sentence
              text={t('subscription.wizard.cycle.saveUpTo', { percent: slot('percent') })}
              values={{ percent: <Ltr>{formatPercent(savingPercent)}</Ltr> }}
            />
          </span>
        </Chip>
      )}
    </div>
  );
});
