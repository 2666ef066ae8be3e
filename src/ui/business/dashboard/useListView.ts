import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useVisit } from '@/ui/shell/layout/VisitContext';
import { paths } from '@/ui/shell/paths';
import { listSearch, parseListView, type ListView } from './listView';

/** The query string of the last view in this tab. */
interface LastView {
  readonly listSearch: string;
  rememberListSearch(search: string): void;
}

/** Opens the first page, unless the changes name a page. */
export type ChangeListView = (changes: Partial<ListView>, options?: { readonly replace?: boolean }) => void;

interface Opened {
  readonly visit: number;
  /** The key of the location at which the list was opened. */
  readonly key: string;
  /** The query string of the last view, when the list was opened by a link that names none. */
  readonly restored: string;
}

/**
 * The view of a long list is in the URL, so that Back and a reload keep it. A link to the dashboard names no view and
 * opens the last one of this tab.
 */
export function useListView(last: LastView) {
  const { search, key } = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const inUrl = listSearch(parseListView(search));
  const visit = useVisit();
  const [opened, setOpened] = useState<Opened>();
  const current =
    opened?.visit === visit
      ? opened
      : { visit, key, restored: isWayBack || inUrl !== '' ? '' : last.listSearch };
  if (current !== opened) setOpened(current);
  /* The key changes with the first navigation, which is the one that restores the view. */
  const restored = current.key === key ? current.restored : '';
  const shown = restored === '' ? inUrl : restored;
  const view = useMemo(() => parseListView(shown), [shown]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
    last.rememberListSearch(listSearch(view));
    if (restored !== '') void navigate(`${paths.dashboard}${restored}`, { replace: true });
  }, [last, navigate, restored, view]);
  const change: ChangeListView = useCallback(
    (changes, { replace = false } = {}) => {
      /* The router renders later, and a second change must not start from the older view. */
      latest.current = { ...latest.current, page: 1, ...changes };
      void navigate(`${paths.dashboard}${listSearch(latest.current)}`, { replace });
    },
    [navigate],
  );
  return { view, change };
}
