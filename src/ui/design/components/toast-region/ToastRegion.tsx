import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import {
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { ToastMessage } from './ToastMessage';
import styles from './toast-region.module.scss';
import type { ToastContent, ToastQueue } from './toastQueue';
import { usePageIsVisible } from './usePageIsVisible';

export interface ToastRegionProps {
  readonly queue: ToastQueue;
  /** Names the landmark, as "Notifications". */
  readonly label: string;
  /** Names the close button of each toast. */
  readonly closeLabel: string;
}

/**
 * Where toasts appear: bottom inline start, on phones across the page and above the action bar. Mounted only while there
 * are toasts: the library registers a landmark, which F6 leads to, when it mounts and is in the document.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { queue } = props;
  const hasToasts = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  return hasToasts && <FilledRegion {...props} />;
}

/** The focus and Escape are noticed around the region, which itself has the focus after F6. */
function FilledRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isVisible = usePageIsVisible();
  return (
    <div
      role="presentation"
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && closeToast(queue, event)}
    >
      <AriaToastRegion queue={queue} aria-label={label} className={styles['region'] ?? ''}>
        <div
          className={styles['stack']}
          onPointerEnter={() => setIsHovered(true)}
          onPointerLeave={() => setIsHovered(false)}
        >
          <ToastList<ToastContent> className={styles['list'] ?? ''}>
            {({ toast }) => (
              <ToastMessage
                toast={toast}
                closeLabel={closeLabel}
                isPaused={isHovered || isFocused || !isVisible}
              />
            )}
          </ToastList>
        </div>
      </AriaToastRegion>
    </div>
  );
}

/** Closes the toast that has the focus, or the newest one when the region itself has it. */
function closeToast(queue: ToastQueue, event: KeyboardEvent<HTMLElement>): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const region = target?.closest('[role="region"]');
  const toasts = [...(region?.querySelectorAll('[role="alertdialog"]') ?? [])];
  const position = toasts.findIndex((toast) => target !== undefined && toast.contains(target));
  const toast = queue.visibleToasts[Math.max(position, 0)];
  if (toast === undefined) return;
  event.stopPropagation();
  queue.close(toast.key);
}
