import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { ProductViewModelsContext, useViewModels } from './ViewModelsContext';

/** Brings the signed-in product's view models to the screens behind the guard. */
export function ProductRoute() {
  const product = use(useViewModels().loadProduct());
  return (
    <ProductViewModelsContext value={product}>
      <Outlet />
    </ProductViewModelsContext>
  );
}
