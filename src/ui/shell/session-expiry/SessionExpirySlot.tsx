import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { lazyPart, useLazy, usePart } from '@/ui/shell/loading/lazyPart';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

/* Its texts are in the namespace of the profile page, which is prefetched too. */
const sessionExpiryDialog = lazyPart(
  async () => (await import('./SessionExpiryDialog')).SessionExpiryDialog,
  { texts: ['profile'] },
);

/** The dialog before the session ends, on the pages of the signed-in app. It loads in idle time. */
export const SessionExpirySlot = observer(function SessionExpirySlot() {
  const { session, sessionExpiry } = useViewModels();
  const { pathname } = useLocation();
  const isNeeded = session.user !== undefined && isAppPath(pathname);
  const retriedPreload = isNeeded ? whenNetworkIdle : undefined;
  const { loaded: create } = useLazy(sessionExpiry, { retriedPreload });
  const { loaded: Dialog } = usePart(sessionExpiryDialog, { retriedPreload });
  return isNeeded && create && Dialog && <Dialog create={create} />;
});
