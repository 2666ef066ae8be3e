import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Lazy } from '@/ui/shell/loading/lazy';
import { lazyPart, useLazy, usePart } from '@/ui/shell/loading/lazyPart';
import { loadWithRetry } from '@/ui/shell/loading/loadWithRetry';
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
  useEffect(() => {
    if (!isNeeded || code !== undefined) return;
    /* The screen itself shows that code could not be loaded. */
    const { load } = viewModelFactories(ownerRouteOf(routeOf(pathname)));
    void loadWithRetry(load).then((viewModels) => setCode(viewModels.sessionExpiry()));
  }, [isNeeded, code, pathname, viewModelFactories]);
  const preload = isNeeded ? whenNetworkIdle : undefined;
  const { loaded: create } = useLazy(code, { preload });
  const { loaded: Dialog } = usePart(sessionExpiryDialog, { preload });
  return isNeeded && create && Dialog && <Dialog create={create} />;
});
