import { readItem, writeItem } from '@/adapters/browser/storageItems';
import type { StripVisibility } from '@/ui/demo/DemoViewModel';

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
