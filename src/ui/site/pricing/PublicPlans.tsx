import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { Catalog, Plan } from '@/domain/subscription/Plan';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PublicAddOns } from './PublicAddOns';
import { PublicPlan } from './PublicPlan';
import styles from './public-plans.module.scss';

export interface PublicPlansProps {
  readonly catalog: Catalog;
  readonly cycle: BillingCycle;
  readonly onChoose: (plan: Plan) => Promise<void>;
}

/** The plans and add-ons of one billing cycle. The most popular plan, or else the first, has the primary button. */
export const PublicPlans = observer(function PublicPlans({ catalog, cycle, onChoose }: PublicPlansProps) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const isOwner = session.state.kind === 'signed-in';
  const { plans, addOns } = catalogOfCycle(catalog, cycle);
  const recommended = plans.find((plan) => plan.metadata.isPopular) ?? plans[0];
  return (
    <>
      <section aria-labelledby="plans">
        <VisuallyHidden as="div">
          <h2 id="plans">{t('pricing.plans.title')}</h2>
        </VisuallyHidden>
        <FirstItems items={plans} isPinned={(plan) => plan === recommended}>
          {(shown) => (
            <ul className={styles['plans']}>
              {shown.map((plan) => (
                <PublicPlan
                  key={plan.id}
                  plan={plan}
                  plans={catalog.plans}
                  isRecommended={plan === recommended}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          )}
        </FirstItems>
        <p className={styles['next']}>
          <Icon of={ShieldCheck} size="small" />
          <span>{t(isOwner ? 'pricing.plans.nextForOwner' : 'pricing.plans.next')}</span>
        </p>
      </section>
      {addOns.length > 0 && <PublicAddOns addOns={addOns} />}
    </>
  );
});
