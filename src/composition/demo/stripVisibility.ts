import type { StripVisibility } from '@/ui/demo/DemoViewModel';

const KEY = 'amin.demo.strip';

/** Whether the strip is hidden in this tab. Where storage is forbidden it comes back with the next document. */
export function stripVisibility(storage: () => Storage): StripVisibility {
  return {
    get isHidden() {
      try {
        return storage().getItem(KEY) === 'hidden';
      } catch {
        return false;
      }
    },
    hide() {
      try {
        storage().setItem(KEY, 'hidden');
      } catch {
        /* Seen again, nothing worse. */
      }
    },
  };
}
