import type { ComponentType } from 'react';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import type { LoadedDemo } from './LoadedDemo';

/**
 * The component that renders the demo strip. It is rendered after the page and loads by itself. It does not suspend, because
 * React does not hydrate a prerendered page while a sibling is suspended.
 */
export function createDemoStrip(load: () => Promise<LoadedDemo>): ComponentType {
  const strip = lazyPart(async () => {
    const { viewModel, Strip } = await load();
    return function LoadedStrip() {
      return <Strip viewModel={viewModel} />;
    };
  });
  return function DemoSlot() {
    const { loaded: LoadedStrip } = usePart(strip, { preload: whenNetworkIdle });
    return LoadedStrip && <LoadedStrip />;
  };
}
