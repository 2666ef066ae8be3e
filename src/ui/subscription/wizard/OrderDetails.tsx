import { ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FocusEvent } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ItemLines } from '@/ui/subscription/wizard/review/OrderSummaryCard';
import { useWizard } from './WizardContext';
import styles from './order-details.module.scss';

/**
 * In narrow windows, a button in the bar that opens the items of the order above the bar. Closes when the focus leaves,
 * because the panel would cover the focused field.
 */
export const OrderDetails = observer(function OrderDetails() {
  const { selection } = useWizard();
  const { t } = useTranslation();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div
      className={styles['details']}
      role="presentation"
      onBlur={onBlur}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsOpen(false);
      }}
    >
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={({ currentTarget }) => {
          /* Safari does not focus a pressed button, which then would not lose the focus either. */
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        <span>{t('subscription.wizard.bar.details')}</span>
        <Icon of={ChevronUp} size="small" />
      </button>
      <div id={panelId} className={styles['panel']} hidden={!isOpen} tabIndex={-1}>
        <ItemLines selection={selection.priced} total={selection.total} />
      </div>
    </div>
  );
});
