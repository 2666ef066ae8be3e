import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { BUSINESS_FILTERS, type BusinessFilter } from '@/domain/business/businessFilter';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Space } from '@/ui/design/components/space/Space';
import { Radio } from '@/ui/design/controls/radio/Radio';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './filter-chips.module.scss';

interface FilterChipsProps {
  readonly filter: BusinessFilter;
  /** The number of businesses that each filter shows. A number that is not known yet is undefined. */
  readonly counts: Readonly<Partial<Record<BusinessFilter, number>>>;
  readonly onChange: (filter: BusinessFilter) => void;
}

/** The filters as native radios, so that the arrow keys move between them. On phones they are one line that scrolls. */
export function FilterChips({ filter, counts, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const name = useId();
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: line } = chips;
    const chosen = line?.querySelector(`[value=${filter}]`)?.closest('label');
    if (line && chosen) line.scrollLeft += centreOf(chosen) - centreOf(line);
  }, [filter]);
  return (
    <div ref={chips} role="radiogroup" aria-label={t('longList.filter.label')} className={styles['chips']}>
      {BUSINESS_FILTERS.map((each) => {
        const count = counts[each];
        return (
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
            {count !== undefined && (
              <>
                <Space />
                <span className={styles['count']}>{formatNumber(count)}</span>
              </>
            )}
          </label>
        );
      })}
    </div>
  );
}

function centreOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
