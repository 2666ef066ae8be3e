import type { Container } from 'inversify';
import type { LoadedDemo } from '@/ui/demo/LoadedDemo';
import type { Texts } from '@/ui/i18n/Texts';
import { stripVisibility } from './stripVisibility';

/** Loads the demo strip. The demo world loads when the strip is opened, so that a visitor does not download it. */
export async function loadDemoStrip(
  browser: Window,
  texts: Texts,
  loadContainer: () => Promise<Container>,
): Promise<LoadedDemo> {
  const storage = (): Storage => browser.sessionStorage;
  const [{ DemoStrip }, { DemoViewModel }] = await Promise.all([
    import('@/ui/demo/DemoStrip'),
    import('@/ui/demo/DemoViewModel'),
    texts.require(['demo']),
  ]);
  const viewModel = new DemoViewModel(stripVisibility(storage), async () => {
    const [{ createWorldControls }, container] = await Promise.all([
      import('./WorldControls'),
      loadContainer(),
    ]);
    return createWorldControls(browser, container);
  });
  return { viewModel, Strip: DemoStrip };
}
