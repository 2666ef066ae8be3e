import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import {
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { ToastMessage } from './ToastMessage';
import type { ToastContent, ToastQueue } from './toastQueue';
import styles from './toast-region.module.scss';

export interface ToastRegionProps {
  readonly queue: ToastQueue;
  /** The accessible name of the landmark, for example "Notifications". */
  readonly label: string;
  /** The accessible name of the close button of each toast. */
  readonly closeLabel: string;
}

/**
 * The region of the toasts, at the bottom inline start, on phones across the page and above the action bar. It is
 * mounted only while there are toasts, because React Aria registers its landmark (F6) when it mounts.
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

/** The listeners for focus and Escape are on a wrapper, because F6 focuses the region itself. */
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
      <PageLocale>
        <AriaToastRegion queue={queue} aria-label={label} className={styles['region'] ?? ''}>
          <div onPointerEnter={() => setIsHovered(true)} onPointerLeave={() => setIsHovered(false)}>
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
      </PageLocale>
    </div>
  );
}

/** Closes the focused toast, or the newest one when the region itself has the focus. */
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

/** Whether the page is visible (`document.visibilityState`). */
function usePageIsVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
