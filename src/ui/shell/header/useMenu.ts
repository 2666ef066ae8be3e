import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePart, type LazyPart, type LoadSchedules } from '@/ui/shell/loading/lazyPart';

/**
 * A menu or panel whose code loads on demand. It closes on navigation. When the code arrives late, for example
 * after an outage, the menu stays closed, because the owner may be doing something else by then.
 */
export function useMenu<Props extends object>(menu: LazyPart<Props>, schedules?: LoadSchedules) {
  const { key: locationKey } = useLocation();
  const [openLocationKey, setOpenLocationKey] = useState<string>();
  const close = useCallback(() => setOpenLocationKey(undefined), []);
  const { loaded: Part, hasFailed, request, preload } = usePart(menu, schedules);
  const isRequested = openLocationKey === locationKey;
  /* Back to the location of the press does not open the menu again. */
  if (openLocationKey !== undefined && !isRequested) close();
  const open = (): void => {
    request();
    setOpenLocationKey(locationKey);
  };
  return {
    /** Undefined until its code has loaded. */
    Part,
    isOpen: isRequested && Part !== undefined && !hasFailed,
    /** The menu was opened, but its code could not be loaded. */
    isMissing: isRequested && Part === undefined && hasFailed,
    open,
    close,
    /** Loads the code before it is needed. */
    preload,
  };
}
