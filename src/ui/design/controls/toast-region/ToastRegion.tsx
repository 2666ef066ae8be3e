import { Check, CircleAlert, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastStateContext as ToastStateContext,
} from 'react-aria-components/Toast';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import styles from './toast-region.module.scss';

interface ToastContent {
  readonly kind: 'success' | 'error';
  /** The event in one line. */
  readonly title: ReactNode;
  /** The reason or the next step, if there is one. */
  readonly detail?: ReactNode;
}

export type ToastQueue = AriaToastQueue<ToastContent>;

/** A queue of toasts. `add` shows one. At most three are visible and later ones wait. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 });
}

interface ToastRegionProps {
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
  const isVisible = useIsPageVisible();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (list.current === null ? undefined : keepScrollClearOf(list.current)), []);
  return (
    <div
      role="presentation"
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && closeToast(queue, event)}
    >
      <PageLocale>
        <AriaToastRegion queue={queue} aria-label={label} className={styles['region'] ?? ''}>
          <div
            ref={list}
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
      </PageLocale>
    </div>
  );
}

/** Scrolls what is focused to a place above the toasts (WCAG 2.4.11). */
function keepScrollClearOf(toasts: HTMLElement): () => void {
  const root = document.documentElement.style;
  const write = () => {
    root.scrollPaddingBlockEnd = `calc(var(--action-bar-size) + var(--space-8) + ${toasts.offsetHeight}px)`;
  };
  write();
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(write);
  observer?.observe(toasts);
  return () => {
    observer?.disconnect();
    root.scrollPaddingBlockEnd = '';
  };
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

function useIsPageVisible(): boolean {
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

/**
 * Milliseconds after which a toast closes. They do not count while the page is hidden, or while a toast has hover or
 * focus.
 */
const LIFETIME = 5000;

interface ToastMessageProps {
  readonly toast: QueuedToast<ToastContent>;
  readonly closeLabel: string;
  readonly isPaused: boolean;
}

function ToastMessage({ toast, closeLabel, isPaused }: ToastMessageProps) {
  const queue = use(ToastStateContext);
  const { kind, title, detail } = toast.content;
  useCountdown(isPaused, () => queue?.close(toast.key));
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
      <span
        className={styles['line']}
        style={{ animationDuration: `${LIFETIME}ms` }}
        data-paused={isPaused || undefined}
        aria-hidden="true"
      />
    </AriaToast>
  );
}

/** Calls `onEnd` once the lifetime is over. Time in which `isPaused` is true does not count. */
function useCountdown(isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(LIFETIME);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Math.abs(Date.now() - startedAt);
    };
  }, [isPaused]);
}
