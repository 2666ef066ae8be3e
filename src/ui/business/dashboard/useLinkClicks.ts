import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberArch, moveArch, pathOfRememberedArch } from '@/ui/business/movingArch';
import { pathOfLinkClick } from '@/ui/shell/leaving/pathOfLinkClick';
import { saveListPosition, restoreListPosition } from './listPosition';

/** Milliseconds of the motion back into the card (DESIGN section 5). */
const CLOSING_DURATION = 200;

/**
 * One click listener that opens the plain links of a list with the router. The router's own `<Link>` runs several
 * hooks, which would be a tenth of the render time of a long list. The arch of a pressed card moves to the page of the
 * business and back (movingArch.ts), and Back restores the scroll position (listPosition.ts).
 */
export function useLinkClicks(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const path = pathOfRememberedArch();
    const arch = path === undefined ? undefined : archOf(path, list.current);
    if (path !== undefined && arch !== undefined) moveArch(path, arch, CLOSING_DURATION);
  }, [list]);
  useEffect(() => restoreListPosition((path) => linkTo(path, list.current)), [list]);
  useEffect(() => {
    const element = list.current;
    const onClick = (event: MouseEvent): void => {
      const path = pathOfLinkClick(event);
      if (path === undefined) return;
      event.preventDefault();
      const arch = archOf(path, element);
      if (arch !== undefined) rememberArch(path, arch);
      void navigate(path);
    };
    /* In the capture phase of the window, because a link to another document opens before the click arrives here. */
    const onClickOfPage = (event: MouseEvent): void => {
      if (pathOfLinkClick(event) === undefined || !(event.target instanceof Element)) return;
      const item = event.target.closest('li');
      const link = element?.contains(item) === true ? item?.querySelector('a') : undefined;
      const path = link?.getAttribute('href');
      if (link && path) saveListPosition(path, link);
    };
    addEventListener('click', onClickOfPage, { capture: true });
    element?.addEventListener('click', onClick);
    return () => {
      removeEventListener('click', onClickOfPage, { capture: true });
      element?.removeEventListener('click', onClick);
    };
  }, [list, navigate]);
}

function archOf(path: string, list: HTMLElement | null): HTMLElement | undefined {
  return linkTo(path, list)?.closest('li')?.querySelector<HTMLElement>('[data-arch]') ?? undefined;
}

function linkTo(path: string, list: HTMLElement | null): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll<HTMLElement>('li a') ?? [])];
  return links.find((link) => link.getAttribute('href') === path);
}
