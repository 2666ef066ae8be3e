import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BUSINESS_ORDERS, type BusinessOrder } from '@/domain/business/sortBusinesses';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './order-select.module.scss';

interface OrderSelectProps {
  readonly order: BusinessOrder;
  readonly onChange: (order: BusinessOrder) => void;
}

/** The order of a long list, in a native select. */
export function OrderSelect({ order, onChange }: OrderSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={styles['order']}>
      <Icon of={ArrowDownWideNarrow} size="small" />
      <span>{t('business.dashboard.sort.label')}</span>
      <select
        value={order}
        onChange={({ target: { value } }) => {
          const chosen = BUSINESS_ORDERS.find((each) => each === value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {BUSINESS_ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(`business.dashboard.sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </label>
  );
}
