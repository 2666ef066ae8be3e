import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EDIT_MODE, MODE_PARAMETER, paths } from '@/ui/shell/paths';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import type { ProfileMode } from './ProfileViewModel';

/** The history state of an edit that began from the view, so that leaving the edit can go back. */
const FROM_VIEW = 'from-view';

interface ProfileModeControl {
  readonly mode: ProfileMode;
  /** A second call before the router has updated adds no second history entry. */
  readonly edit: () => void;
  readonly leaveEditing: () => void;
}

/** Viewing and editing are two URLs of one page, so that Back ends editing. */
export function useProfileMode(): ProfileModeControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  return {
    mode: search.get(MODE_PARAMETER) === EDIT_MODE ? 'edit' : 'view',
    edit: () => {
      if (!isEditingUrl()) void navigate(paths.profileEditing, { state: FROM_VIEW });
    },
    leaveEditing: () => {
      if (state === FROM_VIEW) void navigate(-1);
      else void navigate(paths.profile, { replace: true });
    },
  };
}

/** Whether `location` already has the editing URL. It changes before the router renders again. */
function isEditingUrl(): boolean {
  return parsePathname(location.pathname).path + location.search === paths.profileEditing;
}
