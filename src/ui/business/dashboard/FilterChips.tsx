import { Check } from 'lucide-react';
import { useId } from 'react';
import { BUSINESS_FILTERS, needsSubscriptions, type BusinessFilter } from '@/domain/business/businessFilter';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Space } from '@/ui/design/components/space/Space';
import { Radio } from '@/ui/design/controls/radio/Radio';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PAGE_SIZE } from './listPages';
import styles from './filter-chips.module.scss';

interface FilterChipsProps {
  readonly filter: BusinessFilter;
  /** The number of businesses that each filter shows. */
  readonly counts: Readonly<Record<BusinessFilter, number>>;
  /** The number of businesses whose subscription is known. */
  readonly checked: number;
  /** The number of the owner's businesses. */
  readonly total: number;
  /** Whether businesses are shown, so that their subscriptions are read. */
  readonly isAsking: boolean;
  readonly onChange: (filter: BusinessFilter) => void;
}

/** Native radios, so that the arrow keys move between the filters. */
export function FilterChips({ filter, counts, checked, total, isAsking, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('longList.filter.label')} className={styles['chips']}>
      {BUSINESS_FILTERS.map((each) => (
        <label key={each} className={styles['chip']}>
          <Radio
            name={name}
            value={each}
            className={styles['radio']}
            checked={each === filter}
            onChange={() => onChange(each)}
          />
          {each === filter && <Icon of={Check} size="small" />}
          <span>{t(`longList.filter.${each}`)}</span>
          <Space />
          {countOf(each)}
        </label>
      ))}
    </div>
  );

  /** The count of subscriptions says of how many it is. Its space is kept while the first ones are read. */
  function countOf(each: BusinessFilter) {
    if (!needsSubscriptions(each)) return <span>{formatNumber(counts[each])}</span>;
    const isKnown = checked > 0;
    if (!isKnown && !isAsking) return undefined;
    const among = isKnown ? checked : Math.min(total, PAGE_SIZE);
    const count = formatNumber(isKnown ? counts[each] : among);
    return (
      <span className={isKnown ? undefined : styles['awaited']} aria-hidden={!isKnown}>
        {among < total
          ? t('longList.filter.ofChecked', { number: count, checked: formatNumber(among) })
          : count}
      </span>
    );
  }
}
