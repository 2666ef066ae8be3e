import { type BusinessFilter, needsSubscriptions } from '@/domain/business/businessFilter';
import { Button } from '@/ui/design/components/button/Button';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { countParams } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ListView } from './listView';
import styles from './nothing-found.module.scss';

/** The text that says where the results are that the filter hides. */
const TEXT_BY_FILTER = {
  active: 'longList.none.amongInactive',
  inactive: 'longList.none.amongActive',
  attention: 'longList.none.amongOthers',
  unsubscribed: 'longList.none.amongOthers',
} as const;

interface NothingFoundProps {
  readonly view: ListView;
  /** The number of businesses that the search finds without the filter. */
  readonly countWithoutFilter: number;
  /** The list is loading or being refreshed, so the search may yet find something. */
  readonly isLoading: boolean;
  /** Subscriptions are being read, so a filter that needs them may yet find something. */
  readonly isChecking: boolean;
  /** Some businesses or subscriptions are not known, so the sentence is only about those that are. */
  readonly hasUnknown: boolean;
  /** Whether any subscription is known. */
  readonly hasChecked: boolean;
  /** Some businesses could not be loaded or searched, so the sentence is only about the others. */
  readonly isIncomplete: boolean;
  readonly onShowResults: () => void;
  readonly onShowAll: () => void;
}

/** Shown when no business matches the search and the filter: why, and how to see other businesses. */
export function NothingFound(props: NothingFoundProps) {
  const { view, countWithoutFilter, isLoading, isChecking, hasUnknown, hasChecked, isIncomplete } = props;
  const { onShowResults, onShowAll } = props;
  const { t } = useTranslation();
  /* If the search alone finds nothing, no subscription can change that. */
  const needsChecks = needsSubscriptions(view.filter) && countWithoutFilter > 0;
  const isFilterUndecided = isChecking && needsChecks;
  const isUndecided = isLoading || isFilterUndecided;
  /* UncheckedLine says that no subscription could be checked. */
  const isUnchecked = !isUndecided && !hasChecked && needsChecks;
  const hasResults =
    !isLoading && view.query.trim() !== '' && view.filter !== 'all' && countWithoutFilter > 0;
  return (
    <div className={styles['nothing']}>
      <div className={styles['picture']}>
        <EmptyIllustration />
      </div>
      <h2 className={styles['title']}>
        {t(isUndecided || isUnchecked ? 'longList.none.soFar' : 'longList.none.title')}
      </h2>
      {!isUnchecked && <p className={styles['sentence']}>{sentence()}</p>}
      <div className={styles['actions']}>
        {hasResults && (
          <Button onPress={onShowResults}>
            {t('longList.none.showThem', countParams(countWithoutFilter))}
          </Button>
        )}
        <Button kind={hasResults ? 'quiet' : 'secondary'} onPress={onShowAll}>
          {t('longList.none.showAll')}
        </Button>
      </div>
    </div>
  );

  /** Why nothing is shown. */
  function sentence() {
    if (isLoading) return t('longList.none.growing');
    if (isFilterUndecided) return t('longList.none.checking');
    const { filter } = view;
    const query = view.query.trim();
    if (filter !== 'all' && query === '') return <span>{t(textOfNone(filter))}</span>;
    if (filter === 'all' || countWithoutFilter === 0)
      return (
        <span>{t(isIncomplete ? 'longList.none.amongLoaded.everywhere' : 'longList.none.everywhere')}</span>
      );
    const values = { ...countParams(countWithoutFilter), text: <bdi>{query}</bdi> };
    return <Sentence of={TEXT_BY_FILTER[filter]} values={values} />;
  }

  function textOfNone(filter: Exclude<BusinessFilter, 'all'>) {
    if (needsSubscriptions(filter))
      return hasUnknown
        ? (`longList.none.amongChecked.${filter}` as const)
        : (`longList.none.${filter}` as const);
    return isIncomplete
      ? (`longList.none.amongLoaded.${filter}` as const)
      : (`longList.none.${filter}` as const);
  }
}
