import { useCallback, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnDemand } from '@/ui/shell/useOnDemand';

interface Menu<Props> {
  /** Undefined until its code has loaded. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isOpen: boolean;
  /** The menu was asked for, and its code could not be loaded. */
  readonly isMissing: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Prefetches the code. */
  readonly prepare: () => void;
}

/**
 * A menu of the header whose code loads on demand. It closes on navigation. When the code arrives late, for example
 * with the connection, the menu stays closed, because the owner may be doing something else by then.
 */
export function useMenu<Props>(load: () => Promise<ComponentType<Props>>): Menu<Props> {
  const { key: locationKey } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const close = useCallback(() => setOpenedAt(undefined), []);
  const { Part, isMissing, request, prepare } = useOnDemand(load, close);
  const isRequested = openedAt === locationKey;
  const open = (): void => {
    request();
    setOpenedAt(locationKey);
  };
  return {
    Part,
    isOpen: isRequested && Part !== undefined,
    isMissing: isRequested && isMissing,
    open,
    close,
    prepare,
  };
}
