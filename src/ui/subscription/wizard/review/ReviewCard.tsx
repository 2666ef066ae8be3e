import { observer } from 'mobx-react-lite';
import { nameIn } from '@/domain/business/Business';
import { isIncluded } from '@/domain/subscription/entitlements';
import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Space } from '@/ui/design/components/space/Space';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { formatPercent } from '@/ui/i18n/formatters';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { CYCLE_NAME } from '@/ui/subscription/wizard/cycleTexts';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import type { WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import { Quantity } from '@/ui/subscription/Quantity';
import { ReviewRow } from './ReviewRow';
import styles from './review.module.scss';

interface ReviewCardProps {
  readonly selection: WizardSelection;
  readonly onChange: (step: WizardStep) => void;
}

/** The rows of the order review. */
export const ReviewCard = observer(function ReviewCard({ selection, onChange }: ReviewCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = useCatalogTexts();
  const { plan, addOns, cycle } = selection.chosen;
  const features = plan?.entitlements.filter(isIncluded) ?? [];
  const { savingOfAnnualBilling } = selection;
  return (
    <Card>
      <dl>
        <ReviewRow label={t('subscription.wizard.review.business')}>
          <TextInLanguage of={nameIn(selection.initialData.business, language)} />
        </ReviewRow>
        <ReviewRow
          label={t('subscription.wizard.review.plan')}
          changeLabel={t('subscription.wizard.review.changePlan')}
          onChange={() => onChange('plan')}
          note={
            features.length > 0 && (
              <ul className={styles['features']}>
                {features.map((feature) => (
                  <li key={feature.featureId}>
                    <bdi>{texts.entitlement(feature)}</bdi>
                  </li>
                ))}
              </ul>
            )
          }
        >
          {plan !== undefined && <bdi>{texts.planName(plan)}</bdi>}
        </ReviewRow>
        <ReviewRow
          label={t('subscription.wizard.review.cycle')}
          changeLabel={t('subscription.wizard.review.changeCycle')}
          onChange={() => onChange('plan')}
          note={
            savingOfAnnualBilling !== undefined && (
              <p className={styles['saving']}>
                <Sentence
                  text={t('subscription.wizard.review.annualSaves', { percent: slot('percent') })}
                  values={{ percent: <Ltr>{formatPercent(savingOfAnnualBilling.percent)}</Ltr> }}
                />
              </p>
            )
          }
        >
          {t(CYCLE_NAME[cycle])}
        </ReviewRow>
        <ReviewRow
          label={t('subscription.wizard.review.addOns')}
          changeLabel={t('subscription.wizard.review.changeAddOns')}
          onChange={() => onChange('add-ons')}
          note={
            addOns.some(({ quantity }) => quantity > 1) && (
              <p className={styles['note']}>{t('subscription.wizard.review.quantityStays')}</p>
            )
          }
        >
          {addOns.length === 0 && <span>{t('subscription.wizard.review.noAddOns')}</span>}
          {addOns.map(({ addOn, quantity }) => (
            <span key={addOn.id} className={styles['item']}>
              <bdi>{texts.addOnName(addOn)}</bdi>
              <Space />
              {quantity > 1 && <Quantity of={quantity} />}
            </span>
          ))}
        </ReviewRow>
      </dl>
    </Card>
  );
});
