import { ArrowDownUp, Check, ChevronDown, LayoutGrid, Rows3, Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { ListLayout } from '@/application/ports/PreferenceStore';
import { BUSINESS_FILTERS, type BusinessFilter } from '@/domain/business/businessFilter';
import { BUSINESS_SORTS, type BusinessSort } from '@/domain/business/sortBusinesses';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Radio } from '@/ui/design/controls/radio/Radio';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MAX_QUERY_LENGTH } from './listView';
import type { TypedSearch } from './TypedSearch';
import chipStyles from './filter-chips.module.scss';
import styles from './list-controls.module.scss';
import fieldStyles from './search-field.module.scss';

interface SortSelectProps {
  readonly sort: BusinessSort;
  /** Whether every subscription is known, as sorting by attention needs. */
  readonly canSortByAttention: boolean;
  readonly onChange: (sort: BusinessSort) => void;
}

/** How a long list is sorted, in a native select. Narrow windows show only its icon. */
export function SortSelect({ sort, canSortByAttention, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={styles['sort']}>
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
          <option key={each} value={each} disabled={each === 'attention' && !canSortByAttention}>
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
    <div
      ref={chips}
      role="radiogroup"
      aria-label={t('longList.filter.label')}
      className={chipStyles['chips']}
    >
      {BUSINESS_FILTERS.map((each) => {
        const count = counts[each];
        return (
          <label key={each} className={chipStyles['chip']}>
            <Radio
              name={name}
              value={each}
              className={chipStyles['radio']}
              checked={each === filter}
              onChange={() => onChange(each)}
            />
            {each === filter && <Icon of={Check} size="small" />}
            <span>{t(`longList.filter.${each}`)}</span>
            {count !== undefined && (
              <>
                {SPACE}
                <span className={chipStyles['count']}>{formatNumber(count)}</span>
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

interface SearchFieldProps {
  /** The query in the URL. */
  readonly query: string;
  readonly typed: TypedSearch;
  /** Called after a pause in typing. */
  readonly onSearch: (query: string) => void;
  /** Clears the search and focuses the field. */
  readonly onClear: () => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** The search of a long list. Escape and the cross clear it, and the focus stays in the field. */
export const SearchField = observer(function SearchField(props: SearchFieldProps) {
  const { query, typed, onSearch, onClear, ref } = props;
  const { t } = useTranslation();
  useEffect(() => typed.followUrl(query), [query, typed]);
  const text = typed.text ?? query;
  return (
    <div className={fieldStyles['field']}>
      <Icon of={Search} />
      <input
        ref={ref}
        className={fieldStyles['input']}
        type="search"
        aria-label={t('longList.search')}
        placeholder={t('longList.searchPlaceholder')}
        value={text}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        /* Without a text, the placeholder has the direction of the page. */
        dir={text === '' ? undefined : 'auto'}
        onChange={({ target: { value } }) => typed.type(value, onSearch)}
        onKeyDown={(event) => {
          /* In an input method, Escape only ends the composition. */
          if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClear();
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={fieldStyles['clear']}
          aria-label={t('longList.clear')}
          onClick={onClear}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
});
