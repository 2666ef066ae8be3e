import { observer } from 'mobx-react-lite';
import { hasAddOn } from '@/domain/subscription/PlanSelection';
import { classNames } from '@/ui/design/classNames';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { OrderSummaryCard } from '@/ui/subscription/wizard/summary/OrderSummaryCard';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import { AddOnCard } from './AddOnCard';
import { RetiredAddOns } from './RetiredAddOns';
import styles from './add-ons-step.module.scss';

interface AddOnsStepProps {
  readonly selection: WizardSelection;
  readonly headingId: string;
}

/** Step 2, the add-ons to the plan. */
export const AddOnsStep = observer(function AddOnsStep({ selection, headingId }: AddOnsStepProps) {
  const { t } = useTranslation();
  const { chosen } = selection;
  const { addOns } = selection.offered;
  return (
    <div className={wizard['columns']}>
      <div>
        <h2 id={headingId} className={wizard['heading']}>
          {t('subscription.wizard.addOns.heading')}
        </h2>
        <p className={wizard['lead']}>{t('subscription.wizard.addOns.text')}</p>
        <FirstItems items={addOns} isPinned={(addOn) => hasAddOn(chosen, addOn)}>
          {(shown) => (
            <div className={styles['list']}>
              <RetiredAddOns items={selection.retiredAddOns} />
              {addOns.length === 0 && <Notice kind="plain">{t('subscription.wizard.addOns.none')}</Notice>}
              {shown.map((addOn) => (
                <AddOnCard
                  key={addOn.id}
                  addOn={addOn}
                  quantity={selection.quantityOf(addOn)}
                  cycle={chosen.cycle}
                  isSelected={hasAddOn(chosen, addOn)}
                  onToggle={() => selection.toggleAddOn(addOn)}
                />
              ))}
            </div>
          )}
        </FirstItems>
      </div>
      <div className={classNames(wizard['side'], wizard['sideFromWide'])}>
        <OrderSummaryCard selection={chosen} />
      </div>
    </div>
  );
});
