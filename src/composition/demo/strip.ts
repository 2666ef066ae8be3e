import { readItem, writeItem } from '@/adapters/browser/storageItems';
import type { DemoControls } from '@/application/ports/DemoControls';
import type { StripVisibility } from '@/ui/demo/DemoViewModel';
import type { LoadedDemo } from '@/ui/demo/LoadedDemo';
import type { Texts } from '@/ui/i18n/Texts';

/** Loads the demo strip. The demo world loads when the strip is opened, so that a visitor does not download it. */
export async function loadDemoStrip(
  browser: Window,
  texts: Texts,
  loadControls: () => Promise<DemoControls>,
): Promise<LoadedDemo> {
  const storage = (): Storage => browser.sessionStorage;
  const [{ DemoStrip }, { DemoViewModel }] = await Promise.all([
    import('@/ui/demo/DemoStrip'),
    import('@/ui/demo/DemoViewModel'),
    texts.require(['demo']),
  ]);
  const viewModel = new DemoViewModel(stripVisibility(storage), loadControls);
  return { viewModel, Strip: DemoStrip };
}

const STRIP_KEY = 'amin.demo.strip';

/** Whether the strip is hidden in this tab. Without sessionStorage the next document shows it again. */
export function stripVisibility(storage: () => Storage): StripVisibility {
  return {
    get isHidden() {
      return readItem(storage, STRIP_KEY) === 'hidden';
    },
    hide: () => writeItem(storage, STRIP_KEY, 'hidden'),
  };
}
