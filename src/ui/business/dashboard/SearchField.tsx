import { Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MAX_QUERY_LENGTH } from './listView';
import type { TypedSearch } from './TypedSearch';
import styles from './search-field.module.scss';

interface SearchFieldProps {
  /** The query in the URL. */
  readonly query: string;
  readonly typed: TypedSearch;
  /** Called at every key. */
  readonly onType: (query: string) => void;
  /** Called after a pause in typing. */
  readonly onSearch: (query: string) => void;
  /** Clears the search and focuses the field. */
  readonly onClear: () => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** The search of a long list. Escape and the cross clear it, and the focus stays in the field. */
export const SearchField = observer(function SearchField(props: SearchFieldProps) {
  const { query, typed, onType, onSearch, onClear, ref } = props;
  const { t } = useTranslation();
  useEffect(() => typed.followUrl(query), [query, typed]);
  const text = typed.text ?? query;
  return (
    <div className={styles['field']}>
      <Icon of={Search} />
      <input
        ref={ref}
        className={styles['input']}
        type="search"
        aria-label={t('longList.search')}
        placeholder={t('longList.searchPlaceholder')}
        value={text}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        /* Without a text, the placeholder has the direction of the page. */
        dir={text === '' ? undefined : 'auto'}
        onChange={({ target: { value } }) => {
          typed.type(value, onSearch);
          onType(value);
        }}
        onKeyDown={(event) => {
          /* An input method ends its own composition with Escape. */
          if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClear();
        }}
      />
      {text !== '' && (
        <button type="button" className={styles['clear']} aria-label={t('longList.clear')} onClick={onClear}>
          <Icon of={X} />
        </button>
      )}
    </div>
  );
});
