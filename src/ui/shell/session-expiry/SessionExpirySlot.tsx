import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Lazy } from '@/ui/shell/loading/lazy';
import { lazyPart, useLazy, usePart } from '@/ui/shell/loading/lazyPart';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { ownerRouteOf, routeOf } from '@/ui/shell/routePaths';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import type { CreateSessionExpiryViewModel } from './SessionExpiryViewModel';

/* Its texts are in the namespace of the profile page, which is prefetched too. */
const sessionExpiryDialog = lazyPart(
  async () => (await import('./SessionExpiryDialog')).SessionExpiryDialog,
  { texts: ['profile'] },
);

/** The dialog before the session ends, on the pages of the signed-in app. It loads in idle time. */
export const SessionExpirySlot = observer(function SessionExpirySlot() {
  const { session, viewModelFactories } = useViewModels();
  const { pathname } = useLocation();
  const [code, setCode] = useState<Lazy<CreateSessionExpiryViewModel>>();
  const isNeeded = session.user !== undefined && isAppPath(pathname);
  /* The screen loads them, and retries when that fails. */
  const { loaded: factories } = useLazy(
    isNeeded ? viewModelFactories(ownerRouteOf(routeOf(pathname))) : undefined,
  );
  useEffect(() => {
    if (factories !== undefined) setCode(factories.sessionExpiry());
  }, [factories]);
  const retriedPreload = isNeeded ? whenNetworkIdle : undefined;
  const { loaded: create } = useLazy(code, { retriedPreload });
  const { loaded: Dialog } = usePart(sessionExpiryDialog, { retriedPreload });
  return isNeeded && create && Dialog && <Dialog create={create} />;
});
