import { useId } from 'react';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { AddOn } from '@/domain/subscription/Plan';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Space } from '@/ui/design/components/space/Space';
import { CheckboxCard } from '@/ui/design/controls/checkbox-card/CheckboxCard';
import { Amount } from '@/ui/i18n/components/Amount';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { addOnIcon } from '@/ui/subscription/addOnIcon';
import { PER_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import { Quantity } from '@/ui/subscription/Quantity';
import styles from './add-on-card.module.scss';

interface AddOnCardProps {
  readonly addOn: AddOn;
  /** More than one only if the subscription already has several. The wizard cannot change it (decision C16). */
  readonly quantity: number;
  readonly cycle: BillingCycle;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

/** An add-on with name, description and price per period. */
export function AddOnCard({ addOn, quantity, cycle, isSelected, onToggle }: AddOnCardProps) {
  const { t } = useTranslation();
  const texts = useCatalogTexts();
  const base = useId();
  const description = texts.addOnDescription(addOn);
  return (
    <CheckboxCard
      isSelected={isSelected}
      onChange={onToggle}
      labelledBy={`${base}-name ${base}-price`}
      describedBy={`${base}-description`}
    >
      <div className={styles['content']}>
        <ArchMark icon={addOnIcon(addOn)} />
        <div className={styles['text']}>
          <div id={`${base}-name`} className={styles['name']}>
            <bdi>{texts.addOnName(addOn)}</bdi>
            <Space />
            {quantity > 1 && <Quantity of={quantity} />}
          </div>
          <div id={`${base}-description`} className={styles['description']}>
            {description !== undefined && <bdi>{description}</bdi>}
            {quantity > 1 && (
              <>
                <Space />
                <span>{t('subscription.wizard.review.quantityStays')}</span>
              </>
            )}
          </div>
        </div>
        <div id={`${base}-price`} className={styles['price']}>
          <span className={styles['amount']}>
            <Amount of={addOn.price.times(quantity)} />
          </span>
          <Space />
          <span className={styles['period']}>{t(PER_CYCLE[cycle])}</span>
        </div>
      </div>
    </CheckboxCard>
  );
}
