import {
  createElement,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import type { Namespace, Texts } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { loadChunk } from './ChunkLoadError';
import { lazy, type Lazy } from './lazy';
import { loadWithRetry } from './loadWithRetry';
import { withoutReloadOnFailure } from './withoutReloadOnFailure';

/** Runs `work` at some time, for example `whenIdle`. It may return a function that cancels it. */
type Schedule = (work: () => void) => (() => void) | void;

export const atOnce: Schedule = (work) => work();

/** When the code loads without a press. By default it does not. */
export interface LoadSchedules {
  readonly request?: Schedule | undefined;
  readonly preload?: Schedule | undefined;
  /** A preload that retries while the component is mounted, for code that no press requests. */
  readonly retriedPreload?: Schedule | undefined;
}

/** With the waits of `loadWithRetry` they take four and a half minutes. A later release may have removed the code. */
const MAX_PRELOADS = 20;

interface LazyUse<Value> {
  /** Undefined until it has loaded. */
  readonly loaded: Value | undefined;
  /** The request has failed at least once. It stays true when a retry loads the code, until the next request. */
  readonly hasFailed: boolean;
  /**
   * Loads the code and retries until it succeeds. While offline it waits for a connection. A page of an earlier release
   * reloads.
   */
  readonly request: () => void;
  /** Loads the code before it is needed. A failure is ignored and does not reload the page. */
  readonly preload: () => void;
}

/** A component with its texts, whose code loads after the page: a screen, or a part of one. */
export interface LazyPart<Props extends object> {
  /** Suspends until the part has loaded. Throws `ChunkLoadError` when that fails. */
  readonly Component: ComponentType<Props>;
  /** The code for an app with these texts. */
  readonly code: (texts: Texts) => Lazy<ComponentType<Props>>;
}

/**
 * Define it in the file that shows it: `lazyPart(async () => (await import('./Part')).Part, { texts: ['namespace']
 * })`. Once it has loaded, it renders at once.
 */
export function lazyPart<Props extends object = object>(
  load: (texts: Texts) => Promise<ComponentType<Props>>,
  { texts: namespaces }: { readonly texts?: readonly Namespace[] } = {},
): LazyPart<Props> {
  const codes = new WeakMap<Texts, Lazy<ComponentType<Props>>>();
  const create = (texts: Texts) =>
    lazy(async () => {
      const [part] = await loadChunk(async () =>
        Promise.all([load(texts), namespaces && texts.require(namespaces)]),
      );
      return part;
    });
  const code = (texts: Texts): Lazy<ComponentType<Props>> => {
    const known = codes.get(texts) ?? create(texts);
    codes.set(texts, known);
    return known;
  };
  return {
    Component: function Part(props) {
      return createElement(use(code(useTranslation().texts).read()), props);
    },
    code,
  };
}

/**
 * A part in a place that stays usable without it, and that reserves its space:
 * `const { loaded: Part } = usePart(part, { request: whenIdle })`.
 */
export function usePart<Props extends object>(
  part: LazyPart<Props>,
  schedules?: LoadSchedules,
): LazyUse<ComponentType<Props>> {
  return useLazy(part.code(useTranslation().texts), schedules);
}

/** Lazy code in a component. `code` may be undefined at first, and may be replaced by other code. */
export function useLazy<Value>(
  code: Lazy<Value> | undefined,
  { request: requestSchedule, preload: preloadSchedule, retriedPreload }: LoadSchedules = {},
): LazyUse<Value> {
  const loaded = useSyncExternalStore(code?.subscribe ?? subscribeToNothing, () => code?.loaded, nothing);
  const [hasFailed, setHasFailed] = useState(false);
  const requested = useRef<Lazy<Value>>(undefined);
  const request = useCallback(() => {
    if (code?.loaded !== undefined) setHasFailed(false);
    else if (code !== undefined && requested.current !== code) {
      requested.current = code;
      setHasFailed(false);
      void loadWithRetry(code.load, () => setHasFailed(requested.current === code));
    }
  }, [code]);
  const loadQuietly = useCallback(async () => {
    /* A request that is running retries by itself. */
    if (code !== undefined && requested.current !== code) await withoutReloadOnFailure(code.load);
  }, [code]);
  const preload = useCallback(() => void loadQuietly().catch(() => undefined), [loadQuietly]);
  useEffect(() => requestSchedule?.(request), [requestSchedule, request]);
  useEffect(() => preloadSchedule?.(preload), [preloadSchedule, preload]);
  useEffect(() => {
    let left = MAX_PRELOADS;
    const load = async (): Promise<void> => (left-- > 0 ? loadQuietly() : undefined);
    const cancel = retriedPreload?.(() => void loadWithRetry(load));
    return () => {
      left = 0;
      cancel?.();
    };
  }, [retriedPreload, loadQuietly]);
  return { loaded, hasFailed, request, preload };
}

const nothing = (): undefined => undefined;
const subscribeToNothing = () => nothing;
