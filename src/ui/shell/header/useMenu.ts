import { useCallback, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { usePart, type LazyPart, type LoadSchedules } from '@/ui/shell/loading/lazyPart';

interface Menu<Props> {
  /** Undefined until its code has loaded. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isOpen: boolean;
  /** The menu was opened, but its code could not be loaded. */
  readonly isMissing: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Loads the code before it is needed. */
  readonly preload: () => void;
}

/**
 * A menu of the header whose code loads on demand. It closes on navigation. When the code arrives late, for example
 * after an outage, the menu stays closed, because the owner may be doing something else by then.
 */
export function useMenu<Props extends object>(menu: LazyPart<Props>, schedules?: LoadSchedules): Menu<Props> {
  const { key: locationKey } = useLocation();
  const [openLocationKey, setOpenLocationKey] = useState<string>();
  const close = useCallback(() => setOpenLocationKey(undefined), []);
  const { loaded: Part, hasFailed, request, preload } = usePart(menu, schedules);
  const isRequested = openLocationKey === locationKey;
  const open = (): void => {
    request();
    setOpenLocationKey(locationKey);
  };
  return {
    Part,
    isOpen: isRequested && Part !== undefined && !hasFailed,
    isMissing: isRequested && Part === undefined && hasFailed,
    open,
    close,
    preload,
  };
}
