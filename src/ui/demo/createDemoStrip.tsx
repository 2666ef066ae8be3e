import { type ComponentType, useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import type { LoadedDemo } from './LoadedDemo';

/**
 * The component that renders the demo strip. It stands after the page and loads by itself. It does not suspend, because
 * React does not hydrate a prerendered page while a sibling is suspended.
 */
export function createDemoStrip(load: () => Promise<LoadedDemo>): ComponentType {
  const loadStrip = async (): Promise<ComponentType> => {
    const { viewModel, Strip } = await load();
    return function LoadedStrip() {
      return <Strip viewModel={viewModel} />;
    };
  };
  return function DemoSlot() {
    const { Part: LoadedStrip, prepare } = useOnDemand(loadStrip);
    useEffect(() => whenNetworkIdle(prepare), [prepare]);
    return LoadedStrip && <LoadedStrip />;
  };
}
