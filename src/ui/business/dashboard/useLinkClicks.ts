import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfLinkClick } from '@/ui/shell/leaving/pathOfLinkClick';
import { growPicture } from './growingPicture';

/**
 * Opens the plain links of a list inside the app, with one listener for all of them. The router's own links have
 * several hooks each, which is a tenth of the time of rendering a long list.
 */
export function useLinkClicks(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = list.current;
    const onClick = (event: MouseEvent): void => {
      const path = pathOfLinkClick(event);
      if (path === undefined) return;
      event.preventDefault();
      const open = (): void => void navigate(path);
      const card = event.target instanceof Element ? event.target.closest('li') : null;
      if (card === null) open();
      else growPicture(card, open);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list, navigate]);
}
