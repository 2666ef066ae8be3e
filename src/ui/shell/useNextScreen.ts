import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUTES } from './paths';
import type { Screens } from './screens';
import { whenIdle } from './whenIdle';

type NextScreens = Pick<Screens, 'business'>;

/** Where somebody most likely goes next in the same document, and would wait for its code. */
const NEXT: Readonly<Partial<Record<string, keyof NextScreens>>> = { [ROUTES.dashboard]: 'business' };

/** Fetches the screen that most likely comes next, while nobody waits for anything. */
export function useNextScreen(screens: NextScreens): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const next = NEXT[pathname];
    return next && whenIdle(() => void quietly(() => screens[next].preload()));
  }, [screens, pathname]);
}

/** Nobody has asked for it: a failure may neither be told nor load the page anew. It is tried again on the way there. */
async function quietly(preload: () => Promise<void>): Promise<void> {
  addEventListener('vite:preloadError', hush, { capture: true });
  try {
    await preload();
  } catch {
    /* See above. */
  } finally {
    removeEventListener('vite:preloadError', hush, { capture: true });
  }
}

function hush(event: Event): void {
  event.stopImmediatePropagation();
}
