import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isIncluded } from '@/domain/subscription/entitlements';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { Plan } from '@/domain/subscription/Plan';
import type { AnnualSaving } from '@/domain/subscription/savings';
import { Card } from '@/ui/design/components/card/Card';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { useCatalogTexts } from '@/ui/i18n/catalogText';
import { Amount } from '@/ui/i18n/components/Amount';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { slot } from '@/ui/i18n/slot';
import styles from './public-plans.module.scss';

interface PublicPlanProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** The saving against the monthly plan of the same name. Undefined when there is no such plan. */
  readonly saving: AnnualSaving | undefined;
}

/** A plan with name, description, price, yearly saving and features. */
export function PublicPlan({ plan, cycle, saving }: PublicPlanProps) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const description = texts.planDescription(plan);
  const features = plan.entitlements.filter(isIncluded);
  return (
    <Card as="li" className={styles['plan']}>
      {plan.metadata.isPopular && (
        <div className={styles['tab']}>
          <Chip>{t('pricing.plans.mostPopular')}</Chip>
        </div>
      )}
      <h3>
        <bdi>{texts.planName(plan)}</bdi>
      </h3>
      <p className={styles['description']}>{description !== undefined && <bdi>{description}</bdi>}</p>
      <p className={styles['price']}>
        <span className={styles['amount']}>
          <LargeAmount of={plan.price} trim />
        </span>{' '}
        <span className={styles['period']}>
          {t(cycle === 'monthly' ? 'pricing.plans.perMonth' : 'pricing.plans.perYear')}
        </span>
      </p>
      {cycle === 'annual' && saving !== undefined && saving.amount.minor > 0 && <Saving of={saving} />}
      {features.length > 0 && (
        <ul className={styles['features']}>
          {features.map((feature) => (
            <li key={feature.featureId} className={styles['feature']}>
              <Icon of={Check} size="small" />
              <bdi>{texts.entitlement(feature)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Saving({ of }: { readonly of: AnnualSaving }) {
  const { t } = useTranslation();
  return (
    <p className={styles['saving']}>
      <Sentence
        text={t('pricing.plans.saving', { amount: slot('amount'), percent: slot('percent') })}
        values={{ amount: <Amount of={of.amount} trim />, percent: <Ltr>{formatPercent(of.percent)}</Ltr> }}
      />
    </p>
  );
}
