import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useVisit } from '@/ui/shell/layout/VisitContext';
import { CHARGES_VIEW, paths, VIEW_PARAMETER } from '@/ui/shell/paths';
import { listSearch, parseListView, type ListView } from './listView';

/** Stores the query string of the last view in this tab. */
interface LastView {
  readonly listSearch: string;
  rememberListSearch(search: string): void;
}

/** Changes the view. It opens the first page, unless `changes` names another. */
type ChangeListView = (changes: Partial<ListView>, options?: { readonly replace?: boolean }) => void;

interface Opened {
  readonly visit: number;
  /** The key of the location at which the list was opened. */
  readonly key: string;
  /** The query string of the last view, if the list was opened without one. Otherwise empty. */
  readonly restored: string;
}

/**
 * The view of a long list, which is in the URL, so that Back and a reload keep it. A URL without a view, such as a link
 * to the dashboard, opens the last view of this tab.
 */
export function useListView(last: LastView) {
  const { search, key } = useLocation();
  /* Back, Forward, or the load of a document. */
  const isPop = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  /* The list is still shown while the code of another view of the dashboard loads. */
  const isList = new URLSearchParams(search).get(VIEW_PARAMETER) !== CHARGES_VIEW;
  const inUrl = isList ? listSearch(parseListView(search)) : last.listSearch;
  const visit = useVisit();
  const [opened, setOpened] = useState<Opened>();
  const current =
    opened?.visit === visit ? opened : { visit, key, restored: isPop || inUrl !== '' ? '' : last.listSearch };
  if (current !== opened) setOpened(current);
  /* The first navigation restores the view and changes the key, so it is restored once. */
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
      /* A second change may come before the router renders the first one, so it builds on `latest`. */
      latest.current = { ...latest.current, page: 1, ...changes };
      void navigate(`${paths.dashboard}${listSearch(latest.current)}`, { replace });
    },
    [navigate],
  );
  return { view, change };
}
