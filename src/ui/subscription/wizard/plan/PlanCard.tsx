import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isIncluded } from '@/domain/subscription/entitlements';
import { cycleOf, type Plan } from '@/domain/subscription/Plan';
import { monthlyPriceOf } from '@/domain/subscription/pricing';
import type { AnnualSaving } from '@/domain/subscription/savings';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { RadioCard } from '@/ui/design/controls/radio-cards/RadioCards';
import { Amount } from '@/ui/i18n/components/Amount';
import { LargeAmount } from '@/ui/i18n/components/LargeAmount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './plan-card.module.scss';

export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const base = useId();
  const saving = selection.savingOf(plan);
  const isCurrent = selection.isCurrentPlan(plan);
  const description = texts.planDescription(plan);
  const features = plan.entitlements.filter(isIncluded);
  return (
    <RadioCard
      value={plan.id}
      disc="end"
      labelledBy={`${base}-name ${base}-yours ${base}-price`}
      describedBy={`${base}-popular ${base}-description ${base}-month ${base}-saving ${base}-features`}
      edgeLabel={
        isCurrent || plan.metadata.isPopular ? (
          <>
            {isCurrent && <YourPlan id={`${base}-yours`} />}
            {plan.metadata.isPopular && (
              <Chip id={`${base}-popular`}>{t('subscription.wizard.plan.mostPopular')}</Chip>
            )}
          </>
        ) : undefined
      }
    >
      <div className={styles['columns']}>
        <div className={styles['offer']}>
          <div id={`${base}-name`} className={styles['name']}>
            <bdi>{texts.planName(plan)}</bdi>
          </div>
          <div id={`${base}-description`} className={styles['description']}>
            {description !== undefined && <bdi>{description}</bdi>}
          </div>
          <Price id={`${base}-price`} plan={plan} />
          <ShownWhenChosen>
            {cycleOf(plan) === 'annual' && <MonthlyPrice id={`${base}-month`} plan={plan} />}
            {saving !== undefined && <SavingLine id={`${base}-saving`} saving={saving} />}
          </ShownWhenChosen>
        </div>
        {features.length > 0 && (
          <ShownWhenChosen>
            <ul role="list" id={`${base}-features`} className={styles['features']}>
              {features.map((feature) => (
                <li key={feature.featureId} className={styles['feature']}>
                  <Icon of={Check} size="small" />
                  <bdi>{texts.entitlement(feature)}</bdi>
                </li>
              ))}
            </ul>
          </ShownWhenChosen>
        )}
      </div>
    </RadioCard>
  );
}

function Price({ id, plan }: { readonly id: string; readonly plan: Plan }) {
  const { t } = useTranslation();
  const cycle = cycleOf(plan);
  return (
    <div id={id} className={styles['price']}>
      <span className={styles['amount']}>
        <LargeAmount of={plan.price} trim />
      </span>
      {SPACE}
      {cycle !== undefined && (
        <span className={styles['period']}>{t(`subscription.wizard.cycle.per.${cycle}`)}</span>
      )}
    </div>
  );
}

/** Phones show the children only while the card is chosen. They always belong to the accessible description. */
function ShownWhenChosen({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['fold']}>
      <div>{children}</div>
    </div>
  );
}

/** The annual price per month, smaller than the annual price, because no card is charged this amount. */
function MonthlyPrice({ id, plan }: { readonly id: string; readonly plan: Plan }) {
  return (
    <div id={id} className={styles['month']}>
      <Sentence
        of="subscription.wizard.plan.pricePerMonth"
        values={{ amount: <Amount of={monthlyPriceOf(plan)} /> }}
      />
    </div>
  );
}

function SavingLine({ id, saving }: { readonly id: string; readonly saving: AnnualSaving }) {
  return (
    <div id={id} className={styles['saving']}>
      <Sentence
        of="subscription.wizard.plan.saving"
        values={{
          amount: <Amount of={saving.amount} trim />,
          percent: <Ltr>{formatPercent(saving.percent)}</Ltr>,
        }}
      />
    </div>
  );
}

/** The current plan, if it is retired but can be selected again (decision C24). */
export function RetiredPlanCard({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const { planName } = useCatalogTexts();
  const base = useId();
  return (
    <div className={styles['retired']}>
      <RadioCard
        value={plan.id}
        disc="end"
        labelledBy={`${base}-name ${base}-yours ${base}-price`}
        describedBy={`${base}-text`}
        edgeLabel={<YourPlan id={`${base}-yours`} />}
      >
        <div className={styles['offer']}>
          <div id={`${base}-name`} className={styles['name']}>
            <bdi>{planName(plan)}</bdi>
          </div>
          <Price id={`${base}-price`} plan={plan} />
          <ShownWhenChosen>
            <p id={`${base}-text`} className={styles['retiredText']}>
              {t('subscription.wizard.plan.keptText')}
            </p>
          </ShownWhenChosen>
        </div>
      </RadioCard>
    </div>
  );
}

function YourPlan({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <Chip id={id} icon={Check} tone="sea">
      {t('subscription.wizard.plan.yours')}
    </Chip>
  );
}
