import { ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { type AddOn, type Catalog, cycleOf, type Plan } from '@/domain/subscription/Plan';
import { catalogOfCycle, monthlyPriceOf } from '@/domain/subscription/pricing';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { addOnIcon } from '@/ui/subscription/addOnIcon';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { PublicPlan } from './PublicPlan';
import addOnStyles from './public-add-ons.module.scss';
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
            <ul role="list" className={styles['plans']}>
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

/** The add-ons of one billing cycle with their prices. */
function PublicAddOns({ addOns }: { readonly addOns: readonly AddOn[] }) {
  const { t } = useTranslation();
  return (
    <section className={addOnStyles['section']} aria-labelledby="add-ons">
      <h2 id="add-ons">{t('pricing.addOns.title')}</h2>
      <p className={addOnStyles['lead']}>{t('pricing.addOns.lead')}</p>
      <Card isBare>
        <FirstItems items={addOns}>
          {(shown) => (
            <ul role="list" className={addOnStyles['rows']}>
              {shown.map((addOn) => (
                <PublicAddOn key={addOn.id} addOn={addOn} />
              ))}
            </ul>
          )}
        </FirstItems>
      </Card>
    </section>
  );
}

function PublicAddOn({ addOn }: { readonly addOn: AddOn }) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const description = texts.addOnDescription(addOn);
  const isAnnual = cycleOf(addOn) === 'annual';
  return (
    <li className={addOnStyles['row']}>
      <ArchMark icon={addOnIcon(addOn)} />
      <div className={addOnStyles['words']}>
        <h3 className={addOnStyles['name']}>
          <bdi>{texts.addOnName(addOn)}</bdi>
        </h3>
        {description !== undefined && (
          <p className={addOnStyles['description']}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <p className={addOnStyles['price']}>
        <span className={addOnStyles['amount']}>
          <Amount of={addOn.price} />
        </span>
        {SPACE}
        <span className={addOnStyles['period']}>
          {isAnnual ? (
            <Sentence
              of="pricing.addOns.perYear"
              values={{ amount: <Amount of={monthlyPriceOf(addOn)} /> }}
            />
          ) : (
            t('pricing.plans.perMonth')
          )}
        </span>
      </p>
    </li>
  );
}
