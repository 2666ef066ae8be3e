import type { Clock } from '@/application/ports/Clock';

/** Settles like the promise, or resolves with `fallback` after the timeout. A later result is ignored. */
export async function withFallbackOnTimeout<Value, Fallback>(
  clock: Clock,
  milliseconds: number,
  promise: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  let cancel: (() => void) | undefined;
  const timeout = new Promise<Fallback>((resolve) => {
    cancel = clock.after(milliseconds, () => {
      resolve(fallback);
    });
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    cancel?.();
  }
}
