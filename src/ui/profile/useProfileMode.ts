import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/ui/shell/paths';
import type { ProfileMode } from './ProfileViewModel';

/** Marks the entry of the history that editing was begun from the view, which Back leads to. */
const FROM_VIEW = 'from-view';

interface ProfileAddress {
  readonly mode: ProfileMode;
  /** Asked for twice before the page has followed, it is one entry of the history. */
  readonly edit: () => void;
  readonly leaveEditing: () => void;
}

/** Viewing and editing are two addresses of one page, so that Back leaves editing. */
export function useProfileMode(): ProfileAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  return {
    mode: search.get('mode') === 'edit' ? 'edit' : 'view',
    edit: () => {
      if (!isBrowserThere()) void navigate(paths.profileEditing, { state: FROM_VIEW });
    },
    leaveEditing: () => {
      if (state === FROM_VIEW) void navigate(-1);
      else void navigate(paths.profile, { replace: true });
    },
  };
}

/** The browser is there at once; the page follows when it has time. */
function isBrowserThere(): boolean {
  return `${location.pathname}${location.search}` === paths.profileEditing;
}
