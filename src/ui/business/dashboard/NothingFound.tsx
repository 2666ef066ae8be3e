import { observer } from 'mobx-react-lite';
import { needsSubscriptions } from '@/domain/business/businessFilter';
import type { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { countParams } from './countParams';
import type { ListView } from './listView';

/** Where a search found something, by the filter that hides it. */
const ELSEWHERE = {
  active: 'longList.none.amongInactive',
  inactive: 'longList.none.amongActive',
  attention: 'longList.none.amongOthers',
  unsubscribed: 'longList.none.amongOthers',
} as const;

interface NothingFoundProps {
  readonly view: ListView;
  /** The number of businesses that the search finds without the filter. */
  readonly elsewhere: number;
  /** The list is still loading, so the search may yet find something. */
  readonly isGrowing: boolean;
  /** The check of the subscriptions. Undefined until its code has loaded. */
  readonly attention: AttentionViewModel | undefined;
  readonly onShowAll: () => void;
  readonly onClear: () => void;
}

/** Shown for a search or a filter without results, with buttons that change it. */
export const NothingFound = observer(function NothingFound({
  view,
  elsewhere,
  isGrowing,
  attention,
  onShowAll,
  onClear,
}: NothingFoundProps) {
  const { t } = useTranslation();
  const isSearch = view.query.trim() !== '';
  return (
    <StateCard
      illustration={EmptyIllustration}
      title={t('longList.none.title')}
      actions={
        <>
          {view.filter !== 'all' && elsewhere > 0 && (
            <Button onPress={onShowAll}>
              {isSearch ? t('longList.none.showThem', countParams(elsewhere)) : t('longList.none.showAll')}
            </Button>
          )}
          {isSearch && (
            <Button kind={elsewhere > 0 ? 'quiet' : 'secondary'} onPress={onClear}>
              {t('longList.clear')}
            </Button>
          )}
        </>
      }
    >
      {isGrowing ? t('longList.none.growing') : reason()}
    </StateCard>
  );

  function reason() {
    if (!needsSubscriptions(view.filter)) return <Reason view={view} elsewhere={elsewhere} />;
    const state = attention?.state;
    if (state?.kind !== 'shown' || state.isChecking) return t('longList.none.checking');
    const isPartial = state.left > 0 || state.failed.size > 0;
    return <Reason view={view} elsewhere={elsewhere} isPartial={isPartial} />;
  }
});

interface ReasonProps extends Pick<NothingFoundProps, 'view' | 'elsewhere'> {
  /** Some subscriptions are not known, so that the sentence speaks of the known ones. */
  readonly isPartial?: boolean;
}

/** The part of the list that was searched. */
function Reason({ view, elsewhere, isPartial = false }: ReasonProps) {
  const { t } = useTranslation();
  const { filter } = view;
  const query = view.query.trim();
  if (filter !== 'all' && query === '')
    return (
      <span>
        {isPartial && (filter === 'attention' || filter === 'unsubscribed')
          ? t(`longList.none.amongChecked.${filter}`)
          : t(`longList.none.${filter}`)}
      </span>
    );
  if (filter === 'all' || elsewhere === 0) return <span>{t('longList.none.everywhere')}</span>;
  const params = { ...countParams(elsewhere), text: slot('text') };
  return <Sentence text={t(ELSEWHERE[filter], params)} values={{ text: <bdi>{query}</bdi> }} />;
}
