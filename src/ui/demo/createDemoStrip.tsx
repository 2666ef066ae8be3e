import type { ComponentType } from 'react';
import type { DemoControls } from '@/application/ports/DemoControls';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import type { StripVisibility } from './DemoViewModel';

/**
 * The component of the demo strip, whose code loads in idle time. It does not suspend, because React does not hydrate a
 * prerendered page while a sibling is suspended.
 * @param loadControls Loads the demo world when the strip is used, so that a visitor does not download it.
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
    const { loaded: LoadedStrip } = usePart(strip, { retriedPreload: whenNetworkIdle });
    return LoadedStrip && <LoadedStrip />;
  };
}
