import { readItem, writeItem } from '../storage/storageItems';

const STRIP_KEY = 'amin.demo.strip';

/** Whether the strip of the demo is hidden in this tab. Where storage is blocked, the next document shows it again. */
export function stripVisibility(storage: () => Storage) {
  return {
    get isHidden() {
      return readItem(storage, STRIP_KEY) === 'hidden';
    },
    hide: () => writeItem(storage, STRIP_KEY, 'hidden'),
  };
}
