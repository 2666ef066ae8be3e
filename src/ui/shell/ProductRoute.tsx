import { observer } from 'mobx-react-lite';
import { use, useDeferredValue } from 'react';
import { Outlet } from 'react-router-dom';
import { ProductViewModelsContext, useViewModels } from './ViewModelsContext';

/**
 * Brings the signed-in product's view models to the screens behind the guard. Until it is known who is here, and while
 * the product's code is on its way, the screen stands there as it does while its data loads.
 */
export const ProductRoute = observer(function ProductRoute() {
  const viewModels = useViewModels();
  const isOwnerKnown = viewModels.session.state.kind === 'signed-in';
  /* What is deferred waits behind what is shown: the screen is not taken away for the code. */
  const mayWait = useDeferredValue(isOwnerKnown);
  const loaded = isOwnerKnown ? viewModels.loadedProduct : undefined;
  const awaited = loaded === undefined && isOwnerKnown && mayWait ? use(viewModels.loadProduct()) : undefined;
  return (
    <ProductViewModelsContext value={loaded ?? awaited}>
      <Outlet />
    </ProductViewModelsContext>
  );
});
