import type { Clock } from '@/application/ports/Clock';

/** Resolves with the value of the promise, or with `fallback` after the timeout. */
export async function withTimeout<Value, Fallback>(
  clock: Clock,
  milliseconds: number,
  value: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  let cancel: (() => void) | undefined;
  const timeout = new Promise<Fallback>((resolve) => {
    cancel = clock.after(milliseconds, () => {
      resolve(fallback);
    });
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    cancel?.();
  }
}
