import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BUSINESS_FILTERS, type BusinessFilter } from '@/domain/business/businessFilter';
import { Icon } from '@/ui/design/components/icon/Icon';
import { formatNumber } from '@/ui/i18n/formatters';
import styles from './filter-chips.module.scss';

interface FilterChipsProps {
  readonly filter: BusinessFilter;
  /** The number of businesses that each filter shows. */
  readonly counts: Readonly<Record<BusinessFilter, number>>;
  readonly onChange: (filter: BusinessFilter) => void;
}

/** Native radio buttons, so that the arrow keys move between the filters. */
export function FilterChips({ filter, counts, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('business.dashboard.filter.label')} className={styles['chips']}>
      {BUSINESS_FILTERS.map((each) => (
        <label key={each} className={styles['chip']}>
          <input
            type="radio"
            name={name}
            value={each}
            className={styles['radio']}
            checked={each === filter}
            onChange={() => onChange(each)}
          />
          {each === filter && <Icon of={Check} size="small" />}
          {t(`business.dashboard.filter.${each}`)} <span>{formatNumber(counts[each])}</span>
        </label>
      ))}
    </div>
  );
}
