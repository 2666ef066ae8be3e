import { type ComponentType, useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenQuiet } from '@/ui/shell/whenQuiet';
import type { LoadedDemo } from './LoadedDemo';

/**
 * Where the strip of the demo stands. It comes after the page, and without it the page is whole. Nothing suspends for
 * it: React takes over no written page while it waits for something beside it.
 */
export function createDemoSlot(load: () => Promise<LoadedDemo>): ComponentType {
  const loadStrip = async (): Promise<ComponentType> => {
    const { viewModel, Strip } = await load();
    return function LoadedStrip() {
      return <Strip viewModel={viewModel} />;
    };
  };
  return function DemoSlot() {
    const { Part: LoadedStrip, prepare } = useOnDemand(loadStrip);
    useEffect(() => whenQuiet(prepare), [prepare]);
    return LoadedStrip && <LoadedStrip />;
  };
}
