import { observer } from 'mobx-react-lite';
import { use, useDeferredValue } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ownerRouteOf, routeOf } from './routePaths';
import { SignedInViewModelsContext, useViewModels } from './ViewModelsContext';

/**
 * Provides the view models of the signed-in app to its screens. Until the owner is known and the code has loaded, the
 * screen renders its loading state.
 */
export const SignedInRoute = observer(function SignedInRoute() {
  const viewModels = useViewModels();
  const isOwnerKnown = viewModels.session.state.kind === 'signed-in';
  /* A deferred value lets React keep the current screen while the code loads. */
  const mayWait = useDeferredValue(isOwnerKnown);
  const route = ownerRouteOf(routeOf(useLocation().pathname));
  const loaded = isOwnerKnown ? viewModels.loadedSignedIn(route) : undefined;
  const awaited =
    loaded === undefined && isOwnerKnown && mayWait ? use(viewModels.loadSignedIn(route)) : undefined;
  return (
    <SignedInViewModelsContext value={loaded ?? awaited}>
      <Outlet />
    </SignedInViewModelsContext>
  );
});
