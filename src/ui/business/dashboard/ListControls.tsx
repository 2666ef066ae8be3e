import { ArrowDownUp, ChevronDown, LayoutGrid, Rows3 } from 'lucide-react';
import { useId } from 'react';
import { BUSINESS_SORTS, type BusinessSort } from '@/domain/business/sortBusinesses';
import type { ListLayout } from '@/application/ports/PreferenceStore';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Radio } from '@/ui/design/controls/radio/Radio';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './list-controls.module.scss';

interface SortSelectProps {
  readonly sort: BusinessSort;
  /** Whether every subscription is known. Without that the businesses cannot be sorted by urgency. */
  readonly knowsUrgency: boolean;
  readonly onChange: (sort: BusinessSort) => void;
}

/** The order of a long list, in a native select. Narrow windows show only its icon. */
export function SortSelect({ sort, knowsUrgency, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={styles['order']}>
      <Icon of={ArrowDownUp} size="small" />
      <span className={styles['chosen']}>{t(`longList.sort.${sort}`)}</span>
      <select
        aria-label={t('longList.sort.label')}
        value={sort}
        onChange={({ target: { value } }) => {
          const chosen = BUSINESS_SORTS.find((each) => each === value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {BUSINESS_SORTS.map((each) => (
          <option key={each} value={each} disabled={each === 'attention' && !knowsUrgency}>
            {t(`longList.sort.${each}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </label>
  );
}

const LAYOUTS = { rows: Rows3, cards: LayoutGrid } as const;

interface LayoutSwitchProps {
  readonly layout: ListLayout;
  readonly onChange: (layout: ListLayout) => void;
}

/** Rows or cards. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('longList.layout.label')} className={styles['layouts']}>
      {(['rows', 'cards'] as const).map((each) => (
        <label key={each} className={styles['layout']} title={t(`longList.layout.${each}`)}>
          <Radio
            name={name}
            className={styles['radio']}
            checked={each === layout}
            onChange={() => onChange(each)}
          />
          <VisuallyHidden>{t(`longList.layout.${each}`)}</VisuallyHidden>
          <Icon of={LAYOUTS[each]} size="small" />
        </label>
      ))}
    </div>
  );
}
