import { type ComponentType, Suspense, use } from 'react';
import { useIsTakenOver } from '@/ui/shell/hydration/useIsTakenOver';
import type { LoadedDemo } from './LoadedDemo';

/** Where the strip of the demo stands. It comes after the page, and without it the page is whole. */
export function createDemoSlot(load: () => Promise<LoadedDemo>): ComponentType {
  return function DemoSlot() {
    if (!useIsTakenOver()) return undefined;
    return (
      <Suspense>
        <LoadedStrip loading={load()} />
      </Suspense>
    );
  };
}

function LoadedStrip({ loading }: { readonly loading: Promise<LoadedDemo> }) {
  const { viewModel, Strip } = use(loading);
  return <Strip viewModel={viewModel} />;
}
