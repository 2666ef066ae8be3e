import { Check, CircleAlert, X } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastStateContext as ToastStateContext,
} from 'react-aria-components/Toast';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { ToastContent } from './toastQueue';
import styles from './toast-region.module.scss';

/**
 * Milliseconds after which a toast closes. They do not count while the page is hidden, or while a toast has hover or
 * focus. The animation in the style sheet has the same duration.
 */
const LIFETIME = 5000;

interface ToastMessageProps {
  readonly toast: QueuedToast<ToastContent>;
  readonly closeLabel: string;
  readonly isPaused: boolean;
}

export function ToastMessage({ toast, closeLabel, isPaused }: ToastMessageProps) {
  const queue = use(ToastStateContext);
  const { kind, title, detail } = toast.content;
  useCountdown(LIFETIME, isPaused, () => queue?.close(toast.key));
  return (
    <AriaToast toast={toast} className={classNames(styles['toast'], styles[kind])}>
      <span className={styles['disc']} aria-hidden="true">
        <Icon of={kind === 'success' ? Check : CircleAlert} />
      </span>
      <AriaToastContent className={styles['content']} role={kind === 'success' ? 'status' : 'alert'}>
        <Text slot="title" className={styles['title'] ?? ''}>
          {title}
        </Text>
        {detail !== undefined && (
          <Text slot="description" className={styles['detail'] ?? ''}>
            {detail}
          </Text>
        )}
      </AriaToastContent>
      <Button slot="close" className={styles['close'] ?? ''} aria-label={closeLabel}>
        <Icon of={X} />
      </Button>
      <span className={styles['line']} data-paused={isPaused || undefined} aria-hidden="true" />
    </AriaToast>
  );
}

/** Calls `onEnd` once, after `duration` milliseconds in which `isPaused` was false. */
function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
