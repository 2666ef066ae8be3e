import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { countParams } from './countParams';
import type { ListView } from './listView';

interface NothingFoundProps {
  readonly view: ListView;
  /** The number of businesses that the search finds without the filter. */
  readonly elsewhere: number;
  /** The list is still loading, so the search may yet find something. */
  readonly isGrowing: boolean;
  readonly onShowAll: () => void;
  readonly onClear: () => void;
}

/** Shown for a search or a filter without results, with buttons that change it. */
export function NothingFound({ view, elsewhere, isGrowing, onShowAll, onClear }: NothingFoundProps) {
  const { t } = useTranslation();
  const isSearch = view.query.trim() !== '';
  return (
    <StateCard
      illustration="empty"
      title={t('business.dashboard.none.title')}
      actions={
        <>
          {view.filter !== 'all' && elsewhere > 0 && (
            <Button onPress={onShowAll}>
              {isSearch
                ? t('business.dashboard.none.showThem', countParams(elsewhere))
                : t('business.dashboard.none.showAll')}
            </Button>
          )}
          {isSearch && (
            <Button kind={elsewhere > 0 ? 'quiet' : 'secondary'} onPress={onClear}>
              {t('business.dashboard.clear')}
            </Button>
          )}
        </>
      }
    >
      {isGrowing ? t('business.dashboard.none.growing') : <Reason view={view} elsewhere={elsewhere} />}
    </StateCard>
  );
}

/** The part of the list that was searched. */
function Reason({ view, elsewhere }: Pick<NothingFoundProps, 'view' | 'elsewhere'>) {
  const { t } = useTranslation();
  const { filter } = view;
  const query = view.query.trim();
  if (filter !== 'all' && query === '') return t(`business.dashboard.none.${filter}`);
  if (filter === 'all' || elsewhere === 0) return t('business.dashboard.none.everywhere');
  const params = { ...countParams(elsewhere), text: slot('text') };
  const text =
    filter === 'active'
      ? t('business.dashboard.none.amongInactive', params)
      : t('business.dashboard.none.amongActive', params);
  return <Sentence text={text} values={{ text: <bdi>{query}</bdi> }} />;
}
