import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { BUSINESS_SORTS, type BusinessSort } from '@/domain/business/sortBusinesses';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './sort-select.module.scss';

interface SortSelectProps {
  readonly order: BusinessSort;
  readonly onChange: (order: BusinessSort) => void;
}

/** The order of a long list, in a native select. */
export function SortSelect({ order, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={styles['order']}>
      <Icon of={ArrowDownWideNarrow} size="small" />
      <span>{t('longList.sort.label')}</span>
      <select
        value={order}
        onChange={({ target: { value } }) => {
          const chosen = BUSINESS_SORTS.find((each) => each === value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {BUSINESS_SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`longList.sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </label>
  );
}
