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

/**
 * For the screens behind the guard. Undefined while it is found out who is here and while the product's code is on its
 * way: a screen then shows what it shows while its data loads.
 */
export function useProductViewModels(): ProductViewModels | undefined {
  return use(ProductViewModelsContext);
}
