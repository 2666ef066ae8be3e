import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { hasAddOn } from '@/domain/subscription/PlanSelection';
import { classNames } from '@/ui/design/classNames';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import type { AddOn } from '@/domain/subscription/Plan';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { SPACE } from '@/ui/design/components/space/space';
import { CheckboxCard } from '@/ui/design/controls/checkbox-card/CheckboxCard';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { OrderSummaryCard } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { addOnIcon } from '@/ui/subscription/addOnIcon';
import { ItemName } from '@/ui/subscription/ItemName';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import wizard from '@/ui/subscription/wizard/wizard.module.scss';
import { STEP_HEADING_ID, useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './add-ons-step.module.scss';

/** Step 2, the add-ons to the plan. */
export const AddOnsStep = observer(function AddOnsStep() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const { chosen } = selection;
  const { addOns } = selection.offered;
  return (
    <div className={wizard['columns']}>
      <div>
        <h2 id={STEP_HEADING_ID}>{t('subscription.wizard.addOns.heading')}</h2>
        <FirstItems items={addOns} isPinned={(addOn) => hasAddOn(chosen, addOn)}>
          {(shown) => (
            <div className={styles['list']}>
              <RetiredAddOns />
              {addOns.length === 0 && <Notice kind="plain">{t('subscription.wizard.addOns.none')}</Notice>}
              {shown.map((addOn) => (
                <AddOnCard key={addOn.id} addOn={addOn} />
              ))}
            </div>
          )}
        </FirstItems>
      </div>
      <div className={classNames(wizard['side'], wizard['fromWide'])}>
        <OrderSummaryCard selection={selection.priced} total={selection.total} />
      </div>
    </div>
  );
});

const AddOnCard = observer(function AddOnCard({ addOn }: { readonly addOn: AddOn }) {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const base = useId();
  const description = texts.addOnDescription(addOn);
  /* Above one only if the subscription already has several. It cannot be changed here (decision C16). */
  const quantity = selection.quantityOf(addOn);
  const price = selection.priceOf(addOn);
  return (
    <CheckboxCard
      isSelected={hasAddOn(selection.chosen, addOn)}
      onChange={() => selection.toggleAddOn(addOn)}
      labelledBy={`${base}-name ${base}-price`}
      describedBy={`${base}-description`}
    >
      <div className={styles['content']}>
        <ArchMark icon={addOnIcon(addOn)} />
        <div className={styles['text']}>
          <div id={`${base}-name`} className={styles['name']}>
            <ItemName quantity={quantity}>{texts.addOnName(addOn)}</ItemName>
          </div>
          <div id={`${base}-description`} className={styles['description']}>
            {description !== undefined && <bdi>{description}</bdi>}
            {quantity > 1 && (
              <>
                {SPACE}
                <span>{t('subscription.wizard.review.quantityStays')}</span>
              </>
            )}
          </div>
        </div>
        <div id={`${base}-price`} className={styles['price']}>
          <span className={styles['amount']}>
            <PeriodPriceText of={price} />
          </span>
          {SPACE}
          {price !== undefined && (
            <span className={styles['period']}>
              {t(`subscription.wizard.cycle.per.${selection.chosen.cycle}`)}
            </span>
          )}
        </div>
      </div>
    </CheckboxCard>
  );
});

/** The add-ons of the subscription that are no longer offered (decision C24). */
export function RetiredAddOns() {
  const { retiredAddOns } = useWizard().selection;
  const { addOnName } = useCatalogTexts();
  return retiredAddOns.map((item) => (
    <Notice key={item.id} kind="warn">
      <Sentence of="subscription.wizard.addOns.retired" values={{ name: <bdi>{addOnName(item)}</bdi> }} />
    </Notice>
  ));
}
