import { useState } from 'react';
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

/** Where toasts appear: bottom inline start, on phones across the page and above the action bar. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} aria-label={label} className={styles['region'] ?? ''}>
      <ToastStack closeLabel={closeLabel} />
    </AriaToastRegion>
  );
}

/** Mounted only while there are toasts, so a pause never outlives the toasts it was for. */
function ToastStack({ closeLabel }: { readonly closeLabel: string }) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isVisible = usePageIsVisible();
  return (
    <div
      className={styles['stack']}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
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
  );
}
