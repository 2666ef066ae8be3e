import type { ComponentType } from 'react';
import type { DemoControls } from '@/application/ports/DemoControls';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import type { StripVisibility } from './DemoViewModel';

/**
 * Creates the component of the demo strip, whose code loads after the page. The component does not suspend, because
 * React would not hydrate the prerendered page until it is loaded.
 * @param loadControls Loads the demo world. Called when the strip is used, so that other visitors do not download it.
 */
export function createDemoStrip(
  visibility: StripVisibility,
  loadControls: () => Promise<DemoControls>,
): ComponentType {
  const strip = lazyPart(
    async () => {
      const [{ DemoStrip }, { DemoViewModel }] = await Promise.all([
        import('./DemoStrip'),
        import('./DemoViewModel'),
      ]);
      const viewModel = new DemoViewModel(visibility, loadControls);
      return function LoadedStrip() {
        return <DemoStrip viewModel={viewModel} />;
      };
    },
    { texts: ['demo'] },
  );
  return function DemoSlot() {
    const { loaded: LoadedStrip } = usePart(strip, { preload: whenNetworkIdle });
    return LoadedStrip && <LoadedStrip />;
  };
}
