import { createContext, use } from 'react';
import type { ViewModelFactories, ViewModels } from './ViewModels';

export const ViewModelsContext = createContext<ViewModels | undefined>(undefined);

export const ViewModelFactoriesContext = createContext<ViewModelFactories | undefined>(undefined);

export function useViewModels(): ViewModels {
  const viewModels = use(ViewModelsContext);
  if (viewModels === undefined) throw new Error('useViewModels needs a ViewModelsContext around it');
  return viewModels;
}

/** Undefined until the owner is known and the code has loaded. Until then, the screen renders its loading state. */
export function useViewModelFactories(): ViewModelFactories | undefined {
  return use(ViewModelFactoriesContext);
}
