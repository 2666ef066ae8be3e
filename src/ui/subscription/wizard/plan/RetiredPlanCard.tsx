import { useId } from 'react';
import { cycleOf, type Plan } from '@/domain/subscription/Plan';
import { Space } from '@/ui/design/components/space/Space';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCard';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import { YourPlan } from './YourPlan';
import styles from './plan-card.module.scss';

/** The plan of today that is no longer sold. It can be kept (decision C24). */
export function RetiredPlanCard({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const { planName } = useCatalogTexts();
  const base = useId();
  const cycle = cycleOf(plan);
  return (
    <div className={styles['retired']}>
      <RadioCard
        value={plan.id}
        labelledBy={`${base}-name ${base}-yours ${base}-price`}
        describedBy={`${base}-text`}
        tab={<YourPlan id={`${base}-yours`} />}
      >
        <div className={styles['retiredRow']}>
          <div className={styles['retiredWords']}>
            <div id={`${base}-name`} className={styles['name']}>
              <bdi>{planName(plan)}</bdi>
            </div>
            <p id={`${base}-text`} className={styles['retiredText']}>
              {t('subscription.wizard.plan.keptText')}
            </p>
          </div>
          <div id={`${base}-price`} className={styles['price']}>
            <span className={styles['retiredAmount']}>
              <LargeAmount of={plan.price} trim />
            </span>
            <Space />
            {cycle !== undefined && <span className={styles['period']}>{t(PER_CYCLE[cycle])}</span>}
          </div>
        </div>
      </RadioCard>
    </div>
  );
}
