import { Suspense, use } from 'react';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import type { LoadedDemo } from './LoadedDemo';

/** Where the strip of the demo stands. It comes after the page, and without it the page is whole. */
export function DemoSlot() {
  const { loadDemo } = useViewModels();
  return (
    loadDemo && (
      <Suspense>
        <LoadedStrip loading={loadDemo()} />
      </Suspense>
    )
  );
}

function LoadedStrip({ loading }: { readonly loading: Promise<LoadedDemo> }) {
  const { viewModel, Strip } = use(loading);
  return <Strip viewModel={viewModel} />;
}
