import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppNavigate, type AppNavigate } from '@/ui/shell/useAppNavigate';
import { followedPath } from './followedPath';
import { LeaveGuard } from './LeaveGuard';
import { LeaveGuardContext } from './LeaveGuardContext';

/**
 * Watches the ways out of a page: links, Back and Forward, and the end of the document. The router tells of them only
 * when it has gone, so its events are taken before it sees them.
 */
export function LeaveGuardBoundary({ children }: { readonly children: ReactNode }) {
  const [guard] = useState(() => new LeaveGuard());
  const navigate = useAppNavigate();
  const { key } = useLocation();
  useEffect(() => watchLinks(guard, navigate), [guard, navigate]);
  useEffect(() => watchHistory(guard), [guard, key]);
  useEffect(() => watchUnload(guard), [guard]);
  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;
}

function watchLinks(guard: LeaveGuard, navigate: AppNavigate): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = guard.isHolding ? followedPath(event) : undefined;
    if (path === undefined || isHere(path)) return;
    event.preventDefault();
    event.stopPropagation();
    guard.ask(() => navigate(path));
  };
  return listen('click', onClick);
}

/** Back has already happened when it is told: the entry is put back, and taken away again when the owner leaves. */
function watchHistory(guard: LeaveGuard): () => void {
  const here = { state: history.state as unknown, url: location.href };
  const onPop = (event: PopStateEvent): void => {
    if (!guard.isHolding || withoutHash(location.href) === withoutHash(here.url)) return;
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.url);
    guard.ask(() => history.back());
  };
  return listen('popstate', onPop);
}

/** Another site, a closed tab: the browser asks in its own words. */
function watchUnload(guard: LeaveGuard): () => void {
  return listen('beforeunload', (event) => {
    if (guard.isHolding) event.preventDefault();
  });
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): () => void {
  addEventListener(name, listener, { capture: true });
  return () => removeEventListener(name, listener, { capture: true });
}

function isHere(path: string): boolean {
  return withoutHash(new URL(path, location.origin).href) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}
