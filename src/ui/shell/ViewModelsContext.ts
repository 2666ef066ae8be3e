import { createContext, use } from 'react';
import type { ProductViewModels, ViewModels } from './ViewModels';

/** Undefined outside of the app, which is a bug in the caller. */
export const ViewModelsContext = createContext<ViewModels | undefined>(undefined);
export const ProductViewModelsContext = createContext<ProductViewModels | undefined>(undefined);

export function useViewModels(): ViewModels {
  const viewModels = use(ViewModelsContext);
  if (viewModels === undefined) throw new Error('ViewModels are provided by the app');
  return viewModels;
}

/** For the screens behind the guard. */
export function useProductViewModels(): ProductViewModels {
  const product = use(ProductViewModelsContext);
  if (product === undefined) throw new Error('Product view models are provided to protected routes');
  return product;
}
