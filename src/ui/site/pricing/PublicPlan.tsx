import { Check } from 'lucide-react';
import { isIncluded } from '@/domain/subscription/entitlements';
import { cycleOf, type Plan } from '@/domain/subscription/Plan';
import { monthlyPriceOf } from '@/domain/subscription/pricing';
import { type AnnualSaving, annualSavingOf, counterpartIn } from '@/domain/subscription/savings';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { GetStartedButton } from '@/ui/site/GetStartedButton';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import styles from './public-plan.module.scss';

interface PublicPlanProps {
  readonly plan: Plan;
  /** The plans of both cycles, to compare annual and monthly prices. */
  readonly plans: readonly Plan[];
  readonly isRecommended: boolean;
  /** Preselects the plan. The dashboard then asks for which business it is (decision C79). */
  readonly onChoose: (plan: Plan) => Promise<void>;
}

export function PublicPlan({ plan, plans, isRecommended, onChoose }: PublicPlanProps) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const description = texts.planDescription(plan);
  const features = plan.entitlements.filter(isIncluded);
  const isAnnual = cycleOf(plan) === 'annual';
  return (
    <Card as="li" className={classNames(styles['plan'], plan.metadata.isPopular && styles['popular'])}>
      {plan.metadata.isPopular && (
        <div className={styles['tab']}>
          <Chip>{t('pricing.plans.mostPopular')}</Chip>
        </div>
      )}
      <div>
        <h3>
          <bdi>{texts.planName(plan)}</bdi>
        </h3>
        <p className={styles['description']}>{description !== undefined && <bdi>{description}</bdi>}</p>
        <p className={styles['price']}>
          <span className={styles['amount']}>
            <LargeAmount of={plan.price} trim />
          </span>
          {SPACE}
          <span className={styles['period']}>
            {t(isAnnual ? 'pricing.plans.perYear' : 'pricing.plans.perMonth')}
          </span>
        </p>
        <div className={styles['annual']}>
          {isAnnual ? (
            <MonthOfTheYear plan={plan} saving={annualSavingOf(plan, plans)} />
          ) : (
            <AnnualInstead plan={cheaperAnnualOf(plan, plans)} />
          )}
        </div>
      </div>
      {features.length > 0 && (
        <ul role="list" className={styles['features']}>
          {features.map((feature) => (
            <li key={feature.featureId} className={styles['feature']}>
              <Icon of={Check} size="small" />
              <bdi>{texts.entitlement(feature)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['action']}>
        <GetStartedButton
          kind={isRecommended ? 'primary' : 'secondary'}
          size="regular"
          fullWidth
          before={async () => onChoose(plan)}
        >
          <Sentence of="pricing.plans.choose" values={{ plan: <bdi>{texts.planName(plan)}</bdi> }} />
        </GetStartedButton>
      </div>
    </Card>
  );
}

/** The annual plan that replaces a monthly one. Undefined if none is cheaper. */
function cheaperAnnualOf(monthly: Plan, plans: readonly Plan[]): Plan | undefined {
  const annual = counterpartIn('annual', monthly, plans);
  const saving = annual && annualSavingOf(annual, plans);
  return saving !== undefined && saving.amount.minor > 0 ? annual : undefined;
}

/** The price per month with annual billing. */
function AnnualInstead({ plan }: { readonly plan: Plan | undefined }) {
  return (
    plan && (
      <p className={styles['instead']}>
        <Sentence
          of="pricing.plans.annualInstead"
          values={{ amount: <Amount of={monthlyPriceOf(plan)} /> }}
        />
      </p>
    )
  );
}

interface MonthOfTheYearProps {
  readonly plan: Plan;
  /** Compared with the monthly plan of the same name. Undefined if there is no such plan. */
  readonly saving: AnnualSaving | undefined;
}

/** The price of an annual plan per month, and the saving. */
function MonthOfTheYear({ plan, saving }: MonthOfTheYearProps) {
  return (
    <>
      <p className={styles['month']}>
        <Sentence of="pricing.plans.monthOfYear" values={{ amount: <Amount of={monthlyPriceOf(plan)} /> }} />
      </p>
      {saving !== undefined && saving.percent > 0 && (
        <p className={styles['saving']}>
          <Sentence
            of="pricing.plans.saving"
            values={{
              amount: <Amount of={saving.amount} trim />,
              percent: <Ltr>{formatPercent(saving.percent)}</Ltr>,
            }}
          />
        </p>
      )}
    </>
  );
}
