import type { Container } from 'inversify';
import type { LoadedDemo } from '@/ui/demo/LoadedDemo';
import type { Texts } from '@/ui/i18n/Texts';
import { stripVisibility } from './stripVisibility';

/** The strip of the demo now, its world when somebody opens it: a visitor loads nothing of the product for it. */
export async function loadDemo(
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
    const [{ createWorldStage }, container] = await Promise.all([
      import('./createWorldStage'),
      loadContainer(),
    ]);
    return createWorldStage(browser, container);
  });
  return { viewModel, Strip: DemoStrip };
}
