import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveArch, moveArch, pathOfLeftArch } from '@/ui/business/movingArch';
import { pathOfLinkClick } from '@/ui/shell/leaving/pathOfLinkClick';
import { rememberListPlace, returnToListPlace } from './listPlace';

/** Milliseconds of the motion back into the card (docs/design.md section 5). */
const CLOSING_DURATION = 200;

/**
 * Opens the plain links of a list inside the app, with one listener for all of them. The router's own links have
 * several hooks each, which is a tenth of the time of rendering a long list. The arch of the pressed card moves into
 * the page of the business, and back. After Back the list is where it was.
 */
export function useLinkClicks(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const path = pathOfLeftArch();
    const arch = path === undefined ? undefined : archOf(path, list.current);
    if (path !== undefined && arch !== undefined) moveArch(path, arch, CLOSING_DURATION);
  }, [list]);
  useEffect(() => returnToListPlace((path) => linkTo(path, list.current)), [list]);
  useEffect(() => {
    const element = list.current;
    const onClick = (event: MouseEvent): void => {
      const path = pathOfLinkClick(event);
      if (path === undefined) return;
      event.preventDefault();
      const link = linkTo(path, element);
      if (link !== undefined) rememberListPlace(path, link);
      const arch = archOf(path, element);
      if (arch !== undefined) leaveArch(path, arch);
      void navigate(path);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list, navigate]);
}

function archOf(path: string, list: HTMLElement | null): HTMLElement | undefined {
  return linkTo(path, list)?.closest('li')?.querySelector<HTMLElement>('[data-arch]') ?? undefined;
}

function linkTo(path: string, list: HTMLElement | null): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll<HTMLElement>('li a') ?? [])];
  return links.find((link) => link.getAttribute('href') === path);
}
