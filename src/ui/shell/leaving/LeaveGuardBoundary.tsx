import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Elements } from '@/ui/design/Elements';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { type AppNavigate, useAppNavigate } from '@/ui/shell/useAppNavigate';
import { LeaveGuard, LeaveGuardContext } from './LeaveGuard';
import { pathOfLinkClick } from './pathOfLinkClick';

/** The history entry to restore. */
interface HistoryEntry {
  readonly path: string;
  readonly state: unknown;
}

/** While changes are unsaved, it intercepts link clicks, Back and Forward, and the unload of the document. */
export function LeaveGuardBoundary({ children }: { readonly children: Elements }) {
  const [guard] = useState(() => new LeaveGuard());
  const navigate = useAppNavigate();
  const shown = useLocation();
  const entry = useRef<HistoryEntry>({ path: '', state: undefined });
  useLayoutEffect(() => {
    entry.current = { path: `${shown.pathname}${shown.search}`, state: history.state };
  }, [shown]);
  const navigateInRouter = useNavigate();
  const pushWithoutState = useEffectEvent((path: string) => void navigateInRouter(path));
  /* A layout effect of a child runs before those of its parents, so this listener is called before that of the
     router. */
  useLayoutEffect(
    () =>
      watchHistory(
        guard,
        () => entry.current,
        (path) => pushWithoutState(path),
      ),
    [guard],
  );
  useEffect(() => watchLinks(guard, navigate), [guard, navigate]);
  useEffect(() => watchUnload(guard), [guard]);
  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;
}

function watchLinks(guard: LeaveGuard, navigate: AppNavigate): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = guard.hasUnsavedWork ? pathOfLinkClick(event) : undefined;
    if (path === undefined || isHere(path) || guard.isKeptAt(urlOf(path))) return;
    event.preventDefault();
    event.stopPropagation();
    guard.ask(() => navigate(path));
  };
  return listen('click', onClick);
}

/**
 * `popstate` fires after the browser has moved. So the entry of this page is pushed again. If the owner leaves, Back
 * leads from there to the entry to which the browser had moved. Unless that was the entry before, the pushed one has no
 * state, because a page would take from it that Back leads to where it was opened.
 */
function watchHistory(
  guard: LeaveGuard,
  current: () => HistoryEntry,
  pushWithoutState: (path: string) => void,
): () => void {
  return listen('popstate', (event) => {
    const { path, state } = current();
    if (!guard.hasUnsavedWork || isHere(path) || guard.isKeptAt(urlOf(location.href))) return;
    event.stopImmediatePropagation();
    if (positionOf(history.state) === positionOf(state) - 1) history.pushState(state, '', path);
    else pushWithoutState(path);
    guard.ask(() => history.back());
  });
}

/**
 * Makes the browser ask for confirmation before another site opens or the tab is closed. It listens only while changes
 * are unsaved, because Firefox keeps no page with such a listener in its back/forward cache.
 */
function watchUnload(guard: LeaveGuard): () => void {
  let stopListening: (() => void) | undefined;
  const stopWatching = reaction(
    () => guard.hasUnsavedWork,
    (hasUnsavedWork) => {
      stopListening?.();
      stopListening = hasUnsavedWork ? askBeforeUnload(guard) : undefined;
    },
    { fireImmediately: true },
  );
  return () => {
    stopWatching();
    stopListening?.();
  };
}

function askBeforeUnload(guard: LeaveGuard): () => void {
  return listen('beforeunload', (event) => {
    /* There is none once the owner has agreed to leave. */
    if (guard.hasUnsavedWork) event.preventDefault();
  });
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): () => void {
  addEventListener(name, listener, { capture: true });
  return () => removeEventListener(name, listener, { capture: true });
}

/** The number that the router gave to a history entry. NaN for an entry of a hash. */
function positionOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}

/** A change of the hash alone leaves no page. */
function isHere(path: string): boolean {
  const { pathname, search } = urlOf(path);
  return pathname === parsePathname(location.pathname).path && search === location.search;
}

function urlOf(path: string): URL {
  return new URL(path, location.origin);
}
